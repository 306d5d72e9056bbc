import type { TicketState } from '@fairground/contract/enumerations/events.ts'
import type { listTickets as operation } from '@fairground/contract/events/tickets.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { countFacets, type FacetCount, type Facets } from '../../db/facets.ts'
import { likeText } from '../../db/like.ts'
import { type OffsetPaging, offsetPage } from '../../db/pages.ts'
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
    values?.length ? [{ sql: `${sql} = any(?)`, values: [values] }] : []
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

export async function listTickets(ctx: Ctx, request: Request): Promise<{ rows: TicketRow[]; paging: OffsetPaging }> {
  const where = conditions(request)
  const page = { sort: sortOfText(request.sort), paging: pagingOf(request.limit, request.offset) }
  const scope = { db: ctx.db, where, at: '' }
  if (!isOfTicketAlone(request)) return offsetPage<TicketRow>(spec, page, scope)
  const { rows, paging } = await offsetPage<{ id: string }>(ofTicketAlone, page, scope)
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
export const countTickets = (ctx: Ctx, request: Request): Promise<Map<string, FacetCount[]>> =>
  countFacets(spec, facets, { db: ctx.db, filter: {}, where: conditions(request), requested: request.facet })

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

/**
 * By number, holder, buyer or number of the order: each by its index, or within the events where these have fewer. So what a search costs grows with
 * the tickets that it finds, and not with those of the shop.
 */
function search(phrase: string, eventIds: readonly string[] | undefined): Condition {
  const pattern = `%${likeText(phrase)}%`
  const isWithin = Boolean(eventIds?.length)
  const ticketWithin = isWithin ? ' and t.event_id = any(?)' : ''
  const within = isWithin ? `${ticketWithin} and e.event_id = any(?)` : ''
  const ticketOfOrder = 'join tickets t on t.site_id = $1 and t.order_id = e.order_id and t.event_id = e.event_id'
  const once = isWithin ? [eventIds] : []
  const twice = [...once, ...once]
  return {
    sql: `k.id in (
      select t.id from tickets t where t.site_id = $1 and (t.number || ' ' || coalesce(t.doc #>> '{guest,firstName}', '') || ' ' ||
        coalesce(t.doc #>> '{guest,lastName}', '')) ilike ?${ticketWithin}
      union all select t.id from order_events e join orders b on b.site_id = $1 and b.id = e.order_id ${ticketOfOrder}
        where e.site_id = $1 and b.buyer_name ilike ?${within}
      union all select t.id from order_events e ${ticketOfOrder} where e.site_id = $1 and e.number ilike ?${within})`,
    values: [pattern, ...once, pattern, ...twice, pattern, ...twice],
  }
}
