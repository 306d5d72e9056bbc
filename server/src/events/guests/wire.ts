import type { GuestField } from '@fairground/contract/enumerations/events.ts'
import type { EventGuest } from '@fairground/contract/events/guests.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { contactId } from '../../ground/contact-id.ts'
import { answerTo } from '../forms/form-answers.ts'
import type { InputValues } from '../rsvp/rsvp-row.ts'
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
    ...present({
      contactId: contact || undefined,
      memberId: row.memberId || undefined,
      rsvpId: row.rsvpId || undefined,
      orderNumber: row.orderNumber || undefined,
      ticketNumber: row.ticketNumber || undefined,
    }),
    tickets: row.tickets.map(({ number, definitionId, name }) => ({ number, definitionId, name })),
    additionalDetails: {
      ...dates,
      ...present({ rsvpStatus: row.rsvpStatus || undefined, orderStatus: row.orderStatus || undefined }),
    },
    ...present({
      totalGuests: requested.has('GUEST_TOTAL') ? row.guests : undefined,
      guestDetails: requested.has('GUEST_DETAILS') ? detailsOf(row) : undefined,
    }),
  }
}

function detailsOf(row: GuestRow): Details {
  const inputValues = row.answer?.inputValues ?? row.inputValues ?? []
  return {
    ...present({
      firstName: row.firstName || undefined,
      lastName: row.lastName || undefined,
      email: row.email || undefined,
      phone: answerTo({ inputValues }, 'phone') || undefined,
      address: addressIn(inputValues) || undefined,
    }),
    formResponse: { inputValues },
    checkedIn: row.checkedIn,
    checkInDetails: row.answer ? ofParty(row) : ofTickets(row),
  }
}

/** One line; of an address in parts those that are given. */
function addressIn(answers: InputValues): string | undefined {
  const { formatted, address } = answers.find(({ inputName }) => inputName === 'address')?.address ?? {}
  if (formatted || !address) return formatted
  const { addressLine, city, subdivision, postalCode, country } = address
  return [addressLine, city, subdivision, postalCode, country].filter(Boolean).join(', ').slice(0, 200)
}

const fullName = ({ firstName, lastName }: GuestRow): string => [firstName, lastName].filter(Boolean).join(' ')

const ofParty = (row: GuestRow): Details['checkInDetails'] =>
  Array.from({ length: row.guests }, (_, i) => {
    const { at, by, canceledAt, canceledBy } = row.answer?.door?.[i + 1] ?? {}
    const name = i === 0 ? fullName(row) : row.answer?.companionNames?.[i - 1]
    return {
      checkedIn: at !== undefined,
      ...(at ? { checkInDate: at, checkedInBy: by } : {}),
      ...(canceledAt ? { checkInCanceledDate: canceledAt, checkInCanceledBy: canceledBy } : {}),
      ...present({ fullName: name || undefined }),
    }
  })

const ofTickets = (row: GuestRow): Details['checkInDetails'] =>
  row.tickets.map(({ checkedInAt }) => ({
    checkedIn: checkedInAt !== null,
    ...present({
      checkInDate: checkedInAt ? new Date(checkedInAt).toISOString() : undefined,
      fullName: fullName(row) || undefined,
    }),
  }))
