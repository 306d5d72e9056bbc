import type { TicketCodes } from '../identity/ticket-codes.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import type { RsvpLinks } from './rsvp/rsvp-links.ts'

/** What the routes of events need of the world. */
export interface TicketingDeps {
  /** Origin of pages and files, without a slash at the end. */
  readonly publicUrl: string
  /** Signs what the door scans. */
  readonly codes: TicketCodes
  /** By which buyers come back to their orders. */
  readonly orderLinks: OrderLinks
  /** By which guests come back to their answers. */
  readonly rsvpLinks: RsvpLinks
}
