import type { LibraryItem, MediaKind } from '../media/media-client.ts'
import { t } from '../texts.ts'
import type { MediumKind, MediumValues } from './product-values.ts'

const endings: Readonly<Record<Exclude<MediumKind, 'image'>, readonly string[]>> = {
  video: ['mp4', 'm4v', 'mov', 'webm', 'ogv'],
  audio: ['mp3', 'm4a', 'ogg', 'wav', 'flac'],
  document: ['pdf', 'doc', 'docx', 'odt', 'txt', 'xls', 'xlsx'],
  zip: ['zip'],
}

/** Kind of the medium at an address, as the server decides it by the ending; a picture by default. */
export function kindOfAddress(url: string): MediumKind {
  const ending = /\.([a-z0-9]+)$/i.exec(url.replace(/[?#].*$/s, ''))?.[1]?.toLowerCase() ?? ''
  const found = Object.entries(endings).find(([, all]) => all.includes(ending))?.[0]
  return (found as MediumKind | undefined) ?? 'image' // a key of the table
}

export const kindNames: Record<MediumKind, string> = {
  image: t('admin.product.picture'),
  video: t('admin.product.video'),
  audio: t('admin.product.audio'),
  document: t('admin.product.document'),
  zip: t('admin.product.archive'),
}

/** Kinds chosen from the library, and their labels. */
export const pickedKinds: readonly { kind: MediumKind; label: string }[] = [
  { kind: 'image', label: t('admin.product.pictures') },
  { kind: 'video', label: t('admin.product.videos') },
  { kind: 'audio', label: t('admin.product.audioFiles') },
  { kind: 'document', label: t('admin.product.documents') },
  { kind: 'zip', label: t('admin.product.archives') },
]

/** The library's word for a kind. */
export const libraryKind = (kind: MediumKind): MediaKind => (kind === 'zip' ? 'archive' : kind)

/** A file of the library as a medium of the product; undefined of one that is for sale, which is never shown. */
export function mediumOf({ id, url, kind, filename, alt = '' }: LibraryItem): MediumValues | undefined {
  if (!url) return undefined
  return { id, url, kind: kind === 'archive' ? 'zip' : kind, poster: '', alt, name: kind === 'image' ? '' : filename }
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Media that lie elsewhere have ids of another form. */
export const isLibraryId = (id: string): boolean => new RegExp(`^${UUID}$`).test(id)

/** The id of a file of our own library, as its address says it. */
export const libraryId = (url: string): string | undefined => new RegExp(`/media/(${UUID})$`).exec(url)?.[1]
