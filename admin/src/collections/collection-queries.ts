import { categoryRules } from '@fairground/client/generated/fairground.category-rules.ts'
import { type Category, categories } from '@fairground/client/generated/stores.categories.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const collectionClient = staffClient({ categories, categoryRules, products })

/** Keys of everything that shows collections. */
export const COLLECTIONS = 'collections'
export const treeReference = { appNamespace: '@wix/stores' }
/** The store as items name it. */
const STORE = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
export const itemOf = (catalogItemId: string) => ({ catalogItemId, appId: STORE })

/** The whole tree, hidden ones too, without that of all products. */
export const treeQuery = () =>
  queryOptions({
    queryKey: [COLLECTIONS, 'tree'],
    queryFn: async ({ signal }) => {
      const found: Category[] = []
      for (let cursor: string | undefined; ; ) {
        const page = await collectionClient.categories.queryCategories(
          {
            query: { cursorPaging: { limit: 1000, ...(cursor ? { cursor } : {}) } },
            returnNonVisibleCategories: true,
          },
          { signal },
        )
        found.push(...page.categories)
        cursor = page.pagingMetadata.cursors?.next
        if (!cursor) return found.filter(({ slug }) => slug !== 'all-products')
      }
    },
  })

export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: [COLLECTIONS, 'one', id],
    queryFn: async ({ signal }) => {
      const [{ category }, kept] = await Promise.all([
        collectionClient.categories.getCategory(
          { categoryId: id, treeReference, fields: ['DESCRIPTION', 'BREADCRUMBS_INFO'] },
          { signal },
        ),
        collectionClient.categoryRules.getCategoryRules({ categoryId: id }, { signal }),
      ])
      return { category, rules: kept.rules }
    },
  })

/** Products shown at once; more are asked for. */
export const SHOWN = 100

/** Products in their order, and how many of them are arranged by hand. */
export const itemsQuery = (id: string) =>
  queryOptions({
    queryKey: [COLLECTIONS, 'items', id],
    queryFn: async ({ signal }) => {
      const [arranged, listed] = await Promise.all([
        collectionClient.categories.getArrangedItems({ categoryId: id, treeReference }, { signal }),
        collectionClient.categories.listItemsInCategory(
          { categoryId: id, treeReference, useCategoryArrangement: true, cursorPaging: { limit: SHOWN } },
          { signal },
        ),
      ])
      const ids = listed.items.map(({ catalogItemId }) => catalogItemId)
      const found =
        ids.length === 0
          ? []
          : (
              await collectionClient.products.queryProducts(
                { query: { filter: { id: { $in: ids } }, paging: { limit: SHOWN } } },
                { signal },
              )
            ).products
      const byId = new Map(found.map((product) => [product.id, product]))
      return { products: ids.flatMap((one) => byId.get(one) ?? []), arranged: arranged.items.length }
    },
  })

/** Products to choose from, by name. */
export const choiceQuery = (q: string) =>
  queryOptions({
    queryKey: [COLLECTIONS, 'choice', q],
    queryFn: async ({ signal }) => {
      const filter = q ? { $or: [{ name: { $contains: q } }, { sku: { $startsWith: q } }] } : {}
      const query = { filter, sort: [{ fieldName: 'name', order: 'ASC' as const }], paging: { limit: 50 } }
      return (await collectionClient.products.queryProducts({ query }, { signal })).products
    },
  })
