import Type from 'typebox'
import { FreeObject, Guid, list, named, nullable, optional, Revision, Timestamp, text } from '../scalars.ts'
import { Image, ImageForWrite } from './image.ts'
import { SeoSchema } from './seo.ts'

/** A store has one tree; its key is null. */
export const STORE_NAMESPACE = '@wix/stores'

/** Catalogue 3's id of the category of all products: catalogue 1 has an id for it that is no UUID. */
export const ALL_PRODUCTS_CATEGORY_ID = '00000000-0000-0000-0000-000000000001'

/** Ancestors of a category at most, the breadcrumbs of the wire. */
export const MAX_ANCESTORS = 5
/** A tree holds so many at most; our choice. */
export const MAX_CATEGORIES = 5000
/** Arranged by hand at most. */
export const MAX_ARRANGED = 100

export const TreeReference = named(
  'TreeReference',
  Type.Object({
    appNamespace: text(150, { minLength: 4 }),
    treeKey: optional(nullable(text(44, { minLength: 1 }))),
  }),
)

/** `appId` is one of the store's two, `catalogItemId` a product. */
export const ItemReference = named(
  'ItemReference',
  Type.Object({ catalogItemId: text(36, { minLength: 1 }), appId: text(36, { minLength: 1 }) }),
)

/** Rich text as a tree of nodes, at most 100 kB. Its node ids are the editor's. */
const RichContent = named('RichContent', FreeObject)
const ExtendedFields = named('ExtendedFields', Type.Object({ namespaces: optional(FreeObject) }))

const Slug = text(100, { minLength: 1 })

export const Category = named(
  'Category',
  Type.Object({
    id: Guid,
    revision: Revision,
    createdDate: Timestamp,
    updatedDate: Timestamp,
    name: text(80),
    image: optional(Image),
    /** Products of its own, without those of its subcategories. */
    itemCounter: Type.Integer(),
    /** For DESCRIPTION. */
    description: optional(text(600)),
    visible: Type.Boolean(),
    /** Ancestors, the topmost first; for BREADCRUMBS_INFO. */
    breadcrumbsInfo: optional(
      named(
        'BreadcrumbsInfo',
        Type.Object({
          breadcrumbs: list(
            named('Breadcrumb', Type.Object({ categoryId: Guid, categoryName: text(80), categorySlug: Slug })),
            MAX_ANCESTORS,
          ),
        }),
      ),
    ),
    /** Without an id at the top of the tree; `index` is its place among those with the same parent, from 0. */
    parentCategory: named('ParentCategory', Type.Object({ id: optional(Guid), index: Type.Integer() })),
    slug: Slug,
    seoData: optional(SeoSchema),
    /** For RICH_CONTENT_DESCRIPTION. */
    richContentDescription: optional(RichContent),
    treeReference: TreeReference,
    /** Puts items in and takes them out alone; that of all products, and those by rules, are the store's. */
    managingAppId: optional(Guid),
    extendedFields: optional(ExtendedFields),
  }),
)

const written = {
  image: optional(nullable(ImageForWrite)),
  description: optional(nullable(text(600))),
  seoData: optional(nullable(SeoSchema)),
  richContentDescription: optional(nullable(RichContent)),
  extendedFields: optional(nullable(ExtendedFields)),
}

/** Without a slug it follows the name. Visible by default, last among those with the same parent. */
export const NewCategory = named(
  'NewCategory',
  Type.Object({
    name: text(80, { minLength: 1 }),
    slug: optional(nullable(Slug)),
    visible: optional(nullable(Type.Boolean())),
    parentCategory: optional(named('NewParentCategory', Type.Object({ id: optional(nullable(Guid)) }))),
    managingAppId: optional(nullable(Guid)),
    ...written,
  }),
)

/** Its parent and visibility have calls of their own. */
export const CategoryChanges = named(
  'CategoryChanges',
  Type.Object({
    id: Guid,
    revision: Revision,
    name: optional(text(80, { minLength: 1 })),
    slug: optional(nullable(text(100))),
    ...written,
  }),
)

/** As `CategoryChanges`; what calls of their own change may be repeated as it is. */
export const CategoryInBulk = named(
  'CategoryInBulk',
  Type.Object({
    ...CategoryChanges.properties,
    visible: optional(Type.Boolean()),
    parentCategory: optional(named('ParentCategoryAsItIs', Type.Object({ id: optional(nullable(Guid)) }))),
    managingAppId: optional(nullable(Guid)),
  }),
)

export const ItemReferenceMetadata = named(
  'ItemReferenceMetadata',
  Type.Object({
    item: ItemReference,
    originalIndex: Type.Integer(),
    success: Type.Boolean(),
    error: optional(
      named('ApplicationError', Type.Object({ code: text(100), description: text(1000), data: optional(FreeObject) })),
    ),
  }),
)
