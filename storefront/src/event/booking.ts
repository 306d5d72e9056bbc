import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { t } from '../texts.ts'

/** Actions that a visitor can take on an event now. */
export type Booking =
  | { readonly kind: 'tickets' }
  /** Guests reply; `waits` where only the waiting list has room. */
  | { readonly kind: 'rsvp'; readonly waits: boolean }
  | { readonly kind: 'external'; readonly url: string }
  /** Nothing to press; `text` says why. */
  | { readonly kind: 'none'; readonly text: string; readonly soldOut?: true }

export function bookingOf({ status, registration }: Event): Booking {
  if (status === 'CANCELED') return { kind: 'none', text: t('event.cancelled') }
  if (status === 'ENDED') return { kind: 'none', text: t('event.over') }
  if (registration?.tickets?.soldOut) return { kind: 'none', text: t('event.soldOut'), soldOut: true }
  const registering = registration?.status
  switch (registering) {
    case 'OPEN_TICKETS':
      return { kind: 'tickets' }
    case 'OPEN_EXTERNAL':
      return registration?.external?.url
        ? { kind: 'external', url: registration.external.url }
        : { kind: 'none', text: t('event.bookWithTheOrganiser') }
    case 'OPEN_RSVP':
      return { kind: 'rsvp', waits: false }
    case 'OPEN_RSVP_WAITLIST_ONLY':
      return { kind: 'rsvp', waits: true }
    case 'SCHEDULED_RSVP':
      return { kind: 'none', text: t('event.repliesNotOpen') }
    case 'CLOSED_AUTOMATICALLY':
    case 'CLOSED_MANUALLY':
      return {
        kind: 'none',
        text: registration?.type === 'NONE' ? t('event.noBookingNeeded') : t('event.closed'),
      }
    case undefined:
      return { kind: 'none', text: t('event.noBookingNeeded') }
    default:
      return registering satisfies never
  }
}

/** True when only members may register. */
export const forMembersOf = ({ registration }: Event): { forMembers?: true } =>
  registration?.allowedGuestTypes === 'MEMBER' ? { forMembers: true } : {}
