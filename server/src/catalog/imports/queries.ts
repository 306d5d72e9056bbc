import { json, statement } from '../../db/statement.ts'

/** One import per site at a time writes a batch; the lock ends with the transaction. */
export const lockImports = statement({
  name: 'imports.lock',
  row: { locked: 'text' },
  sql: `
    select pg_advisory_xact_lock(hashtextextended('product import ' || one.site_id::text, 0))::text as locked
    from (select $1::uuid as site_id) one where one.site_id = $1`,
})

/** Products that earlier runs brought, where they still exist. */
export const findImported = statement({
  name: 'imports.find',
  params: { handles: 'text[]' },
  row: { handle: 'text', productId: 'uuid', contentHash: 'text', slug: 'text' },
  sql: `
    select i.handle, i.product_id as "productId", i.content_hash as "contentHash", p.slug
    from product_imports i join products p on p.site_id = $1 and p.id = i.product_id
    where i.site_id = $1 and i.handle = any($2)`,
})

export const findProductsBySlug = statement({
  name: 'imports.bySlug',
  params: { slugs: 'text[]' },
  row: { id: 'uuid', slug: 'text' },
  sql: `select id, slug from products where site_id = $1 and slug = any($2)`,
})

export const findProductsByIdOrSlug = statement({
  name: 'imports.byIdOrSlug',
  params: { ids: 'uuid[]', slugs: 'text[]' },
  row: { id: 'uuid', slug: 'text' },
  sql: `
    select id, slug from products where site_id = $1 and id = any($2)
    union
    select id, slug from products where site_id = $1 and slug = any($3)`,
})

/** Product that has each SKU, by a variant or without variants. */
export const findProductsBySku = statement({
  name: 'imports.bySku',
  params: { skus: 'text[]' },
  row: { sku: 'text', id: 'uuid' },
  sql: `
    select sku, id from products where site_id = $1 and sku <> '' and sku = any($2)
    union
    select sku, product_id from variants where site_id = $1 and sku is not null and sku = any($2)`,
})

interface ImportedRecord {
  readonly handle: string
  readonly product_id: string
  readonly content_hash: string
}

export const saveImported = statement({
  name: 'imports.save',
  params: { records: json<readonly ImportedRecord[]>(), at: 'timestamptz' },
  sql: `
    insert into product_imports (site_id, handle, product_id, content_hash, imported_at)
    select $1, u.handle, u.product_id, u.content_hash, $3
    from jsonb_to_recordset($2) as u (handle text, product_id uuid, content_hash text)
    on conflict (site_id, handle) do update set product_id = excluded.product_id, content_hash = excluded.content_hash,
      imported_at = excluded.imported_at`,
})
