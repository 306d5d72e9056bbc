import { createOrder, updateCheckout } from '@fairground/contract/ecom/checkout.ts'
import { addToCurrentCart, createCheckoutFromCurrentCart } from '@fairground/contract/ecom/current-cart.ts'
import { searchOrders } from '@fairground/contract/ecom/orders.ts'
import { queryTicketDefinitions } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { queryEvents } from '@fairground/contract/events/wix-events-v-2.ts'
import { payOrder } from '@fairground/contract/fairground/payments.ts'
import { token } from '@fairground/contract/identity/oauth.ts'
import { queryMembers } from '@fairground/contract/members/members.ts'
import { queryProducts } from '@fairground/contract/stores/products.ts'
import { TICKETS_APP_ID } from '../events/ticket-definitions/sellable.ts'
import { STORE_APP_ID } from '../store/products/sellable.ts'
import type { Clerk } from './clerk.ts'
import { memberClerk } from './clerk-of-member.ts'
import { calendarAt } from './content/events.ts'
import { type DemoOrder, orders } from './content/orders.ts'
import type { Seeding } from './seeding.ts'

const HOUR_MS = 3_600_000
/** The built-in card that is approved at once. */
const APPROVED_CARD = '4242 4242 4242 4242'

type Find = (name: string) => string

/** Past orders, one after the other so that their numbers follow their dates. A buyer who has ordered is passed over. */
export async function bringOrders(seeding: Seeding): Promise<void> {
  const { merchant, now, tick } = seeding
  const productId = await idsOf(seeding)
  const ticketId = await ticketIdsOf(seeding)
  for (const [i, order] of orders.entries()) {
    // Without its status in the filter, an order whose payment was interrupted would not be found.
    const filter = { 'buyerInfo.email': order.buyer.email, status: { $ne: 'REJECTED' } }
    const { orders: placed } = await merchant.call(searchOrders, { search: { filter } }, now)
    if (placed.length === 0) await place(seeding, order, linesOf(order, productId, ticketId))
    tick('orders', i + 1, orders.length)
  }
}

async function idsOf({ merchant, now }: Seeding): Promise<Find> {
  const { products } = await merchant.call(queryProducts, { query: { paging: { limit: 100 } } }, now)
  return finder(products.map(({ name, id }) => [name, id]))
}

/** Kinds of ticket by "event / name". */
async function ticketIdsOf({ merchant, now }: Seeding): Promise<Find> {
  const paging = { limit: 100 }
  const { events } = await merchant.call(queryEvents, { query: { paging } }, now)
  const knownBySlug = new Map(calendarAt(now).map(({ slug, known }) => [slug, known]))
  const titles = new Map(events.map(({ id, slug, title }) => [id, knownBySlug.get(slug ?? '') ?? title]))
  const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { paging } }, now)
  return finder(ticketDefinitions.map(({ eventId, name, id }) => [`${titles.get(eventId)} / ${name}`, id]))
}

function finder(entries: [string, string][]): Find {
  const ids = new Map(entries)
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demo has no ${name}`)
    return id
  }
}

const linesOf = ({ goods = [], tickets = [] }: DemoOrder, productId: Find, ticketId: Find) => [
  ...goods.map(({ product, choices, quantity }) => ({
    quantity,
    catalogReference: {
      appId: STORE_APP_ID,
      catalogItemId: productId(product),
      ...(choices ? { options: { options: choices } } : {}),
    },
  })),
  ...tickets.map(({ event, ticket, quantity, pays }) => ({
    quantity,
    catalogReference: {
      appId: TICKETS_APP_ID,
      catalogItemId: ticketId(`${event} / ${ticket}`),
      ...(pays ? { options: { guestPrice: pays } } : {}),
    },
  })),
]

/** The member with that address, or somebody who is none. */
async function buyerOf(seeding: Seeding, loginEmail: string): Promise<Clerk> {
  const { merchant, anybody, clientId, now } = seeding
  const { members } = await merchant.call(queryMembers, { query: { filter: { loginEmail } }, fieldsets: ['FULL'] }, now)
  const [member] = members
  if (member?.status === 'APPROVED') return memberClerk(seeding, member.id)
  const { access_token } = await anybody.call(token, { grantType: 'anonymous', clientId }, now)
  return seeding.clerk(access_token)
}

/** What a visitor does: a cart, a checkout, an order, a payment. */
async function place(seeding: Seeding, order: DemoOrder, lineItems: ReturnType<typeof linesOf>): Promise<void> {
  const { now } = seeding
  const at = new Date(now.getTime() - order.hoursAgo * HOUR_MS)
  const visitor = await buyerOf(seeding, order.buyer.email)
  const { email, firstName, lastName, phone, ...address } = order.buyer
  const contact = { address, contactDetails: { firstName, lastName, ...(phone ? { phone } : {}) } }

  await visitor.call(addToCurrentCart, { lineItems }, at)
  const { checkoutId } = await visitor.call(createCheckoutFromCurrentCart, { channelType: 'WEB', email }, at)
  const shippingInfo = {
    shippingDestination: contact,
    selectedCarrierServiceOption: { code: order.delivery },
  }
  const checkout = {
    id: checkoutId,
    billingInfo: contact,
    ...(order.goods ? { shippingInfo } : {}),
    ...(order.note ? { buyerNote: order.note } : {}),
  }
  await visitor.call(updateCheckout, { checkout }, at)
  const { orderId } = await visitor.call(createOrder, { id: checkoutId }, at)
  const payment =
    order.pays === 'card' && seeding.testPayments
      ? ({ method: 'test', card: { number: APPROVED_CARD } } as const)
      : ({ method: 'manual' } as const)
  await visitor.call(payOrder, { orderId, ...payment }, at)
}
