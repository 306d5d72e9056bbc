import { type ChangePricesResponse, priceChanges } from '@fairground/client/generated/fairground.price-changes.ts'
import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { chunksOf } from '../chunks.ts'
import { itemOf, treeReference } from '../collections/collection-queries.ts'
import { failureOf } from '../failure.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { type ItemOutcome, outcomesOf } from './bulk-outcome.ts'
import { type PriceChange, priceMessage } from './price-change.ts'
import { productClient } from './product-queries.ts'

const priceClient = staffClient({ priceChanges }).priceChanges

/** Products that one call takes. */
const AT_ONCE = 100

export type Chosen = Pick<V3Product, 'id' | 'revision' | 'name' | 'visible' | 'actualPriceRange' | 'tags'>
export type BulkChange = (products: readonly Chosen[]) => Promise<ItemOutcome[]>

/** In several calls. One that fails ends it: products of the calls before have changed, the others say why they have not. */
const inChunks =
  (change: BulkChange): BulkChange =>
  async (products) => {
    const outcomes: ItemOutcome[] = []
    for (const chunk of chunksOf(products, AT_ONCE)) {
      try {
        outcomes.push(...(await change(chunk)))
      } catch (failure) {
        if (outcomes.length === 0) throw failure
        const error = failureOf(failure).title
        return [...outcomes, ...products.slice(outcomes.length).map(({ id }) => ({ id, error }))]
      }
    }
    return outcomes
  }

const idsOf = (products: readonly Chosen[]): string[] => products.map(({ id }) => id)

export const showing = (visible: boolean): BulkChange =>
  inChunks(async (products) => {
    const { results } = await productClient.productsV3.bulkUpdateProducts({
      products: products.map(({ id, revision }) => ({ product: { id, revision, visible } })),
    })
    return outcomesOf(idsOf(products), results)
  })

/** As they were before they were shown or hidden: by their ids, for their revisions have moved on. */
export const shownAsBefore: BulkChange = inChunks(async (products) => {
  for (const visible of [true, false]) {
    const ids = idsOf(products.filter((one) => one.visible === visible))
    if (ids.length > 0)
      await productClient.productsV3.bulkUpdateProductsByFilter({ filter: { id: { $in: ids } }, product: { visible } })
  }
  return products.map(({ id }) => ({ id }))
})

export const deleting: BulkChange = inChunks(async (products) => {
  const { results } = await productClient.productsV3.bulkDeleteProducts({ productIds: idsOf(products) })
  return outcomesOf(idsOf(products), results)
})

export const tagging = (tagIds: string[]): BulkChange =>
  inChunks(async (products) => {
    const { results } = await productClient.productsV3.bulkUpdateProductTags({
      productIds: idsOf(products),
      assignTags: { publicTags: { tagIds } },
    })
    return outcomesOf(idsOf(products), results)
  })

export const categorizing = (categoryId: string, into: boolean): BulkChange =>
  inChunks(async (products) => {
    const { categories } = productClient
    const request = { categoryId, treeReference, items: idsOf(products).map(itemOf) }
    const { results } = await (into
      ? categories.bulkAddItemsToCategory(request)
      : categories.bulkRemoveItemsFromCategory(request))
    return outcomesOf(idsOf(products), results)
  })

/** Prices that a change replaced, for its undoing. */
type Replaced = ChangePricesResponse['changes']

/** Variants that one call restores. */
const RESTORED_AT_ONCE = 1000

/** A change of prices and, once it is done, its undoing: prices that somebody changes in between stay, and their products are named. */
export function pricing(change: PriceChange): { change: BulkChange; undo: BulkChange; changed: () => number } {
  const replaced: Replaced = []
  return {
    change: inChunks(async (products) => {
      const ids = idsOf(products)
      const { results, changes } = await priceClient.changePrices({ productIds: ids, ...priceMessage(change) })
      replaced.push(...changes)
      return outcomesOf(ids, results)
    }),
    undo: async () => {
      const left = new Map<string, string>()
      for (const changes of chunksOf(replaced, RESTORED_AT_ONCE)) {
        try {
          const { leftProductIds } = await priceClient.restorePrices({ changes })
          for (const id of leftProductIds) left.set(id, t('admin.products.priceChangedSince'))
        } catch (failure) {
          for (const { productId } of changes) left.set(productId, failureOf(failure).title)
        }
      }
      return [...new Set(replaced.map(({ productId }) => productId))].map((id) => ({ id, error: left.get(id) }))
    },
    changed: () => replaced.length,
  }
}
