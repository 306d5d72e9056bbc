import { statement } from '../../../db/statement.ts'

/** Visible categories that a product is in, and those above them, in the merchant's order. */
export const findPlaces = statement({
  name: 'products.places',
  params: { id: 'uuid' },
  row: { id: 'uuid', parentId: 'uuid?', name: 'text', slug: 'text', direct: 'bool' },
  sql: `
    with recursive places as (
      select c.id, c.parent_id, true as direct
      from products p join collections c on c.site_id = $1 and c.id = any(p.collection_ids)
      where p.site_id = $1 and p.id = $2 and c.visible
      union
      select c.id, c.parent_id, false
      from places join collections c on c.site_id = $1 and c.id = places.parent_id
      where c.visible
    )
    select c.id, c.parent_id as "parentId", c.name, c.slug, bool_or(places.direct) as direct
    from places join collections c on c.site_id = $1 and c.id = places.id
    where c.site_id = $1
    group by c.id, c.parent_id, c.name, c.slug, c.position
    order by coalesce(c.parent_id, '00000000-0000-0000-0000-000000000000'), c.position, c.id`,
})

/** Deposit with which a product is ordered. */
export const findDeposit = statement({
  name: 'products.deposit',
  params: { id: 'uuid' },
  row: { rate: 'int8?', amount: 'int8?' },
  sql: `select rate, amount from product_deposits where site_id = $1 and product_id = $2`,
})

/** Visible products in some categories, in the order of the categories and then in each one's own; at most `limit` of each. */
export const findNeighbours = statement({
  name: 'products.neighbours',
  params: { id: 'uuid', categoryIds: 'uuid[]', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `
    select near.id
    from unnest($3::uuid[]) with ordinality as w (id, n)
    cross join lateral (
      select p.id, i.place, i.added_at
      from category_items i join products p on p.site_id = $1 and p.id = i.product_id
      where i.site_id = $1 and i.category_id = w.id and p.visible and p.id <> $2
      order by i.place, i.added_at desc, i.product_id
      limit $4::int4
    ) near
    where $1 is not null
    order by w.n, near.place, near.added_at desc, near.id`,
})

export const findNewest = statement({
  name: 'products.newest',
  params: { id: 'uuid', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `
    select p.id from products p where p.site_id = $1 and p.visible and p.id <> $2
    order by p.created_at desc, p.id limit $3::int4`,
})
