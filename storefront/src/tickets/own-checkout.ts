import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { questionsOf } from '../rsvp/form-view.ts'

const OF_BUYER: readonly string[] = ['firstName', 'lastName', 'email']

/** True where tickets do not go through the cart: it asks guests nothing, and has one currency. So do those of events with policies. */
export function sellsByOwnCheckout(event: Event, currency: string): boolean {
  const tickets = event.registration?.tickets
  return (
    (tickets?.currency ?? currency) !== currency ||
    (tickets?.guestsAssignedSeparately ?? false) ||
    questionsOf(event).some(({ name }) => !OF_BUYER.includes(name))
  )
}
