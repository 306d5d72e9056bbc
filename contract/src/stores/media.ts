import Type from 'typebox'
import { MediaItemType } from '../enumerations/catalog.ts'
import { list, named, oneOf, optional, text } from '../scalars.ts'

/**
 * An address of an image; it stays what the merchant gave, also when the picture lies elsewhere. `wix:image://v1/{id}/...`, as the published
 * clients write a medium, is read as the address that it stands for.
 */
export const WebUrl = text(2000, { pattern: '^https?://', medium: true })

const MediaItemUrlAndSize = named(
  'MediaItemUrlAndSize',
  Type.Object({
    url: optional(WebUrl),
    width: optional(Type.Integer()),
    height: optional(Type.Integer()),
    format: optional(text(20)),
    altText: optional(text(1000)),
  }),
)

/** A video's files, and the picture that stands for it. */
const MediaItemVideo = named(
  'MediaItemVideo',
  Type.Object({ files: list(MediaItemUrlAndSize, 10), stillFrameMediaId: text(200) }),
)

export const MediaItem = named(
  'MediaItem',
  Type.Object({
    id: text(200),
    image: optional(MediaItemUrlAndSize),
    video: optional(MediaItemVideo),
    thumbnail: optional(MediaItemUrlAndSize),
    mediaType: oneOf(MediaItemType),
    title: text(1000),
  }),
)

/** Pictures and other media of a product or collection in their order; `mainMedia` is the first. */
export const Media = named('Media', Type.Object({ mainMedia: optional(MediaItem), items: list(MediaItem, 50) }))
