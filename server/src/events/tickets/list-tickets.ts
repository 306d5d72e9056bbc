import type { TicketState } from '@fairground/contract/enumerations/events.ts'
import type { listTickets as operation } from '@fairground/contract/events/tickets.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { countFacets, type FacetCount, type Facets } from '../../db/facets.ts'
import { likeText } from '../../db/like.ts'
import { DEFAULT_LIMIT, type OffsetPaging, offsetPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { pagingOf, sortOfText } from '../requests/flat-request.ts'
import { ticketingStatusSql } from '../ticketing/order-status.ts'
import { ticketsById } from './queries.ts'
import { guestWhoBought, type TicketRow, ticketFrom, ticketSelect } from './ticket-row.ts'

const spec: QuerySpec = {
  from: ticketFrom,
  site: 'k.site_id',
  columns: ticketSelect,
  fields: {
    created: { sql: 'k.created_at', type: 'timestamptz', sortable: true },
    ticketNumber: { sql: 'k.number', type: 'text', sortable: true },
    orderNumber: { sql: 'oe.number', type: 'text', sortable: true },
    guest: { sql: "coalesce(k.doc->'guest'->>'lastName', '')", type: 'text', sortable: true },
  },
  tieBreak: { sql: 'k.id', type: 'uuid' },
  defaultSort: [{ fieldName: 'created', order: 'DESC' }],
}

/** Conditions of one kind are alternatives where they contradict each other. */
const states: Record<TicketState, string> = {
  ORDER_ARCHIVED: 'oe.archived',
  ORDER_ACTIVE: 'not oe.archived',
  TICKET_ARCHIVED: 'k.archived',
  TICKET_ACTIVE: 'not k.archived',
  CHECKED_IN: 'k.checked_in_at is not null',
  NON_CHECKED_IN: 'k.checked_in_at is null',
  FREE: "k.doc->>'price' = '0n'",
  PAID: "k.doc->>'price' <> '0n'",
  MEMBER: "o.doc->'facts'->'buyer'->>'kind' = 'MEMBER'",
}

type Request = RequestOf<typeof operation>

function conditions(request: Request): Condition[] {
  const {
    eventId,
    orderNumber,
    ticketNumber,
    orderStatus,
    state,
    memberId,
    contactId,
    ticketDefinitionId,
    seatId,
    searchPhrase,
  } = request
  const among = (sql: string, values: readonly string[] | undefined): Condition[] =>
    values?.length ? [amongSql(sql, values)] : []
  return [
    ...among('k.event_id', eventId),
    ...among('oe.number', orderNumber),
    ...among('k.number', ticketNumber),
    ...among(ticketingStatusSql, orderStatus),
    ...among('o.owner_id', memberId),
    ...among(`contact_id(k.site_id, ${guestWhoBought}, k.doc->'guest'->>'email')`, contactId),
    ...among('k.ticket_definition_id', ticketDefinitionId),
    ...among("k.doc->'seat'->>'id'", seatId),
    ...(state ?? []).map((s) => ({ sql: states[s], values: [] })),
    ...(searchPhrase?.trim() ? [search(searchPhrase.trim(), eventId)] : []),
  ]
}

/** One value has the order of its index. */
const amongSql = (sql: string, values: readonly string[]): Condition =>
  values.length === 1 ? { sql: `${sql} = ?`, values } : { sql: `${sql} = any(?)`, values: [values] }

export async function listTickets(ctx: Ctx, request: Request): Promise<{ rows: TicketRow[]; paging: OffsetPaging }> {
  const where = conditions(request)
  const page = { sort: sortOfText(request.sort), paging: pagingOf(request.limit, request.offset) }
  const scope = { db: ctx.db, where, at: '' }
  if (!isOfTicketAlone(request)) return offsetPage<TicketRow>(spec, page, scope)
  const { rows, paging } = await offsetPage<{ id: string }>(listOf(request), page, { ...scope, shown: 'page.id' })
  const found = await ctx.db.rows(ticketsById, { ids: rows.map(({ id }) => id) })
  return { rows: found, paging }
}

const facets: Facets = {
  'event.id': 'k.event_id::text',
  'ticketDefinition.id': 'k.ticket_definition_id::text',
  orderStatus: ticketingStatusSql,
  checkedIn: '(k.checked_in_at is not null)::text',
}

/** Tickets by the values of each requested facet. */
export async function countTickets(ctx: Ctx, request: Request): Promise<Map<string, FacetCount[]>> {
  if (!request.facet?.length) return new Map()
  const where = conditions(request)
  return countFacets(spec, facets, { db: ctx.db, filter: {}, where, requested: request.facet })
}

/** Page and count of what the rows of tickets say by themselves: their orders are read for the page alone. */
const ofTicketAlone: QuerySpec = { ...spec, from: 'tickets k', columns: 'k.id' }

const OF_TICKET: readonly TicketState[] = [
  'TICKET_ARCHIVED',
  'TICKET_ACTIVE',
  'CHECKED_IN',
  'NON_CHECKED_IN',
  'FREE',
  'PAID',
]

const isOfTicketAlone = (request: Request): boolean =>
  ![request.orderNumber, request.orderStatus, request.memberId, request.contactId].some((values) => values?.length) &&
  (request.state ?? []).every((state) => OF_TICKET.includes(state)) &&
  !request.sort?.includes('orderNumber')

/** An offset reaches no further. */
const LAST_OFFSET = 10_000

const ofSearch: QuerySpec = { ...ofTicketAlone, isCountedOn: true }
const ofLongSearch: QuerySpec = { ...ofSearch, countedUpTo: LAST_OFFSET }

/** A search is counted as far as its pages reach; the last of them says how many are behind it. */
function listOf({ searchPhrase, offset = 0, limit = DEFAULT_LIMIT }: Request): QuerySpec {
  if (!searchPhrase?.trim()) return ofTicketAlone
  return offset + limit < LAST_OFFSET ? ofLongSearch : ofSearch
}

/** By number, holder, buyer or number of the order. */
function search(phrase: string, eventIds: readonly string[] | undefined): Condition {
  const pattern = `%${likeText(phrase)}%`
  if (!eventIds?.length) return searchSite(pattern)
  const event = amongSql('e.event_id', eventIds)
  return {
    sql: `(${hasWords('k.words')} or k.order_id in (
      select e.order_id from order_events e where e.site_id = $1 and ${event.sql} and ${hasWords('e.words')}))`,
    values: [pattern, ...event.values, pattern],
  }
}

/**
 * In the order of the events' tickets, by the index that has their words, as far as a page goes. Orders are read, once, for the first ticket
 * that does not match by itself. Compared byte by byte, for which the index of trigrams is none: it would have all of many first.
 */
const hasWords = (words: string) => `${words} collate "C" like (select lower(?))`

/** Each by its index of trigrams. */
function searchSite(pattern: string): Condition {
  return {
    sql: `k.id in (
      select t.id from tickets t where t.site_id = $1 and t.words like (select lower(?))
      union all select t.id from order_events e
        join tickets t on t.site_id = $1 and t.order_id = e.order_id and t.event_id = e.event_id
        where e.site_id = $1 and e.words like (select lower(?)))`,
    values: [pattern, pattern],
  }
}
