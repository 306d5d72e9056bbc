import type { Api } from '../http/mount.ts'
import { ticketCheckoutRoutes } from './checkout/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { guestRoutes } from './guests/routes.ts'
import { ticketingOrderRoutes } from './orders/routes.ts'
import { reservationRoutes } from './reservations/routes.ts'
import { rsvpAnswerRoutes } from './rsvp/answer-routes.ts'
import { rsvpRoutes } from './rsvp/routes.ts'
import { ticketDefinitionRoutes } from './ticket-definitions/routes.ts'
import { ticketSettingsRoutes } from './ticket-definitions/settings-routes.ts'
import type { TicketingDeps } from './ticketing-deps.ts'
import { ticketRoutes } from './tickets/routes.ts'

/** Events and everything that is sold for them. */
export function eventsRoutes(api: Api, deps: TicketingDeps): void {
  eventRoutes(api, deps)
  ticketDefinitionRoutes(api, deps)
  ticketSettingsRoutes(api)
  reservationRoutes(api)
  ticketCheckoutRoutes(api, deps)
  ticketingOrderRoutes(api, deps)
  ticketRoutes(api, deps)
  guestRoutes(api)
  rsvpRoutes(api, deps)
  rsvpAnswerRoutes(api, deps)
}
