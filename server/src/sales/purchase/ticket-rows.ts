import type { TicketSeat } from '@fairground/domain/seats/plan.ts'
import { type StoredTerms, termsOf } from '@fairground/domain/tickets/cancellation.ts'
import { codeOfTicket, type TicketCodes } from '../../ground/ticket-codes.ts'
import { shownName } from '../../mail/shown-name.ts'
import type { ListRow, Piece } from '../../mail/texts/template.ts'
import type { WriteOrderPrice } from './order-price.ts'
import type { ViewedEvent, ViewedTicket } from './view/queries.ts'
import { onlineOf, ticketedEvent } from './view/ticket-wire.ts'
import { accessNotes, placeOf } from './view/wire.ts'

/** Rows of a mail for the valid tickets of an order: event, kind and holder, when and where, its number, and the code that the door scans. */
export const ticketRows = (
  {
    tickets,
    events,
    buyerName,
    isHolder = false,
    terms,
    onlineAt,
  }: {
    readonly tickets: readonly ViewedTicket[]
    readonly events: readonly ViewedEvent[]
    readonly buyerName: string | null
    /** The mail is for the holder of tickets that were transferred. */
    readonly isHolder?: boolean
    /** Writes amounts of the buyer's order, who reads the terms on which tickets are cancelled. */
    readonly terms?: WriteOrderPrice
    /** Time of the mail, where its reader has paid: they see the way in online as of then. */
    readonly onlineAt?: Date | undefined
  },
  codes: TicketCodes,
): ListRow[] =>
  tickets
    .filter(({ status, transferred }) => status === 'ISSUED' && (isHolder || !transferred))
    .map((ticket, i, shown) => {
      const { number, eventId, doc } = ticket
      const event = events.find((one) => one.id === eventId)
      const isFirst = shown.findIndex((one) => one.eventId === eventId) === i
      const holder = [doc.guest.firstName, doc.guest.lastName].filter(Boolean).join(' ') || (buyerName ?? '')
      return {
        label: doc.eventTitle,
        detail: [
          doc.ticketName,
          (doc.admits ?? 1) > 1 ? { phrase: 'admitsPeople', values: { people: String(doc.admits) } } : '',
          doc.seat ? seatPhrase(doc.seat) : '',
          shownName(holder),
          event ? whenOf(event) : '',
          event ? placeOf(event.doc.location) : '',
          // Once for an event: they are long.
          event && isFirst && ticket.attendance !== 'ONLINE' ? accessPhrase(event) : '',
          ...(event && onlineAt ? onlinePieces(ticket, event, onlineAt) : []),
          doc.cancellation && terms ? termsPhrase(doc.cancellation, terms) : '',
          codeOfTicket(codes, ticket),
        ],
        value: number,
      }
    })

function accessPhrase(event: ViewedEvent): Piece {
  const notes = accessNotes(event)
  return notes ? { phrase: 'accessibility', values: { notes: notes.join(' ') } } : ''
}

/** The way in online, or when there is one. */
function onlinePieces(ticket: ViewedTicket, event: ViewedEvent, now: Date): Piece[] {
  const online = onlineOf(ticket, ticketedEvent(event), now)
  if (!online) return []
  const { link, instructions = '', opensDate } = online
  if (link) return [{ phrase: 'onlineAt', values: { link } }, instructions]
  if (!opensDate) return [{ phrase: 'onlineLater' }, instructions]
  return [{ phrase: 'onlineFrom' }, { startAt: opensDate, zone: event.timeZone }]
}

/** In the zone of the event, or what is known of its time. */
export function whenOf({ startAt, endAt, timeZone, doc }: ViewedEvent): Piece {
  if (startAt === null || doc.dateAndTimeTbd) return doc.dateAndTimeTbdMessage ?? ''
  return { startAt, endAt: doc.hideEndDate ? null : endAt, zone: timeZone, namesZone: doc.showTimeZone ?? false }
}

/** The seat in the language of the mail. */
const seatPhrase = ({ kind, sectionLabel, elementLabel, seatLabel }: TicketSeat): Piece => ({
  phrase: ({ ROW: 'seatInRow', TABLE: 'seatAtTable', AREA: 'placeInArea' } as const)[kind],
  values: { section: sectionLabel, element: elementLabel, seat: seatLabel ?? '' },
})

function termsPhrase(stored: StoredTerms, write: WriteOrderPrice): Piece {
  const { hoursBefore, percent, fee } = termsOf(stored)
  const values = { percent: String(percent), fee: write(fee).formattedAmount }
  return { phrase: fee > 0n ? 'cancelableForFee' : 'cancelableUntil', values, count: hoursBefore }
}
