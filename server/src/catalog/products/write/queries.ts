import { assigned, columnList, overwritten, recordTypes, recordValues } from '../../../db/columns.ts'
import { json, statement } from '../../../db/statement.ts'
import { foundBy, storedProduct, storedVariant, variantRecord } from '../model/stored-fields.ts'
import { worthKnowing } from './learned-words.ts'

export const productRecord = { id: 'uuid', handle: 'text', ...storedProduct, ...foundBy } as const
const written = { ...storedProduct, ...foundBy }
const productTypes = recordTypes(productRecord)
const productColumns = columnList(written)
const productValues = recordValues('u', written)
const productChanges = assigned('u', written)

/** Addresses that the products take lead nowhere else from now on. */
const freedSlugs = 'freed as (delete from product_slugs where site_id = $1 and slug in (select slug from u))'

/** Stores the words of their names, for corrections of mistyped searches. */
const learnedWords = `learned as (
      insert into search_words (site_id, word)
      select distinct $1::uuid, word
      from u, string_to_table(concat_ws(' ', split_part(u."searchText", chr(31), 1), split_part(u."searchText", chr(31), 2),
        split_part(u."searchText", chr(31), 4)), ' ') as word
      ${worthKnowing})`

/** The first slug is the handle by default. */
export const insertProducts = statement({
  name: 'products.insert',
  params: { records: json<readonly object[]>(), at: 'timestamptz' },
  sql: `
    with u as materialized (select * from jsonb_to_recordset($2) as u (${productTypes})), ${freedSlugs}, ${learnedWords}
    insert into products (site_id, id, handle, created_at, updated_at, ${productColumns})
    select $1, u.id, u.handle, $3, $3, ${productValues} from u`,
})

/** A slug that a product leaves goes on leading to it. */
export const saveProducts = statement({
  name: 'products.save',
  params: { records: json<readonly object[]>(), at: 'timestamptz' },
  sql: `
    with u as materialized (select * from jsonb_to_recordset($2) as u (${productTypes})), ${freedSlugs}, ${learnedWords},
    moved as (
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

const variantTypes = recordTypes(variantRecord)
const variantColumns = columnList(variantRecord)
const variantValues = recordValues('u', variantRecord)
const variantChanges = overwritten(storedVariant)

export const saveVariants = statement({
  name: 'variants.save',
  params: { records: json<readonly object[]>() },
  sql: `
    insert into variants (site_id, ${variantColumns})
    select $1, ${variantValues} from jsonb_to_recordset($2) as u (${variantTypes})
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
