import type { TicketState } from '@fairground/contract/enumerations/events.ts'
import type { listTickets as operation } from '@fairground/contract/events/tickets.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { likeText } from '../../db/like.ts'
import { type OffsetPaging, offsetPage } from '../../db/pages.ts'
import type { Condition, QuerySpec } from '../../db/query-sql.ts'
import type { Ctx } from '../../ground/context.ts'
import { pagingOf, sortOfText } from '../requests/flat-request.ts'
import { ticketingStatusSql } from '../ticketing/order-status.ts'
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

export async function listTickets(
  ctx: Ctx,
  request: RequestOf<typeof operation>,
): Promise<{ rows: TicketRow[]; paging: OffsetPaging }> {
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
  const where: Condition[] = [
    ...among('k.event_id', eventId),
    ...among('oe.number', orderNumber),
    ...among('k.number', ticketNumber),
    ...among(ticketingStatusSql, orderStatus),
    ...among('o.owner_id', memberId),
    ...among(`contact_id(k.site_id, ${guestWhoBought}, k.doc->'guest'->>'email')`, contactId),
    ...among('k.ticket_definition_id', ticketDefinitionId),
    ...among("k.doc->'seat'->>'id'", seatId),
    ...(state ?? []).map((s) => ({ sql: states[s], values: [] })),
    ...(searchPhrase?.trim() ? [search(searchPhrase.trim())] : []),
  ]
  const paging = pagingOf(request.limit, request.offset)
  return offsetPage<TicketRow>(spec, { sort: sortOfText(request.sort), paging }, { db: ctx.db, where, at: '' })
}

function search(phrase: string): Condition {
  const pattern = `%${likeText(phrase)}%`
  return {
    sql: `concat_ws(' ', k.number, oe.number, o.buyer_name, k.doc->'guest'->>'firstName', k.doc->'guest'->>'lastName') ilike ?`,
    values: [pattern],
  }
}
