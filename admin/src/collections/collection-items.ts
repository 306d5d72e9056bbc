import { productsV3, type V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { COLLECTIONS, collectionClient, treeReference } from './collection-queries.ts'

const productClient = staffClient({ productsV3 }).productsV3

/** Products shown at once; more are loaded on request. As many places can be arranged by hand. */
export const SHOWN = 100

/** A part of a collection: products in their order, and how many of the whole are arranged by hand. */
export interface ItemsPage {
  readonly products: readonly V3Product[]
  readonly arranged: number
  readonly next: string | undefined
}

export const itemsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [COLLECTIONS, 'items', id],
    queryFn: async ({ signal, pageParam }): Promise<ItemsPage> => {
      const cursorPaging = { limit: SHOWN, ...present({ cursor: pageParam || undefined }) }
      const [arranged, listed] = await Promise.all([
        collectionClient.categories.getArrangedItems({ categoryId: id, treeReference }, { signal }),
        collectionClient.categories.listItemsInCategory(
          { categoryId: id, treeReference, useCategoryArrangement: true, cursorPaging },
          { signal },
        ),
      ])
      const ids = listed.items.map(({ catalogItemId }) => catalogItemId)
      return {
        products: await productsOf(ids, signal),
        arranged: arranged.items.length,
        next: listed.pagingMetadata.cursors?.next,
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** As many as a page of items holds, in this order. */
async function productsOf(ids: readonly string[], signal: AbortSignal): Promise<V3Product[]> {
  if (ids.length === 0) return []
  const query = { filter: { id: { $in: ids } }, cursorPaging: { limit: SHOWN } }
  const { products: found } = await productClient.queryProducts({ query }, { signal })
  const byId = new Map(found.map((product) => [product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Most that are offered to choose from. */
export const OFFERED = 50

/** Products to choose from, by name. */
export const choiceQuery = (q: string) =>
  queryOptions({
    queryKey: [COLLECTIONS, 'choice', q],
    queryFn: async ({ signal }) => {
      const filter = q
        ? {
            $or: [
              { name: { $contains: q } },
              { 'variantsInfo.variants': { $matchItems: [{ sku: { $startsWith: q } }] } },
            ],
          }
        : {}
      const query = { filter, sort: [{ fieldName: 'name', order: 'ASC' as const }], cursorPaging: { limit: OFFERED } }
      return (await productClient.queryProducts({ query }, { signal })).products
    },
  })
