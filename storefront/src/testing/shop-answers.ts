import type { GetProductPageResponse } from '@fairground/client/generated/fairground.product-pages.ts'
import type { V3Product } from '@fairground/client/generated/stores.products-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { mug, nightMarket } from './fake-api.ts'

export const PRODUCTS = 'GET /stores/v3/products/query'
export const REQUEST_NOTIFICATION = 'POST /back-in-stock-service/v1/back-in-stock-notification-requests'
export const COLLECTIONS = 'POST /categories/v1/categories/query'
export const EVENTS = 'POST /events/v3/events/query'
export const TICKETS = 'POST /events-ticket-definitions/v3/ticket-definitions/available/query'
export const CART = 'POST /ecom/v1/carts/current/estimate-totals'
export const PRICES = 'POST /fairground/v1/item-prices'
export const ADD = 'POST /ecom/v1/carts/current/add-to-cart'
export const CHECKOUT = 'POST /ecom/v1/carts/current/create-checkout'

/** A page of products, all there are. */
export const shelf = (...products: unknown[]) => ({ products, pagingMetadata: { count: products.length } })

/** Answers for the mug's page: the mug, and the products beside it. */
export const mugPage = (change: Partial<V3Product> = {}, beside: Partial<GetProductPageResponse> = {}) => ({
  'GET /stores/v3/products/slug/harbour-mug': { product: mug(change) },
  'GET /fairground/v1/product-pages/harbour-mug': {
    productId: mug().id,
    breadcrumbs: [],
    supplies: [
      { variantId: 'v-green', quantity: 0 },
      { variantId: 'v-marigold', quantity: 7 },
    ],
    attachments: [],
    relatedProducts: [],
    preorderProductIds: [],
    ...beside,
  },
})

/** The night market alone, with six tickets left. */
export const programme = {
  [EVENTS]: { events: [nightMarket()], pagingMetadata: {} },
  [TICKETS]: {
    ticketDefinitions: [{ eventId: nightMarket().id, salesDetails: { unsoldCount: 6, soldOut: false } }],
    metadata: { count: 1 },
  },
}

/** A collection, at the top of the tree or below another. */
export const category = (slug: string, id?: string) => ({
  id: `c-${slug}`,
  name: slug,
  slug,
  visible: true,
  parentCategory: { ...present({ id: id || undefined }), index: 0 },
})
