import Type from 'typebox'
import { MediaType } from '../enumerations/catalog.ts'
import { list, named, nullable, oneOf, optional, text } from '../scalars.ts'
import { WebUrl } from './media.ts'

/** Without `id` the client shows `url`. */
export const Image = named(
  'Image',
  Type.Object({
    url: optional(WebUrl),
    height: optional(Type.Integer()),
    width: optional(Type.Integer()),
    altText: optional(text(1000)),
  }),
)

const VideoV2 = named(
  'VideoV2',
  Type.Object({
    resolutions: list(
      named(
        'VideoResolution',
        Type.Object({ url: WebUrl, height: Type.Integer(), width: Type.Integer(), format: text(200) }),
      ),
      10,
    ),
    url: WebUrl,
    posters: list(Image, 1),
  }),
)

const Thumbnail = named(
  'Thumbnail',
  Type.Object({
    url: WebUrl,
    /** 0 where it is not known. */
    height: Type.Integer(),
    width: Type.Integer(),
    altText: optional(text(1000)),
  }),
)

/** A picture or a film of a product. */
export const ProductMedia = named(
  'ProductMedia',
  Type.Object({
    id: text(200),
    image: optional(Image),
    video: optional(VideoV2),
    altText: optional(text(1000)),
    displayName: optional(text(80)),
    mediaType: oneOf(MediaType),
    thumbnail: optional(Thumbnail),
    /** Empty: media are added by their address. */
    uploadId: Type.String(),
  }),
)

export const MediaReferences = named(
  'MediaReferences',
  Type.Object({
    items: list(named('MediaReference', Type.Object({ mediaId: text(200), url: optional(WebUrl) })), 15),
  }),
)

/** A picture that is written by its address. */
export const ImageForWrite = named(
  'ImageForWrite',
  Type.Object({
    id: optional(text(400)),
    url: optional(WebUrl),
    height: optional(nullable(Type.Integer({ minimum: 0, maximum: 100_000 }))),
    width: optional(nullable(Type.Integer({ minimum: 0, maximum: 100_000 }))),
    altText: optional(nullable(text(200))),
  }),
)

/** A medium that the product has, by `id`, or another one by its address (`url`, or the one within `image` or `video`). */
export const ProductMediaForWrite = named(
  'ProductMediaForWrite',
  Type.Object({
    id: optional(text(200, { minLength: 1 })),
    url: optional(WebUrl),
    image: optional(ImageForWrite),
    video: optional(
      named(
        'VideoForWrite',
        Type.Object({
          /** Id, where there is no address. */
          id: optional(text(400)),
          url: optional(WebUrl),
          posters: optional(list(ImageForWrite, 10)),
        }),
      ),
    ),
    altText: optional(nullable(text(1000, { minLength: 1 }))),
    displayName: optional(nullable(text(80))),
  }),
)

/** Media of the product, by their id or address. */
export const MediaReferencesForWrite = named(
  'MediaReferencesForWrite',
  Type.Object({
    items: list(
      named(
        'MediaReferenceForWrite',
        Type.Object({ mediaId: optional(text(200, { minLength: 1 })), url: optional(WebUrl) }),
      ),
      15,
    ),
  }),
)
