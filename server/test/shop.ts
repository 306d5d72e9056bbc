import { expect } from 'vitest'
import type { Reply, TestCaller, TestSite } from './fixture.ts'

/** Catalogue app ids as line items name them. */
export const STORE_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
export const TICKETS_APP = '140603ad-af8d-84a5-2c80-a0f60cb47351'

const ok = async (caller: TestCaller, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => {
  const reply = await caller.call(method, path, body)
  expect(reply.status, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.body
}

export interface ShirtForSale {
  readonly productId: string
  readonly name: string
}

/** A product without options, `stock` of it in stock. */
export async function sellShirts(
  { admin }: TestSite,
  stock: number,
  price = 20,
  name = 'Harbour shirt',
): Promise<ShirtForSale> {
  const { product } = await ok(admin, 'POST', '/stores/v1/products', {
    product: { name, productType: 'physical', priceData: { price } },
  })
  await ok(admin, 'PATCH', `/stores/v2/inventoryItems/product/${product.id}`, {
    inventoryItem: {
      productId: product.id,
      trackQuantity: true,
      variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: stock }],
    },
  })
  return { productId: product.id, name }
}

export interface ConcertForSale {
  readonly eventId: string
  readonly ticketDefinitionId: string
}

/** A published supper in ten days that takes answers, as many as come. Its id. */
export async function takeAnswers(site: TestSite): Promise<string> {
  const start = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
  const { event } = await ok(site.admin, 'POST', '/events/v3/events', {
    event: {
      title: 'Supper',
      location: { type: 'VENUE', name: 'Bandstand' },
      dateAndTimeSettings: {
        startDate: start.toISOString(),
        endDate: new Date(start.getTime() + 2 * 60 * 60 * 1000).toISOString(),
        timeZoneId: 'Europe/London',
      },
      registration: { initialType: 'RSVP' },
    },
    draft: false,
  })
  return event.id
}

/** A published concert in ten days with one kind of ticket, `quota` of it. */
export async function sellTickets(
  site: Pick<TestSite, 'admin'>,
  quota: number,
  price = '35.00',
): Promise<ConcertForSale> {
  const start = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
  const { event } = await ok(site.admin, 'POST', '/events/v3/events', {
    event: {
      title: `Concert ${quota}`,
      location: { type: 'VENUE', name: 'Bandstand' },
      dateAndTimeSettings: {
        startDate: start.toISOString(),
        endDate: new Date(start.getTime() + 2 * 60 * 60 * 1000).toISOString(),
        timeZoneId: 'Europe/London',
      },
      registration: { initialType: 'TICKETING' },
    },
    draft: false,
  })
  const { ticketDefinition } = await ok(site.admin, 'POST', '/events-ticket-definitions/v3/ticket-definitions', {
    ticketDefinition: {
      eventId: event.id,
      name: 'Standing',
      initialLimit: quota,
      pricingMethod: { fixedPrice: { value: price, currency: 'GBP' } },
      feeType: 'NO_FEE',
      limitPerCheckout: 10,
    },
  })
  return { eventId: event.id, ticketDefinitionId: ticketDefinition.id }
}

export const productLine = (productId: string, quantity: number) => ({
  catalogReference: { appId: STORE_APP, catalogItemId: productId },
  quantity,
})
export const ticketLine = (ticketDefinitionId: string, quantity: number) => ({
  catalogReference: { appId: TICKETS_APP, catalogItemId: ticketDefinitionId },
  quantity,
})

export const ADDRESS = { country: 'GB', city: 'Bristol', postalCode: 'BS1 4QA', addressLine: '1 Harbourside' }
export const CONTACT = { firstName: 'Ines', lastName: 'Carvalho', phone: '+44 117 496 0000' }

/** Fills the cart and makes a checkout of it, ready to order: collected in person. */
export async function checkOut(
  buyer: TestCaller,
  lineItems: readonly unknown[],
  email = 'ines@example.com',
): Promise<string> {
  await ok(buyer, 'POST', '/ecom/v1/carts/current/add-to-cart', { lineItems })
  const { checkoutId } = await ok(buyer, 'POST', '/ecom/v1/carts/current/create-checkout', {
    channelType: 'WEB',
    email,
    shippingAddress: ADDRESS,
  })
  await ok(buyer, 'PATCH', `/ecom/v1/checkouts/${checkoutId}`, {
    checkout: {
      id: checkoutId,
      buyerInfo: { email },
      billingInfo: { address: ADDRESS, contactDetails: CONTACT },
      shippingInfo: { shippingDestination: { address: ADDRESS, contactDetails: CONTACT } },
    },
  })
  const { checkout } = await ok(buyer, 'GET', `/ecom/v1/checkouts/${checkoutId}`)
  const options: { code: string; logistics?: { pickupDetails?: unknown } }[] =
    checkout.shippingInfo?.carrierServiceOptions?.[0]?.shippingOptions ?? []
  const option = options.find(({ logistics }) => logistics?.pickupDetails)
  if (option) {
    await ok(buyer, 'PATCH', `/ecom/v1/checkouts/${checkoutId}`, {
      checkout: { id: checkoutId, shippingInfo: { selectedCarrierServiceOption: { code: option.code } } },
    })
  }
  return checkoutId
}

/** A site without a demo begins without them. */
export const takeTestPayments = (admin: TestCaller, testPayments = true) =>
  ok(admin, 'PATCH', '/fairground/v1/site-testing', { testPayments })

export const placeOrder = (buyer: TestCaller, checkoutId: string) =>
  buyer.call('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, { id: checkoutId })

/** Choices on the test bank's page. */
export type TestChoice =
  | 'approve'
  | 'stay'
  | 'late'
  | 'authorize'
  | 'decline'
  | 'declineFunds'
  | 'lateDecline'
  | 'refundLate'
  | 'refundFails'
  | 'saveDeclines'
  | 'saveAsks'
  | 'leave'

export const beginPayment = (buyer: TestCaller, orderId: string, more: object = {}) =>
  buyer.call('POST', `/fairground/v1/orders/${orderId}/pay`, { orderId, method: 'test', ...more })

export const checkPayment = (buyer: TestCaller, orderId: string) =>
  buyer.call('POST', `/fairground/v1/orders/${orderId}/check-payment`, { orderId })

/** Posts the form of the test bank's page, as a browser there does. */
export const chooseAtBank = (buyer: TestCaller, redirectUrl: string, choice: TestChoice) =>
  buyer.call('POST', new URL(redirectUrl).pathname, `choice=${choice}`, {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  })

/** Begins the payment, decides it on the bank's page, comes back and checks it. A payment that is under way is checked. */
export async function pay(buyer: TestCaller, orderId: string, choice: TestChoice = 'approve'): Promise<Reply> {
  const begun = await beginPayment(buyer, orderId)
  const redirectUrl = begun.body.next?.redirectUrl
  if (begun.status !== 200 || redirectUrl === undefined) return begun
  const chosen = await chooseAtBank(buyer, redirectUrl, choice)
  if (chosen.status !== 303 && chosen.status !== 200) return chosen
  return checkPayment(buyer, orderId)
}

export const placedOrder = async (buyer: TestCaller, orderId: string) =>
  (await ok(buyer, 'GET', `/fairground/v1/placed-orders/${orderId}`)).order
