import { categories } from '@fairground/client/generated/stores.categories.ts'
import { productsV3, type SearchProductsRequest } from '@fairground/client/generated/stores.products-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sortingOf } from '../list/list-choice.ts'
import { PAGE_SIZE, type ProductTab } from '../paths.ts'
import { staffClient } from '../staff-client.ts'
import type { ProductChoice } from './product-choice.ts'

export const productClient = staffClient({ productsV3, categories })

type Filter = Record<string, unknown>

const inTab: Record<ProductTab, Filter> = {
  all: {},
  visible: { visible: true },
  hidden: { visible: false },
  'out-of-stock': { 'inventory.availabilityStatus': { $in: ['OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } },
}

/** Products that are selected: the filter of the bulk operations, too. */
export function productFilter(choice: ProductChoice): Filter {
  const { tab = 'all', stock, brand, category, ribbon, kind, from, to, sale } = choice
  const all = [
    inTab[tab],
    stock ? { 'inventory.availabilityStatus': stock } : {},
    brand ? { 'brand.id': brand } : {},
    category ? { 'directCategoriesInfo.categories.id': { $hasSome: [category] } } : {},
    ribbon ? { 'ribbon.id': ribbon } : {},
    kind ? { productType: kind } : {},
    from ? { 'actualPriceRange.minValue.amount': { $gte: from } } : {},
    to ? { 'actualPriceRange.minValue.amount': { $lte: to } } : {},
    sale ? { 'compareAtPriceRange.maxValue.amount': { $gt: '0' } } : {},
  ].filter((one) => Object.keys(one).length > 0)
  return all.length > 1 ? { $and: all } : (all[0] ?? {})
}

/** Words are found in names, descriptions, SKUs, brands and options, also mistyped. A cursor holds the rest. */
export function productSearch(choice: ProductChoice): SearchProductsRequest {
  const { q, sort, cursor, size = PAGE_SIZE } = choice
  if (cursor) return { search: { cursorPaging: { limit: size, cursor } } }
  const sorting = sortingOf(sort)
  return {
    search: {
      filter: productFilter(choice),
      ...present({ search: q ? { expression: q, fuzzy: true } : undefined, sort: sorting }),
      cursorPaging: { limit: size },
    },
  }
}

export const productListQuery = (choice: ProductChoice) =>
  queryOptions({
    queryKey: ['products', 'list', productSearch(choice)],
    queryFn: async ({ signal }) => {
      const { products, pagingMetadata } = await productClient.productsV3.searchProducts(
        { ...productSearch(choice), fields: ['THUMBNAIL', 'DISCOUNT_INFO'] },
        { signal },
      )
      const { next, prev } = pagingMetadata.cursors ?? {}
      return { products, next, previous: prev }
    },
    placeholderData: keepPreviousData,
  })

/** Number of products that the choice finds over all its pages. */
export const productCountQuery = (choice: ProductChoice) => {
  const { q } = choice
  const request = {
    filter: productFilter(choice),
    ...present({ search: q ? { expression: q, fuzzy: true } : undefined }),
    returnNonVisibleProducts: true,
  }
  return queryOptions({
    queryKey: ['products', 'count', request],
    queryFn: async ({ signal }) => (await productClient.productsV3.countProducts(request, { signal })).count,
    placeholderData: keepPreviousData,
  })
}
