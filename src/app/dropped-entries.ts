import type { Source } from '#state/loading.ts'

/** Deeper or larger trees are not debug bundles. */
const MOST_FILES = 2000

/**
 * The files of dropped folders, or null when no folder was dropped. Must be called while the drop event is handled: the
 * browser takes the entries away afterwards. Hidden files are left out.
 */
export function droppedFolders(data: DataTransfer): Promise<readonly Source[]> | null {
  const entries = [...data.items].flatMap(item => item.webkitGetAsEntry() ?? [])
  return entries.some(entry => entry.isDirectory) ? filesUnder(entries) : null
}

async function filesUnder(roots: readonly FileSystemEntry[]): Promise<readonly Source[]> {
  const sources: Source[] = []
  const waiting = [...roots]
  for (let entry = waiting.shift(); entry && sources.length < MOST_FILES; entry = waiting.shift()) {
    if (entry.name.startsWith('.')) continue
    if (isFolder(entry)) waiting.push(...(await childrenOf(entry)))
    else if (isFile(entry)) {
      const file = await fileOf(entry)
      const name = entry.fullPath.replace(/^\//, '')
      if (file) sources.push({ name, blob: file, modified: file.lastModified, optional: name.includes('/') })
    }
  }
  return sources
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

/** Browsers give a hundred entries at a time, and none at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>(resolve => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0 || all.length > MOST_FILES) return all
    all.push(...some)
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise(resolve => entry.file(resolve, () => resolve(null)))
}
