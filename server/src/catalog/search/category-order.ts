import type { Field, SortBy } from '../../db/query-sql.ts'
import { InvalidArgument } from '../../ground/api-error.ts'
import { isUuid } from '../../ground/ids.ts'
import { type Message, message } from '../../ground/texts/message.ts'

/** Sorts by a product's place among its categories; `selectItemsBy` selects the category. */
export const CATEGORY_INDEX = 'allCategoriesInfo.categories.index'
const CATEGORY_ID = 'allCategoriesInfo.categories.id'

type Sort = SortBy & { readonly selectItemsBy?: readonly Record<string, unknown>[] }

/** The category that a sort by index means; undefined where nothing is sorted so. */
export function selectedCategory(sort: readonly Sort[] = []): string | undefined {
  let category: string | undefined
  for (const [i, { fieldName, selectItemsBy = [] }] of sort.entries()) {
    const field = `search.sort[${i}].selectItemsBy`
    const refuse = (description: Message) => new InvalidArgument([{ field, description, violatedRule: 'VALIDATION' }])
    if (fieldName !== CATEGORY_INDEX) {
      if (selectItemsBy.length > 0) throw refuse(message('violations.selectsAlone', { field: CATEGORY_INDEX }))
      continue
    }
    const ids = selectItemsBy.map((item) => item[CATEGORY_ID] ?? item.id)
    const [id] = ids
    if (ids.length !== 1 || typeof id !== 'string' || !isUuid(id))
      throw refuse(message('violations.oneCategoryItem', { field: CATEGORY_ID }))
    if (category && category !== id) throw refuse(message('violations.sameCategory'))
    category = id
  }
  return category
}

/** Behind what is in the category and not arranged, which has the greatest int4. */
const LAST = 2_147_483_648

/** The place of a product among those that are arranged by hand in a category, which is a UUID; then those that are in it, then all others. */
export function indexIn(category: string): Field {
  if (!isUuid(category)) throw new Error(`No category: ${category}`)
  return {
    sql: `coalesce((select i.place::int8 from category_items i
      where i.site_id = $1 and i.category_id = '${category}' and i.product_id = p.id), ${LAST})`,
    type: 'int8',
    sortable: true,
    filterable: false,
  }
}
