import { setSiteCurrencies } from '@fairground/contract/fairground/site-currencies.ts'
import { queryCategories } from '@fairground/contract/stores/categories.ts'
import { STORE_NAMESPACE } from '@fairground/contract/stores/category.ts'
import { createPromotion, queryPromotions } from '@fairground/contract/stores/promotions-v-3.ts'
import {
  assignSubscriptionOptionsToProduct,
  createSubscriptionOption,
  getSubscriptionOptionsForProduct,
} from '@fairground/contract/stores/subscription-options.ts'
import { storeArtworks } from '../media/store-pictures.ts'
import { calendarAt } from './content/events.ts'
import { currencies, promotion, subscription } from './content/offers.ts'
import { folderOf } from './folder-of.ts'
import { eventPicture, pictureUrl } from './pictures.ts'
import { productIds } from './product-ids.ts'
import type { Seeding } from './seeding.ts'

/** Currencies that prices are also shown in, a tile among products, and coffee every month. */
export async function bringOffers(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  await merchant.call(setSiteCurrencies, { others: [...currencies] }, now)
  await promote(seeding)
  await subscribe(seeding)
}

async function promote(seeding: Seeding): Promise<void> {
  const { merchant, now, publicUrl, db, files } = seeding
  const { name, event, within, altText, ...placed } = promotion
  const { promotions } = await merchant.call(queryPromotions, {}, now)
  const entry = calendarAt(now).find(({ known }) => known.startsWith(event))
  if (!entry || promotions.some((one) => one.name === name)) return
  const treeReference = { appNamespace: STORE_NAMESPACE, treeKey: null }
  const { categories } = await merchant.call(
    queryCategories,
    { query: { filter: { name: within } }, treeReference },
    now,
  )
  const picture = eventPicture(entry)
  await storeArtworks(db, files, [picture], { at: now, folderId: await folderOf(seeding, 'Events') })
  const made = {
    name,
    media: { url: pictureUrl(publicUrl, picture), altText },
    destinationUrl: `${publicUrl}/events/${entry.slug}`,
    categories: categories.map(({ id }) => ({ id, ...placed })),
  }
  await merchant.call(createPromotion, { promotion: made }, now)
}

async function subscribe(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  const { product, options } = subscription
  const productId = (await productIds(seeding))(product)
  if (!productId) return
  const { subscriptionOptions } = await merchant.call(getSubscriptionOptionsForProduct, { productId }, now)
  if (subscriptionOptions.length > 0) return
  const made = await Promise.all(
    options.map((subscriptionOption) => merchant.call(createSubscriptionOption, { subscriptionOption }, now)),
  )
  const assignedSubscriptionOptions = made.map(({ subscriptionOption: { id } }) => ({ id }))
  await merchant.call(assignSubscriptionOptionsToProduct, { productId, assignedSubscriptionOptions }, now)
}
