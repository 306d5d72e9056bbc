import { TicketBundleRefusal } from '@fairground/contract/enumerations/tickets.ts'
import { isHybrid, letsInOnline, type StoredAccess, shownAccess } from '@fairground/domain/events/online-access.ts'
import { displayAmount } from '@fairground/domain/money.ts'
import { PAID_UP } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import {
  type CancelableTicket,
  cancellationEnd,
  cancellationRefusal,
  type MoveTerm,
  termsOf,
} from '@fairground/domain/tickets/cancellation.ts'
import { type ChangeableTicket, changeRefusal } from '@fairground/domain/tickets/change.ts'
import { type TransferableTicket, transferRefusal } from '@fairground/domain/tickets/transfer.ts'
import { accessToWire } from '../../../ground/online-access.ts'
import { seatText } from '../../../ground/texts/seat-text.ts'
import { codeOfTicket, type TicketCodes } from '../../../ground/ticket-codes.ts'
import type { ViewedOrder } from './placed-order.ts'
import type { ViewedEvent, ViewedTicket } from './queries.ts'

/** An event as a transfer of its tickets depends on it. */
interface TicketedEvent {
  readonly startAt: string | Date | null
  readonly endAt: string | Date | null
  readonly canceled: boolean
  readonly transferDisabled: boolean
  /** Its dates, when there are any, do not count. */
  readonly timeToCome: boolean
  readonly locationType: 'VENUE' | 'ONLINE'
  /** Guests take part online. */
  readonly enabled: boolean
  readonly access: StoredAccess | null
}

interface View {
  /** Stands for a holder who was not named. */
  readonly buyerName: string | null
  readonly locale: string
  readonly now: Date
  readonly event: TicketedEvent | undefined
  /** False for a buyer, who no longer holds what was transferred. */
  readonly isHolder: boolean
  /** The order of a buyer, whose terms are shown. Absent: none are. */
  readonly order?: TicketedOrder
  /** Its reader is its holder, whose order is paid: they see the way in online. */
  readonly entersOnline: boolean
}

/** An order as the cancellation of its tickets depends on it. */
interface TicketedOrder {
  readonly id: string
  readonly currency: string
  readonly isPaid: boolean
}

/** Nothing is owed of it: what its tickets cost was paid, and can go back. */
export const isPaidUp = ({ status, paymentStatus, total }: Pick<ViewedOrder, 'status' | 'paymentStatus' | 'total'>) =>
  status === 'APPROVED' && (total === 0n || PAID_UP.includes(paymentStatus))

export function ticketedEvent(event: ViewedEvent): TicketedEvent
export function ticketedEvent(event: ViewedEvent | undefined): TicketedEvent | undefined
export function ticketedEvent(event: ViewedEvent | undefined): TicketedEvent | undefined {
  return event && { ...event, timeToCome: event.doc.dateAndTimeTbd ?? false }
}

const dateOf = (at: string | Date | null, event: TicketedEvent | undefined): Date | null =>
  at === null || event?.timeToCome ? null : new Date(at)

/** An event that is gone takes no transfers, as one that is cancelled. */
export const transferFacts = (
  { status, checkedIn }: Pick<ViewedTicket, 'status' | 'checkedIn'>,
  event: TicketedEvent | undefined,
): TransferableTicket => ({
  voided: status === 'VOID',
  checkedIn,
  disabled: event?.transferDisabled ?? false,
  eventCanceled: event?.canceled ?? true,
  startsAt: dateOf(event?.startAt ?? null, event),
  endsAt: dateOf(event?.endAt ?? null, event),
})

type CancelableRow = Pick<ViewedTicket, 'status' | 'checkedIn' | 'transferred' | 'doc' | 'moved' | 'bundleRefusal'>

/** The same for a cancellation by the buyer. */
export const cancellationFacts = (ticket: CancelableRow, event: TicketedEvent | undefined): CancelableTicket => {
  const { disabled: _, ...facts } = transferFacts(ticket, event)
  const { transferred, doc, bundleRefusal } = ticket
  const terms = doc.cancellation ?? null
  return { ...facts, transferred, terms, movedUntil: moveTermOf(ticket)?.until ?? null, bundleRefusal }
}

/** The same for whom it was transferred to, without the rest of its bundle: the terms of the purchase are its buyer's, and a term of a move is theirs. */
export const giveBackFacts = (ticket: CancelableRow, event: TicketedEvent | undefined): CancelableTicket => ({
  ...cancellationFacts(ticket, event),
  transferred: false,
  terms: null,
  bundleRefusal: null,
})

/** End of the time in which its holder may give it back; undefined where they may not, and while it is its buyer's. */
export function giveBackEnd(ticket: ViewedTicket, event: TicketedEvent | undefined, now: Date): Date | undefined {
  const facts = giveBackFacts(ticket, event)
  const { movedUntil, startsAt } = facts
  if (!ticket.transferred || !movedUntil || cancellationRefusal(facts, now) !== null) return undefined
  return new Date(startsAt && startsAt < movedUntil ? startsAt : movedUntil)
}

/** Term in which the ticket may be given back because its event was moved; null where there is none. */
export const moveTermOf = ({ moved }: Pick<ViewedTicket, 'moved'>): MoveTerm | null =>
  moved && { ...moved, until: new Date(moved.until) }

/** The same for a change to another kind. */
export const changeFacts = (
  ticket: Pick<ViewedTicket, 'status' | 'checkedIn' | 'transferred' | 'doc'>,
  event: TicketedEvent | undefined,
): ChangeableTicket => {
  const { disabled: _, ...facts } = transferFacts(ticket, event)
  const { transferred, doc } = ticket
  const { change: terms = null, changes = 0 } = doc
  return { ...facts, transferred, seated: doc.seat !== undefined, changes, terms }
}

export const holderOf = ({ doc: { guest } }: Pick<ViewedTicket, 'doc'>, buyerName: string | null): string =>
  [guest.firstName, guest.lastName].filter(Boolean).join(' ') || (buyerName ?? '')

export function ticketToWire(
  ticket: ViewedTicket,
  codes: TicketCodes,
  { buyerName, locale, now, event, isHolder, order, entersOnline }: View,
) {
  const { id, number, eventId, status, doc, transferred } = ticket
  const gone = transferred && !isHolder
  return {
    id,
    number: gone ? '' : number,
    code: gone ? '' : codeOfTicket(codes, ticket),
    eventId,
    eventTitle: doc.eventTitle,
    ticketName: doc.ticketName,
    guestName: gone ? '' : holderOf(ticket, buyerName),
    admits: doc.admits ?? 1,
    ...present({ seat: doc.seat && seatText(doc.seat, locale) }),
    valid: !gone && status === 'ISSUED',
    ...present({
      attendance: event && isHybrid(onlineFacts(event)) ? ticket.attendance : undefined,
      online: event && entersOnline && !gone && status === 'ISSUED' ? onlineOf(ticket, event, now) : undefined,
    }),
    transferable: !gone && transferRefusal(transferFacts(ticket, event), now) === null,
    ...present({
      transferred: gone ? true : undefined,
      transferredTo: (gone && ticket.givenByBuyer && holderOf(ticket, null)) || undefined,
      pass: gone || !doc.pass ? undefined : { id: doc.pass.id, name: doc.pass.name },
      bundle: gone || !doc.bundle ? undefined : { id: doc.bundle.id, name: doc.bundle.name },
      cancellation:
        order && status === 'ISSUED' && !transferred ? termsToWire(ticket, event, { order, locale, now }) : undefined,
      change: order && status === 'ISSUED' && !transferred ? changeToWire(ticket, event, { order, now }) : undefined,
    }),
  }
}

const onlineFacts = (event: TicketedEvent) => ({
  enabled: event.enabled,
  atPlace: event.locationType === 'VENUE',
  canceled: event.canceled,
  startsAt: dateOf(event.startAt, event),
})

/** Access of the holder of a ticket who takes part online. */
export function onlineOf({ attendance }: ViewedTicket, event: TicketedEvent, now: Date) {
  const facts = onlineFacts(event)
  const shown = letsInOnline(facts, attendance) ? shownAccess(facts, event.access ?? undefined, now) : undefined
  return shown && accessToWire(shown)
}

function termsToWire(
  ticket: ViewedTicket,
  event: TicketedEvent | undefined,
  { order, locale, now }: { readonly order: TicketedOrder; readonly locale: string; readonly now: Date },
) {
  const facts = cancellationFacts(ticket, event)
  const refusal = cancellationRefusal(facts, now)
  const reason = TicketBundleRefusal.find((code) => order.isPaid && code === refusal?.code)
  const state = { orderId: order.id, possible: order.isPaid && refusal === null, ...present({ reason }) }
  const term = moveTermOf(ticket)
  if (term && now < term.until) return { ...state, ...termToWire(term, facts) }
  if (!ticket.doc.cancellation) return undefined
  const { hoursBefore, percent, fee } = termsOf(ticket.doc.cancellation)
  return {
    ...state,
    hoursBefore,
    percent,
    ...present({
      until: facts.startsAt ? cancellationEnd(facts.startsAt, { hoursBefore }).toISOString() : undefined,
      formattedFee: fee > 0n ? displayAmount(fee, order.currency, locale) : undefined,
    }),
  }
}

const termToWire = ({ until, withFees, asCredit }: MoveTerm, { startsAt }: CancelableTicket) => ({
  hoursBefore: 0,
  percent: 100,
  until: (startsAt && startsAt < until ? startsAt : until).toISOString(),
  moved: { withFees, asCredit },
})

function changeToWire(
  ticket: ViewedTicket,
  event: TicketedEvent | undefined,
  { order, now }: { readonly order: TicketedOrder; readonly now: Date },
) {
  const facts = changeFacts(ticket, event)
  if (!facts.terms) return undefined
  return {
    orderId: order.id,
    possible: order.isPaid && changeRefusal(facts, now) === null,
    ...present({ until: facts.startsAt ? cancellationEnd(facts.startsAt, facts.terms).toISOString() : undefined }),
  }
}
