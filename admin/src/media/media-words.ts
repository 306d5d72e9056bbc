import type { MediaFolder } from '@fairground/client/generated/fairground.media-library.ts'
import type { LibraryChoice, MediaKind } from './media-client.ts'

export const kindNames: Record<MediaKind, string> = {
  image: 'Picture',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  archive: 'Archive',
}

export const kindChoices: readonly { value: NonNullable<LibraryChoice['kind']> | ''; label: string }[] = [
  { value: '', label: 'Every kind' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Videos' },
  { value: 'audio', label: 'Audio' },
  { value: 'document', label: 'Documents' },
  { value: 'archive', label: 'Archives' },
  { value: 'sold', label: 'Files for sale' },
]

export interface FolderLine {
  readonly id: string
  readonly name: string
  /** 0 at the top. */
  readonly depth: number
}

/** Folders as a tree reads from top to bottom, each below its parent. */
export function folderLines(folders: readonly MediaFolder[], parentId?: string, depth = 0): FolderLine[] {
  return folders
    .filter((folder) => folder.parentId === parentId)
    .flatMap(({ id, name }) => [{ id, name, depth }, ...folderLines(folders, id, depth + 1)])
}

/** The address of a file of ours on this origin, so that a page shows it whatever PUBLIC_URL says. */
export const pathOf = (url: string): string => new URL(url, 'http://here').pathname
