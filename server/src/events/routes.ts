import type { Site } from '../ground/site.ts'
import type { TicketCodes } from '../ground/ticket-codes.ts'
import type { Api } from '../http/mount.ts'
import type { OrderLinks } from '../sales/purchase/order-links.ts'
import { ticketCheckoutRoutes } from './checkout/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { guestRoutes } from './guests/routes.ts'
import { reservationRoutes } from './reservations/routes.ts'
import { rsvpAnswerRoutes } from './rsvp/answer-routes.ts'
import { rsvpRoutes } from './rsvp/routes.ts'
import type { RsvpLinks } from './rsvp/rsvp-links.ts'
import { ticketDefinitionRoutes } from './ticket-definitions/routes.ts'
import { ticketSettingsRoutes } from './ticket-definitions/settings-routes.ts'
import type { DecideAuthorized } from './ticket-orders/decide-authorized.ts'
import { ticketingOrderRoutes } from './ticket-orders/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'

/** Part of the world that the routes of events need. */
interface TicketingDeps {
  /** Origin of pages and files, without a slash at the end. */
  readonly publicUrl: string
  /** Signs what the door scans. */
  readonly codes: TicketCodes
  /** By which buyers come back to their orders. */
  readonly orderLinks: OrderLinks
  /** True when buyers of the site have a way to pay. */
  readonly takesPayments: (site: Site) => boolean
  readonly decideAuthorized: DecideAuthorized
  /** By which guests come back to their answers. */
  readonly rsvpLinks: RsvpLinks
}

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
