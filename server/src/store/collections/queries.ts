import { ALL_PRODUCTS_ID, ALL_PRODUCTS_SLUG } from '@fairground/contract/stores/collection.ts'
import { json, statement, type ValuesOf } from '../../db/statement.ts'
import type { Picture } from '../products/model.ts'

/** `doc` of a collection row. */
export interface CollectionDoc {
  readonly description: string
  readonly seo?: Record<string, unknown>
}

export const collectionRow = {
  id: 'text',
  slug: 'text',
  name: 'text',
  visible: 'bool',
  doc: json<CollectionDoc>(),
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

export const lockCollection = statement({
  name: 'collections.lock',
  params: { id: 'uuid' },
  row: { name: 'text', slug: 'text', visible: 'bool', doc: json<CollectionDoc>() },
  sql: `select name, slug, visible, doc from collections where site_id = $1 and id = $2 for update`,
})

export const findCollectionsByName = statement({
  name: 'collections.byName',
  params: { names: 'text[]' },
  row: { id: 'uuid', name: 'text' },
  sql: `select id, name from collections where site_id = $1 and lower(name) = any($2)`,
})

export const findCollectionSlugs = statement({
  name: 'collections.slugs',
  params: { slugs: 'text[]' },
  row: { slug: 'text' },
  sql: `
    select distinct c.slug
    from unnest($2::text[]) as base join collections c on c.slug >= base and c.slug < base || '.'
    where c.site_id = $1`,
})

export interface CollectionRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly visible: boolean
  readonly doc: CollectionDoc
}

export const saveCollections = statement({
  name: 'collections.save',
  params: { records: json<readonly CollectionRecord[]>(), at: 'timestamptz' },
  sql: `
    insert into collections (site_id, id, slug, name, visible, doc, created_at, updated_at)
    select $1, u.id, u.slug, u.name, u.visible, u.doc, $3, $3
    from jsonb_to_recordset($2) as u (id uuid, slug text, name text, visible boolean, doc jsonb)
    on conflict (site_id, id) do update set slug = excluded.slug, name = excluded.name, visible = excluded.visible,
      doc = excluded.doc, updated_at = excluded.updated_at`,
})

export const deleteCollectionRow = statement({
  name: 'collections.delete',
  params: { id: 'uuid' },
  sql: `delete from collections where site_id = $1 and id = $2`,
})

/** Those that exist, in the collection or not. */
export const addToCollection = statement({
  name: 'collections.addProducts',
  params: { id: 'uuid', productIds: 'uuid[]', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `
    with locked as (
      select p.id from products p where p.site_id = $1 and p.id = any($3) order by p.id for update
    ), added as (
      update products p set collection_ids = p.collection_ids || $2::uuid, updated_at = $4, revision = p.revision + 1
      from locked where p.site_id = $1 and p.id = locked.id and not p.collection_ids && array[$2::uuid]
    )
    select id from locked`,
})

/** Of all products when `productIds` is null. */
export const removeFromCollection = statement({
  name: 'collections.removeProducts',
  params: { id: 'uuid', productIds: 'uuid[]?', at: 'timestamptz' },
  row: { id: 'uuid' },
  sql: `
    update products p set collection_ids = array_remove(p.collection_ids, $2::uuid), updated_at = $4, revision = p.revision + 1
    where p.site_id = $1 and p.collection_ids && array[$2::uuid] and ($3::uuid[] is null or p.id = any($3))
    returning p.id`,
})
