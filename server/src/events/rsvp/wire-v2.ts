import type { RsvpRequestedField } from '@fairground/contract/enumerations/events.ts'
import type { Rsvp, RsvpGuest } from '@fairground/contract/events/rsvp-shapes.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { contactId } from '../../ground/contact-id.ts'
import type { Site } from '../../ground/site.ts'
import { COMPANION_COUNT, COMPANION_NAMES } from '../forms/form-control.ts'
import type { GuestAccess } from '../online/online-access.ts'
import type { InputValues, RsvpRow } from './rsvp-row.ts'

type Wire = Static<typeof Rsvp>
type SiteOf = Pick<Site, 'id' | 'locale'>
type WireGuest = Static<typeof RsvpGuest>

/** The whole party; companions who were not named have no name. */
export const guestsOf = ({ firstName, lastName, guests, doc }: RsvpRow): WireGuest[] =>
  Array.from({ length: guests }, (_, index) => {
    const { at, by, canceledAt, canceledBy } = doc.door?.[index + 1] ?? {}
    return {
      guestId: index + 1,
      index,
      fullName: index === 0 ? [firstName, lastName].filter(Boolean).join(' ') : (doc.companionNames?.[index - 1] ?? ''),
      checkInDetails: {
        checkedIn: at !== undefined,
        ...(at ? { checkInDate: at, checkedInBy: by } : {}),
        ...(canceledAt ? { checkInCanceledDate: canceledAt, checkInCanceledBy: canceledBy } : {}),
      },
    }
  })

/** Everything the guest answered, as the form of generation 1 has it. */
export function formOf({ firstName, lastName, email, guests, doc }: RsvpRow): { inputValues: InputValues } {
  const names = doc.companionNames ?? []
  return {
    inputValues: [
      { inputName: 'firstName', value: firstName },
      { inputName: 'lastName', value: lastName },
      ...(email ? [{ inputName: 'email', value: email }] : []),
      ...(doc.inputValues ?? []),
      ...(guests > 1 ? [{ inputName: COMPANION_COUNT, value: String(guests - 1) }] : []),
      ...(names.length > 0 ? [{ inputName: COMPANION_NAMES, values: [...names] }] : []),
    ],
  }
}

/** The answer with the requested field sets and nothing of the others. `online` is the way in of a guest who takes part online, for readers who may see it. */
export function rsvpToWire(
  row: RsvpRow,
  fields: readonly RsvpRequestedField[] | undefined,
  { id: siteId, locale }: SiteOf,
  online?: GuestAccess,
): Wire {
  const contact = contactId({ siteId, memberId: row.memberId, email: row.email })
  const requested = new Set(fields)
  const { doc } = row
  return {
    id: row.id,
    revision: String(row.revision),
    eventId: row.eventId,
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    ...present({ memberId: row.memberId || undefined, contactId: contact || undefined }),
    status: row.status,
    ...present({ language: row.language || undefined }),
    locale,
    anonymized: row.anonymized,
    disableNotifications: doc.disableNotifications ?? false,
    ...present({
      marketingConsent: doc.marketingConsent,
      onlineConferencingLogin: online?.link ? { link: online.link } : undefined,
      online,
    }),
    ...(requested.has('DETAILS')
      ? {
          firstName: row.firstName,
          lastName: row.lastName,
          totalGuests: row.guests,
          guestList: { guests: guestsOf(row) },
          additionalGuestDetails: { guestCount: row.guests - 1, guestNames: [...(doc.companionNames ?? [])] },
          checkedInGuestCount: row.checkedIn,
          fullyCheckedIn: row.checkedIn === row.guests,
        }
      : {}),
    ...present({
      email: requested.has('CONTACT_DETAILS') && row.email ? row.email : undefined,
      form: requested.has('FORM') ? formOf(row) : undefined,
    }),
  }
}
