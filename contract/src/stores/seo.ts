import Type from 'typebox'
import { FreeObject, list, named, optional, text } from '../scalars.ts'

/** One element of a page's head, for example `{type: 'title', children: 'Mugs'}` or `{type: 'meta', props: {name, content}}`. */
const Tag = named(
  'Tag',
  Type.Object({
    type: optional(text(50)),
    props: optional(FreeObject),
    meta: optional(FreeObject),
    children: optional(text(2000)),
    custom: optional(Type.Boolean()),
    disabled: optional(Type.Boolean()),
  }),
)

const Keyword = named(
  'Keyword',
  Type.Object({ term: optional(text(1000)), isMain: optional(Type.Boolean()), origin: optional(text(1000)) }),
)

const SeoSettings = named(
  'Settings',
  Type.Object({ preventAutoRedirect: optional(Type.Boolean()), keywords: optional(list(Keyword, 5)) }),
)

export const SeoSchema = named(
  'SeoSchema',
  Type.Object({ tags: optional(list(Tag, 100)), settings: optional(SeoSettings) }),
)
