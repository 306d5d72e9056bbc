import { json, statement } from '../../../db/statement.ts'
import type { ProductDoc, VariantDoc } from '../model/product.ts'
import { worthKnowing } from './learned-words.ts'

/** What is written of a product, and with which type: a key of a record is its column. */
const productRecord = `id uuid,
  slug text, handle text, name text, visible boolean, visible_in_pos boolean, product_type text, price int8,
  sale_price int8, cost int8, discount_type text, discount_value int8, price_min int8, price_max int8,
  compare_at_min int8, compare_at_max int8, weight_min float8, weight_max float8, sku text,
  weight_grams float8, brand text, brand_id uuid, ribbon text, ribbon_id uuid, info_section_ids uuid[],
  customization_ids uuid[], main_category_id uuid, public_tags text[], private_tags text[],
  manage_variants boolean, track_inventory boolean, collection_ids uuid[], search_text text, doc jsonb`
const productColumns = `
  slug, name, visible, visible_in_pos, product_type, price, sale_price, cost, discount_type, discount_value,
  price_min, price_max, compare_at_min, compare_at_max, weight_min, weight_max, sku, weight_grams, brand,
  brand_id, ribbon, ribbon_id, info_section_ids, customization_ids, main_category_id, public_tags,
  private_tags, manage_variants, track_inventory, collection_ids, search_text, doc`
const productValues = `
  u.slug, u.name, u.visible, u.visible_in_pos, u.product_type, u.price, u.sale_price, u.cost, u.discount_type,
  u.discount_value, u.price_min, u.price_max, u.compare_at_min, u.compare_at_max, u.weight_min, u.weight_max,
  u.sku, u.weight_grams, u.brand, u.brand_id, u.ribbon, u.ribbon_id, u.info_section_ids, u.customization_ids,
  u.main_category_id, u.public_tags, u.private_tags, u.manage_variants, u.track_inventory, u.collection_ids,
  u.search_text, u.doc`
const productChanges = `
  slug = u.slug, name = u.name, visible = u.visible, visible_in_pos = u.visible_in_pos,
  product_type = u.product_type, price = u.price, sale_price = u.sale_price, cost = u.cost,
  discount_type = u.discount_type, discount_value = u.discount_value, price_min = u.price_min,
  price_max = u.price_max, compare_at_min = u.compare_at_min, compare_at_max = u.compare_at_max,
  weight_min = u.weight_min, weight_max = u.weight_max, sku = u.sku, weight_grams = u.weight_grams,
  brand = u.brand, brand_id = u.brand_id, ribbon = u.ribbon, ribbon_id = u.ribbon_id,
  info_section_ids = u.info_section_ids, customization_ids = u.customization_ids,
  main_category_id = u.main_category_id, public_tags = u.public_tags, private_tags = u.private_tags,
  manage_variants = u.manage_variants, track_inventory = u.track_inventory, collection_ids = u.collection_ids,
  search_text = u.search_text, doc = u.doc`

/** One product as the two writing statements take it; int8 travel as texts. */
export interface ProductRecord {
  readonly id: string
  readonly doc: ProductDoc
  readonly [column: string]: unknown
}

/** Addresses that the products take lead nowhere else from now on. */
const freedSlugs = 'freed as (delete from product_slugs where site_id = $1 and slug in (select slug from u))'

/** The words that they are called by are known from now on, for whoever mistypes one. */
const learnedWords = `learned as (
      insert into search_words (site_id, word)
      select distinct $1::uuid, word
      from u, string_to_table(concat_ws(' ', split_part(u.search_text, chr(31), 1), split_part(u.search_text, chr(31), 2),
        split_part(u.search_text, chr(31), 4)), ' ') as word
      ${worthKnowing})`

/** The first slug is the handle unless another is said. */
export const insertProducts = statement({
  name: 'products.insert',
  params: { records: json<readonly ProductRecord[]>(), at: 'timestamptz' },
  sql: `
    with u as materialized (select * from jsonb_to_recordset($2) as u (${productRecord})), ${freedSlugs}, ${learnedWords}
    insert into products (site_id, id, handle, created_at, updated_at, ${productColumns})
    select $1, u.id, u.handle, $3, $3, ${productValues} from u`,
})

/** A slug that a product leaves goes on leading to it. */
export const saveProducts = statement({
  name: 'products.save',
  params: { records: json<readonly ProductRecord[]>(), at: 'timestamptz' },
  sql: `
    with u as materialized (select * from jsonb_to_recordset($2) as u (${productRecord})), ${freedSlugs}, ${learnedWords},
    kept as (
      insert into product_slugs (site_id, slug, product_id, left_at)
      select $1, p.slug, p.id, $3 from products p join u on u.id = p.id
      where p.site_id = $1 and p.slug <> u.slug and not exists (select from u o where o.slug = p.slug)
      on conflict (site_id, slug) do update set product_id = excluded.product_id, left_at = excluded.left_at)
    update products p set revision = p.revision + 1, updated_at = $3, ${productChanges}
    from u
    where p.site_id = $1 and p.id = u.id`,
})

/** The variants go with them; their pools stay, for orders refer to them. */
export const deleteProductRows = statement({
  name: 'products.delete',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', name: 'text', slug: 'text', visible: 'bool' },
  sql: `delete from products where site_id = $1 and id = any($2) returning id, name, slug, visible`,
})

/** As `productRecord`, of a variant. */
const variantRecord = `id uuid,
  product_id uuid, variant_id uuid, position int4, pool_id uuid, choices jsonb, visible boolean,
  in_stock boolean, preorder boolean, preorder_limit int4, preorder_message text, price int8, sale_price int8,
  cost int8, sku text, barcode text, weight_grams float8, doc jsonb`
const variantColumns = `
  product_id, variant_id, position, pool_id, choices, visible, in_stock, preorder, preorder_limit,
  preorder_message, price, sale_price, cost, sku, barcode, weight_grams, doc`
const variantValues = `
  u.product_id, u.variant_id, u.position, u.pool_id, u.choices, u.visible, u.in_stock, u.preorder,
  u.preorder_limit, u.preorder_message, u.price, u.sale_price, u.cost, u.sku, u.barcode, u.weight_grams, u.doc`
/** A variant stays its product's, and keeps its pool. */
const variantChanges = `
  variant_id = excluded.variant_id, position = excluded.position, choices = excluded.choices,
  visible = excluded.visible, in_stock = excluded.in_stock, preorder = excluded.preorder,
  preorder_limit = excluded.preorder_limit, preorder_message = excluded.preorder_message,
  price = excluded.price, sale_price = excluded.sale_price, cost = excluded.cost, sku = excluded.sku,
  barcode = excluded.barcode, weight_grams = excluded.weight_grams, doc = excluded.doc`

export interface VariantRecord {
  readonly id: string
  readonly doc: VariantDoc
  readonly [column: string]: unknown
}

export const saveVariants = statement({
  name: 'variants.save',
  params: { records: json<readonly VariantRecord[]>() },
  sql: `
    insert into variants (site_id, id, ${variantColumns})
    select $1, u.id, ${variantValues} from jsonb_to_recordset($2) as u (${variantRecord})
    on conflict (site_id, id) do update set ${variantChanges}`,
})

export const deleteVariants = statement({
  name: 'variants.delete',
  params: { ids: 'uuid[]' },
  sql: `delete from variants where site_id = $1 and id = any($2)`,
})

/**
 * Two writers who newly say the same SKU or barcode wait for each other, so that the second sees the first. A thousand codes are 64 locks
 * at most, taken in one order.
 */
export const lockCodes = statement({
  name: 'variants.lockCodes',
  params: { codes: 'text[]' },
  sql: `
    select pg_advisory_xact_lock(hashtextextended('product codes ' || s.site_id::text, s.part))
    from (select distinct $1::uuid as site_id, hashtext(code) & 63 as part from unnest($2::text[]) as code order by part) s
    where s.site_id = $1`,
})

/** Variants elsewhere that have one of these SKUs or barcodes, or these ids wherever they are; `except` are the products that are written. */
export const findTakenCodes = statement({
  name: 'variants.takenCodes',
  params: { skus: 'text[]', barcodes: 'text[]', ids: 'uuid[]', except: 'uuid[]' },
  row: { kind: 'text', code: 'text', productId: 'uuid' },
  sql: `
    select 'sku' as kind, v.sku as code, v.product_id as "productId" from variants v
    where v.site_id = $1 and v.sku = any($2) and not v.product_id = any($5)
    union all
    select 'sku', p.sku, p.id from products p where p.site_id = $1 and p.sku <> '' and p.sku = any($2) and not p.id = any($5)
    union all
    select 'barcode', v.barcode, v.product_id from variants v
    where v.site_id = $1 and v.barcode = any($3) and not v.product_id = any($5)
    union all
    select 'id', v.id::text, v.product_id from variants v where v.site_id = $1 and v.id = any($4)`,
})
