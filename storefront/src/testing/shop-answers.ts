import { mug, nightMarket } from './fake-api.ts'

export const PRODUCTS = 'GET /stores-reader/v1/products/query-platformized'
const VARIANTS = 'POST /stores-reader/v1/variants/query'
const DETAILS = `GET /stores/v3/products/${mug().id}`
export const TELL = 'POST /back-in-stock-service/v1/back-in-stock-notification-requests'
export const COLLECTIONS = 'POST /categories/v1/categories/query'
export const EVENTS = 'POST /events/v3/events/query'
export const TICKETS = 'POST /events-ticket-definitions/v3/ticket-definitions/available/query'
export const CART = 'POST /ecom/v1/carts/current/estimate-totals'
export const PRICES = 'POST /fairground/v1/item-prices'
export const ADD = 'POST /ecom/v1/carts/current/add-to-cart'
export const CHECKOUT = 'POST /ecom/v1/carts/current/create-checkout'

/** A page of products, all there are. */
export const shelf = (...products: unknown[]) => ({
  products,
  metadata: { count: products.length, total: products.length },
})

/** The night market alone, with six tickets left. */
export const programme = {
  [EVENTS]: { events: [nightMarket()], pagingMetadata: {} },
  [TICKETS]: {
    ticketDefinitions: [{ eventId: nightMarket().id, salesDetails: { unsoldCount: 6, soldOut: false } }],
    metadata: { count: 1 },
  },
}

/** What catalogue 3 tells of the mug besides. */
export const details = (change: object = {}) => ({
  [DETAILS]: { product: { options: [], modifiers: [], additionalRibbons: [], ...change } },
})

/** What is told of the mug's variants that are out. */
export const out = (preorderInfo: object = { enabled: false }) => ({
  ...details(),
  [VARIANTS]: { variants: [{ variantId: 'v-green', preorderInfo }], metadata: { count: 1 } },
})

/** A collection, at the top of the tree or below another. */
export const category = (slug: string, id?: string) => ({
  ...{ id: `c-${slug}`, name: slug, slug, visible: true },
  parentCategory: { ...(id ? { id } : {}), index: 0 },
})
