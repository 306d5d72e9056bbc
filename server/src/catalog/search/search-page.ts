import { present } from '@fairground/domain/present.ts'
import { type CursorPage, criteriaOf, cursorPage } from '../../db/pages.ts'
import type { Condition, QuerySpec, SortBy } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { type AggregationRequest, type AggregationResults, aggregate } from './aggregate.ts'
import { CATEGORY_INDEX, indexIn, selectedCategory } from './category-order.ts'
import { relevance, type SearchWords, searched, type WordSearch, wordSearch } from './word-search.ts'
import { knownZone, zonedFields } from './zoned-fields.ts'

interface SearchRequest {
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
  readonly filter?: Record<string, unknown>
  readonly sort?: readonly (SortBy & { readonly selectItemsBy?: readonly Record<string, unknown>[] })[]
  readonly aggregations?: readonly AggregationRequest[]
  readonly search?: SearchWords
  readonly timeZone?: string
}

interface Criteria {
  readonly search?: WordSearch
  readonly timeZone?: string
  /** By whose order it is sorted. */
  readonly category?: string
}

/** Reading of products: `spec` over `products p`, what the caller may see, and the columns of a page. */
interface SearchScope {
  readonly spec: QuerySpec
  readonly where: readonly Condition[]
  readonly shown: string
}

/** A page of matches, and the aggregations over all of them: three statements at most, however many are requested. */
export async function searchPage<R>(
  ctx: Ctx,
  request: SearchRequest,
  { spec, where, shown }: SearchScope,
): Promise<{ page: CursorPage<R>; aggregationData?: { results: AggregationResults[] } }> {
  const { db, cursors, now } = ctx
  const cursor = request.cursorPaging?.cursor
  const criteria = cursor ? criteriaOf<Criteria>({ spec, at: 'search' }, ctx, cursor) : await criteriaFor(ctx, request)
  const search = criteria?.search
  const timeZone = criteria?.timeZone ?? 'UTC'
  const fields = zonedFields(spec.fields, timeZone)
  const conditions = [...(search ? [searched(search)] : []), ...where]
  const sortable = criteria?.category ? { ...fields, [CATEGORY_INDEX]: indexIn(criteria.category) } : fields
  const page = await cursorPage<R>(
    {
      ...spec,
      ...(search ? { fields: { ...sortable, relevance }, defaultSort: BEST_FIRST } : { fields: sortable }),
    },
    { filter: request.filter, cursorPaging: request.cursorPaging, sort: request.sort },
    { db, where: conditions, shown, at: 'search', cursors, now, criteria },
  )
  if (!request.aggregations?.length) return { page }
  const results = await aggregate(db, { ...spec, fields }, request.aggregations, {
    filter: request.filter,
    where: conditions,
    timeZone,
  })
  return { page, aggregationData: { results } }
}

const BEST_FIRST = [{ fieldName: 'relevance', order: 'DESC' }] as const

async function criteriaFor(ctx: Ctx, { search, timeZone, sort }: SearchRequest): Promise<Criteria> {
  const words = search ? await wordSearch(ctx, search, 'search.search') : undefined
  const category = selectedCategory(sort)
  return present({
    search: words || undefined,
    timeZone: timeZone ? knownZone(timeZone, 'search.timeZone') : undefined,
    category: category || undefined,
  })
}
