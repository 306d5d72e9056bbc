import type { RsvpRequestedField, RsvpStatus, RsvpStatusV1 } from '@fairground/contract/enumerations/events.ts'
import type { getRsvp } from '@fairground/contract/events/rsvp.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { contactId } from '../../ground/contact-id.ts'
import type { RsvpRow } from './rsvp-row.ts'
import { formOf, guestsOf } from './wire-v2.ts'

type Wire = ResponseOf<typeof getRsvp>['rsvp']

const statusV1 = { YES: 'YES', NO: 'NO', WAITLIST: 'WAITING' } as const satisfies Record<RsvpStatus, RsvpStatusV1>
const statusV2 = { YES: 'YES', NO: 'NO', WAITING: 'WAITLIST' } as const satisfies Record<RsvpStatusV1, RsvpStatus>

export const statusOfV1 = (status: RsvpStatusV1): RsvpStatus => statusV2[status]
export const statusToV1 = (status: RsvpStatus): RsvpStatusV1 => statusV1[status]

export const EVERYTHING: readonly RsvpRequestedField[] = ['DETAILS', 'FORM', 'CONTACT_DETAILS']

export function rsvpToWireV1(row: RsvpRow, fieldset: readonly RsvpRequestedField[] | undefined, siteId: string): Wire {
  const contact = contactId({ siteId, memberId: row.memberId, email: row.email })
  const requested = new Set(fieldset)
  return {
    id: row.id,
    eventId: row.eventId,
    ...present({ memberId: row.memberId || undefined, contactId: contact || undefined }),
    status: statusV1[row.status],
    anonymized: row.anonymized,
    ...present({ marketingConsent: row.doc.marketingConsent }),
    ...(requested.has('DETAILS')
      ? {
          created: row.createdAt.toISOString(),
          modified: row.updatedAt.toISOString(),
          firstName: row.firstName,
          lastName: row.lastName,
          totalGuests: row.guests,
          guests: guestsOf(row).map(({ guestId, index, fullName, checkInDetails }) => ({
            id: guestId,
            index,
            fullName,
            ...present({ checkIn: checkInDetails.checkInDate ? { created: checkInDetails.checkInDate } : undefined }),
          })),
        }
      : {}),
    ...present({
      email: requested.has('CONTACT_DETAILS') && row.email ? row.email : undefined,
      rsvpForm: requested.has('FORM') ? formOf(row) : undefined,
    }),
  }
}
