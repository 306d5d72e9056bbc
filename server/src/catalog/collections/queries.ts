import { ALL_PRODUCTS_ID, ALL_PRODUCTS_SLUG } from '@fairground/contract/stores/collection.ts'
import { json, statement, type ValuesOf } from '../../db/statement.ts'
import type { CategoryDoc } from '../categories/operations.ts'
import type { Picture } from '../products/model/product.ts'

const collectionRow = {
  id: 'text',
  slug: 'text',
  name: 'text',
  visible: 'bool',
  doc: json<CategoryDoc>(),
  updatedAt: 'timestamptz',
  numberOfProducts: 'int4',
  picture: json<Picture | null>(),
} as const
export type CollectionRow = ValuesOf<typeof collectionRow>

/**
 * A site's collections, that of all products among them: it has no row, and its `key` is no stored id.
 * Bound to the site inside, for the union stands where a table would.
 */
export const collectionsFrom = `(
  select c.site_id, c.id as key, c.id::text as id, c.slug, c.name, c.visible, c.created_at, c.updated_at, c.doc
  from collections c where c.site_id = $1
  union all
  select t.id as site_id, '00000000-0000-0000-0000-000000000000'::uuid, '${ALL_PRODUCTS_ID}', '${ALL_PRODUCTS_SLUG}', 'All Products',
         true, t.created_at, t.created_at, '{"description": ""}'::jsonb
  from sites t where t.id = $1) c`

/** Counts visible products, and shows the newest one's first picture. */
export const collectionColumns = `
  c.id, c.slug, c.name, c.visible, c.doc, c.updated_at as "updatedAt",
  (select count(*)::int4 from products p where p.site_id = $1 and p.visible
     and (c.id = '${ALL_PRODUCTS_ID}' or p.collection_ids && array[c.key])) as "numberOfProducts",
  (select p.doc->'media'->0 from products p where p.site_id = $1 and p.visible
     and (c.id = '${ALL_PRODUCTS_ID}' or p.collection_ids && array[c.key]) and p.doc->'media'->0 is not null
   order by p.created_at desc limit 1) as picture`

export const findCollection = statement({
  name: 'collections.find',
  params: { id: 'text' },
  row: collectionRow,
  sql: `select ${collectionColumns} from ${collectionsFrom} where c.site_id = $1 and c.id = $2`,
})

export const findCollectionBySlug = statement({
  name: 'collections.findBySlug',
  params: { slug: 'text' },
  row: collectionRow,
  sql: `select ${collectionColumns} from ${collectionsFrom} where c.site_id = $1 and c.slug = $2`,
})

export const findCollectionsByName = statement({
  name: 'collections.byName',
  params: { names: 'text[]' },
  row: { id: 'uuid', name: 'text' },
  sql: `select id, name from collections where site_id = $1 and lower(name) = any($2)`,
})
