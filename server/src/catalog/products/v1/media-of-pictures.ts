import type { Media, MediaItem } from '@fairground/contract/stores/media.ts'
import type { PlatformMedia } from '@fairground/contract/stores/product.ts'
import type { Static } from 'typebox'
import type { Picture, ProductDoc } from '../model/product.ts'

export const addressAndSize = ({ url, width, height, altText }: Omit<Picture, 'id'>) => ({
  url,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  ...(altText === undefined ? {} : { altText }),
})

/** `mp4` of `.../film.mp4`; empty where the address does not say. */
export const formatOf = (url: string): string => /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? ''

function mediaItem(picture: Picture): Static<typeof MediaItem> {
  const { id, kind = 'image', url, posterUrl, altText, displayName } = picture
  const told = { id, title: displayName ?? altText ?? '', mediaType: kind }
  const shown = addressAndSize(picture)
  if (kind === 'image') return { ...told, image: shown, thumbnail: shown }
  const thumbnail = posterUrl === undefined ? {} : { thumbnail: { ...shown, url: posterUrl } }
  if (kind !== 'video') return { ...told, ...thumbnail }
  return {
    ...told,
    ...thumbnail,
    video: { files: [{ ...shown, format: formatOf(url) }], stillFrameMediaId: posterUrl === undefined ? '' : id },
  }
}

/** Media as catalogue v1 shows them, of products and of collections; the first is the main one. */
export function mediaToWire(pictures: readonly Picture[]): Static<typeof Media> {
  const items = pictures.map(mediaItem)
  return items[0] ? { mainMedia: items[0], items } : { items }
}

/** What shows a variant: the first medium of one of its choices, else of the product. */
export function shownMedium(
  { options, media }: Pick<ProductDoc, 'options' | 'media'>,
  choices: Readonly<Record<string, string>>,
): Picture | undefined {
  const linked = options.flatMap((o) =>
    o.choices.filter((c) => c.description === choices[o.name]).flatMap((c) => c.mediaIds),
  )
  return media.find((medium) => linked.includes(medium.id)) ?? media[0]
}

/** A medium as the platform's clients read it; one that is neither picture nor film is its picture. */
export function platformMedia(medium: Picture): Static<typeof PlatformMedia> {
  const { kind = 'image', url, posterUrl, width = 0, height = 0 } = medium
  const poster = posterUrl === undefined ? [] : [{ url: posterUrl }]
  if (kind === 'video')
    return { video: { url, resolutions: [{ url, width, height, format: formatOf(url) }], posters: poster } }
  if (kind === 'image') return { image: addressAndSize(medium) }
  return poster[0] ? { image: poster[0] } : {}
}
