import type { EventGuest, GuestField } from '@fairground/contract/events/guests.ts'
import type { Static } from 'typebox'
import { contactId } from '../../ground/contact-id.ts'
import type { GuestRow } from './guest-row.ts'

type Wire = Static<typeof EventGuest>
type Details = NonNullable<Wire['guestDetails']>

/** The guest with the requested field sets and nothing of the others. */
export function guestToWire(row: GuestRow, requested: ReadonlySet<GuestField>, siteId: string): Wire {
  const dates = { createdDate: row.createdAt.toISOString(), updatedDate: row.updatedAt.toISOString() }
  const contact = contactId({ siteId, memberId: row.contactMember, email: row.email })
  return {
    id: row.id,
    eventId: row.eventId,
    guestType: row.type,
    attendanceStatus: row.attendance,
    ...dates,
    attendanceStatusUpdatedDate: row.statusAt.toISOString(),
    revision: row.revision,
    ...(contact ? { contactId: contact } : {}),
    ...(row.memberId ? { memberId: row.memberId } : {}),
    ...(row.rsvpId ? { rsvpId: row.rsvpId } : {}),
    ...(row.orderNumber ? { orderNumber: row.orderNumber } : {}),
    ...(row.ticketNumber ? { ticketNumber: row.ticketNumber } : {}),
    tickets: row.tickets.map(({ number, definitionId, name }) => ({ number, definitionId, name })),
    additionalDetails: {
      ...dates,
      ...(row.rsvpStatus ? { rsvpStatus: row.rsvpStatus } : {}),
      ...(row.orderStatus ? { orderStatus: row.orderStatus } : {}),
    },
    ...(requested.has('GUEST_TOTAL') ? { totalGuests: row.guests } : {}),
    ...(requested.has('GUEST_DETAILS') ? { guestDetails: detailsOf(row) } : {}),
  }
}

const detailsOf = (row: GuestRow): Details => ({
  ...(row.firstName ? { firstName: row.firstName } : {}),
  ...(row.lastName ? { lastName: row.lastName } : {}),
  ...(row.email ? { email: row.email } : {}),
  formResponse: { inputValues: row.answer?.inputValues ?? row.inputValues ?? [] },
  checkedIn: row.checkedIn,
  checkInDetails: row.answer ? ofParty(row) : ofTickets(row),
})

const fullName = ({ firstName, lastName }: GuestRow): string => [firstName, lastName].filter(Boolean).join(' ')

const ofParty = (row: GuestRow): Details['checkInDetails'] =>
  Array.from({ length: row.guests }, (_, i) => {
    const { at, by, canceledAt, canceledBy } = row.answer?.door?.[i + 1] ?? {}
    const name = i === 0 ? fullName(row) : row.answer?.companionNames?.[i - 1]
    return {
      checkedIn: at !== undefined,
      ...(at ? { checkInDate: at, checkedInBy: by } : {}),
      ...(canceledAt ? { checkInCanceledDate: canceledAt, checkInCanceledBy: canceledBy } : {}),
      ...(name ? { fullName: name } : {}),
    }
  })

const ofTickets = (row: GuestRow): Details['checkInDetails'] =>
  row.tickets.map(({ checkedInAt }) => ({
    checkedIn: checkedInAt !== null,
    ...(checkedInAt ? { checkInDate: new Date(checkedInAt).toISOString() } : {}),
    ...(fullName(row) ? { fullName: fullName(row) } : {}),
  }))
