import type { TicketingOrderStatus } from '@fairground/contract/enumerations/events.ts'
import type { TicketAttendance } from '@fairground/contract/enumerations/tickets.ts'
import type { DoorGuest } from '@fairground/contract/fairground/door.ts'
import { isOnlineOnly } from '@fairground/domain/events/online-access.ts'
import { present } from '@fairground/domain/present.ts'
import { seatName, type TicketSeat } from '@fairground/domain/seats/plan.ts'
import { verdict } from '@fairground/domain/tickets/check-in.ts'
import type { Static } from 'typebox'
import { likeText } from '../../db/like.ts'
import { json, jsonOrNull, statement, textAs, type ValuesOf } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { EventRow } from '../event/event-row.ts'
import { onlineFacts } from '../online/online-access.ts'
import type { InputValues } from '../rsvp/rsvp-row.ts'
import { ticketingStatusSql } from '../ticketing/order-status.ts'

/** Guests of one answer; one more says that there are others. */
const SHOWN = 50

const ticketColumns = {
  id: 'uuid',
  number: 'text',
  firstName: 'text?',
  lastName: 'text?',
  buyerName: 'text?',
  ticketName: 'text',
  seat: jsonOrNull<TicketSeat>(),
  people: 'int4',
  voided: 'bool',
  orderStatus: textAs<TicketingOrderStatus>(),
  checkedInAt: 'timestamptz?',
  attendance: textAs<TicketAttendance>(),
  inputValues: jsonOrNull<InputValues>(),
} as const

const ticketsAtDoor = statement({
  name: 'door.tickets',
  params: { eventId: 'uuid', id: 'uuid?', text: 'text', limit: 'int4', passId: 'text?' },
  row: ticketColumns,
  sql: `
    select k.id, k.number, k.doc->'guest'->>'firstName' as "firstName", k.doc->'guest'->>'lastName' as "lastName",
           o.buyer_name as "buyerName", k.doc->>'ticketName' as "ticketName", k.doc->'seat' as seat, coalesce((k.doc->>'admits')::int4, 1) as people,
           k.status = 'VOID' as voided, ${ticketingStatusSql} as "orderStatus", k.checked_in_at as "checkedInAt",
           coalesce(d.doc->>'attendance', 'PLACE') as attendance,
           k.doc->'guest'->'inputValues' as "inputValues"
    from tickets k
    join orders o on o.site_id = $1 and o.id = k.order_id
    join order_events oe on oe.site_id = $1 and oe.order_id = k.order_id and oe.event_id = k.event_id
    left join ticket_definitions d on d.site_id = $1 and d.id = k.ticket_definition_id
    where k.site_id = $1 and k.event_id = $2 and ($3::uuid is null or k.id = $3) and ($6::text is null or k.doc #>> '{pass,id}' = $6)
      and (strpos(k.words, (select lower($4))) > 0 or k.order_id in (
        select e.order_id from order_events e where e.site_id = $1 and e.event_id = $2 and strpos(e.words, (select lower($4))) > 0))
    order by lower(concat_ws(' ', k.doc->'guest'->>'firstName', k.doc->'guest'->>'lastName')), k.id limit $5::int4`,
})

const partyColumns = {
  id: 'uuid',
  firstName: 'text?',
  lastName: 'text?',
  people: 'int4',
  inside: 'int4',
  doc: json<{ inputValues?: InputValues }>(),
} as const

const partiesAtDoor = statement({
  name: 'door.parties',
  params: { eventId: 'uuid', id: 'uuid?', pattern: 'text', limit: 'int4' },
  row: partyColumns,
  sql: `
    select r.id, r.first_name as "firstName", r.last_name as "lastName", r.guests as people, r.checked_in as inside, r.doc
    from rsvps r
    where r.site_id = $1 and r.event_id = $2 and r.status = 'YES' and ($3::uuid is null or r.id = $3)
      and concat_ws(' ', r.first_name, r.last_name, r.email) ilike $4
    order by lower(concat_ws(' ', r.first_name, r.last_name)), r.id limit $5::int4`,
})

type Guest = Static<typeof DoorGuest>

/** Answers to the questions that the event has now, beside name and address. */
function answersOf({ doc }: EventRow, values: InputValues | null | undefined): Guest['answers'] {
  const labels = new Map(
    doc.form.controls.flatMap(({ inputs }) => inputs.map(({ name, label }) => [name, label] as const)),
  )
  return (values ?? []).flatMap(({ inputName, value, values: many }) => {
    const text = [value, ...(many ?? [])].filter(Boolean).join(', ')
    const label = labels.get(inputName)
    return label && text ? [{ label, value: text }] : []
  })
}

const nameOf = ({ firstName, lastName }: { readonly firstName: string | null; readonly lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(' ')

/** The statement finds tickets of the event alone. */
const refusedStates = {
  ORDER_NOT_PAID: 'NOT_PAID',
  ONLINE_ONLY: 'ONLINE_ONLY',
  TICKET_CANCELED: 'CANCELED',
  WRONG_EVENT: 'CANCELED',
} as const

function stateOf(row: ValuesOf<typeof ticketColumns>, event: EventRow): Guest['state'] {
  const { voided: canceled, checkedInAt, orderStatus } = row
  const onlineOnly = isOnlineOnly(onlineFacts(event), row.attendance)
  const answer = verdict({ eventId: '', orderStatus, canceled, checkedInAt, onlineOnly }, '')
  if (answer.kind === 'refuse') return refusedStates[answer.reason]
  return answer.kind === 'admit' ? 'EXPECTED' : 'INSIDE'
}

interface Wanted {
  readonly event: EventRow
  /** Guests are shown with their answers to the form. */
  readonly withAnswers: boolean
}

const ticketToWire = ({ event, withAnswers }: Wanted, row: ValuesOf<typeof ticketColumns>): Guest => ({
  ticketNumber: row.number,
  name: nameOf(row) || (row.buyerName ?? ''),
  about: [row.ticketName, row.seat ? seatName(row.seat) : ''].filter(Boolean).join(' · '),
  state: stateOf(row, event),
  people: row.people,
  inside: row.checkedInAt ? row.people : 0,
  ...present({
    checkInDate: row.checkedInAt?.toISOString(),
    answers: withAnswers ? answersOf(event, row.inputValues) : undefined,
  }),
})

const partyToWire = ({ event, withAnswers }: Wanted, row: ValuesOf<typeof partyColumns>): Guest => ({
  rsvpId: row.id,
  name: nameOf(row),
  about: '',
  state: row.inside < row.people ? 'EXPECTED' : 'INSIDE',
  people: row.people,
  inside: row.inside,
  ...present({ answers: withAnswers ? answersOf(event, row.doc.inputValues) : undefined }),
})

const EVERYBODY = '%'
const ONE = { text: '', limit: 1 }

/** Guests by part of a name or a number, tickets and parties by name. */
export async function findGuests(
  ctx: Ctx,
  wanted: Wanted,
  search: string,
): Promise<{ guests: Guest[]; more: boolean }> {
  const text = search.trim()
  const params = { eventId: wanted.event.id, id: null, limit: SHOWN + 1 }
  const pattern = text ? `%${likeText(text)}%` : EVERYBODY
  const tickets = await ctx.db.rows(ticketsAtDoor, { ...params, text, passId: null })
  const guests = [
    ...tickets.map((row) => ticketToWire(wanted, row)),
    ...(await ctx.db.rows(partiesAtDoor, { ...params, pattern })).map((row) => partyToWire(wanted, row)),
  ].toSorted((a, b) => a.name.localeCompare(b.name, ctx.site.locale))
  return { guests: guests.slice(0, SHOWN), more: guests.length > SHOWN }
}

/** One ticket of the event, by its id. */
export async function ticketAtDoor(ctx: Ctx, wanted: Wanted, id: string): Promise<Guest | undefined> {
  const row = await ctx.db.row(ticketsAtDoor, { eventId: wanted.event.id, id, passId: null, ...ONE })
  return row && ticketToWire(wanted, row)
}

/** The ticket of a pass for the event. */
export async function passAtDoor(ctx: Ctx, wanted: Wanted, passId: string): Promise<Guest | undefined> {
  const row = await ctx.db.row(ticketsAtDoor, { eventId: wanted.event.id, id: null, passId, ...ONE })
  return row && ticketToWire(wanted, row)
}

/** One party that comes, by the id of its answer. */
export async function partyAtDoor(ctx: Ctx, wanted: Wanted, id: string): Promise<Guest | undefined> {
  const row = await ctx.db.row(partiesAtDoor, { eventId: wanted.event.id, id, pattern: EVERYBODY, limit: 1 })
  return row && partyToWire(wanted, row)
}
