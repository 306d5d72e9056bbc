import { ZERO_VARIANT_ID } from '@fairground/domain/catalog/variant-id.ts'
import { json, jsonOrNull, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import type { DiscountKind, ProductDoc, ProductKind, VariantDoc } from './model.ts'

/** Columns of a product as its readers get them; the tables are called `p` and, for the pool, `s`. */
export const productRow = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  visible: 'bool',
  productType: textAs<ProductKind>(),
  price: 'int8',
  cost: 'int8?',
  discountType: textAs<DiscountKind>(),
  discountValue: 'int8',
  priceMin: 'int8',
  priceMax: 'int8',
  sku: 'text',
  weightGrams: 'float8?',
  brand: 'text?',
  ribbon: 'text?',
  manageVariants: 'bool',
  trackInventory: 'bool',
  collectionIds: 'uuid[]',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  doc: json<ProductDoc>(),
} as const
export type ProductRow = ValuesOf<typeof productRow>

export const productColumns = `
  p.id, p.slug, p.name, p.visible, p.product_type as "productType", p.price, p.cost,
  p.discount_type as "discountType", p.discount_value as "discountValue", p.price_min as "priceMin", p.price_max as "priceMax",
  p.sku, p.weight_grams as "weightGrams", p.brand, p.ribbon, p.manage_variants as "manageVariants",
  p.track_inventory as "trackInventory", p.collection_ids as "collectionIds", p.revision,
  p.created_at as "createdAt", p.updated_at as "updatedAt", p.doc`

export const variantRow = {
  id: 'uuid',
  productId: 'uuid',
  variantId: 'uuid',
  position: 'int4',
  poolId: 'uuid',
  choices: json<Record<string, string>>(),
  visible: 'bool',
  inStock: 'bool',
  price: 'int8?',
  cost: 'int8?',
  sku: 'text?',
  weightGrams: 'float8?',
  doc: json<VariantDoc>(),
  capacity: 'int8?',
  used: 'int8',
} as const
export type VariantRow = ValuesOf<typeof variantRow>

export const variantColumns = `
  v.id, v.product_id as "productId", v.variant_id as "variantId", v.position, v.pool_id as "poolId", v.choices, v.visible,
  v.in_stock as "inStock", v.price, v.cost, v.sku, v.weight_grams as "weightGrams", v.doc, s.capacity, s.used`

/** A product, and what all the rows that its views show looked like when the database was asked. */
export interface VersionedProduct {
  readonly id: string
  readonly version: string
}

/** What a page of products has to select for `shownVersions`. */
export const versionedColumns = 'p.id, p.visible, p.xmin::text as "rowVersion"'

/**
 * Columns of a `page` of products: the id, and one text for the versions of its row, its variants' and their pools'. `xmin` is the
 * transaction that wrote a row as it is (PostgreSQL: System Columns), so equal versions are equal rows.
 */
export const shownVersions = `
  page.id, page.visible, md5(page."rowVersion" || coalesce((
    select string_agg(v.xmin::text || ' ' || s.xmin::text, ' ' order by v.position, v.id)
    from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
    where v.site_id = $1 and v.product_id = page.id), '')) as version`

const versioned = { id: 'uuid', visible: 'bool', version: 'text' } as const

export const findVersion = statement({
  name: 'products.version',
  params: { id: 'uuid' },
  row: versioned,
  sql: `select ${shownVersions} from (select ${versionedColumns} from products p where p.site_id = $1 and p.id = $2) page`,
})

export const findVersionBySlug = statement({
  name: 'products.versionBySlug',
  params: { slug: 'text' },
  row: versioned,
  sql: `select ${shownVersions} from (select ${versionedColumns} from products p where p.site_id = $1 and p.slug = $2) page`,
})

export const findProduct = statement({
  name: 'products.find',
  params: { id: 'uuid' },
  row: productRow,
  sql: `select ${productColumns} from products p where p.site_id = $1 and p.id = $2`,
})

export const findProducts = statement({
  name: 'products.findMany',
  params: { ids: 'uuid[]' },
  row: productRow,
  sql: `select ${productColumns} from products p where p.site_id = $1 and p.id = any($2)`,
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
    from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
    where v.site_id = $1 and v.product_id = any($2)
    order by v.product_id, v.position`,
})

/** A variant as one JSON column: int8 are texts there. */
interface VariantJson extends Omit<VariantRow, 'price' | 'cost' | 'capacity' | 'used'> {
  readonly price: string | null
  readonly cost: string | null
  readonly capacity: string | null
  readonly used: string
}

const units = (text: string | null): bigint | null => (text === null ? null : BigInt(text))

export const variantOfJson = ({ price, cost, capacity, used, ...variant }: VariantJson): VariantRow => ({
  ...variant,
  ...{ price: units(price), cost: units(cost), capacity: units(capacity), used: BigInt(used) },
})

const variantJson = `jsonb_build_object(
  'id', v.id, 'productId', v.product_id, 'variantId', v.variant_id, 'position', v.position, 'poolId', v.pool_id,
  'choices', v.choices, 'visible', v.visible, 'inStock', v.in_stock, 'price', v.price::text, 'cost', v.cost::text,
  'sku', v.sku, 'weightGrams', v.weight_grams, 'doc', v.doc, 'capacity', s.capacity::text, 'used', s.used::text)`

/**
 * For each place the product and, if there is one, its variant with that id or, without one, with exactly those choices. A product
 * without managed variants has one, whatever is asked for. The lists stand in sub-selects because PostgreSQL would plan anew each
 * time for lists whose length it sees, which takes longer than the answer.
 */
export const findChosen = statement({
  name: 'products.chosen',
  params: { places: 'int4[]', productIds: 'uuid[]', variantIds: 'uuid[]', choices: 'jsonb[]' },
  row: { ...productRow, place: 'int4', variant: jsonOrNull<VariantJson>() },
  sql: `
    select ${productColumns}, a.place, v.variant
    from unnest((select $2::int4[]), (select $3::uuid[]), (select $4::uuid[]), (select $5::jsonb[]))
      as a (place, product_id, variant_id, choices)
    join products p on p.site_id = $1 and p.id = a.product_id
    cross join lateral (
      select case when p.manage_variants then nullif(a.variant_id, '${ZERO_VARIANT_ID}') else '${ZERO_VARIANT_ID}' end as id
    ) asked
    left join lateral (
      select ${variantJson} as variant
      from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
      where v.site_id = $1 and v.product_id = p.id and v.variant_id = asked.id
      union all
      select ${variantJson}
      from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
      where v.site_id = $1 and v.product_id = p.id and asked.id is null and v.choices = a.choices
      limit 1
    ) v on true
    where p.site_id = $1`,
})

/** Slugs in use that equal one of `slugs` or go on with a hyphen: the range up to the character after it, in C order. */
export const findSlugs = statement({
  name: 'products.slugs',
  params: { slugs: 'text[]' },
  row: { slug: 'text' },
  sql: `
    select distinct p.slug
    from unnest($2::text[]) as base join products p on p.slug >= base and p.slug < base || '.'
    where p.site_id = $1`,
})

const productRecord = `
  id uuid, slug text, name text, visible boolean, product_type text, price int8, cost int8, discount_type text,
  discount_value int8, price_min int8, price_max int8, sku text, weight_grams float8, brand text, ribbon text,
  manage_variants boolean, track_inventory boolean, collection_ids uuid[], search_text text, doc jsonb`

/** One product as the two writing statements take it; int8 travel as texts. */
export interface ProductRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly visible: boolean
  readonly product_type: ProductKind
  readonly price: string
  readonly cost: string | null
  readonly discount_type: DiscountKind
  readonly discount_value: string
  readonly price_min: string
  readonly price_max: string
  readonly sku: string
  readonly weight_grams: number | null
  readonly brand: string | null
  readonly ribbon: string | null
  readonly manage_variants: boolean
  readonly track_inventory: boolean
  readonly collection_ids: readonly string[]
  readonly search_text: string
  readonly doc: ProductDoc
}

export const insertProducts = statement({
  name: 'products.insert',
  params: { records: json<readonly ProductRecord[]>(), at: 'timestamptz' },
  sql: `
    insert into products (site_id, id, slug, name, visible, product_type, price, cost, discount_type, discount_value,
      price_min, price_max, sku, weight_grams, brand, ribbon, manage_variants, track_inventory, collection_ids, search_text, doc,
      created_at, updated_at)
    select $1, u.id, u.slug, u.name, u.visible, u.product_type, u.price, u.cost, u.discount_type, u.discount_value,
      u.price_min, u.price_max, u.sku, u.weight_grams, u.brand, u.ribbon, u.manage_variants, u.track_inventory,
      u.collection_ids, u.search_text, u.doc, $3, $3
    from jsonb_to_recordset($2) as u (${productRecord})`,
})

export const saveProducts = statement({
  name: 'products.save',
  params: { records: json<readonly ProductRecord[]>(), at: 'timestamptz' },
  sql: `
    update products p set slug = u.slug, name = u.name, visible = u.visible, product_type = u.product_type, price = u.price,
      cost = u.cost, discount_type = u.discount_type, discount_value = u.discount_value, price_min = u.price_min,
      price_max = u.price_max, sku = u.sku, weight_grams = u.weight_grams, brand = u.brand, ribbon = u.ribbon,
      manage_variants = u.manage_variants, track_inventory = u.track_inventory, collection_ids = u.collection_ids,
      search_text = u.search_text, doc = u.doc, revision = p.revision + 1, updated_at = $3
    from jsonb_to_recordset($2) as u (${productRecord})
    where p.site_id = $1 and p.id = u.id`,
})

/** The variants go with it; their pools stay, for orders refer to them. */
export const deleteProductRow = statement({
  name: 'products.delete',
  params: { id: 'uuid' },
  sql: `delete from products where site_id = $1 and id = $2`,
})

export interface VariantRecord {
  readonly id: string
  readonly product_id: string
  readonly variant_id: string
  readonly position: number
  readonly pool_id: string
  readonly choices: Readonly<Record<string, string>>
  readonly visible: boolean
  readonly in_stock: boolean
  readonly price: string | null
  readonly cost: string | null
  readonly sku: string | null
  readonly weight_grams: number | null
  readonly doc: VariantDoc
}

export const saveVariants = statement({
  name: 'variants.save',
  params: { records: json<readonly VariantRecord[]>() },
  sql: `
    insert into variants (site_id, id, product_id, variant_id, position, pool_id, choices, visible, in_stock,
      price, cost, sku, weight_grams, doc)
    select $1, u.id, u.product_id, u.variant_id, u.position, u.pool_id, u.choices, u.visible, u.in_stock,
      u.price, u.cost, u.sku, u.weight_grams, u.doc
    from jsonb_to_recordset($2) as u (id uuid, product_id uuid, variant_id uuid, position int4, pool_id uuid, choices jsonb,
      visible boolean, in_stock boolean, price int8, cost int8, sku text, weight_grams float8, doc jsonb)
    on conflict (site_id, id) do update set position = excluded.position, choices = excluded.choices,
      visible = excluded.visible, in_stock = excluded.in_stock, price = excluded.price, cost = excluded.cost,
      sku = excluded.sku, weight_grams = excluded.weight_grams, doc = excluded.doc`,
})

export const deleteVariants = statement({
  name: 'variants.delete',
  params: { ids: 'uuid[]' },
  sql: `delete from variants where site_id = $1 and id = any($2)`,
})
