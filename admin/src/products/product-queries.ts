import { collections } from '@fairground/client/generated/stores.collections.ts'
import { inventory } from '@fairground/client/generated/stores.inventory.ts'
import { products, type QueryProductsRequest } from '@fairground/client/generated/stores.products.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sortingOf } from '../list/list-choice.ts'
import { type ListChoice, PAGE_SIZE, type ProductTab } from '../paths.ts'
import { staffClient } from '../staff-client.ts'

export const productClient = staffClient({ products, inventory, collections })

type Filter = Record<string, unknown>

const inTab: Record<ProductTab, Filter> = {
  all: {},
  visible: { visible: true },
  hidden: { visible: false },
  'out-of-stock': { 'stock.inventoryStatus': { $in: ['OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } },
}

/** Words must stand in the name; a SKU is found by its start. */
export function productSearch({
  tab = 'all',
  q,
  sort,
  page = 1,
  size = PAGE_SIZE,
}: ListChoice<ProductTab>): QueryProductsRequest {
  const words = q ? { $or: [{ name: { $contains: q } }, { sku: { $startsWith: q } }] } : {}
  const sorting = sortingOf(sort)
  return {
    query: {
      filter: { $and: [inTab[tab], words] },
      ...(sorting && { sort: sorting }),
      paging: { limit: size, offset: (page - 1) * size },
    },
  }
}

export const productListQuery = (choice: ListChoice<ProductTab>) =>
  queryOptions({
    queryKey: ['products', 'list', productSearch(choice)],
    queryFn: ({ signal }) => productClient.products.queryProducts(productSearch(choice), { signal }),
    placeholderData: keepPreviousData,
  })

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: async ({ signal }) => (await productClient.products.getProduct({ id }, { signal })).product,
  })

/** Collections to choose from, by name; the one of all products holds everything by itself. */
export const collectionsQuery = () =>
  queryOptions({
    queryKey: ['collections', 'choice'],
    queryFn: async ({ signal }) => {
      const query = { sort: [{ fieldName: 'name', order: 'ASC' as const }], paging: { limit: 100 } }
      const { collections } = await productClient.collections.queryCollections({ query }, { signal })
      return collections.filter(({ slug }) => slug !== 'all-products')
    },
    staleTime: 60_000,
  })
