import { setCategoryRules } from '@fairground/contract/fairground/category-rules.ts'
import { createCategory, queryCategories } from '@fairground/contract/stores/categories.ts'
import { STORE_NAMESPACE } from '@fairground/contract/stores/category.ts'
import { bulkAddItemsToCategory, setArrangedItems } from '@fairground/contract/stores/category-items.ts'
import { STORE_APP_ID } from '../catalog/products/sellable/sellable.ts'
import { catalogue } from './content/catalogue.ts'
import { categories, type DemoCategory } from './content/categories.ts'
import { productIds } from './product-ids.ts'
import type { Seeding } from './seeding.ts'

const treeReference = { appNamespace: STORE_NAMESPACE, treeKey: null }

/** The tree of categories and what is in them. Filling one again changes nothing. */
export async function bringCategories(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  const query = { cursorPaging: { limit: 100 } }
  const { categories: there } = await merchant.call(queryCategories, { query, treeReference }, now)
  const known = new Map(there.map(({ name, id }) => [name, id]))
  const idOf = await productIds(seeding)
  const items = (names: readonly string[]) =>
    names.flatMap((name) => idOf(name) ?? []).map((catalogItemId) => ({ appId: STORE_APP_ID, catalogItemId }))

  // One after the other: each is the last among its neighbours when it is made.
  const bring = async (category: DemoCategory, parentId?: string): Promise<void> => {
    const { name, description, holds, rules, first, below = [] } = category
    const parent = parentId ? { parentCategory: { id: parentId } } : {}
    const made = { category: { name, description, ...parent }, treeReference }
    const categoryId = known.get(name) ?? (await merchant.call(createCategory, made, now)).category.id
    const held = holds ? items(catalogue.filter(holds).map(({ product }) => product.name)) : []
    if (held.length > 0) await merchant.call(bulkAddItemsToCategory, { categoryId, items: held, treeReference }, now)
    if (first) await merchant.call(setArrangedItems, { categoryId, items: items(first), treeReference }, now)
    if (rules) await merchant.call(setCategoryRules, { categoryId, rules }, now)
    for (const one of below) await bring(one, categoryId)
  }
  for (const [i, category] of categories.entries()) {
    await bring(category)
    seeding.tick('categories', i + 1, categories.length)
  }
}
