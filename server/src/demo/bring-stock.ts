import {
  createBackInStockNotificationRequest,
  queryBackInStockNotificationRequests,
} from '@fairground/contract/ecom/back-in-stock-notifications.ts'
import { createLocation } from '@fairground/contract/fairground/locations.ts'
import { listStockHistory, setLowStockThreshold } from '@fairground/contract/fairground/stock-history.ts'
import { token } from '@fairground/contract/identity/oauth.ts'
import { bulkUpsertInventoryItems, queryInventoryItems } from '@fairground/contract/stores/inventory-items-v-3.ts'
import {
  bulkDecrementInventoryItems,
  bulkIncrementInventoryItems,
} from '@fairground/contract/stores/inventory-items-v-3-adjust.ts'
import { getDefaultStoresLocation, queryStoresLocations } from '@fairground/contract/stores/stores-locations-v-3.ts'
import { STORE_APP_ID } from '../catalog/products/sellable/sellable.ts'
import { catalogue } from './content/catalogue.ts'
import { counts, thresholds, waiting, warehouse } from './content/stock.ts'
import { productIds } from './product-ids.ts'
import type { Seeding } from './seeding.ts'

const DAY_MS = 86_400_000

/** A second location, what was counted in the past, what is low and who waits. */
export async function bringStock(seeding: Seeding): Promise<void> {
  const idOf = await productIds(seeding)
  const { merchant, now } = seeding
  const { storesLocation } = await merchant.call(getDefaultStoresLocation, {}, now)
  const shelf = (productId: string) => itemsAt(seeding, productId, storesLocation.id)
  await fillWarehouse(seeding, idOf, shelf)
  for (const { product, steps } of counts) {
    const [item] = await shelf(idOf(product) ?? '')
    if (item) await count(seeding, item.id, steps)
  }
  for (const [product, threshold] of thresholds) {
    for (const { id } of await shelf(idOf(product) ?? ''))
      await merchant.call(setLowStockThreshold, { inventoryItemId: id, threshold }, now)
  }
  for (const [product, emails] of waiting) await wait(seeding, product, idOf(product), emails)
}

async function itemsAt({ merchant, now }: Seeding, productId: string, locationId: string) {
  if (!productId) return []
  const query = { filter: { productId, locationId }, paging: { limit: 100 } }
  return (await merchant.call(queryInventoryItems, { query }, now)).inventoryItems
}

async function fillWarehouse(
  { merchant, now }: Seeding,
  idOf: (name: string) => string | undefined,
  shelf: (productId: string) => ReturnType<typeof itemsAt>,
): Promise<void> {
  const { name, holds } = warehouse
  const { storesLocations } = await merchant.call(queryStoresLocations, {}, now)
  const known = storesLocations.find((location) => location.name === name)
  const { id: locationId } =
    known ?? (await merchant.call(createLocation, { name, locationType: 'PHYSICAL' }, now)).location
  const rows = await Promise.all(
    holds.map(async ([product, quantity]) =>
      (await shelf(idOf(product) ?? '')).map(({ productId, variantId }) => ({
        inventoryItem: { productId, variantId, locationId, quantity },
      })),
    ),
  )
  const inventoryItems = rows.flat()
  if (inventoryItems.length === 0) return
  const { bulkActionMetadata } = await merchant.call(bulkUpsertInventoryItems, { inventoryItems }, now)
  if (bulkActionMetadata.totalFailures > 0) throw new Error(`The demo could not fill its ${name}`)
}

/** After the units that the product came with. An item that was counted before goes on with the next step; they add up to nothing. */
async function count(
  { merchant, now }: Seeding,
  inventoryItemId: string,
  steps: readonly { daysAgo: number; add: number }[],
): Promise<void> {
  const { changes } = await merchant.call(listStockHistory, { inventoryItemId }, now)
  const done = changes.filter(({ reason }) => reason === 'MANUAL').length - 1
  for (const { daysAgo, add } of steps.slice(Math.max(0, done))) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const more = { incrementData: [{ inventoryItemId, incrementBy: add }], reason: 'MANUAL' as const }
    const less = { decrementData: [{ inventoryItemId, decrementBy: -add }], reason: 'MANUAL' as const }
    const { bulkActionMetadata } = await (add > 0
      ? merchant.call(bulkIncrementInventoryItems, more, at)
      : merchant.call(bulkDecrementInventoryItems, less, at))
    if (bulkActionMetadata.totalFailures > 0) throw new Error('The demo could not count its stock')
  }
}

/** Visitors who left their address on the page of what is sold out. */
async function wait(
  { merchant, anybody, clerk, clientId, now, publicUrl }: Seeding,
  product: string,
  productId: string | undefined,
  emails: readonly string[],
): Promise<void> {
  const entry = catalogue.find((one) => one.product.name === product)
  if (!productId || !entry) return
  const { requests } = await merchant.call(queryBackInStockNotificationRequests, {}, now)
  const there = new Set(requests.map(({ email }) => email))
  const { access_token } = await anybody.call(token, { grantType: 'anonymous', clientId }, now)
  const catalogReference = { appId: STORE_APP_ID, catalogItemId: productId }
  const itemDetails = { name: product, price: `${entry.product.price}.00` }
  for (const [i, email] of emails.filter((one) => !there.has(one)).entries()) {
    const request = { catalogReference, email, itemUrl: `${publicUrl}/products/${entry.slug}` }
    const at = new Date(now.getTime() - (i + 2) * DAY_MS)
    await clerk(access_token).call(createBackInStockNotificationRequest, { request, itemDetails }, at)
  }
}
