import type { Side } from '#state/facts.ts'
import { openFiles, type Source } from '#state/loading.ts'
import { droppedFolders } from './dropped-entries.ts'
import { panels } from './panels.ts'

export const INPUT_ID = 'profiles'

export function sourcesOf(files: Iterable<File>): Source[] {
  return Array.from(files, file => ({ name: file.name, blob: file, modified: file.lastModified }))
}

/** Opens the browser's file dialog; what is chosen goes to `side`, or where the capture times say. */
export function chooseFiles(side: Side | null): void {
  panels.setState({ side })
  document.getElementById(INPUT_ID)?.click()
}

export function openText(text: string, name: string, side: Side | null): void {
  if (text.trim() === '') return
  void openFiles([{ name, blob: new Blob([text]), modified: null }], side)
}

/** Files or text that was pasted or dropped. Returns false when there was neither. */
export function openTransfer(data: DataTransfer | null, textName: string, side: Side | null): boolean {
  if (!data) return false
  const folders = droppedFolders(data)
  if (folders) {
    void folders.then(sources => openFiles(sources, side))
    return true
  }
  if (data.files.length > 0) {
    void openFiles(sourcesOf(data.files), side)
    return true
  }
  const text = data.getData('text/plain')
  if (text.trim() === '') return false
  openText(text, textName, side)
  return true
}
