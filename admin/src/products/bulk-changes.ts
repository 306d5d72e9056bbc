import { ApiError } from '@fairground/client/errors.ts'
import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { chunksOf } from '../chunks.ts'
import { itemOf, treeReference } from '../collections/collection-queries.ts'
import { wireAmount } from '../forms/amounts.ts'
import { type ItemOutcome, outcomesOf } from './bulk-outcome.ts'
import { adjustment, type PriceChange } from './price-change.ts'
import { productClient } from './product-queries.ts'

/** Products that one call takes. */
const AT_ONCE = 100

export type Chosen = Pick<V3Product, 'id' | 'revision' | 'name' | 'visible' | 'actualPriceRange' | 'tags'>
export type BulkChange = (products: readonly Chosen[]) => Promise<ItemOutcome[]>

const inChunks =
  (change: BulkChange): BulkChange =>
  async (products) => {
    const outcomes: ItemOutcome[] = []
    for (const chunk of chunksOf(products, AT_ONCE)) outcomes.push(...(await change(chunk)))
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
      ...{ productIds: idsOf(products), assignTags: { publicTags: { tagIds } } },
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

/** All at once; when one is refused, nothing was done, and each is tried by itself to say which. */
export const pricing = (change: PriceChange): BulkChange => {
  const send = (ids: string[]) => {
    const filter = { id: { $in: ids } }
    const { productsV3 } = productClient
    if (change.kind === 'set')
      return productsV3.bulkUpdateProductVariantsByFilter({
        ...{ filter, variant: { price: { actualPrice: { amount: wireAmount(change.typed) } } } },
      })
    return productsV3.bulkAdjustProductVariantsByFilter({ filter, actualPrice: adjustment(change) })
  }
  return inChunks(async (products) => {
    try {
      await send(idsOf(products))
      return products.map(({ id }) => ({ id }))
    } catch (error) {
      if (!(error instanceof ApiError) || products.length === 0) throw error
      const outcomes: ItemOutcome[] = []
      for (const { id } of products) outcomes.push(await one(id, () => send([id])))
      return outcomes
    }
  })
}

async function one(id: string, act: () => Promise<unknown>): Promise<ItemOutcome> {
  try {
    await act()
    return { id }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { id, error: error.description }
    throw error
  }
}
