import Type from 'typebox'
import { Id, named, nullable, optional, Timestamp, text } from '../scalars.ts'
import { Media } from './media.ts'
import { SeoSchema } from './seo.ts'

/** The collection that holds every visible product of a site; it cannot be changed or deleted. */
export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001'
export const ALL_PRODUCTS_SLUG = 'all-products'

export const Collection = named(
  'Collection',
  Type.Object({
    id: Id,
    name: text(50),
    media: Media,
    /** Number of visible products, the same for every caller. */
    numberOfProducts: Type.Integer(),
    description: text(600),
    slug: text(100),
    visible: Type.Boolean(),
    seoSchema: optional(SeoSchema),
    lastUpdated: optional(Timestamp),
  }),
)

const written = {
  description: optional(nullable(text(600))),
  slug: optional(text(100, { minLength: 1 })),
  visible: optional(Type.Boolean()),
  seoSchema: optional(nullable(SeoSchema)),
}

export const CollectionForCreate = named(
  'CollectionForCreate',
  Type.Object({ name: text(50, { minLength: 1 }), ...written }),
)

export const CollectionForUpdate = named(
  'CollectionForUpdate',
  Type.Object({ id: Id, name: optional(text(50, { minLength: 1 })), ...written }),
)
