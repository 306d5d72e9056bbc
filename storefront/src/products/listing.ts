import { collections } from '@fairground/client/generated/stores.collections.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import { type ListingQuery, SORTS, type Sort } from '../paths.ts'
import type { Shop } from '../shop.ts'
import { type ProductCardView, productCardView } from './product-card-view.ts'

export const PAGE_SIZE = 24
/** The last page whose offset the API reaches. */
const LAST_PAGE = Math.floor(10_000 / PAGE_SIZE)

/** What the API is asked to sort by. */
export const sortField = {
  new: { fieldName: 'createdDate', order: 'DESC' },
  price: { fieldName: 'priceData.price', order: 'ASC' },
  'price-down': { fieldName: 'priceData.price', order: 'DESC' },
  name: { fieldName: 'name', order: 'ASC' },
  'name-down': { fieldName: 'name', order: 'DESC' },
} as const satisfies Record<Sort, { fieldName: string; order: 'ASC' | 'DESC' }>

/** Sort and page of an address; what is neither is the default. */
export function listingQuery(url: string): Required<ListingQuery> {
  const { searchParams } = new URL(url)
  const sort = SORTS.find((known) => known === searchParams.get('sort')) ?? SORTS[0]
  const page = Number(searchParams.get('page') ?? 1)
  return { sort, page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1 }
}

export interface Listing {
  readonly products: readonly ProductCardView[]
  readonly total: number
  readonly pageCount: number
  readonly sort: Sort
  readonly page: number
}

/** One page of products, of one collection or of all. */
export async function loadListing(
  shop: Shop,
  url: string,
  { collectionId, size = PAGE_SIZE }: { collectionId?: string; size?: number } = {},
): Promise<Listing> {
  const { sort, page } = listingQuery(url)
  shop.tag('products')
  const found = await shop.client({ products }).products.queryProducts({
    query: {
      ...(collectionId ? { filter: { 'collections.id': { $hasSome: [collectionId] } } } : {}),
      sort: [sortField[sort]],
      paging: { limit: size, offset: (page - 1) * size },
    },
  })
  const total = found.metadata.total ?? found.products.length
  return {
    products: found.products.map((product) => productCardView(product, shop.site)),
    total,
    pageCount: Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / size))),
    sort,
    page,
  }
}

export interface CollectionLink {
  readonly name: string
  readonly slug: string
}

/** Collections that visitors may browse, by name. The one that holds everything is the shop itself. */
export async function loadCollections(shop: Shop): Promise<CollectionLink[]> {
  shop.tag('collections')
  const { collections: found } = await shop.client({ collections }).collections.queryCollections({
    query: { paging: { limit: 50 } },
  })
  return found
    .filter(({ slug, visible }) => visible && slug !== 'all-products')
    .map(({ name, slug }) => ({ name, slug }))
    .sort((a, b) => a.name.localeCompare(b.name, shop.site.locale))
}
