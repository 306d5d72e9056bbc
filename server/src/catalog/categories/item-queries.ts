import { statement } from '../../db/statement.ts'

/** The products that exist, locked in id order, and to which of the categories each is new. */
export const putInCategories = statement({
  name: 'categories.put',
  params: { productIds: 'uuid[]', categoryIds: 'uuid[]', at: 'timestamptz' },
  row: { id: 'uuid', added: 'uuid[]' },
  sql: `
    with locked as (
      select p.id, array(select a.id from unnest($3::uuid[]) as a (id) where a.id <> all (p.collection_ids)) as added
      from products p where p.site_id = $1 and p.id = any($2) order by p.id for update
    ), put as (
      update products p set collection_ids = p.collection_ids || locked.added, updated_at = $4, revision = p.revision + 1
      from locked where p.site_id = $1 and p.id = locked.id and locked.added <> '{}'
    ), placed as (
      insert into category_items (site_id, category_id, product_id, added_at)
      select $1, c.id, locked.id, $4 from locked cross join lateral unnest(locked.added) as c (id)
      on conflict do nothing
    )
    select id, added from locked`,
})

/** Takes out all products when `productIds` is null. Returns the categories each was taken from. */
export const takeOutOfCategories = statement({
  name: 'categories.takeOut',
  params: { productIds: 'uuid[]?', categoryIds: 'uuid[]', at: 'timestamptz' },
  row: { id: 'uuid', removed: 'uuid[]' },
  sql: `
    with locked as (
      select p.id, array(select c.id from unnest(p.collection_ids) as c (id) where c.id = any($3)) as removed
      from products p where p.site_id = $1 and p.collection_ids && $3 and ($2::uuid[] is null or p.id = any($2))
      order by p.id for update
    ), took as (
      update products p set collection_ids = array(select c.id from unnest(p.collection_ids) with ordinality as c (id, n)
          where c.id <> all (locked.removed) order by c.n),
        updated_at = $4, revision = p.revision + 1
      from locked where p.site_id = $1 and p.id = locked.id
    ), gone as (
      delete from category_items i using locked
      where i.site_id = $1 and i.product_id = locked.id and i.category_id = any (locked.removed)
    )
    select id, removed from locked`,
})

/** Existing ones of the products. */
export const findExisting = statement({
  name: 'categories.existing',
  params: { productIds: 'uuid[]' },
  row: { id: 'uuid', collectionIds: 'uuid[]', visible: 'bool' },
  sql: `select p.id, p.collection_ids as "collectionIds", p.visible from products p where p.site_id = $1 and p.id = any($2)`,
})

/** These first, in that order; whatever was arranged before is not any more. */
export const arrangeItems = statement({
  name: 'categories.arrange',
  params: { categoryId: 'uuid', productIds: 'uuid[]' },
  sql: `
    update category_items i set place = coalesce(array_position($3::uuid[], i.product_id) - 1, 2147483647)
    where i.site_id = $1 and i.category_id = $2 and (i.place < 2147483647 or i.product_id = any($3))`,
})

export const findArranged = statement({
  name: 'categories.arranged',
  params: { categoryId: 'uuid' },
  row: { productId: 'uuid' },
  sql: `
    select i.product_id as "productId" from category_items i
    where i.site_id = $1 and i.category_id = $2 and i.place < 2147483647 order by i.place`,
})

/** Products among these that are in the category. */
export const findItems = statement({
  name: 'categories.items',
  params: { categoryId: 'uuid', productIds: 'uuid[]' },
  row: { productId: 'uuid' },
  sql: `
    select i.product_id as "productId" from category_items i
    where i.site_id = $1 and i.category_id = $2 and i.product_id = any($3)`,
})
