import type { MediaReferences, ProductMedia } from '@fairground/contract/stores/media-v3.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { addressAndSize, formatOf } from '../model/media.ts'
import type { Picture } from '../model/product.ts'

type Wire = Static<typeof ProductMedia>

/** Pictures and films; catalogue 3 has no word for the other kinds. An image carries no id of another store, so the client shows its address. */
export function mediumToWire(medium: Picture): Wire[] {
  const { id, kind = 'image', url, posterUrl, width = 0, height = 0, altText, displayName } = medium
  if (kind !== 'image' && kind !== 'video') return []
  const poster = kind === 'image' ? url : posterUrl
  const common = {
    id,
    ...present({
      thumbnail:
        poster === undefined ? undefined : { width: 0, height: 0, ...addressAndSize({ ...medium, url: poster }) },
    }),
    uploadId: '',
    ...present({ altText, displayName }),
  }
  if (kind === 'image') return [{ ...common, mediaType: 'IMAGE', image: addressAndSize(medium) }]
  const posters = posterUrl === undefined ? [] : [{ url: posterUrl }]
  return [
    {
      ...common,
      mediaType: 'VIDEO',
      video: { url, resolutions: [{ url, width, height, format: formatOf(url) }], posters },
    },
  ]
}

/** Media by their ids, in the product's order. */
export const referencesToWire = (
  media: readonly Picture[],
  ids: readonly string[],
): { media?: Static<typeof MediaReferences> } => {
  const items = media.filter(({ id }) => ids.includes(id)).slice(0, 15)
  return items.length === 0 ? {} : { media: { items: items.map(({ id, url }) => ({ mediaId: id, url })) } }
}
