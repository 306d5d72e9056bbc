import type { TicketingOrderTag } from '@fairground/contract/enumerations/events.ts'
import type { listOrders as operation } from '@fairground/contract/events/orders.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { countFacets, type FacetCount, type Facets } from '../../db/facets.ts'
import { likeText } from '../../db/like.ts'
import { type OffsetPaging, offsetPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { madeBy } from '../event/made-by.ts'
import { pagingOf, sortOfText } from '../requests/flat-request.ts'
import { memberWhoBought, ticketingStatusSql } from '../ticketing/order-status.ts'
import { type TicketingOrderRow, ticketingOrderFrom, ticketingOrderSelect } from './order-row.ts'

const spec: QuerySpec = {
  from: ticketingOrderFrom,
  site: 'oe.site_id',
  columns: ticketingOrderSelect,
  fields: {
    created: { sql: 'o.created_at', type: 'timestamptz', sortable: true },
    orderNumber: { sql: 'oe.number', type: 'text', sortable: true },
    status: { sql: ticketingStatusSql, type: 'text', sortable: true },
  },
  tieBreak: { sql: 'oe.number', type: 'text' },
  defaultSort: [{ fieldName: 'created', order: 'DESC' }],
}

const tags: Record<TicketingOrderTag, string> = {
  CONFIRMED: `${ticketingStatusSql} in ('FREE', 'PAID')`,
  UNCONFIRMED: `${ticketingStatusSql} not in ('FREE', 'PAID')`,
  MEMBER: "o.doc->'facts'->'buyer'->>'kind' = 'MEMBER'",
  ARCHIVED: 'oe.archived',
  NON_ARCHIVED: 'not oe.archived',
  FULLY_CHECKED_IN: 't.issued > 0 and t.checked_in = t.issued',
  NOT_FULLY_CHECKED_IN: 'not (t.issued > 0 and t.checked_in = t.issued)',
}

type Request = RequestOf<typeof operation>

function conditions(request: Request): Condition[] {
  const { eventId, status, orderNumber, memberId, contactId, eventCreatorId, tag, searchPhrase } = request
  const among = (sql: string, values: readonly string[] | undefined): Condition[] =>
    values?.length ? [{ sql: `${sql} = any(?)`, values: [values] }] : []
  return [
    ...among('oe.event_id', eventId),
    ...among(ticketingStatusSql, status),
    ...among('oe.number', orderNumber),
    ...among('o.owner_id', memberId),
    ...among(`contact_id(oe.site_id, ${memberWhoBought}, o.buyer_email)`, contactId),
    ...madeBy(eventCreatorId, 'oe'),
    ...(tag ?? []).map((t) => ({ sql: tags[t], values: [] })),
    ...(searchPhrase?.trim() ? [search(searchPhrase.trim())] : []),
  ]
}

function search(phrase: string): Condition {
  const pattern = `%${likeText(phrase)}%`
  return { sql: "concat_ws(' ', oe.number, o.buyer_name, o.buyer_email) ilike ?", values: [pattern] }
}

export async function listOrders(
  ctx: Ctx,
  request: Request,
): Promise<{ rows: TicketingOrderRow[]; paging: OffsetPaging }> {
  const paging = pagingOf(request.limit, request.offset)
  return offsetPage<TicketingOrderRow>(
    spec,
    { sort: sortOfText(request.sort), paging },
    { db: ctx.db, where: conditions(request), at: '' },
  )
}

const facets: Facets = { 'event.id': 'oe.event_id::text', status: ticketingStatusSql }

/** Tickets of the orders, and those that are checked in. */
const TICKETS = ['sum(t.issued)::int4 as tickets', 'sum(t.checked_in)::int4 as "ticketsCheckIn"']

interface Tickets {
  readonly tickets: number
  readonly ticketsCheckIn: number
}

/** Orders and their tickets by the values of each requested facet. */
export const countOrders = (ctx: Ctx, request: Request): Promise<Map<string, FacetCount<Tickets>[]>> =>
  countFacets<Tickets>(spec, facets, {
    db: ctx.db,
    filter: {},
    where: conditions(request),
    requested: request.facet,
    sums: TICKETS,
  })
