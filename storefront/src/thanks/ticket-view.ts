import type { OrderTicket } from '@fairground/client/generated/fairground.order-view.ts'
import { present } from '@fairground/domain/present.ts'
import { placedPaths } from '../placed-paths.ts'

/** A ticket on a page of its holder. */
export interface TicketView extends OrderTicket {
  /** Page where it is transferred; absent where it cannot be. */
  readonly transferHref?: string
}

/** `token` is that of a mailed link to the order. */
export const ticketView = (ticket: OrderTicket, token?: string): TicketView => ({
  ...ticket,
  ...present({ transferHref: ticket.transferable ? placedPaths.heldTicket(ticket.id, { token }) : undefined }),
})
