import type { MediaFolder } from '@fairground/client/generated/fairground.media-library.ts'
import { t } from '../texts.ts'
import type { LibraryChoice, MediaKind } from './media-client.ts'

export const kindNames: Record<MediaKind, string> = {
  image: t('admin.media.picture'),
  video: t('admin.media.video'),
  audio: t('admin.media.audio'),
  document: t('admin.media.document'),
  archive: t('admin.media.archive'),
}

export const kindChoices: readonly { value: NonNullable<LibraryChoice['kind']> | ''; label: string }[] = [
  { value: '', label: t('admin.media.everyKind') },
  { value: 'image', label: t('admin.media.pictures') },
  { value: 'video', label: t('admin.media.videos') },
  { value: 'audio', label: t('admin.media.audio') },
  { value: 'document', label: t('admin.media.documents') },
  { value: 'archive', label: t('admin.media.archives') },
  { value: 'sold', label: t('admin.media.filesForSale') },
]

interface FolderLine {
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

/** Address of one of our files on this origin, so that a page shows it whatever PUBLIC_URL says. */
export const pathOf = (url: string): string => new URL(url, 'http://here').pathname
