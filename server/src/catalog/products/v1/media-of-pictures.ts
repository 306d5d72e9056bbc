import type { Media, MediaItem } from '@fairground/contract/stores/media.ts'
import type { PlatformMedia } from '@fairground/contract/stores/product.ts'
import type { Static } from 'typebox'
import { addressAndSize, formatOf } from '../model/media.ts'
import type { Picture } from '../model/product.ts'

function mediaItem(picture: Picture): Static<typeof MediaItem> {
  const { id, kind = 'image', url, posterUrl, altText, displayName } = picture
  const common = { id, title: displayName ?? altText ?? '', mediaType: kind }
  const shown = addressAndSize(picture)
  if (kind === 'image') return { ...common, image: shown, thumbnail: shown }
  const thumbnail = posterUrl === undefined ? {} : { thumbnail: { ...shown, url: posterUrl } }
  if (kind !== 'video') return { ...common, ...thumbnail }
  return {
    ...common,
    ...thumbnail,
    video: { files: [{ ...shown, format: formatOf(url) }], stillFrameMediaId: posterUrl === undefined ? '' : id },
  }
}

/** Media as catalogue v1 shows them, of products and of collections; the first is the main one. */
export function mediaToWire(pictures: readonly Picture[]): Static<typeof Media> {
  const items = pictures.map(mediaItem)
  return items[0] ? { mainMedia: items[0], items } : { items }
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
