import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'

/** What a visitor can do about an event now. */
export type Booking =
  | { readonly kind: 'tickets' }
  | { readonly kind: 'external'; readonly url: string }
  /** Nothing to press; `text` says why. */
  | { readonly kind: 'none'; readonly text: string; readonly soldOut?: true }

export function bookingOf({ status, registration }: Event): Booking {
  if (status === 'CANCELED') return { kind: 'none', text: 'This event is cancelled.' }
  if (status === 'ENDED') return { kind: 'none', text: 'This event is over.' }
  if (registration?.tickets?.soldOut) return { kind: 'none', text: 'Sold out.', soldOut: true }
  const registering = registration?.status
  switch (registering) {
    case 'OPEN_TICKETS':
      return { kind: 'tickets' }
    case 'OPEN_EXTERNAL':
      return registration?.external?.url
        ? { kind: 'external', url: registration.external.url }
        : { kind: 'none', text: 'Booking is with the organiser.' }
    case 'OPEN_RSVP':
    case 'OPEN_RSVP_WAITLIST_ONLY':
    case 'SCHEDULED_RSVP':
      return { kind: 'none', text: 'Free entry. The organiser keeps the guest list.' }
    case 'CLOSED_AUTOMATICALLY':
    case 'CLOSED_MANUALLY':
      return { kind: 'none', text: registration?.type === 'NONE' ? 'No booking needed.' : 'Booking is closed.' }
    case undefined:
      return { kind: 'none', text: 'No booking needed.' }
    default:
      return registering satisfies never
  }
}
