import Type from 'typebox'
import { addresses } from '../addresses.ts'
import { ProductRequestedField } from '../enumerations/catalog.ts'
import { caller, operation } from '../operation.ts'
import { CursorMetadata, CursorQuery, Filter, fieldSets } from '../paging.ts'
import { Id, list, optional, text } from '../scalars.ts'
import { SearchDetails } from './product-search.ts'
import { V3Product } from './product-v3.ts'

const fields = fieldSets(ProductRequestedField)
const published = addresses({
  module: 'stores.products-v-3',
  who: caller,
  api: '/stores',
  site: '/_api/stores-catalog-orchestrator',
})

export const getProduct = operation({
  ...published('/v3/products/{productId}'),
  name: 'getProduct',
  summary: 'One product with its variants; `fields` requests what else it shows.',
  method: 'GET',
  request: Type.Object({ productId: Id, fields }),
  response: Type.Object({ product: V3Product }),
  refusals: ['PRODUCT_NOT_FOUND', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
})

export const getProductBySlug = operation({
  ...published('/v3/products/slug/{slug}'),
  name: 'getProductBySlug',
  summary: 'One product with its variants, by its slug.',
  method: 'GET',
  request: Type.Object({ slug: text(100, { minLength: 1 }), fields }),
  response: Type.Object({ product: V3Product }),
  refusals: ['PRODUCT_NOT_FOUND', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
})

export const queryProducts = operation({
  ...published('/v3/products/query'),
  name: 'queryProducts',
  summary: 'Products that match a filter, without their variants. Visitors see the visible ones.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery), fields }),
  response: Type.Object({ products: list(V3Product, 100), pagingMetadata: CursorMetadata }),
  refusals: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
})

export const countProducts = operation({
  ...published('/v3/products/count'),
  name: 'countProducts',
  summary: 'Number of products that match.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({
    filter: optional(Filter),
    search: optional(SearchDetails),
    /** Counts hidden products, too; for administrators of the catalogue. */
    returnNonVisibleProducts: optional(Type.Boolean()),
  }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: ['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
})

export const operations = [getProduct, getProductBySlug, queryProducts, countProducts] as const
