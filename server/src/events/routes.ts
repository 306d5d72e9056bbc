import type { Site } from '../ground/site.ts'
import type { TicketCodes } from '../ground/ticket-codes.ts'
import type { Api } from '../http/mount.ts'
import type { Post } from '../mail/post.ts'
import type { PaymentMethods } from '../sales/payments/methods.ts'
import type { OrderLinks } from '../sales/purchase/order-links.ts'
import type { Sellables } from '../sales/sellables/registry.ts'
import { eventAddOnRoutes } from './add-ons/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { ticketCheckoutRoutes } from './checkout/routes.ts'
import { doorRoutes } from './door-staff/routes.ts'
import { staffMemberRoutes } from './door-staff/staff-routes.ts'
import type { Remembering } from './event/next-change.ts'
import { eventTemplateRoutes } from './event-templates/routes.ts'
import { eventOverviewRoutes } from './events/event-overview.ts'
import { eventPlaceRoutes } from './events/event-places.ts'
import { eventsSettingsRoutes } from './events/events-settings.ts'
import { followVenue } from './events/follow-venue.ts'
import { matchingEvents } from './events/list-events.ts'
import { eventRoutes } from './events/routes.ts'
import { eventSeriesRoutes } from './events/series-routes.ts'
import { formRoutes } from './forms/routes.ts'
import type { GateKeys } from './gates/gate-keys.ts'
import { eventGateRoutes } from './gates/routes.ts'
import { guestRoutes } from './guests/routes.ts'
import { eventMoveRoutes } from './moves/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { policyRoutes } from './policies/routes.ts'
import { eventRefundRoutes } from './refunds/routes.ts'
import { reservationRoutes } from './reservations/routes.ts'
import { confirmAgain } from './rsvp/answer-event.ts'
import { rsvpAnswerRoutes } from './rsvp/answer-routes.ts'
import { rsvpRoutes } from './rsvp/routes.ts'
import type { RsvpLinks } from './rsvp/rsvp-links.ts'
import { scheduleRoutes } from './schedule/routes.ts'
import { seatPlanRoutes } from './seats/plan-routes.ts'
import { eventSeatingRoutes } from './seats/seating-routes.ts'
import { seriesPassRoutes } from './series-passes/routes.ts'
import { ticketAccessRoutes } from './ticket-access/routes.ts'
import { ticketAnswerRoutes } from './ticket-answers/routes.ts'
import { ticketBundleRoutes } from './ticket-bundles/routes.ts'
import { ticketCancellationRoutes } from './ticket-cancellations/routes.ts'
import { ticketChangeRoutes } from './ticket-changes/routes.ts'
import { knownKinds } from './ticket-definitions/known-kinds.ts'
import { ticketDefinitionRoutes } from './ticket-definitions/routes.ts'
import { ticketDefinitionRoutesV1 } from './ticket-definitions/routes-v1.ts'
import { ticketSettingsRoutes } from './ticket-definitions/settings-routes.ts'
import type { DecideAuthorized } from './ticket-orders/decide-authorized.ts'
import { ticketingOrderRoutes } from './ticket-orders/routes.ts'
import { ticketQuotaRoutes } from './ticket-quotas/routes.ts'
import { ticketRoutes } from './tickets/routes.ts'
import { venueRoutes } from './venues/routes.ts'
import { waitingListRoutes } from './waiting-lists/routes.ts'
import type { WaitingLinks } from './waiting-lists/waiting-links.ts'

/** Part of the world that the routes of events need. */
interface TicketingDeps {
  /** Origin of pages and files, without a slash at the end. */
  readonly publicUrl: string
  /** Looks up the goods that go with tickets. */
  readonly sellables: Sellables
  /** Signs what the door scans. */
  readonly codes: TicketCodes
  /** By which buyers come back to their orders. */
  readonly orderLinks: OrderLinks
  /** True when buyers of the site have a payment method. */
  readonly takesPayments: (site: Site) => boolean
  /** Names of the payment methods that buyers of the site may choose. */
  readonly paymentMethods: (site: Site) => readonly string[]
  readonly decideAuthorized: DecideAuthorized
  readonly methods: PaymentMethods
  readonly post: Pick<Post, 'soon'>
  /** By which guests come back to their answers. */
  readonly rsvpLinks: RsvpLinks
  /** By which people come back to their places in waiting lists. */
  readonly waitingLinks: WaitingLinks
  /** Sign places in front of events. */
  readonly gateKeys: GateKeys
  readonly remembering: Remembering
}

/** Events and everything that is sold for them. */
export function eventsRoutes(api: Api, deps: TicketingDeps): void {
  const kinds = knownKinds(deps.remembering.cache)
  eventRoutes(api, deps)
  eventSeriesRoutes(api, deps)
  eventTemplateRoutes(api, deps)
  eventOverviewRoutes(api)
  eventPlaceRoutes(api)
  eventsSettingsRoutes(api, deps)
  ticketDefinitionRoutes(api, deps)
  ticketDefinitionRoutesV1(api)
  ticketSettingsRoutes(api)
  ticketAccessRoutes(api, deps)
  ticketQuotaRoutes(api)
  seriesPassRoutes(api)
  eventAddOnRoutes(api, deps)
  ticketBundleRoutes(api)
  venueRoutes(api, { followVenue })
  seatPlanRoutes(api)
  eventSeatingRoutes(api)
  reservationRoutes(api, { kinds })
  waitingListRoutes(api, deps)
  eventGateRoutes(api, deps)
  ticketCheckoutRoutes(api, { ...deps, kinds })
  ticketingOrderRoutes(api, deps)
  ticketRoutes(api, deps)
  guestRoutes(api)
  staffMemberRoutes(api, deps)
  doorRoutes(api, deps)
  formRoutes(api)
  policyRoutes(api)
  notificationRoutes(api, { ...deps, confirmAgain })
  eventRefundRoutes(api, deps.methods)
  eventMoveRoutes(api)
  ticketAnswerRoutes(api, deps.orderLinks)
  ticketCancellationRoutes(api, { links: deps.orderLinks, methods: deps.methods, post: deps.post })
  ticketChangeRoutes(api, {
    links: deps.orderLinks,
    codes: deps.codes,
    publicUrl: deps.publicUrl,
    methods: deps.methods,
    post: deps.post,
  })
  scheduleRoutes(api)
  categoryRoutes(api, { matchingEvents })
  rsvpRoutes(api, deps)
  rsvpAnswerRoutes(api, deps)
}
