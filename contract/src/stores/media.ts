import Type from 'typebox'
import { MediaItemType } from '../enumerations/media-item-type.ts'
import { list, named, oneOf, optional, text } from '../scalars.ts'

/** An address of an image; it stays what the merchant gave, also when the picture lies elsewhere. */
export const WebUrl = text(2000, { pattern: '^https?://' })

export const MediaItemUrlAndSize = named(
  'MediaItemUrlAndSize',
  Type.Object({
    url: optional(WebUrl),
    width: optional(Type.Integer()),
    height: optional(Type.Integer()),
    format: optional(text(20)),
    altText: optional(text(1000)),
  }),
)

export const MediaItem = named(
  'MediaItem',
  Type.Object({
    id: text(200),
    image: optional(MediaItemUrlAndSize),
    thumbnail: optional(MediaItemUrlAndSize),
    mediaType: oneOf(MediaItemType),
    title: text(1000),
  }),
)

/** Pictures of a product or collection in their order; `mainMedia` is the first. */
export const Media = named('Media', Type.Object({ mainMedia: optional(MediaItem), items: list(MediaItem, 50) }))
