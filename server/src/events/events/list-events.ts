import type { EventStatus } from '@fairground/contract/enumerations/events.ts'
import { countBy, matchingIds } from '../../db/matching.ts'
import { type OffsetPaging, type OffsetRequest, offsetPage } from '../../db/pages.ts'
import { amountOf } from '../../db/query-fields.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import { listKey, type RememberedOrders } from '../../db/remembered-orders.ts'
import { requireCondition } from '../../db/selects-all.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { type EventRow, eventSelect } from '../event/event-row.ts'
import { eventStatusSql, recurrenceStatusSql } from '../event/recurrence.ts'
import { priceAt } from '../ticket-definitions/definition-row.ts'

/** The dates of a recurring event are a category, too. The published components filter by `categories.id`, the API has `categories.categories.id`. */
const inCategories: QuerySpec['fields'][string] = {
  sql: 'e.id',
  type: 'uuid[]',
  anyOf: (
    categoryIds,
  ) => `(coalesce(e.recurrence_id = any(${categoryIds}), false) or exists (select from events_in_categories i
    where i.site_id = $1 and i.event_id = e.id and i.category_id = any(${categoryIds})))`,
}

/** Lowest price of the kinds of ticket that visitors see. Null without any, and for a price in another currency than the site's, unless it is nothing. */
const lowestPriceSql = (currency: string): string => `(
  select case when o.lowest = 0 or coalesce(e.doc->'tickets'->>'currency', '${currency}') = '${currency}' then o.lowest end
  from (select min(${priceAt(':now')}) as lowest from ticket_definitions d
    where d.site_id = $1 and d.event_id = e.id and d.deleted_at is null and not d.hidden) o)`

/** Dearer than anything: events without a price come last. */
const NO_PRICE = '9223372036854775807'

/** Fields that events can be filtered and sorted by. */
const eventSpec = ({ now, site: { currency } }: Pick<Ctx, 'now' | 'site'>): QuerySpec => ({
  from: 'events e',
  site: 'e.site_id',
  columns: eventSelect,
  now,
  fields: {
    id: { sql: 'e.id', type: 'uuid', sortable: true },
    title: { sql: 'e.title', type: 'text', sortable: true },
    slug: { sql: 'e.slug', type: 'text', sortable: true },
    status: { sql: eventStatusSql(':now'), type: 'text', sortable: true },
    createdDate: { sql: 'e.created_at', type: 'timestamptz', sortable: true },
    updatedDate: { sql: 'e.updated_at', type: 'timestamptz', sortable: true },
    publishedDate: { sql: 'e.published_at', type: 'timestamptz' },
    'dateAndTimeSettings.startDate': { sql: "coalesce(e.start_at, 'infinity')", type: 'timestamptz', sortable: true },
    'dateAndTimeSettings.endDate': { sql: "coalesce(e.end_at, 'infinity')", type: 'timestamptz', sortable: true },
    'dateAndTimeSettings.dateAndTimeTbd': {
      sql: "coalesce((e.doc->>'dateAndTimeTbd')::boolean, false)",
      type: 'bool',
    },
    'dateAndTimeSettings.recurrenceStatus': {
      sql: recurrenceStatusSql(':now'),
      type: 'text',
    },
    'dateAndTimeSettings.recurringEvents.categoryId': { sql: 'e.recurrence_id', type: 'uuid' },
    'location.type': { sql: 'e.location_type', type: 'text', sortable: true },
    'onlineConferencing.enabled': { sql: "coalesce((e.doc->>'online')::boolean, false)", type: 'bool' },
    'location.name': { sql: "coalesce(e.location_name, '')", type: 'text', sortable: true },
    'location.locationTbd': { sql: "coalesce((e.doc->'location'->>'locationTbd')::boolean, false)", type: 'bool' },
    'location.address.city': { sql: "coalesce(e.city, '')", type: 'text', sortable: true },
    'location.address.country': { sql: "coalesce(e.country, '')", type: 'text', sortable: true },
    'registration.type': { sql: 'e.registration_type', type: 'text', sortable: true },
    'registration.initialType': { sql: 'e.initial_type', type: 'text' },
    // Ours: the published clients declare no price.
    'registration.tickets.lowestPrice.value': {
      ...amountOf(lowestPriceSql(currency), currency),
      orderSql: `coalesce(${lowestPriceSql(currency)}, ${NO_PRICE})`,
    },
    userId: { sql: 'e.user_id', type: 'uuid' },
    'categories.categories.id': inCategories,
    'categories.id': inCategories,
  },
  tieBreak: { sql: 'e.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
})

/** Drafts are for callers with `events.read` who request them. */
function visible(ctx: Ctx, includeDrafts: boolean): Condition[] {
  const shown: Condition = { sql: 'e.deleted_at is null', values: [] }
  return holdsScope(ctx.caller, 'events.read') && includeDrafts
    ? [shown]
    : [shown, { sql: 'e.published_at is not null', values: [] }]
}

export interface ShownIds {
  readonly rows: readonly { readonly id: string }[]
  readonly paging: OffsetPaging
}

/** Fields that the clock or a sale changes, though no change of an event is written. */
const TIMED = /status|recurrenceStatus|lowestPrice/i

/** True where the clock or a sale changes what such a query finds, or its order. */
export const isTimed = ({ filter, sort }: OffsetRequest): boolean => TIMED.test(JSON.stringify([filter, sort]))

/** Ids of a page of what visitors find. */
export const listShown = (ctx: Ctx, orders: RememberedOrders, query: OffsetRequest): Promise<ShownIds> => {
  const spec: QuerySpec = { ...eventSpec(ctx), columns: 'e.id' }
  const read = ({ paging }: Pick<OffsetRequest, 'paging'>) =>
    offsetPage<{ id: string }>(spec, { ...query, paging }, { db: ctx.db, where: visible(ctx, false) })
  const list = ctx.isCurrent && !isTimed(query) ? listKey(ctx.db.siteId, query) : undefined
  return orders.page<{ id: string }>(list, query, {
    page: () => read(query),
    ids: (limit) => read({ paging: { limit } }),
    rowsOf: async (ids) => ids.map((id) => ({ id })),
  })
}

export const listEvents = (
  ctx: Ctx,
  query: OffsetRequest,
  includeDrafts: boolean,
): Promise<{ rows: EventRow[]; paging: OffsetPaging }> =>
  offsetPage<EventRow>(eventSpec(ctx), query, { db: ctx.db, where: visible(ctx, includeDrafts) })

/** A page of a category's published events, in its order. */
export const listEventsInCategory = (
  ctx: Ctx,
  categoryId: string,
  paging: OffsetRequest['paging'],
): Promise<{ rows: EventRow[]; paging: OffsetPaging }> => pageOfCategory(ctx, categoryId, paging, eventSelect)

/** Their ids. */
export const shownInCategory = (ctx: Ctx, categoryId: string, paging: OffsetRequest['paging']): Promise<ShownIds> =>
  pageOfCategory(ctx, categoryId, paging, 'e.id')

function pageOfCategory<R>(ctx: Ctx, categoryId: string, paging: OffsetRequest['paging'], columns: string) {
  const spec = eventSpec(ctx)
  const inCategory: QuerySpec = {
    ...spec,
    columns,
    from: 'events e join events_in_categories i on i.site_id = $1 and i.event_id = e.id',
    fields: { place: { sql: 'i.position', type: 'int8', sortable: true } },
    defaultSort: [{ fieldName: 'place' }],
  }
  const where = [...visible(ctx, false), { sql: 'i.category_id = ?', values: [categoryId] }]
  return offsetPage<R>(inCategory, { paging }, { db: ctx.db, where })
}

/** Ids of all events that an administrator's filter selects, drafts among them. */
export const matchingEvents = (ctx: Ctx, filter: Record<string, unknown>): Promise<string[]> =>
  matchingIds(eventSpec(ctx), { db: ctx.db, filter, where: visible(ctx, true) })

/** Ids of all events that an administrator's filter selects to take them away, drafts among them. One that leaves none out is refused. */
export async function selectEvents(ctx: Ctx, filter: Record<string, unknown>): Promise<string[]> {
  requireCondition(eventSpec(ctx).fields, filter)
  return matchingEvents(ctx, filter)
}

/** Number of events in each state. */
export async function countByStatus(
  ctx: Ctx,
  filter: Record<string, unknown>,
  includeDrafts: boolean,
): Promise<Partial<Record<EventStatus, number>>> {
  const rows = await countBy<EventStatus>(eventSpec(ctx), eventStatusSql(':now'), {
    db: ctx.db,
    filter,
    where: visible(ctx, includeDrafts),
  })
  return Object.fromEntries(rows.map(({ value, n }) => [value, n]))
}
