import { readFileSync } from 'node:fs'
import * as categories from '@wix/auto_sdk_categories_categories'
import {
  backInStockNotifications,
  backInStockSettings,
  checkout,
  checkoutSettings,
  contactTaxDetails,
  currentCart,
  deliveryProfile,
  deliverySolutions,
  ecommerceSettings,
  giftVouchers,
  localDeliveryOptions,
  manualTaxMappings,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orderPaymentRequests,
  orders,
  ordersSettings,
  orderTransactions,
  pickupLocations,
  shippingOptions,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
  tippableStaff,
  tipSettings,
  tips,
} from '@wix/ecom'
import {
  categories as eventCategories,
  eventsSettings,
  forms,
  guests,
  notifications,
  policies,
  rsvp,
  rsvpV2,
  schedule,
  scheduleBookmarks,
  ticketDefinitions,
  ticketDefinitionsV2,
  orders as ticketOrders,
  ticketReservations,
  tickets,
  wixEventsV2,
} from '@wix/events'
import { coupons } from '@wix/marketing'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import {
  brandsV3,
  catalogImportsV3,
  catalogVersioning,
  collections,
  customizationsV3,
  infoSectionsV3,
  inventory,
  inventoryItemsV3,
  productGroupsV3,
  products,
  productsV3,
  promotionsV3,
  readOnlyVariantsV3,
  ribbonsV3,
  storesLocationsV3,
  subscriptionOptions,
} from '@wix/stores'

export const url = process.env.FAIRGROUND_URL
export const { apiKey, clientId, siteId } = JSON.parse(readFileSync(process.env.FAIRGROUND_CREDENTIALS, 'utf8'))

const HOSTS = /^https:\/\/(www|edge)\.wixapis\.com/
const send = globalThis.fetch

/** Messages that the clients sent, newest last: `{method, path, query, body, headers, status}`. */
export const wire = []

/** The one change to the clients: their hosts are ours. Token calls use the global one. */
async function pointedFetch(target, init = {}) {
  const address = new URL(String(target).replace(HOSTS, url))
  const response = await send(address, init)
  wire.push({
    method: init.method ?? 'GET',
    host: new URL(String(target)).host,
    path: address.pathname,
    query: address.searchParams,
    body: init.body,
    status: response.status,
  })
  if (wire.length > 200) wire.shift()
  return response
}
globalThis.fetch = pointedFetch

export const lastSent = () => wire.at(-1)

const modules = {
  currentCart,
  checkout,
  checkoutSettings,
  ecommerceSettings,
  ordersSettings,
  orders,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orderPaymentRequests,
  coupons,
  giftVouchers,
  orderTransactions,
  taxGroups,
  taxRegions,
  taxSettings,
  manualTaxMappings,
  tipSettings,
  tips,
  tippableStaff,
  taxCalculation,
  taxExemptGroups,
  contactTaxDetails,
  deliveryProfile,
  deliverySolutions,
  shippingOptions,
  pickupLocations,
  localDeliveryOptions,
  products,
  productsV3,
  readOnlyVariantsV3,
  catalogVersioning,
  collections,
  brandsV3,
  ribbonsV3,
  infoSectionsV3,
  customizationsV3,
  categories,
  inventory,
  inventoryItemsV3,
  storesLocationsV3,
  promotionsV3,
  productGroupsV3,
  catalogImportsV3,
  subscriptionOptions,
  backInStockNotifications,
  backInStockSettings,
  events: wixEventsV2,
  eventCategories,
  eventsSettings,
  ticketDefinitions: ticketDefinitionsV2,
  ticketDefinitionsV1: ticketDefinitions,
  ticketOrders,
  ticketReservations,
  tickets,
  guests,
  forms,
  notifications,
  policies,
  schedule,
  scheduleBookmarks,
  rsvp: rsvpV2,
  rsvpV1: rsvp,
}

export const clientWith = (auth) => createClient({ modules, auth, fetch: pointedFetch })

export const admin = clientWith(ApiKeyStrategy({ apiKey, siteId }))

/** A person at the shop: an anonymous visitor with their own tokens. */
export const visitor = (tokens) => clientWith(OAuthStrategy({ clientId, tokens }))

/** Our own calls, which no published client makes. */
export async function own(method, path, body) {
  const response = await send(`${url}${path}`, {
    method,
    headers: { authorization: apiKey, 'wix-site-id': siteId, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return response.json()
}

/** Moves the shop's clock; without argument back to the real time. */
export const moveClock = (advanceMs) =>
  own('POST', '/fairground/v1/test-clock', advanceMs === undefined ? { reset: true } : { advanceMs })

/** Refusal of a call: status, application code and violations by field. Fails when the call was accepted. */
export async function refusal(call) {
  const accepted = Symbol('accepted')
  const error = await Promise.resolve(call).then(
    () => accepted,
    (reason) => reason,
  )
  if (error === accepted) throw new Error('The call was accepted.')
  if (!error?.details) throw error
  const { applicationError, validationError } = error.details
  return {
    status: error.status ?? error.response?.status,
    code: applicationError?.code,
    data: applicationError?.data,
    rules: Object.fromEntries((validationError?.fieldViolations ?? []).map((v) => [v.field, v.violatedRule])),
    violations: validationError?.fieldViolations ?? [],
    text: error.message,
  }
}

let marks = 0
/** A word that no other test of any run uses. */
export const mark = () => `${Date.now().toString(36)}${(marks++).toString(36)}`

export const NOWHERE = 'ffffffff-ffff-4fff-8fff-ffffffffffff'
export const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
export const EVENTS = '140603ad-af8d-84a5-2c80-a0f60cb47351'
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
