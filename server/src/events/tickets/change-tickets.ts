import type { updateTicket as operation } from '@fairground/contract/events/tickets.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isOnlineOnly } from '@fairground/domain/events/online-access.ts'
import { verdict } from '@fairground/domain/tickets/check-in.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { admitTickets, archiveTickets, nameGuest, turnBackTickets } from '../../sales/purchase/change-tickets.ts'
import { writeScans } from '../door/write-scans.ts'
import type { EventRow } from '../event/event-row.ts'
import { eventsOnRecord } from '../event/find-events.ts'
import { answersFor, answerTo, formViolations } from '../forms/form-answers.ts'
import { onlineFacts } from '../online/online-access.ts'
import { findTickets, formerTicket, transferredDate } from './queries.ts'
import type { TicketRow } from './ticket-row.ts'

interface TicketNumbers {
  readonly eventId?: string | undefined
  readonly ticketNumber: readonly string[]
}

/** In the order of the numbers; each must be there. */
async function ticketsOf(tx: Tx, { eventId, ticketNumber }: TicketNumbers): Promise<TicketRow[]> {
  const numbers = [...new Set(ticketNumber)]
  const rows = await tx.rows(findTickets, { numbers, eventId: eventId ?? null })
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const missing = numbers.find((number) => !byNumber.has(number))
  if (missing !== undefined) {
    const former = await tx.row(formerTicket, { id: null, number: missing, eventId: eventId ?? null })
    if (former) throw new ApiError({ code: former.code })
    throw new ApiError({ code: 'TICKET_NOT_FOUND', ticketNumber: missing })
  }
  return numbers.map((number) => byNumber.get(number)!) // none is missing
}

/** Reason why the code of a ticket that is found no more is void: it was transferred, or changed. Undefined where there never was such a ticket. */
export const formerCode = async (
  { db }: Ctx,
  ticketId: string,
): Promise<'TICKET_TRANSFERRED' | 'TICKET_CHANGED' | undefined> =>
  (await db.row(formerTicket, { id: ticketId, number: null, eventId: null }))?.code

/** The same of a pass whose ticket for an event was transferred. */
export const formerPass = async (
  { db }: Ctx,
  passId: string,
  eventId: string,
): Promise<'TICKET_TRANSFERRED' | undefined> =>
  (await db.row(transferredDate, { passId, eventId })) && 'TICKET_TRANSFERRED'

/** Lets the bearers in, all or none. Every scan is on record, also of who is in already. */
export const checkInTickets = (ctx: Ctx, request: TicketNumbers & { eventId: string }): Promise<TicketRow[]> =>
  ctx.db.inTx(async (tx) => {
    const tickets = await ticketsOf(tx, { ticketNumber: request.ticketNumber })
    const event = (await eventsOnRecord(tx, [request.eventId])).get(request.eventId)
    for (const ticket of tickets) refuseUnlessAdmitted(ticket, request.eventId, event)
    const admitted = await admitTickets(tx, idsOf(tickets), ctx.now)
    const scanned = tickets.map(({ id: ticketId }) => ({ ticketId }))
    await writeScans(tx, ctx, request.eventId, { scanned, act: 'CHECK_IN', doneAt: ctx.now })
    await announceTickets(tx, ctx, changed(tickets, admitted), 'checkedIn')
    return ticketsOf(tx, request)
  })

const codes = {
  WRONG_EVENT: 'WRONG_EVENT',
  TICKET_CANCELED: 'TICKET_CANCELED',
  ORDER_NOT_PAID: 'TICKET_NOT_PAID',
  ONLINE_ONLY: 'TICKET_ONLINE_ONLY',
} as const

function refuseUnlessAdmitted(ticket: TicketRow, door: string, event: EventRow | undefined): void {
  const { eventId, orderStatus, voided: canceled, checkedInAt, attendance, number } = ticket
  const onlineOnly = event !== undefined && isOnlineOnly(onlineFacts(event), attendance)
  const answer = verdict({ eventId, orderStatus, canceled, checkedInAt, onlineOnly }, door)
  if (answer.kind === 'refuse') throw new ApiError({ code: codes[answer.reason], ticketNumber: number })
}

/** An act of its own: the check-in stays on record. */
export const undoCheckIns = (ctx: Ctx, request: TicketNumbers & { eventId: string }): Promise<TicketRow[]> =>
  ctx.db.inTx(async (tx) => {
    const tickets = await ticketsOf(tx, request)
    const turnedBack = await turnBackTickets(tx, idsOf(tickets))
    const scanned = turnedBack.map((ticketId) => ({ ticketId }))
    await writeScans(tx, ctx, request.eventId, { scanned, act: 'UNDO', doneAt: ctx.now })
    await announceTickets(tx, ctx, changed(tickets, turnedBack), 'checkInCanceled')
    return ticketsOf(tx, request)
  })

export const archiveAll = (ctx: Ctx, request: TicketNumbers, archived: boolean | undefined): Promise<TicketRow[]> =>
  ctx.db.inTx(async (tx) => {
    const tickets = await ticketsOf(tx, request)
    if (archived === undefined) return tickets
    await archiveTickets(tx, idsOf(tickets), archived)
    await announceTickets(tx, ctx, tickets, 'updated')
    return ticketsOf(tx, request)
  })

/** Names a ticket's guest: the event's form is for every guest. */
export const updateTicket = (ctx: Ctx, request: RequestOf<typeof operation>): Promise<TicketRow> =>
  ctx.db.inTx(async (tx) => {
    const { ticketNumber, eventId, fields, archived, guestDetails } = request
    const named = { eventId, ticketNumber: [ticketNumber] }
    const [ticket] = await ticketsOf(tx, named)
    const isSelected = (name: string) =>
      fields === undefined || fields.split(',').some((path) => path.trim().startsWith(name))
    if (archived !== undefined && isSelected('archived')) await archiveTickets(tx, [ticket!.id], archived) // one number, one ticket
    if (guestDetails?.form && isSelected('guestDetails')) await writeForm(tx, ticket!, guestDetails.form)
    await announceTickets(tx, ctx, [ticket!], 'updated')
    const [after] = await ticketsOf(tx, named)
    return after!
  })

type Form = NonNullable<NonNullable<RequestOf<typeof operation>['guestDetails']>['form']>

async function writeForm(tx: Tx, { id, eventId, doc: { guest } }: TicketRow, form: Form): Promise<void> {
  const event = (await eventsOnRecord(tx, [eventId])).get(eventId)
  const violations = event ? formViolations(event.doc.form, form, 'guestDetails.form') : []
  if (violations.length > 0) throw new InvalidArgument(violations)
  await nameGuest(tx, id, {
    firstName: answerTo(form, 'firstName') ?? guest.firstName,
    lastName: answerTo(form, 'lastName') ?? guest.lastName,
    email: answerTo(form, 'email') ?? guest.email,
    inputValues: event ? answersFor(event.doc.form, form.inputValues ?? []) : (form.inputValues ?? []),
  })
}

const idsOf = (tickets: readonly TicketRow[]): string[] => tickets.map(({ id }) => id)

const changed = (tickets: readonly TicketRow[], ids: readonly string[]): TicketRow[] =>
  tickets.filter(({ id }) => ids.includes(id))

/** Orders show their tickets: they hear of it, too. */
export async function announceTickets(
  tx: Tx,
  ctx: Ctx,
  tickets: readonly Pick<TicketRow, 'id' | 'eventId' | 'orderId'>[],
  slug: string,
): Promise<void> {
  await happen(
    tx,
    [
      ...tickets.map(({ id, eventId, orderId }) => ({
        entity: 'ticket',
        entityId: id,
        slug,
        payload: { eventId, orderId },
      })),
      ...[...new Set(tickets.map(({ orderId }) => orderId))].map((entityId) => ({
        entity: 'order',
        entityId,
        slug: 'updated',
        payload: { tickets: slug },
      })),
    ],
    ctx,
  )
}
