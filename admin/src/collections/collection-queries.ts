import { type Category, categories } from '@fairground/client/generated/stores.categories.ts'
import { present } from '@fairground/domain/present.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const collectionClient = staffClient({ categories })

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
            query: { cursorPaging: { limit: 1000, ...present({ cursor: cursor || undefined }) } },
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
