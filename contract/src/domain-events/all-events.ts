import type { DomainEvent } from './domain-event.ts'
import { ecomEvents } from './ecom.ts'
import { eventsEvents } from './events.ts'
import { identityEvents } from './identity.ts'
import { membersEvents } from './members.ts'
import { redirectsEvents } from './redirects.ts'
import { storesEvents } from './stores.ts'

/** Every event that a site can listen for. The client's types are made of these. */
export const allDomainEvents: readonly DomainEvent[] = [
  ecomEvents,
  storesEvents,
  eventsEvents,
  identityEvents,
  membersEvents,
  redirectsEvents,
].flat(2)
