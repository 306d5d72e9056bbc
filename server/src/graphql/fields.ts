import { getCurrentCart } from '@fairground/contract/ecom/current-cart.ts'
import { getEvent, getEventBySlug, queryEvents } from '@fairground/contract/events/wix-events-v-2.ts'
import type { Operation } from '@fairground/contract/operation.ts'
import { getCategory, queryCategories } from '@fairground/contract/stores/categories.ts'
import { getCollection, getCollectionBySlug, queryCollections } from '@fairground/contract/stores/collections.ts'
import { searchProducts } from '@fairground/contract/stores/product-search.ts'
import {
  getProduct,
  getStoreVariant,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from '@fairground/contract/stores/products.ts'
import * as productsV3 from '@fairground/contract/stores/products-v-3.ts'

export interface RootFieldSource {
  readonly operation: Operation
  /** The field of the answer that is the answer; the whole of it by default. */
  readonly pick?: string
}

/** Each field of `Query` and the operation that answers it. */
export const rootFields = {
  product: { operation: getProduct, pick: 'product' },
  products: { operation: queryProducts },
  productVariants: { operation: queryProductVariants },
  variant: { operation: getStoreVariant, pick: 'variant' },
  variants: { operation: queryStoreVariants },
  productV3: { operation: productsV3.getProduct, pick: 'product' },
  productV3BySlug: { operation: productsV3.getProductBySlug, pick: 'product' },
  productsV3: { operation: productsV3.queryProducts },
  searchProducts: { operation: searchProducts },
  collection: { operation: getCollection, pick: 'collection' },
  collectionBySlug: { operation: getCollectionBySlug, pick: 'collection' },
  collections: { operation: queryCollections },
  category: { operation: getCategory, pick: 'category' },
  categories: { operation: queryCategories },
  event: { operation: getEvent, pick: 'event' },
  eventBySlug: { operation: getEventBySlug, pick: 'event' },
  events: { operation: queryEvents },
  currentCart: { operation: getCurrentCart, pick: 'cart' },
} as const satisfies Record<string, RootFieldSource>
