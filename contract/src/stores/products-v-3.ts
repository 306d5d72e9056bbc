import Type from 'typebox'
import { ProductRequestedField } from '../enumerations/product-requested-field.ts'
import { caller, operation } from '../operation.ts'
import { CursorMetadata, CursorPaging, CursorQuery, Filter, fieldSets, Sorting } from '../paging.ts'
import { Id, list, named, oneOf, optional, text } from '../scalars.ts'
import { V3Product } from './product-v3.ts'

const fields = fieldSets(ProductRequestedField)
const published = (path: string) => ({
  module: 'stores.products-v-3',
  path,
  publicPath: `/stores${path}`,
  sitePath: `/_api/stores-catalog-orchestrator${path}`,
  who: caller,
})

export const getProduct = operation({
  ...published('/v3/products/{productId}'),
  name: 'getProduct',
  summary: 'One product with its variants; what else it shows is asked for in `fields`.',
  method: 'GET',
  request: Type.Object({ productId: Id, fields }),
  response: Type.Object({ product: V3Product }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const getProductBySlug = operation({
  ...published('/v3/products/slug/{slug}'),
  name: 'getProductBySlug',
  summary: 'One product with its variants, by its slug.',
  method: 'GET',
  request: Type.Object({ slug: text(100, { minLength: 1 }), fields }),
  response: Type.Object({ product: V3Product }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const queryProducts = operation({
  ...published('/v3/products/query'),
  name: 'queryProducts',
  summary: 'Products that match a filter, without their variants. Visitors see the visible ones.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ query: optional(CursorQuery), fields }),
  response: Type.Object({ products: list(V3Product, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

const SearchDetails = named(
  'WixCommonSearchDetails',
  Type.Object({
    mode: optional(oneOf(['OR', 'AND'] as const)),
    expression: optional(text(100)),
    fields: optional(list(text(200), 20)),
  }),
)

export const searchProducts = operation({
  ...published('/v3/products/search'),
  name: 'searchProducts',
  summary: 'Products whose name, description, brand or SKU holds the words; the newest first unless sorted.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({
    search: optional(
      named(
        'CommonCursorSearch',
        Type.Object({
          cursorPaging: optional(CursorPaging),
          filter: optional(Filter),
          sort: optional(list(Sorting, 3)),
          search: optional(SearchDetails),
        }),
      ),
    ),
    fields,
  }),
  response: Type.Object({ products: list(V3Product, 100), pagingMetadata: CursorMetadata }),
  refusals: [],
})

export const countProducts = operation({
  ...published('/v3/products/count'),
  name: 'countProducts',
  summary: 'How many products match.',
  method: 'GET',
  postFallback: '',
  request: Type.Object({ filter: optional(Filter), search: optional(SearchDetails) }),
  response: Type.Object({ count: Type.Integer() }),
  refusals: [],
})

export const operations = [getProduct, getProductBySlug, queryProducts, searchProducts, countProducts] as const
