import type { Media, MediaItem } from '@fairground/contract/stores/media.ts'
import type { Static } from 'typebox'
import type { Picture } from './model.ts'

function mediaItem({ id, url, width, height, altText }: Picture): Static<typeof MediaItem> {
  const image = {
    url,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(altText === undefined ? {} : { altText }),
  }
  return { id, title: altText ?? '', mediaType: 'image', image, thumbnail: image }
}

/** Pictures as catalogue v1 shows them, of products and of collections; the first is the main one. */
export function mediaToWire(pictures: readonly Picture[]): Static<typeof Media> {
  const items = pictures.map(mediaItem)
  return items[0] ? { mainMedia: items[0], items } : { items }
}
