import { productFinder } from '@fairground/client/generated/fairground.product-finder.ts'
import { type Category, categories } from '@fairground/client/generated/stores.categories.ts'
import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { defaultSort, type ListingQuery, SORTS, type Sort } from '../paths.ts'
import type { Shop } from '../shop.ts'
import { type ActiveFacet, activeFacets, type FacetsView, facetsView } from './facet-groups.ts'
import type { Fields } from './fields.ts'
import { loadLooks } from './looks.ts'
import { fieldsOf, narrowingOf, selectionOf } from './narrowing.ts'
import { CARD_FIELDS, type ProductCardView } from './product-card-view.ts'
import { productCards } from './product-cards.ts'

export const PAGE_SIZE = 24
/** Slug of the collection that the shop makes itself: its page is the shop's. */
export const EVERYTHING = 'all-products'
/** The last page whose offset the API reaches. */
const LAST_PAGE = Math.floor(10_000 / PAGE_SIZE)

/** Sorts of the finder. */
const sortOf = {
  best: 'RELEVANCE',
  featured: 'ARRANGED',
  new: 'NEWEST',
  price: 'PRICE_ASC',
  'price-down': 'PRICE_DESC',
  name: 'NAME_ASC',
  'name-down': 'NAME_DESC',
} as const satisfies Record<Sort, string>

/** Sort and page of an address; what is neither is the default. */
function listingQuery(url: string, byDefault: Sort = SORTS[0]): Required<Pick<ListingQuery, 'sort' | 'page'>> {
  const { searchParams } = new URL(url)
  const sort = [byDefault, ...SORTS].find((known) => known === searchParams.get('sort')) ?? byDefault
  const page = Number(searchParams.get('page') ?? 1)
  return { sort, page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1 }
}

/** A picture with a link among the products of a page. */
export interface PromotionTile {
  readonly id: string
  /** Before which product it stands; the number of products is behind all. */
  readonly index: number
  readonly src: string
  readonly alt: string
  /** Absent: it leads nowhere. */
  readonly href?: string
}

export interface Listing {
  readonly products: readonly ProductCardView[]
  readonly total: number
  readonly pageCount: number
  readonly sort: Sort
  /** The order where the address says none. */
  readonly byDefault: Sort
  readonly page: number
  /** Its selection, as fields of the form and as chips. */
  readonly fields: Fields
  readonly active: readonly ActiveFacet[]
  readonly facets?: FacetsView
  /** Pictures with a link among the products. */
  readonly tiles?: readonly PromotionTile[]
  /** Words that were searched where nothing has the words that were typed. */
  readonly corrected?: string
}

/** Part of the shop that a list shows; by default all of it. */
export interface Within {
  readonly q?: string
  readonly collectionId?: string
  readonly brand?: string
  /** Collections can be chosen in the facets. */
  readonly places?: boolean
}

const facetsOf = import.meta.env.SSR ? await rememberedFacets() : facetsView

async function rememberedFacets(): Promise<typeof facetsView> {
  const { madeOnce, numberOf } = await import('../made-once.server.ts')
  return madeOnce(facetsView, ({ currency }, { locale, places, looks }) =>
    [currency, locale, places, numberOf(looks)].join(' '),
  )
}

/** One page of products with the facets to narrow it down by. */
export async function loadListing(
  shop: Shop,
  url: string,
  known: Promise<readonly CollectionLink[]>,
  { q, places: withPlaces = false, ...within }: Within = {},
): Promise<Listing> {
  const byDefault = defaultSort({ q, collection: within.collectionId !== undefined })
  const { sort, page } = listingQuery(url, byDefault)
  const narrowing = narrowingOf(new URL(url).searchParams, shop.site)
  // They are waited for only where the address names one.
  const places = narrowing.places.length > 0 ? await known : []
  const idOf = (slug: string) => places.find((place) => place.slug === slug)?.id
  shop.tag('products')
  const [found, looks] = await Promise.all([
    shop.client({ productFinder }).productFinder.findProducts({
      ...present({ text: q || undefined }),
      ...within,
      selection: selectionOf(narrowing, idOf),
      sort: sortOf[sort],
      paging: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    }),
    loadLooks(shop),
  ])
  return {
    products: await cardsOf(shop, found.productIds),
    total: found.total,
    pageCount: Math.min(LAST_PAGE, Math.max(1, Math.ceil(found.total / PAGE_SIZE))),
    sort,
    byDefault,
    page,
    fields: fieldsOf(narrowing),
    active: activeFacets(narrowing, found.facets, shop.site),
    ...present({
      facets: found.facets
        ? facetsOf(found.facets, narrowing, { locale: shop.site.locale, places: withPlaces, looks })
        : undefined,
      corrected: found.correctedText || undefined,
    }),
  }
}

/** The newest products. */
export async function loadNewest(shop: Shop, limit: number): Promise<ProductCardView[]> {
  shop.tag('products')
  const { products } = await shop.client({ productsV3 }).productsV3.queryProducts({
    query: { sort: [{ fieldName: 'createdDate', order: 'DESC' }], cursorPaging: { limit } },
    fields: [...CARD_FIELDS],
  })
  return productCards(shop, products)
}

/** Largest number of ids in one request. */
const MOST_AT_ONCE = 100

/** Products as cards, in the order of the ids; those that are there no more are left out. */
export async function cardsOf(shop: Shop, ids: readonly string[]): Promise<ProductCardView[]> {
  if (ids.length === 0) return []
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, part) =>
    ids.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
  )
  const found = await Promise.all(
    parts.map(async (part) => {
      const { products } = await shop.client({ productsV3 }).productsV3.queryProducts({
        query: { filter: { id: { $in: part } }, cursorPaging: { limit: part.length } },
        fields: [...CARD_FIELDS],
      })
      return productCards(shop, products)
    }),
  )
  const [first] = found
  return inOrder(import.meta.env.SSR && found.length === 1 && first ? first : found.flat(), ids)
}

const inOrder = import.meta.env.SSR
  ? (await import('../made-once.server.ts')).madeOnce(ordered, (ids) => ids.join(' '))
  : ordered

function ordered(cards: readonly ProductCardView[], ids: readonly string[]): ProductCardView[] {
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export interface CollectionLink {
  readonly id: string
  readonly name: string
  readonly slug: string
  /** Id of the collection that it is part of. */
  readonly parent?: string
}

/** The tree of the shop's categories. */
export const STORE_TREE = { appNamespace: '@wix/stores', treeKey: null }
const MOST_COLLECTIONS = 500

/** Collections that visitors may browse, in the merchant's order. The one that holds everything is the shop itself. */
export async function loadCollections(shop: Shop): Promise<CollectionLink[]> {
  shop.tag('collections')
  const found = await shop.client({ categories }).categories.queryCategories({
    treeReference: STORE_TREE,
    query: { cursorPaging: { limit: MOST_COLLECTIONS } },
  })
  return collectionsAmong(found.categories)
}

const collectionsAmong = import.meta.env.SSR
  ? (await import('../made-once.server.ts')).madeOnce(collectionLinks)
  : collectionLinks

function collectionLinks(categories: readonly Category[]): CollectionLink[] {
  return categories
    .filter(({ slug, visible }) => visible && slug !== EVERYTHING)
    .map(({ id, name, slug, parentCategory: { id: parent } }) => ({
      id,
      name,
      slug,
      ...present({ parent: parent || undefined }),
    }))
}
