import { query, segment } from './paths.ts'

/** Addresses of what a visitor has begun to buy, bought or answered. */
export const placedPaths = {
  thanks: (orderId: string) => `/orders/${segment(orderId)}/thanks`,
  /** `token` comes by mail and opens the order on any device; `sent`: another link is on its way; `returned`: from paying; `request`: an amount that is paid there. */
  placedOrder: (
    orderId: string,
    on: { token?: string | undefined; request?: string | undefined; sent?: 1; returned?: 1 } = {},
  ) => `/orders/${segment(orderId)}${query(on)}`,
  /** An invoice or a receipt to print, which the server writes by itself. */
  orderDocument: (orderId: string, id: string, token?: string | undefined) =>
    `/orders/${segment(orderId)}/documents/${segment(id)}${query({ token })}`,
  /** `token` comes by mail: with the order, or with a ticket that was transferred. `given`: it was just transferred. */
  heldTicket: (ticketId: string, on: { token?: string | undefined; given?: 1; back?: 1; answered?: 1 } = {}) =>
    `/tickets/${segment(ticketId)}${query(on)}`,
  /** `ticket` is chosen already. */
  cancelTickets: (orderId: string, on: { token?: string | undefined; ticket?: string } = {}) =>
    `/orders/${segment(orderId)}/cancel-tickets${query(on)}`,
  /** `date` is the event that it is to be a ticket of. */
  changeTicket: (orderId: string, ticketId: string, on: { token?: string | undefined; date?: string } = {}) =>
    `/orders/${segment(orderId)}/change-ticket/${segment(ticketId)}${query(on)}`,
  /** `ticket` is a kind that is sold out. */
  waitingList: (slug: string, on: { ticket?: string } = {}) => `/events/${segment(slug)}/waiting-list${query(on)}`,
  /** In front of an event that many want tickets of at once; `code` opens hidden tickets. */
  eventQueue: (slug: string, on: { code?: string | undefined } = {}) => `/events/${segment(slug)}/queue${query(on)}`,
  /** `token` comes by mail. */
  waitingPlace: (token: string) => `/waiting/${segment(token)}`,
  ticketCheckout: (slug: string, reservationId: string) =>
    `/events/${segment(slug)}/checkout/${segment(reservationId)}`,
  /** `token` is that of a link, or of a device that came in by it. */
  door: (token: string, at: { event?: string; q?: string } = {}) => `/door${query({ token, ...at })}`,
  /** `key` is the id of an answer of one’s own, or comes with the mail. */
  answer: (key: string) => `/rsvp/${segment(key)}`,
} as const
