import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { Guid, nullable, optional, properName, Timestamp, text } from '../scalars.ts'
import { registrationRefusals } from './event-registration.ts'
import { CheckoutReservation } from './ticketing-checkout.ts'
import { TicketingOrder } from './ticketing-order.ts'

export const posCheckout = operation({
  module: 'events.orders',
  name: 'posCheckout',
  summary:
    'Makes an order of a reservation that is paid at the desk: it is paid, its tickets are issued, and nobody fills in a form. Repeated for one reservation it answers the same order. A buyer with an address gets the tickets by mail.',
  method: 'POST',
  path: '/v1/pos-checkout',
  publicPath: '/events/v1/pos-checkout',
  sitePath: '/_api/events/v1/pos-checkout',
  aliases: ['/_api/events-ticketing-v1-proxy/v1/pos-checkout', '/_api/wix-events-web/v1/pos-checkout'],
  who: admin('orders.write'),
  request: Type.Object({
    eventId: Guid,
    reservationId: Guid,
    /** Absent: nobody is named, and nothing is mailed. Ours. */
    buyer: optional(
      Type.Object({
        firstName: optional(properName(50)),
        lastName: optional(properName(50)),
        email: optional(text(254)),
      }),
    ),
    /** The way in which it was paid, in the words of the shop: "Cash", "Card terminal". Stands with the payment. Ours. */
    paymentMethod: optional(properName(60)),
    /** Id of the payment where it was taken: stands with ours, and in `paymentDetails` of the order. */
    paymentDetailsId: optional(nullable(Guid)),
  }),
  response: Type.Object({
    order: TicketingOrder,
    expires: optional(Timestamp),
    reservations: Type.Array(CheckoutReservation),
  }),
  refusals: [
    'EVENT_NOT_FOUND',
    'TICKET_RESERVATION_NOT_FOUND',
    'RESERVATION_EXPIRED',
    'RESERVATION_NOT_PENDING',
    'CALCULATION_ERROR',
    'SITE_IS_CLOSED',
    ...registrationRefusals,
  ],
})

export const operations = [posCheckout] as const
