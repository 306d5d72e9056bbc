// Generated from contract/src by client/generate/client.ts. Do not edit.
import { domainEvent } from '../happenings/domain-event.ts'
import type { FormResponse, Guest } from './events.rsvp.ts'

const inFormResponse = { inputValues: { number: 'float', dateTime: 'date', address: { address: { geocode: { latitude: 'float', longitude: 'float' } } } } } as const
const inGuest = { checkIn: { created: 'date' } } as const

/** Events of module `events.rsvp`, for `webhooks`. */
export const rsvpEvents = {
  /** `wix.events.rsvp.events.RsvpCreated` */
  rsvpCreated: domainEvent<{ readonly timestamp?: Date; readonly language?: string; readonly silent?: boolean; readonly eventId?: string; readonly rsvpId?: string; readonly contactId?: string; readonly memberId?: string; readonly firstName?: string; readonly lastName?: string; readonly email?: string; readonly rsvpForm?: FormResponse; readonly status?: string; readonly guests?: readonly (Guest)[]; readonly onlineConferencingLogin?: { readonly link?: string; readonly password?: string } }>('wix.events.rsvp.events.RsvpCreated', { timestamp: 'date', rsvpForm: inFormResponse, guests: inGuest }),
  /** `wix.events.rsvp.events.RsvpUpdated` */
  rsvpUpdated: domainEvent<{ readonly timestamp?: Date; readonly language?: string; readonly silent?: boolean; readonly eventId?: string; readonly rsvpId?: string; readonly contactId?: string; readonly memberId?: string; readonly firstName?: string; readonly lastName?: string; readonly email?: string; readonly rsvpForm?: FormResponse; readonly status?: string; readonly guests?: readonly (Guest)[]; readonly onlineConferencingLogin?: { readonly link?: string; readonly password?: string }; readonly locale?: string; readonly created?: Date }>('wix.events.rsvp.events.RsvpUpdated', { timestamp: 'date', rsvpForm: inFormResponse, guests: inGuest, created: 'date' }),
  /** `wix.events.rsvp.events.RsvpDeleted` */
  rsvpDeleted: domainEvent<{ readonly timestamp?: Date; readonly eventId?: string; readonly rsvpId?: string; readonly contactId?: string; readonly memberId?: string; readonly anonymized?: boolean }>('wix.events.rsvp.events.RsvpDeleted', { timestamp: 'date' }),
}
