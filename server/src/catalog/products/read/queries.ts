import { selected } from '../../../db/columns.ts'
import { json, statement, type ValuesOf } from '../../../db/statement.ts'
import { type ProductSubscriptions, subscriptionsOfProduct } from '../../subscription-options/shown-subscriptions.ts'
import type { SharedSection } from '../model/product.ts'
import { productRow, variantRecord } from '../model/stored-fields.ts'
import { type PlacedCategory, placedCategories } from './placed-categories.ts'

/** With the sections that it shares, in its order, and how it is sold by subscription, where it is read to be shown. */
export type ProductRow = ValuesOf<typeof productRow> & {
  readonly sections?: readonly SharedSection[]
  readonly subscriptions?: ProductSubscriptions
}

export const productColumns = selected('p', productRow)

/** A product as it is read to be shown. */
const shownProductRow = {
  ...productRow,
  sections: json<readonly SharedSection[]>(),
  subscriptions: json<ProductSubscriptions>(),
} as const

const shownProductColumns = `${productColumns}, coalesce((
    select jsonb_agg(jsonb_build_object('id', i.id, 'uniqueName', i.unique_name, 'title', i.title,
      'description', i.doc->'description', 'html', i.doc->'html') order by a.n)
    from unnest(p.info_section_ids) with ordinality as a (id, n)
    join info_sections i on i.site_id = $1 and i.id = a.id), '[]') as sections, ${subscriptionsOfProduct} as subscriptions`

/** With the pool of its stock, and of what is sold ahead. */
export const variantRow = {
  ...variantRecord,
  capacity: 'int8?',
  used: 'int8',
  preorderPoolId: 'uuid?',
  preorderSold: 'int8',
} as const
export type VariantRow = ValuesOf<typeof variantRow>

const ownColumns = selected('v', variantRecord)
export const variantColumns = `${ownColumns}, s.capacity, s.used, v.preorder_pool_id as "preorderPoolId",
  coalesce(d.used, 0) as "preorderSold"`

/** Variants with the pools of their stock and of what is sold ahead. */
export const variantTables = `variants v join pools s on s.site_id = $1 and s.id = v.pool_id
    left join pools d on d.site_id = $1 and d.id = v.preorder_pool_id`

/** A product with the version of all rows that its views show. */
export interface VersionedProduct {
  readonly id: string
  readonly version: string
  /** Categories, where the view shows them; then they are part of the version. */
  readonly categories?: readonly PlacedCategory[]
}

const variantVersions = `coalesce((
    select string_agg(concat_ws(' ', v.xmin, s.xmin, d.xmin), ' ' order by v.position, v.id)
    from ${variantTables}
    where v.site_id = $1 and v.product_id = page.id), '')`

/** Columns that a page of products selects for `shownVersions`. */
export const versionedColumns = 'p.id, p.visible, p.xmin::text as "rowVersion"'

/**
 * Columns of a `page` of products: the id, and one text for the versions of its row, its variants' and their pools'. `xmin` is the
 * transaction that wrote a row as it is (PostgreSQL: System Columns), so equal versions are equal rows.
 */
export const shownVersions = `page.id, page.visible, md5(page."rowVersion" || ${variantVersions}) as version`

/** The same for `page`s that are nothing but ids: a page that others go before is then found in an index, without the rows of those. */
export const shownVersionsOfIds = `page.id,
  md5((select r.xmin::text from products r where r.site_id = $1 and r.id = page.id) || ${variantVersions}) as version`

const versioned = { id: 'uuid', visible: 'bool', version: 'text' } as const

/** The same for views that show categories: these change though the product does not. */
export const shownWithCategories = `${shownVersions}, ${placedCategories} as categories`
const categorised = { ...versioned, categories: json<readonly PlacedCategory[]>() } as const

/** Versions of several products, in no order. */
export const versionsOfProducts = statement({
  name: 'products.versions',
  params: { ids: 'uuid[]' },
  row: versioned,
  sql: `
    select ${shownVersions}
    from (select ${versionedColumns} from products p where p.site_id = $1 and p.id = any((select $2::uuid[])::uuid[])) page`,
})

const versionById = `from (select ${versionedColumns} from products p where p.site_id = $1 and p.id = $2) page`
export const findVersion = statement({
  name: 'products.version',
  params: { id: 'uuid' },
  row: versioned,
  sql: `select ${shownVersions} ${versionById}`,
})
export const findCategorised = statement({
  name: 'products.categorised',
  params: { id: 'uuid' },
  row: categorised,
  sql: `select ${shownWithCategories} ${versionById}`,
})

// An old slug leads to its product too; a slug in use is nobody's old one.
const versionBySlug = `
    from (
      select ${versionedColumns}, false as moved from products p where p.site_id = $1 and p.slug = $2
      union all
      select ${versionedColumns}, true
      from product_slugs o join products p on p.site_id = $1 and p.id = o.product_id
      where o.site_id = $1 and o.slug = $2
      limit 1
    ) page`
/** `moved`: the slug is one that the product has left. */
export const findVersionBySlug = statement({
  name: 'products.versionBySlug',
  params: { slug: 'text' },
  row: { ...versioned, moved: 'bool' },
  sql: `select ${shownVersions}, page.moved ${versionBySlug}`,
})
export const findCategorisedBySlug = statement({
  name: 'products.categorisedBySlug',
  params: { slug: 'text' },
  row: { ...categorised, moved: 'bool' },
  sql: `select ${shownWithCategories}, page.moved ${versionBySlug}`,
})

export const findPlacedCategories = statement({
  name: 'products.categoriesOf',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', categories: json<readonly PlacedCategory[]>() },
  sql: `select page.id, ${placedCategories} as categories from products page where page.site_id = $1 and page.id = any($2)`,
})

export const findProduct = statement({
  name: 'products.find',
  params: { id: 'uuid' },
  row: shownProductRow,
  sql: `select ${shownProductColumns} from products p where p.site_id = $1 and p.id = $2`,
})

export const findProducts = statement({
  name: 'products.findMany',
  params: { ids: 'uuid[]' },
  row: shownProductRow,
  sql: `select ${shownProductColumns} from products p where p.site_id = $1 and p.id = any($2)`,
})

/** In id order, so that two merchants never wait for each other. */
export const lockProducts = statement({
  name: 'products.lock',
  params: { ids: 'uuid[]' },
  row: productRow,
  sql: `select ${productColumns} from products p where p.site_id = $1 and p.id = any($2) order by p.id for update`,
})

export const findVariants = statement({
  name: 'variants.ofProducts',
  params: { productIds: 'uuid[]' },
  row: variantRow,
  sql: `
    select ${variantColumns}
    from ${variantTables}
    where v.site_id = $1 and v.product_id = any($2)
    order by v.product_id, v.position`,
})

/**
 * Slugs in use, or left and still leading somewhere, that equal one of `slugs` or go on with a hyphen: the range up to the
 * character after it, in C order. Each one is looked up by itself (`offset 0` keeps PostgreSQL from joining), for it takes a ninth of the
 * shop to lie in each range and would compare every product with every one.
 */
export const findSlugs = statement({
  name: 'products.slugs',
  params: { slugs: 'text[]' },
  row: { slug: 'text', used: 'bool' },
  sql: `
    select distinct p.slug, true as used
    from unnest($2::text[]) as base cross join lateral (
      select slug from products where site_id = $1 and slug >= base and slug < base || '.' offset 0) p
    union all
    select distinct o.slug, false
    from unnest($2::text[]) as base cross join lateral (
      select slug from product_slugs where site_id = $1 and slug >= base and slug < base || '.' offset 0) o`,
})
