import { present } from '@fairground/domain/present.ts'
import { type TransferableTicket, transferRefusal } from '@fairground/domain/tickets/transfer.ts'
import { seatText } from '../../../ground/texts/seat-text.ts'
import type { TicketCodes } from '../../../ground/ticket-codes.ts'
import type { ViewedEvent, ViewedTicket } from './queries.ts'

/** An event as a transfer of its tickets depends on it. */
interface TicketedEvent {
  readonly startAt: string | Date | null
  readonly endAt: string | Date | null
  readonly canceled: boolean
  readonly transferDisabled: boolean
  /** Its dates, when there are any, do not count. */
  readonly timeToCome: boolean
}

interface View {
  /** Stands for a holder who was not named. */
  readonly buyerName: string | null
  readonly locale: string
  readonly now: Date
  readonly event: TicketedEvent | undefined
  /** False for a buyer, who no longer holds what was transferred. */
  readonly isHolder: boolean
}

export const ticketedEvent = (event: ViewedEvent | undefined): TicketedEvent | undefined =>
  event && { ...event, timeToCome: event.doc.dateAndTimeTbd ?? false }

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

export const holderOf = ({ doc: { guest } }: Pick<ViewedTicket, 'doc'>, buyerName: string | null): string =>
  [guest.firstName, guest.lastName].filter(Boolean).join(' ') || (buyerName ?? '')

export function ticketToWire(
  ticket: ViewedTicket,
  codes: TicketCodes,
  { buyerName, locale, now, event, isHolder }: View,
) {
  const { id, number, eventId, status, doc, transferred } = ticket
  const gone = transferred && !isHolder
  return {
    id,
    number: gone ? '' : number,
    code: gone ? '' : codes.codeOf(id, eventId),
    eventId,
    eventTitle: doc.eventTitle,
    ticketName: doc.ticketName,
    guestName: gone ? '' : holderOf(ticket, buyerName),
    admits: doc.admits ?? 1,
    ...present({ seat: doc.seat && seatText(doc.seat, locale) }),
    valid: !gone && status === 'ISSUED',
    transferable: !gone && transferRefusal(transferFacts(ticket, event), now) === null,
    ...present({ transferred: gone ? true : undefined }),
  }
}
