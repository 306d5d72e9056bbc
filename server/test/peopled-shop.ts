import { expect } from 'vitest'
import type { TestCaller, TestSite, TestVisitor } from './fixture.ts'
import {
  checkOut,
  placedOrder,
  placeOrder,
  productLine,
  STORE_APP,
  sellShirts,
  sellTickets,
  ticketLine,
} from './shop.ts'

/** Goods that one shop sells. */
export interface Stocked {
  readonly productId: string
  readonly productSlug: string
  readonly eventId: string
  readonly eventSlug: string
  readonly ticketDefinitionId: string
  /** An event that takes answers. */
  readonly gatheringId: string
  readonly collectionId: string
}

/** Objects that one visitor has there. */
export interface VisitorObjects {
  readonly cartId: string
  readonly checkoutId: string
  /** A line of the checkout. */
  readonly lineId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly ticketNumber: string
  readonly ticketId: string
  readonly reservationId: string
  readonly rsvpId: string
  readonly backInStockRequestId: string
}

const ok = async (caller: TestCaller, method: 'GET' | 'POST', path: string, body?: unknown) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

/** A published event in ten days that takes answers; its id. */
export async function announceGathering(site: TestSite): Promise<string> {
  const start = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
  const { event } = await ok(site.admin, 'POST', '/events/v3/events', {
    event: {
      title: 'Rehearsal, open to all',
      location: { type: 'VENUE', name: 'Bandstand' },
      dateAndTimeSettings: {
        startDate: start.toISOString(),
        endDate: new Date(start.getTime() + 60 * 60 * 1000).toISOString(),
        timeZoneId: 'Europe/London',
      },
      registration: { initialType: 'RSVP' },
    },
    draft: false,
  })
  return event.id
}

export async function stock(site: TestSite): Promise<Stocked> {
  const { productId } = await sellShirts(site, 100_000)
  const { eventId, ticketDefinitionId } = await sellTickets(site, 100_000)
  const { product } = await ok(site.admin, 'GET', `/stores-reader/v1/products/${productId}`)
  const { event } = await ok(site.admin, 'GET', `/events/v3/events/${eventId}`)
  const { collection } = await ok(site.admin, 'POST', '/stores/v1/collections', { collection: { name: 'Harbour' } })
  await ok(
    site.admin,
    'POST',
    '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
    { appId: STORE_APP },
  )
  return {
    productId,
    productSlug: product.slug,
    eventId,
    eventSlug: event.slug,
    ticketDefinitionId,
    gatheringId: await announceGathering(site),
    collectionId: collection.id,
  }
}

/** An order with goods and a ticket, an open checkout with its cart, and tickets held. */
export async function visitorObjects(buyer: TestVisitor, goods: Stocked): Promise<VisitorObjects> {
  const lines = [productLine(goods.productId, 1), ticketLine(goods.ticketDefinitionId, 1)]
  const { orderId } = (await placeOrder(buyer, await checkOut(buyer, lines))).body
  const order = await placedOrder(buyer, orderId)
  const checkoutId = await checkOut(buyer, lines)
  const { checkout } = await ok(buyer, 'GET', `/ecom/v1/checkouts/${checkoutId}`)
  const { cart } = await ok(buyer, 'GET', '/ecom/v1/carts/current')
  const { ticketReservation } = await ok(buyer, 'POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId: goods.ticketDefinitionId, quantity: 1 }] },
  })
  const { request } = await ok(buyer, 'POST', '/back-in-stock-service/v1/back-in-stock-notification-requests', {
    request: {
      catalogReference: productLine(goods.productId, 1).catalogReference,
      email: `${crypto.randomUUID()}@example.com`,
    },
    itemDetails: { name: 'Harbour shirt', price: '20.00' },
  })
  const { rsvp } = await ok(buyer, 'POST', '/events/v2/rsvps', {
    rsvp: {
      eventId: goods.gatheringId,
      firstName: 'Ines',
      lastName: 'Carvalho',
      status: 'YES',
      email: `${crypto.randomUUID()}@example.com`,
    },
  })
  return {
    rsvpId: rsvp.id,
    backInStockRequestId: request.id,
    cartId: cart.id,
    checkoutId,
    lineId: checkout.lineItems[0].id,
    orderId,
    orderNumber: order.eventNumbers[0].number,
    ticketNumber: order.tickets[0].number,
    ticketId: order.tickets[0].id,
    reservationId: ticketReservation.id,
  }
}
