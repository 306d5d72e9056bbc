import type { FileType } from '@fairground/contract/enumerations/catalog.ts'
import type { MediaKind } from '@fairground/contract/enumerations/media.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { type ImageType, imageType } from './image-type.ts'

interface Kind {
  readonly kind: MediaKind
  readonly fileType: FileType
  /** Endings that a name may have; the first is given to a name that has another. */
  readonly endings: readonly string[]
}

/** Every type that is accepted. HTML, SVG, scripts and programs are none of them. */
const kinds = {
  'image/png': { kind: 'image', fileType: 'SECURE_PICTURE', endings: ['png'] },
  'image/jpeg': { kind: 'image', fileType: 'SECURE_PICTURE', endings: ['jpg', 'jpeg'] },
  'image/webp': { kind: 'image', fileType: 'SECURE_PICTURE', endings: ['webp'] },
  'image/gif': { kind: 'image', fileType: 'SECURE_PICTURE', endings: ['gif'] },
  'image/avif': { kind: 'image', fileType: 'SECURE_PICTURE', endings: ['avif'] },
  'video/mp4': { kind: 'video', fileType: 'SECURE_VIDEO', endings: ['mp4', 'm4v'] },
  'audio/mpeg': { kind: 'audio', fileType: 'SECURE_MUSIC', endings: ['mp3'] },
  'audio/mp4': { kind: 'audio', fileType: 'SECURE_MUSIC', endings: ['m4a'] },
  'application/pdf': { kind: 'document', fileType: 'SECURE_DOCUMENT', endings: ['pdf'] },
  'application/zip': { kind: 'archive', fileType: 'SECURE_ARCHIVE', endings: ['zip', 'epub', 'cbz'] },
} as const satisfies Record<ImageType, Kind> & Record<string, Kind>
export type MimeType = keyof typeof kinds
/** Type of the drawings that the product makes itself; uploads of it are refused. */
export const DRAWING = 'image/svg+xml'

export const kindOf = (mime: MimeType): Kind => kinds[mime]
export const isMimeType = (mime: string): mime is MimeType => Object.hasOwn(kinds, mime)

/** Enough of a file to tell its type. */
export const HEAD_BYTES = 64

/** Brands of MP4 files that browsers play. */
const VIDEO_BRANDS = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV']

/** The type by the first bytes, never by a name or a header. */
export function typeOf(head: Buffer): MimeType | undefined {
  const at = (offset: number, text: string) => head.toString('latin1', offset, offset + text.length) === text
  const image = imageType(head)
  if (image) return image
  if (at(0, '%PDF-1.') || at(0, '%PDF-2.')) return 'application/pdf'
  if (at(0, 'PK\x03\x04') || at(0, 'PK\x05\x06')) return 'application/zip'
  if (at(4, 'ftyp')) {
    if (at(8, 'M4A ')) return 'audio/mp4'
    return VIDEO_BRANDS.some((brand) => at(8, brand)) ? 'video/mp4' : undefined
  }
  if (at(0, 'ID3') || isMp3Frame(head)) return 'audio/mpeg'
  return undefined
}

/** MPEG 1 or 2, layer III, with a bit rate and a sampling rate that exist. */
const isMp3Frame = ([first = 0, second = 0, third = 0]: Buffer): boolean =>
  first === 0xff &&
  (second & 0xe6) === 0xe2 &&
  (second & 0x18) !== 0x08 &&
  third >> 4 !== 0x0f &&
  third >> 4 !== 0 &&
  (third & 0x0c) !== 0x0c

/**
 * A name for people and for what they download: without paths, control characters and directions, and with an ending that
 * fits the bytes, so that no program opens it as something else.
 */
export function fittingName(name: string, mime: MimeType | typeof DRAWING): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .replace(/^.*[\\/]/, '')
    .replace(/[<>:"|?*]/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  const endings = mime === DRAWING ? ['svg'] : kinds[mime].endings
  const given = /\.([A-Za-z0-9]{1,8})$/.exec(clean)?.[1]?.toLowerCase()
  const fits = given !== undefined && (endings as readonly string[]).includes(given)
  const stem = cutText(fits ? clean.slice(0, -given.length - 1) : clean, 180).trim()
  return `${stem === '' ? 'file' : stem}.${fits ? given : endings[0]}`
}
