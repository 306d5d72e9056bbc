/** Catalogue app id of the store, as line items name it. */
export const STORE_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export interface ShopItem {
  readonly productId: string
  readonly slug: string
  /** One of its variants, in stock. */
  readonly variantId: string
}

/** An event with one kind of ticket on sale. */
export interface ShopEvent {
  readonly eventId: string
  readonly slug: string
  readonly ticketDefinitionId: string
}

/** Knowledge of a caller: where the shop answers and what it sells. Ours and the ceiling's differ in the port alone. */
export interface Shop {
  readonly port: number
  readonly clientId: string
  readonly items: readonly ShopItem[]
  readonly events?: readonly ShopEvent[]
  /** Paths that are read where no items are named. */
  readonly paths?: readonly string[]
  /** Port that visitors' tokens come from; absent: from where the shop answers. */
  readonly tokenPort?: number
}

export const lineOf = ({ productId, variantId }: ShopItem) => ({
  catalogReference: { appId: STORE_APP, catalogItemId: productId, options: { variantId } },
  quantity: 1,
})

const ADDRESS = { country: 'GB', city: 'Bristol', postalCode: 'BS1 4QA', addressLine: '1 Harbourside' }

export const CHECKOUT_REQUEST = {
  channelType: 'WEB',
  email: 'ines@example.com',
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
}

export const PAGE_SIZE = 24

/** The query of a product list as the published client packs it into the address. */
const packed = (query: object): string =>
  `/stores-reader/v1/products/query-platformized?.r=${Buffer.from(JSON.stringify({ query })).toString('base64url')}`

const pageOf = (page: number) => ({ paging: { limit: PAGE_SIZE, offset: page * PAGE_SIZE } })

/** A page of any length, from anywhere. */
export const newListPath = (paging: { readonly limit: number; readonly offset: number }): string => packed({ paging })

export const listPath = (page: number): string => packed(pageOf(page))

export const listOfCollectionPath = (collectionId: string, page: number): string =>
  packed({ filter: { 'collections.id': { $hasSome: [collectionId] } }, ...pageOf(page) })

export const slugPath = (slug: string): string => `/stores/v3/products/slug/${slug}`

export type Field = 'URL' | 'CURRENCY'

/** With these field sets beside, in whatever order and as often as they stand there: each spelling is an address of its own. */
export const slugPathWith = (slug: string, fields: readonly Field[]): string =>
  `${slugPath(slug)}?${fields.map((field) => `fields=${field}`).join('&')}`
