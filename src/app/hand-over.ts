import { saveFile } from '#ui/save-file.ts'

/** Puts text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Lets the browser save text as a file. */
export function saveText(text: string, name: string, type: string): void {
  saveFile(new Blob([text], { type }), name)
}
