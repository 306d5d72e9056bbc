import Type from 'typebox'
import { int, named, nullable, optional, text } from '../scalars.ts'
import { WebUrl } from './media.ts'

/** By its address, which stays what it was given as. */
export const Image = named(
  'Image',
  Type.Object({
    id: optional(text(400)),
    url: optional(WebUrl),
    height: optional(Type.Integer()),
    width: optional(Type.Integer()),
    altText: optional(text(200)),
    filename: optional(text(200)),
  }),
)

export const ImageForWrite = named(
  'ImageForWrite',
  Type.Object({
    id: optional(text(400)),
    url: optional(WebUrl),
    height: optional(int(0, 100_000)),
    width: optional(int(0, 100_000)),
    altText: optional(nullable(text(200))),
    filename: optional(nullable(text(200))),
  }),
)
