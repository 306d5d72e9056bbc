import { currenciesWith } from '@fairground/domain/currency.ts'
import { countFacets, type FacetCount, type Facets } from '../../db/facets.ts'
import { countBy, matchingIds } from '../../db/matching.ts'
import { type CursorPage, cursorPage, offsetPage } from '../../db/pages.ts'
import type { Condition, QuerySpec, SortBy } from '../../db/query-sql.ts'
import { requireCondition } from '../../db/selects-all.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { noSeatLeft } from '../seats/seats-in-statements.ts'
import { priceAt, quotaSoldOut, type ShownRow } from './definition-row.ts'
import { definitionsById, shownById } from './find-definitions.ts'

const eventEnd = "case when coalesce((e.doc->>'dateAndTimeTbd')::boolean, false) then null else e.end_at end"

/** The rule of `saleStatus` in the domain, for filters. */
const saleStatusSql = `case
  when least(d.sale_end, ${eventEnd}) <= :now then 'SALE_ENDED'
  when d.sale_start > :now then 'SALE_SCHEDULED'
  else 'SALE_STARTED' end`

const currencySql = "coalesce(e.doc->'tickets'->>'currency', (select t.currency from sites t where t.id = $1))"
const codesWith = (exponent: number): string =>
  currenciesWith(exponent)
    .map((code) => `'${code}'`)
    .join(', ')
/** Minor units in one major unit of the event's currency; the codes are the domain's own. */
const minorPerMajorSql = `case when ${currencySql} in (${codesWith(0)}) then 1 when ${currencySql} in (${codesWith(3)}) then 1000
  when ${currencySql} in (${codesWith(4)}) then 10000 else 100 end`

/** Figure and currency of a fixed price; null where the guest chooses. Doubles are exact as amounts are compared: each is the nearest to its decimal. */
const fixedPrice = `case when d.pricing = 'fixed' then ${priceAt(':now')}::float8 / ${minorPerMajorSql} end`
const fixedCurrency = `case when d.pricing = 'fixed' then ${currencySql} end`

const spec = ({ now }: Pick<Ctx, 'now'>): QuerySpec => {
  const fields: QuerySpec['fields'] = {
    id: { sql: 'd.id', type: 'uuid', sortable: true },
    eventId: { sql: 'd.event_id', type: 'uuid', sortable: true },
    name: { sql: 'd.name', type: 'text', sortable: true },
    revision: { sql: 'd.revision', type: 'int8', sortable: true },
    description: {
      sql: "d.doc->>'description'",
      type: 'text',
      sortable: true,
      orderSql: "coalesce(d.doc->>'description', '')",
    },
    hidden: { sql: 'd.hidden', type: 'bool', sortable: true },
    limited: { sql: 'p.capacity is not null', type: 'bool' },
    initialLimit: {
      sql: 'p.capacity',
      type: 'int8',
      sortable: true,
      orderSql: 'coalesce(p.capacity, 9223372036854775807)',
    },
    feeType: { sql: 'd.fee_type', type: 'text', sortable: true },
    saleStatus: { sql: saleStatusSql, type: 'text', sortable: true },
    'pricingMethod.fixedPrice.value': {
      sql: fixedPrice,
      type: 'float8',
      sortable: true,
      orderSql: `coalesce(${fixedPrice}, -1)`,
      value: figure,
    },
    'pricingMethod.fixedPrice.currency': {
      sql: fixedCurrency,
      type: 'text',
      sortable: true,
      orderSql: `coalesce(${fixedCurrency}, '')`,
    },
    'salePeriod.startDate': { sql: 'd.sale_start', type: 'timestamptz' },
    'salePeriod.endDate': { sql: 'd.sale_end', type: 'timestamptz' },
    'pricingMethod.pricingType': {
      sql: "case when d.pricing = 'donation' then 'DONATION' else 'STANDARD' end",
      type: 'text',
      sortable: true,
    },
    'pricingMethod.free': { sql: 'coalesce(d.highest_price, 1) = 0', type: 'bool', sortable: true },
    'salesDetails.soldOut': {
      sql: `(coalesce(p.capacity <= p.used, false) or ${noSeatLeft} or ${quotaSoldOut.replaceAll('$2', ':now')})`,
      type: 'bool',
    },
    createdDate: { sql: 'd.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'd.updated_at', type: 'timestamptz', sortable: true },
    sortIndex: { sql: 'd.position', type: 'int8', sortable: true },
    eventCreatedDate: { sql: 'e.created_at', type: 'timestamptz', sortable: true },
  }
  return {
    from: `ticket_definitions d
      join events e on e.site_id = d.site_id and e.id = d.event_id and e.deleted_at is null
      join pools p on p.site_id = d.site_id and p.id = d.pool_id`,
    site: 'd.site_id',
    columns: 'd.id',
    now,
    fields: {
      ...fields,
      // As generation 1 spells them.
      orderIndex: { sql: 'd.position', type: 'int8', sortable: true },
      created: { sql: 'd.created_at', type: 'timestamptz', sortable: true },
      'event.id': { sql: 'd.event_id', type: 'uuid', sortable: true },
      'dashboard.hidden': { sql: 'd.hidden', type: 'bool' },
    },
    tieBreak: { sql: 'd.id', type: 'uuid' },
    defaultSort: [{ fieldName: 'eventId' }, { fieldName: 'sortIndex' }],
  }
}

/** Definitions that an operation lets its caller see. */
export interface Seen {
  /** Only what is offered to visitors now. */
  readonly offered?: boolean
  /** Also those that hide outside their sale. */
  readonly offSale?: boolean
  /** Hidden kinds that the caller's access code opens. */
  readonly opened?: readonly string[]
  readonly also?: readonly Condition[]
}

function conditions(ctx: Ctx, { offered = false, offSale = false, opened = [], also = [] }: Seen): Condition[] {
  const shown: Condition[] = [{ sql: 'd.deleted_at is null', values: [] }, ...also]
  if (offered || !holdsScope(ctx.caller, 'events.read')) {
    shown.push({ sql: '(not d.hidden or d.id = any(?)) and e.published_at is not null', values: [opened] })
  }
  if (offered) shown.push({ sql: 'e.canceled_at is null', values: [] })
  if (offered && !offSale) shown.push({ sql: `(d.shown_off_sale or ${saleStatusSql} = 'SALE_STARTED')`, values: [] })
  return shown
}

/** Prices of events in several currencies are compared by their figures; text that is no decimal is refused. */
const figure = (wire: unknown): number | undefined =>
  /^\d{1,10}(\.\d{1,4})?$/.test(String(wire)) ? Number(wire) : undefined

export interface DefinitionQuery {
  readonly filter?: Record<string, unknown>
  readonly sort?: readonly SortBy[]
  readonly paging?: { readonly limit?: number; readonly offset?: number }
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
}

/** The page's definitions in its order: ids by one statement, rows with their counts by another. How much is held is for staff alone. */
async function rowsOf({ db, now, caller }: Ctx, ids: readonly string[]): Promise<ShownRow[]> {
  if (ids.length === 0) return []
  const found: ShownRow[] = holdsScope(caller, 'events.read')
    ? await definitionsById(db, ids, now)
    : await shownById(db, ids, now)
  const rows = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

export async function pageByOffset(ctx: Ctx, query: DefinitionQuery, seen: Seen, at = 'query') {
  const where = conditions(ctx, seen)
  const { rows, paging } = await offsetPage<{ id: string }>(spec(ctx), query, { db: ctx.db, where, at })
  return {
    rows: await rowsOf(
      ctx,
      rows.map((row) => row.id),
    ),
    paging,
  }
}

export async function pageByCursor(ctx: Ctx, query: DefinitionQuery, seen: Seen): Promise<CursorPage<ShownRow>> {
  const page = await cursorPage<{ id: string }>(spec(ctx), query, {
    db: ctx.db,
    where: conditions(ctx, seen),
    cursors: ctx.cursors,
    now: ctx.now,
  })
  return {
    rows: await rowsOf(
      ctx,
      page.rows.map((row) => row.id),
    ),
    paging: page.paging,
  }
}

/** Ids of all definitions that an administrator's filter selects. One that leaves none out is refused. */
export function selectDefinitions(ctx: Ctx, filter: Record<string, unknown>): Promise<string[]> {
  requireCondition(spec(ctx).fields, filter)
  return matchingIds(spec(ctx), { db: ctx.db, filter, where: conditions(ctx, {}) })
}

const facets: Facets = {
  saleStatus: saleStatusSql,
  hidden: 'd.hidden::text',
  eventId: 'd.event_id::text',
  feeType: 'd.fee_type',
  // As generation 1 spells it.
  'event.id': 'd.event_id::text',
}

/** Definitions that the filter selects, by the values of each requested facet. */
export const definitionFacets = (
  ctx: Ctx,
  filter: Record<string, unknown>,
  seen: Seen,
  requested: readonly string[] | undefined,
): Promise<Map<string, FacetCount[]>> =>
  countFacets(spec(ctx), facets, { db: ctx.db, filter, where: conditions(ctx, seen), requested })

/** Number of definitions that the filter selects. */
export async function countDefinitions(ctx: Ctx, filter: Record<string, unknown>, seen: Seen): Promise<number> {
  const [all] = await countBy(spec(ctx), "'all'", { db: ctx.db, filter, where: conditions(ctx, seen) })
  return all?.n ?? 0
}
