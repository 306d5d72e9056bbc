import { ALL_PRODUCTS_CATEGORY_ID } from '@fairground/contract/stores/category.ts'
import { ALL_PRODUCTS_ID } from '@fairground/contract/stores/collection.ts'
import type { Field, QuerySpec } from '../../db/query-sql.ts'

/** Stands for the collection of all products where ids are UUIDs. */
const EVERY = '00000000-0000-0000-0000-000000000000'
const UNARRANGED = 2_147_483_647

const categoryId = (wire: unknown) => (wire === ALL_PRODUCTS_ID || wire === ALL_PRODUCTS_CATEGORY_ID ? EVERY : wire)

/** The categories and all that stand below them, looked up once for a query. */
const below = (ids: string): string => `array(
  with recursive below as (
    select c.id from collections c where c.site_id = $1 and c.id = any(${ids})
    union
    select c.id from below b join collections c on c.site_id = $1 and c.parent_id = b.id
  )
  select id from below)`

/** Categories that the product itself is in: every product is in the collection of all products, the others are in the row. */
export const directCategoryIds: Field = {
  sql: 'p.collection_ids',
  type: 'uuid[]',
  value: categoryId,
  anyOf: (ids) => `('${EVERY}'::uuid = any(${ids}) or p.collection_ids && ${ids})`,
}

/** With those that they stand below. */
const allCategoryIds: Field = {
  ...directCategoryIds,
  anyOf: (ids) => `('${EVERY}'::uuid = any(${ids}) or p.collection_ids && ${below(ids)})`,
}

const place = `nullif(i.place, ${UNARRANGED})`

/** The rows of a product's categories; one without is in that of all products still. */
const placedItems = (ids: (bound: string) => string): NonNullable<Field['items']> => ({
  from: `(select p.id as product_id) one
    left join category_items i on i.site_id = $1 and i.product_id = one.product_id where true`,
  fields: {
    id: {
      sql: 'i.category_id',
      type: 'uuid',
      value: categoryId,
      anyOf: (bound) => `('${EVERY}'::uuid = any(${bound}) or i.category_id = any(${ids(bound)}))`,
    },
    index: { sql: `${place}::int8`, type: 'int8' },
  },
})

const places: Field = {
  sql: `array(select i.place::float8 from category_items i
    where i.site_id = $1 and i.product_id = p.id and i.place < ${UNARRANGED})`,
  type: 'float8[]',
}

/** Fields of a product's categories in catalogue 3. */
export const categoryFields: QuerySpec['fields'] = {
  'directCategoriesInfo.categories.id': directCategoryIds,
  'directCategoriesInfo.categories.index': places,
  'directCategoriesInfo.categories': {
    ...directCategoryIds,
    items: { ...placedItems((ids) => ids), alone: { id: directCategoryIds } },
  },
  'allCategoriesInfo.categories.id': allCategoryIds,
  'allCategoriesInfo.categories.index': places,
  'allCategoriesInfo.categories': {
    ...allCategoryIds,
    items: { ...placedItems(below), alone: { id: allCategoryIds } },
  },
}
