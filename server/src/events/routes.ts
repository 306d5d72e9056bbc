import type { Api } from '../http/mount.ts'
import { ticketCheckoutRoutes } from './checkout/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { ticketingOrderRoutes } from './orders/routes.ts'
import { reservationRoutes } from './reservations/routes.ts'
import { ticketDefinitionRoutes } from './ticket-definitions/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'

export interface EventsDeps {
  /** Origin of pages and files, without a slash at the end. */
  readonly publicUrl: string
}

/** Events and everything that is sold for them. */
export function eventsRoutes(api: Api, deps: EventsDeps): void {
  eventRoutes(api, deps)
  ticketDefinitionRoutes(api, deps)
  reservationRoutes(api)
  ticketCheckoutRoutes(api, deps)
  ticketingOrderRoutes(api, deps)
  ticketRoutes(api)
}
