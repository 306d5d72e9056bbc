import { createHash } from 'node:crypto'
import { present } from '@fairground/domain/present.ts'
import type { MediaKind, Picture, ProductDoc } from './product.ts'

/** Most media of one product, see `docs/algorithms/limits.md`. */
export const MAX_MEDIA = 50

/** A picture is known by its address: the same address is the same picture. */
export const pictureId = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 32)

const kinds: Readonly<Record<string, MediaKind>> = {
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
  webm: 'video',
  ogv: 'video',
  mp3: 'audio',
  m4a: 'audio',
  ogg: 'audio',
  wav: 'audio',
  flac: 'audio',
  pdf: 'document',
  doc: 'document',
  docx: 'document',
  odt: 'document',
  txt: 'document',
  xls: 'document',
  xlsx: 'document',
  zip: 'zip',
}

/** Kind of the medium at an address, by how it ends; a picture by default. */
export function mediaKindOf(url: string): MediaKind {
  const ending = /\.([a-z0-9]+)$/i.exec(url.replace(/[?#].*$/s, ''))?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(kinds, ending) ? kinds[ending] : undefined) ?? 'image'
}

export const addressAndSize = ({ url, width, height, altText }: Omit<Picture, 'id'>) => ({
  url,
  ...present({ width, height, altText }),
})

/** `mp4` of `.../film.mp4`; empty where the address does not say. */
export const formatOf = (url: string): string => /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? ''

/** Medium that shows a variant: the first one of one of its choices, else of the product. */
export function shownMedium(
  { options, media }: Pick<ProductDoc, 'options' | 'media'>,
  choices: Readonly<Record<string, string>>,
): Picture | undefined {
  const linked = options.flatMap((o) =>
    o.choices.filter((c) => c.description === choices[o.name]).flatMap((c) => c.mediaIds),
  )
  return media.find((medium) => linked.includes(medium.id)) ?? media[0]
}
