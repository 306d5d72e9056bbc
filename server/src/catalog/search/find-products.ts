import type { FinderSort } from '@fairground/contract/enumerations/search.ts'
import type { findProducts as operation } from '@fairground/contract/fairground/product-finder.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { searchWords } from '@fairground/domain/search/search-query.ts'
import { DEFAULT_LIMIT } from '../../db/pages.ts'
import { Parameters } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import type { FacetCache } from './facet-cache.ts'
import { countFacets, facetsToWire } from './facets.ts'
import { conditionsOf, narrowing, type Prices, type ProductSql } from './selection.ts'
import { correctedWords } from './suggest.ts'
import { relevance, searched, searchOf, type WordSearch } from './word-search.ts'

type Request = RequestOf<typeof operation>
type Response = ResponseOf<typeof operation>
type Sort = (typeof FinderSort)[number]

const orders = {
  RELEVANCE: `${relevance.sql} desc, p.id`,
  ARRANGED: 'i.place, i.added_at desc, i.product_id',
  NEWEST: 'p.created_at desc, p.id',
  PRICE_ASC: 'p.price_min, p.id',
  PRICE_DESC: 'p.price_min desc, p.id',
  NAME_ASC: 'p.name, p.id',
  NAME_DESC: 'p.name desc, p.id',
} as const satisfies Record<Sort, string>

interface Finder {
  readonly sql: ProductSql
  readonly facetCache: FacetCache
}

const MOST_COUNTED = 100_000

/**
 * A page of a shop: two statements, three where the corrected words are searched. Hidden products are in no page and
 * no count, for any caller.
 */
export async function findProducts(ctx: Ctx, request: Request, finder: Finder): Promise<Response> {
  const words = searchWords(request.text ?? '')
  const asTyped = wordsFor(words)
  const found = await page(ctx, request, finder, asTyped)
  if (found.total > 0 || words.length === 0) return withFacets(ctx, request, finder, { search: asTyped, found })
  const corrected = await correctedWords(ctx, words)
  const asCorrected = corrected && wordsFor(corrected)
  const correctedPage = asCorrected && (await page(ctx, request, finder, asCorrected))
  if (!corrected || !correctedPage || correctedPage.total === 0)
    return withFacets(ctx, request, finder, { search: asTyped, found })
  return {
    ...(await withFacets(ctx, request, finder, { search: asCorrected, found: correctedPage })),
    correctedText: corrected.join(' '),
  }
}

const pricesOf = ({ site, showIn }: Ctx): Prices => ({ currency: site.currency, showIn })

type Page = Pick<Response, 'productIds' | 'total'>

const wordsFor = (words: readonly string[]): WordSearch | undefined =>
  words.length === 0 ? undefined : searchOf({ words: words.map((word) => [word]), mode: 'AND', parts: [] })

/** Scope of the search, before anything is selected. The search is bound first, for `relevance` reads it from `$2`. */
function withinSql({ collectionId, brand }: Request, search: WordSearch | undefined, parameters: Parameters): string {
  return [
    ...(search ? [parameters.condition(searched(search))] : []),
    'p.visible',
    ...(collectionId ? [`p.collection_ids && array[${parameters.bind(collectionId, 'uuid')}]`] : []),
    ...(brand === undefined ? [] : [`p.brand = ${parameters.bind(brand, 'text')}`]),
  ].join(' and ')
}

/** Words alone are relevant, and a collection alone is arranged. */
function sortOf({ sort, collectionId }: Request, search: WordSearch | undefined): Sort {
  const isKnown = sort === 'RELEVANCE' ? search : sort === 'ARRANGED' ? collectionId : sort
  if (sort && isKnown) return sort
  return search ? 'RELEVANCE' : collectionId ? 'ARRANGED' : 'NEWEST'
}

async function page(ctx: Ctx, request: Request, { sql }: Finder, search: WordSearch | undefined): Promise<Page> {
  const parameters = new Parameters(ctx.db.siteId)
  const within = withinSql(request, search, parameters)
  const narrowed = narrowing(request.selection ?? {}, { ...pricesOf(ctx), sql }, parameters)
  const where = ['p.site_id = $1', within, ...conditionsOf(narrowed)].join(' and ')
  const sort = sortOf(request, search)
  const order = orders[sort]
  const from =
    sort === 'ARRANGED' && request.collectionId
      ? `category_items i join products p on p.site_id = $1 and p.id = i.product_id
         where i.site_id = $1 and i.category_id = ${parameters.bind(request.collectionId, 'uuid')} and`
      : 'products p where'
  const { limit = DEFAULT_LIMIT, offset = 0 } = request.paging ?? {}
  const [row] = await ctx.db.compiled<{ ids: string[]; total: number }>({
    text: `select
      array(select p.id from ${from} ${where} order by ${order} limit ${Number(limit)} offset ${parameters.bind(offset, 'int4')}) as ids,
      (select count(*)::int4 from (select 1 from products p where ${where} limit ${MOST_COUNTED}) c) as total`,
    values: parameters.values,
  })
  return { productIds: row?.ids ?? [], total: row?.total ?? 0 }
}

/** Above this many matches the stock of each is not read, and the facets are cached for a minute. */
const MANY = 20_000

async function withFacets(
  ctx: Ctx,
  request: Request,
  { sql, facetCache }: Finder,
  { search, found }: { search: WordSearch | undefined; found: Page },
): Promise<Response> {
  if (request.withoutFacets) return found
  const { locale } = ctx.site
  const prices = pricesOf(ctx)
  const { showIn } = prices
  const { selection = {}, collectionId, brand } = request
  const count = () => {
    const parameters = new Parameters(ctx.db.siteId)
    const within = withinSql(request, search, parameters)
    const narrowed = narrowing(selection, { ...prices, sql }, parameters)
    return countFacets(ctx.db, parameters, {
      within,
      narrowing: narrowed,
      sql,
      prices,
      countStock: found.total <= MANY,
    })
  }
  const row =
    found.total <= MANY
      ? await count()
      : await facetCache(
          JSON.stringify([ctx.site.id, search, collectionId, brand, selection, showIn?.code, String(showIn?.rate)]),
          count,
        )
  return { ...found, facets: facetsToWire(row, selection, showIn?.code ?? prices.currency, locale) }
}
