import { json, jsonOrNull, statement, textAs, type ValuesOf } from '../../db/statement.ts'

/** Namespaces that apps store with an item. */
export type Namespaces = Readonly<Record<string, unknown>>

const itemRow = {
  id: 'uuid',
  revision: 'int8',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  productId: 'uuid',
  /** Row id of the variant. */
  variantId: 'uuid',
  /** As catalogue v1 names the variant: all zeros where there is but one. */
  publishedId: 'uuid',
  locationId: 'uuid',
  atDefault: 'bool',
  poolId: 'uuid',
  inStock: 'bool',
  capacity: 'int8?',
  used: 'int8',
  owed: 'int8',
  preorderPoolId: 'uuid?',
  preorderEnabled: 'bool',
  preorderMessage: 'text?',
  preorderLimit: 'int8?',
  preorderSold: 'int8',
  threshold: 'int4?',
  level: textAs<'IN' | 'LOW' | 'OUT'>(),
  productName: 'text',
  collectionIds: 'uuid[]',
  variantName: 'text',
  sku: 'text?',
  barcode: 'text?',
  visible: 'bool',
  digital: 'bool',
  extendedFields: jsonOrNull<Namespaces>(),
} as const
export type ItemRow = ValuesOf<typeof itemRow>

/** Items with their variant, product, location, stock and pre-order pools: `i`, `v`, `p`, `l`, `s`, `d`. */
export const itemTables = `
  inventory_items i
  join variants v on v.site_id = $1 and v.id = i.variant_id
  join products p on p.site_id = $1 and p.id = i.product_id
  join locations l on l.site_id = $1 and l.id = i.location_id
  join pools s on s.site_id = $1 and s.id = i.pool_id
  left join pools d on d.site_id = $1 and d.id = i.preorder_pool_id`

/** The switch of a variant at the default location is the variant's own. */
export const switchedOn = '(case when l.is_default then v.in_stock else i.in_stock end)'

/** As the wire says it: `Blue | M`, in the order of the product's options. */
export const variantName = `array_to_string(array(
  select v.choices ->> (o.option ->> 'name') from jsonb_array_elements(p.doc -> 'options') with ordinality as o (option, n)
  where v.choices ->> (o.option ->> 'name') is not null order by o.n), ' | ')`

export const itemColumns = `
  i.id, i.revision, i.created_at as "createdAt", i.updated_at as "updatedAt", i.product_id as "productId",
  i.variant_id as "variantId", v.variant_id as "publishedId", i.location_id as "locationId", l.is_default as "atDefault", i.pool_id as "poolId",
  ${switchedOn} as "inStock", s.capacity, s.used, s.owed, i.preorder_pool_id as "preorderPoolId",
  i.preorder_enabled as "preorderEnabled", i.preorder_message as "preorderMessage", d.capacity as "preorderLimit",
  coalesce(d.used, 0) as "preorderSold", i.low_stock_threshold as threshold, i.announced_level as level, p.name as "productName",
  p.collection_ids as "collectionIds", ${variantName} as "variantName", coalesce(v.sku, nullif(p.sku, '')) as sku, v.barcode, v.visible,
  p.product_type = 'digital' as digital, i.extended_fields as "extendedFields"`

export const findItems = statement({
  name: 'inventory.items',
  params: { ids: 'uuid[]' },
  row: itemRow,
  sql: `select ${itemColumns} from ${itemTables} where i.site_id = $1 and i.id = any($2)`,
})

export const findItemsOfVariants = statement({
  name: 'inventory.itemsOfVariants',
  params: { variantIds: 'uuid[]' },
  row: itemRow,
  sql: `select ${itemColumns} from ${itemTables} where i.site_id = $1 and i.variant_id = any($2)
        order by l.is_default desc, l.name, i.id`,
})

/** In id order, before their items and pools, so that no two callers wait for each other. */
export const lockProductsOfItems = statement({
  name: 'inventory.lockProducts',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `
    select p.id from products p
    where p.site_id = $1 and p.id in (select i.product_id from inventory_items i where i.site_id = $1 and i.id = any($2))
    order by p.id for update`,
})

export const lockProductsById = statement({
  name: 'inventory.lockProductsById',
  params: { ids: 'uuid[]' },
  row: { id: 'uuid' },
  sql: `select id from products where site_id = $1 and id = any($2) order by id for update`,
})

export const lockItems = statement({
  name: 'inventory.lockItems',
  params: { ids: 'uuid[]' },
  row: itemRow,
  sql: `select ${itemColumns} from ${itemTables} where i.site_id = $1 and i.id = any($2) order by i.id for update of i`,
})

/** For each place the variant's item at the location. A variant is named by its own id, or by its published one within its product. */
export const findItemsAt = statement({
  name: 'inventory.itemsAt',
  params: { places: 'int4[]', variantIds: 'uuid[]', locationIds: 'uuid[]', productIds: 'uuid?[]' },
  row: { place: 'int4', id: 'uuid' },
  sql: `
    select a.place, i.id
    from unnest($2::int4[], $3::uuid[], $4::uuid[], $5::uuid[]) as a (place, variant_id, location_id, product_id)
    join variants v on v.site_id = $1 and (v.id = a.variant_id or v.product_id = a.product_id and v.variant_id = a.variant_id)
    join inventory_items i on i.site_id = $1 and i.variant_id = v.id and i.location_id = a.location_id
    where a.product_id is null or v.product_id = a.product_id`,
})

export const findVariantsNamed = statement({
  name: 'inventory.variantsNamed',
  params: { places: 'int4[]', productIds: 'uuid[]', variantIds: 'uuid[]' },
  row: { place: 'int4', id: 'uuid', productId: 'uuid', poolId: 'uuid' },
  sql: `
    select a.place, v.id, v.product_id as "productId", v.pool_id as "poolId"
    from unnest($2::int4[], $3::uuid[], $4::uuid[]) as a (place, product_id, variant_id)
    join variants v on v.site_id = $1 and v.product_id = a.product_id and (v.id = a.variant_id or v.variant_id = a.variant_id)`,
})

/** Only those that are not there yet; their ids come back. */
export const insertItems = statement({
  name: 'inventory.insertItems',
  params: {
    ids: 'uuid[]',
    productIds: 'uuid[]',
    variantIds: 'uuid[]',
    locationIds: 'uuid[]',
    pools: 'uuid[]',
    inStock: 'bool[]',
    revision: 'int8',
    at: 'timestamptz',
  },
  row: { id: 'uuid' },
  sql: `
    insert into inventory_items (site_id, id, product_id, variant_id, location_id, pool_id, in_stock, revision, created_at, updated_at)
    select $1, u.id, u.product_id, u.variant_id, u.location_id, u.pool_id, u.in_stock, $8, $9, $9
    from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::bool[])
      as u (id, product_id, variant_id, location_id, pool_id, in_stock)
    on conflict (site_id, variant_id, location_id) do nothing
    returning id`,
})

export const writeItems = statement({
  name: 'inventory.writeItems',
  params: {
    ids: 'uuid[]',
    inStock: 'bool[]',
    preorderPools: 'uuid?[]',
    preorders: 'bool[]',
    messages: 'text?[]',
    at: 'timestamptz',
    extended: 'text?[]',
  },
  sql: `
    update inventory_items i set in_stock = u.in_stock, preorder_pool_id = u.preorder_pool_id, preorder_enabled = u.preorder,
      preorder_message = u.message, extended_fields = u.extended::jsonb, revision = i.revision + 1, updated_at = $7
    from unnest($2::uuid[], $3::bool[], $4::uuid[], $5::bool[], $6::text[], $8::text[])
      as u (id, in_stock, preorder_pool_id, preorder, message, extended)
    where i.site_id = $1 and i.id = u.id`,
})

/** Copies of the items at the default location in the rows of variants and products. */
export const followVariants = statement({
  name: 'inventory.followVariants',
  params: {
    variantIds: 'uuid[]',
    inStock: 'bool[]',
    preorders: 'bool[]',
    limits: 'int8?[]',
    messages: 'text?[]',
    pools: 'uuid?[]',
  },
  sql: `
    update variants v set in_stock = u.in_stock, preorder = u.preorder, preorder_limit = u.preorder_limit::int4,
      preorder_message = u.message, preorder_pool_id = u.pool_id
    from unnest($2::uuid[], $3::bool[], $4::bool[], $5::int8[], $6::text[], $7::uuid[])
      as u (id, in_stock, preorder, preorder_limit, message, pool_id)
    where v.site_id = $1 and v.id = u.id
      and (v.in_stock, v.preorder, v.preorder_limit, v.preorder_message, v.preorder_pool_id)
        is distinct from (u.in_stock, u.preorder, u.preorder_limit::int4, u.message, u.pool_id)`,
})

/** A product is counted when one of its variants is; it changes with its stock. */
export const followProducts = statement({
  name: 'inventory.followProducts',
  params: { productIds: 'uuid[]', at: 'timestamptz' },
  sql: `
    update products p set track_inventory = c.counted, updated_at = greatest(p.updated_at, $3)
    from (
      select v.product_id, bool_or(s.capacity is not null) as counted
      from variants v join pools s on s.site_id = $1 and s.id = v.pool_id
      where v.site_id = $1 and v.product_id = any($2) group by v.product_id
    ) c
    where p.site_id = $1 and p.id = c.product_id`,
})

export const deleteItemRows = statement({
  name: 'inventory.deleteItems',
  params: { ids: 'uuid[]' },
  sql: `delete from inventory_items where site_id = $1 and id = any($2)`,
})

export const writeThresholds = statement({
  name: 'inventory.writeThresholds',
  params: { thresholds: json<readonly { id: string; threshold: number | null }[]>() },
  row: { id: 'uuid', productId: 'uuid' },
  sql: `
    update inventory_items i set low_stock_threshold = u.threshold
    from jsonb_to_recordset($2) as u (id uuid, threshold int4)
    where i.site_id = $1 and i.id = u.id
    returning i.id, i.product_id as "productId"`,
})

export const productsWithItems = statement({
  name: 'inventory.productsWithItems',
  params: { after: 'uuid', limit: 'int4' },
  row: { id: 'uuid' },
  sql: `select distinct product_id as id from inventory_items
        where site_id = $1 and product_id > $2 order by product_id limit $3::int4`,
})

/** Stores the level, as `stockLevel` of the domain, where it differs from the last reported one. */
export const storeLevels = statement({
  name: 'inventory.storeLevels',
  params: { productIds: 'uuid[]', threshold: 'int4' },
  row: {
    id: 'uuid',
    productId: 'uuid',
    variantId: 'uuid',
    locationId: 'uuid',
    before: textAs<'IN' | 'LOW' | 'OUT'>(),
    after: textAs<'IN' | 'LOW' | 'OUT'>(),
    quantity: 'int8?',
  },
  sql: `
    with seen as (
      select i.id, i.announced_level as before, s.capacity - s.owed - s.used as quantity,
             case when s.capacity is null then case when ${switchedOn} then 'IN' else 'OUT' end
                  when s.capacity - s.owed - s.used <= 0 then 'OUT'
                  when s.capacity - s.owed - s.used <= coalesce(i.low_stock_threshold, $3::int4) then 'LOW' else 'IN' end as after
      from inventory_items i
      join variants v on v.site_id = $1 and v.id = i.variant_id
      join locations l on l.site_id = $1 and l.id = i.location_id
      join pools s on s.site_id = $1 and s.id = i.pool_id
      where i.site_id = $1 and i.product_id = any($2)
      order by i.id for update of i
    )
    update inventory_items i set announced_level = seen.after from seen
    where i.site_id = $1 and i.id = seen.id and seen.before <> seen.after
    returning i.id, i.product_id as "productId", i.variant_id as "variantId", i.location_id as "locationId",
              seen.before, seen.after, seen.quantity`,
})
