import type { Rsvp } from '@fairground/client/generated/events.rsvp.ts'
import type { TicketingTicket } from '@fairground/client/generated/events.tickets.ts'
import { t } from '../texts.ts'
import { answersOf, type GuestAnswers } from './answers.ts'

export type GuestStatus = Rsvp['status'] | 'TICKET' | 'VOID'

/** A guest as the list shows them: an answer with its party, or a ticket. */
export interface GuestLine {
  /** Id of the answer; of a ticket, its number. */
  readonly id: string
  readonly kind: 'rsvp' | 'ticket'
  readonly name: string
  readonly email: string
  readonly status: GuestStatus
  /** Number of people who come together. */
  readonly party: number
  /** Number of them who are in. */
  readonly inside: number
  /** Time of the last who came in. */
  readonly insideSince: Date | undefined
  readonly answered: Date | undefined
  /** Names of companions; of a ticket, what kind it is. */
  readonly detail: string
  /** Answers to the questions of the form. */
  readonly answers: GuestAnswers
}

export function lineOfRsvp(rsvp: Rsvp): GuestLine {
  const guests = rsvp.guests ?? []
  const times = guests.flatMap(({ checkIn }) => (checkIn ? [checkIn.created] : []))
  const name = [rsvp.firstName, rsvp.lastName].filter(Boolean).join(' ')
  return {
    id: rsvp.id,
    kind: 'rsvp',
    status: rsvp.status,
    email: rsvp.email ?? '',
    party: rsvp.totalGuests ?? 1,
    name: rsvp.anonymized ? t('admin.guests.deletedAccount') : name || rsvp.email || t('admin.guests.noName'),
    inside: times.length,
    insideSince: times.toSorted((a, b) => a.getTime() - b.getTime()).at(-1),
    answered: rsvp.created,
    detail: guests
      .slice(1)
      .map(({ fullName }) => fullName)
      .filter(Boolean)
      .join(', '),
    answers: answersOf(rsvp.rsvpForm),
  }
}

/** The kind of ticket and its seat, whose section is often named as the kind is. */
const seatOf = ({ name, seat }: TicketingTicket): string =>
  seat?.text === undefined || seat.text.startsWith(`${name}, `) ? (seat?.text ?? name) : `${name}, ${seat.text}`

export const lineOfTicket = (ticket: TicketingTicket): GuestLine => ({
  id: ticket.ticketNumber,
  kind: 'ticket',
  status: ticket.canceled ? 'VOID' : 'TICKET',
  party: ticket.admits ?? 1,
  name: ticket.guestFullName || ticket.orderFullName || t('admin.guests.noName'),
  email: ticket.guestDetails?.email ?? '',
  inside: ticket.checkIn ? (ticket.admits ?? 1) : 0,
  insideSince: ticket.checkIn?.created,
  answered: undefined,
  detail: [seatOf(ticket), ticket.ticketNumber].filter(Boolean).join(', '),
  answers: answersOf(ticket.guestDetails?.form),
})

/** Reason why nobody of the line can be let in; undefined where somebody can. */
export function notAdmitted({ status, party, inside }: GuestLine): string | undefined {
  if (status === 'VOID') return t('admin.guests.theTicketWasCancelled')
  if (status !== 'YES' && status !== 'TICKET') return t('admin.guests.onlyGuestsWhoAreComing')
  return inside === party ? t('admin.guests.everyoneIsCheckedIn') : undefined
}
