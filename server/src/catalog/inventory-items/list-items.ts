import { present } from '@fairground/domain/present.ts'
import { folded } from '@fairground/domain/search/folded.ts'
import { likeText } from '../../db/like.ts'
import { matchingRows } from '../../db/matching.ts'
import {
  type CursorPage,
  countMatching,
  criteriaOf,
  cursorPage,
  type OffsetPaging,
  offsetPage,
} from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { type AggregationRequest, type AggregationResults, aggregate } from '../search/aggregate.ts'
import { directCategoryIds } from '../search/category-fields.ts'
import { correctionsFor } from '../search/word-search.ts'
import { knownZone, zonedFields } from '../search/zoned-fields.ts'
import { type ItemRow, itemColumns, itemTables, switchedOn, variantName } from './queries.ts'

const quantity = '(s.capacity - s.owed - s.used)'
const onShelf = `(case when s.capacity is null then ${switchedOn} else s.used < s.capacity end)`
const availability = `(case when ${onShelf} then 'IN_STOCK'
  when i.preorder_enabled and (d.capacity is null or d.used < d.capacity) then 'PREORDER' else 'OUT_OF_STOCK' end)`
const sku = `coalesce(v.sku, p.sku)`
export const itemFields: QuerySpec['fields'] = {
  id: { sql: 'i.id', type: 'uuid', sortable: true },
  createdDate: { sql: 'i.created_at', type: 'timestamptz', sortable: true },
  updatedDate: { sql: 'i.updated_at', type: 'timestamptz', sortable: true },
  variantId: { sql: 'i.variant_id', type: 'uuid', sortable: true },
  productId: { sql: 'i.product_id', type: 'uuid', sortable: true },
  locationId: { sql: 'i.location_id', type: 'uuid', sortable: true },
  trackQuantity: { sql: '(s.capacity is not null)', type: 'bool', sortable: true },
  quantity: { sql: quantity, type: 'int8', sortable: true, orderSql: `coalesce(${quantity}, 9223372036854775807)` },
  inStock: { sql: onShelf, type: 'bool', sortable: true },
  availabilityStatus: { sql: availability, type: 'text', sortable: true },
  'preorderInfo.enabled': { sql: 'i.preorder_enabled', type: 'bool', sortable: true },
  'preorderInfo.limit': { sql: 'd.capacity', type: 'int8' },
  'preorderInfo.counter': { sql: 'coalesce(d.used, 0)', type: 'int8', sortable: true },
  'product.name': { sql: 'p.name', type: 'text', sortable: true },
  'product.directCategoryIds': { ...directCategoryIds, sortable: true },
  'product.brand.id': {
    sql: 'p.brand_id',
    type: 'uuid',
    sortable: true,
    orderSql: `coalesce(p.brand_id, '00000000-0000-0000-0000-000000000000')`,
  },
  'product.variantName': { sql: `nullif(${variantName}, '')`, type: 'text', sortable: true, orderSql: variantName },
  'product.variantSku': { sql: sku, type: 'text', sortable: true },
  'product.variantVisible': { sql: 'v.visible', type: 'bool', sortable: true },
  'product.variantBarcode': { sql: 'v.barcode', type: 'text', sortable: true, orderSql: `coalesce(v.barcode, '')` },
  /** Level last reported of the item: the word of the low-stock list, in no published module. */
  level: { sql: 'i.announced_level', type: 'text', sortable: true },
}

const items: QuerySpec = {
  from: itemTables,
  site: 'i.site_id',
  columns: itemColumns,
  fields: itemFields,
  tieBreak: { sql: 'i.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
}

const { level: _, ...fieldsForAll } = itemFields
const visibleOnly: Condition = { sql: '(p.visible and v.visible)', values: [] }

/** Items of variants that a caller can see; those of hidden ones, and levels that were reported, are for who looks after the stock. */
const shownTo = ({ caller }: Pick<Ctx, 'caller'>): { readonly spec: QuerySpec; readonly where: Condition[] } =>
  holdsScope(caller, 'inventory.read')
    ? { spec: items, where: [] }
    : { spec: { ...items, fields: fieldsForAll }, where: [visibleOnly] }

export interface Words {
  readonly expression?: string | null
  readonly mode?: 'OR' | 'AND'
  readonly fields?: readonly string[]
  readonly fuzzy?: boolean
}

const searched: Readonly<Record<string, string>> = {
  'product.name': 'p.name',
  'product.variantSku': sku,
  'product.variantBarcode': `coalesce(v.barcode, '')`,
  'product.variantName': variantName,
  'product.brand.name': `coalesce(p.brand, '')`,
}

/**
 * Every word (any, with OR) stands in one of the fields, whatever its case and accents; with `fuzzy` also a likely correction of it.
 * One statement where mistakes are forgiven, else none.
 */
export async function wordsCondition(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { expression, mode = 'AND', fields: names = [], fuzzy = false }: Words = {},
): Promise<Condition[]> {
  const words = (expression ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 10)
  if (words.length === 0) return []
  const places = names.filter((field) => Object.hasOwn(searched, field))
  const columns = (places.length > 0 ? places : Object.keys(searched)).map((field) => searched[field]!)
  const text = `unaccent(concat_ws(' ', ${columns.join(', ')}))`
  const alternatives = fuzzy ? await correctionsFor(ctx, words.map(folded)) : undefined
  const ways = words.map((word) => [word, ...(alternatives?.get(folded(word)) ?? [])])
  const likes = ways.map((likely) => `(${likely.map(() => `${text} ilike unaccent(?)`).join(' or ')})`)
  const values = ways.flat().map((word) => `%${likeText(word)}%`)
  return [{ sql: `(${likes.join(mode === 'OR' ? ' or ' : ' and ')})`, values }]
}

interface Query {
  readonly filter?: Record<string, unknown> | null
  readonly sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
  readonly cursorPaging?: { limit?: number; cursor?: string }
  readonly paging?: { limit?: number; offset?: number }
}

const filtered = <Q extends Query>({ filter, ...query }: Q) => ({ ...query, filter: filter ?? undefined })

interface Criteria {
  readonly words?: Words
  readonly timeZone?: string
}

interface ItemSearch extends Query {
  readonly search?: Words
  readonly aggregations?: readonly AggregationRequest[]
  readonly timeZone?: string
}

interface FoundItems {
  readonly page: CursorPage<ItemRow>
  readonly aggregationData?: { results: AggregationResults[] }
}

/** A page by cursor, which holds filter, sort, words and time zone; aggregations are over everything that matches. */
export async function itemsByCursor(ctx: Ctx, query: ItemSearch, at: string): Promise<FoundItems> {
  const { db, cursors, now } = ctx
  const { search, timeZone, aggregations = [], ...listed } = query
  const cursor = query.cursorPaging?.cursor
  const shown = shownTo(ctx)
  const criteria: Criteria | undefined = cursor
    ? criteriaOf<Criteria>({ spec: shown.spec, at }, ctx, cursor)
    : present({ words: search, timeZone: timeZone ? knownZone(timeZone, `${at}.timeZone`) : undefined })
  const zone = criteria?.timeZone ?? 'UTC'
  const spec = { ...shown.spec, fields: zonedFields(shown.spec.fields, zone) }
  const where = [...shown.where, ...(await wordsCondition(ctx, criteria?.words))]
  const page = await cursorPage<ItemRow>(spec, filtered(listed), { db, cursors, now, at, where, criteria })
  if (aggregations.length === 0) return { page }
  const scope = { filter: query.filter ?? undefined, where, timeZone: zone }
  return { page, aggregationData: { results: await aggregate(db, spec, aggregations, scope) } }
}

export function itemsByOffset(ctx: Ctx, query: Query): Promise<{ rows: ItemRow[]; paging: OffsetPaging }> {
  const { spec, where } = shownTo(ctx)
  return offsetPage<ItemRow>(spec, filtered(query), { db: ctx.db, where })
}

export const countItems = async (ctx: Ctx, filter: Query['filter'], words: Words | undefined): Promise<number> =>
  countMatching(items, filter ?? undefined, { db: ctx.db, at: '', where: await wordsCondition(ctx, words) })

/** So many items at once by a filter; our choice, since they change together. */
const MAX_CHOSEN = 10_000

/** Ids of everything that matches; more than can be changed at once is refused. */
export async function chosenItems(ctx: Ctx, filter: Query['filter'], words: Words | undefined): Promise<string[]> {
  const rows = await chosen(ctx, items, filter, words)
  return rows.map(({ id }) => id)
}

const variants: QuerySpec = {
  from: `variants v join products p on p.site_id = $1 and p.id = v.product_id join pools s on s.site_id = $1 and s.id = v.pool_id`,
  site: 'v.site_id',
  columns: 'v.id, v.product_id as "productId"',
  fields: {
    id: { sql: 'v.id', type: 'uuid' },
    variantId: { sql: 'v.id', type: 'uuid' },
    visible: { sql: 'v.visible', type: 'bool' },
    sku: { sql: sku, type: 'text' },
    barcode: { sql: `coalesce(v.barcode, '')`, type: 'text' },
    productId: { sql: 'v.product_id', type: 'uuid' },
    'productData.productId': { sql: 'v.product_id', type: 'uuid' },
    'productData.name': { sql: 'p.name', type: 'text' },
    'productData.visible': { sql: 'p.visible', type: 'bool' },
    'productData.directCategoryIds': directCategoryIds,
  },
  tieBreak: { sql: 'v.id', type: 'uuid' },
}

export const chosenVariants = (ctx: Ctx, filter: Query['filter'], words: Words | undefined) =>
  chosen<{ id: string; productId: string }>(ctx, variants, filter, words)

async function chosen<R extends { id: string }>(
  ctx: Ctx,
  spec: QuerySpec,
  filter: Query['filter'],
  words: Words | undefined,
): Promise<R[]> {
  const rows = await matchingRows<R>(spec, {
    db: ctx.db,
    filter: filter ?? undefined,
    where: await wordsCondition(ctx, words),
    limit: MAX_CHOSEN + 1,
  })
  if (rows.length > MAX_CHOSEN) throw new ApiError({ code: 'LIMIT_REACHED', threshold: MAX_CHOSEN })
  return rows
}
