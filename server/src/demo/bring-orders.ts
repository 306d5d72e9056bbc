import { updateCheckout } from '@fairground/contract/ecom/checkout.ts'
import { createOrder } from '@fairground/contract/ecom/checkout-orders.ts'
import { addToCurrentCart, createCheckoutFromCurrentCart } from '@fairground/contract/ecom/current-cart.ts'
import type { Order } from '@fairground/contract/ecom/order.ts'
import { getOrder, searchOrders } from '@fairground/contract/ecom/orders.ts'
import { updateTipChoice } from '@fairground/contract/ecom/tips.ts'
import { MANUAL_PAYMENT_METHOD, TEST_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import { queryTicketDefinitions } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { queryEvents } from '@fairground/contract/events/wix-events-v-2.ts'
import { getPlacedOrder } from '@fairground/contract/fairground/order-view.ts'
import { checkPayment, payOrder } from '@fairground/contract/fairground/payments.ts'
import { cancelTickets } from '@fairground/contract/fairground/ticket-cancellations.ts'
import {
  changeTicket,
  listTicketChangeDates,
  listTicketChangeOptions,
} from '@fairground/contract/fairground/ticket-changes.ts'
import { transferTicket } from '@fairground/contract/fairground/ticket-transfers.ts'
import { token } from '@fairground/contract/identity/oauth.ts'
import { queryMembers } from '@fairground/contract/members/members.ts'
import { queryProducts } from '@fairground/contract/stores/products.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { STORE_APP_ID } from '../catalog/products/sellable/sellable.ts'
import { PASSES_APP_ID } from '../events/series-passes/sellable.ts'
import { TICKETS_APP_ID } from '../events/ticket-definitions/as-sellable.ts'
import type { Clerk } from '../http/clerk.ts'
import { passesOf } from './bring-passes.ts'
import { memberClerk } from './clerk-of-member.ts'
import { calendarAt } from './content/events.ts'
import type { DemoOrder, DemoStep } from './content/order.ts'
import { orders } from './content/orders.ts'
import { series } from './content/series.ts'
import type { Seeding } from './seeding.ts'
import { takeSteps } from './take-steps.ts'

const HOUR_MS = 3_600_000

type Find = (name: string) => string

const emails = new Set(orders.map(({ buyer }) => buyer.email))

/**
 * Past orders, one after the other so that their numbers follow their dates. The orders that a buyer has placed already
 * are passed over; the merchant's steps with them are taken up where they stopped.
 */
export async function bringOrders(seeding: Seeding): Promise<void> {
  const idOf = finder([...(await products(seeding)), ...(await tickets(seeding)), ...(await passes(seeding))])
  const placed = await placedOrders(seeding)
  const members = await membersOf(seeding)
  for (const [i, order] of orders.entries()) {
    const { email } = order.buyer
    const known = placed.get(email)?.shift()
    const orderId = known?.id ?? (await place(seeding, order, linesOf(order, idOf), members.get(email)))
    const later = stepsOf(order, seeding)
    if (later.length > 0) {
      const current = known ?? (await seeding.merchant.call(getOrder, { id: orderId }, seeding.now)).order
      await takeSteps(seeding, later, current, idOf)
    }
    seeding.tick('orders', i + 1, orders.length)
  }
}

/** The merchant's steps with an order. Where no test payments are taken, the merchant records the payment of card orders first. */
const stepsOf = ({ pays, later = [] }: DemoOrder, { testPayments }: Seeding): readonly DemoStep[] =>
  pays !== 'in person' && !testPayments ? [{ step: 'takePayment', hours: 0 }, ...later] : later

/** Orders by the buyer's email, the oldest first. */
async function placedOrders({ merchant, now }: Seeding): Promise<Map<string, Static<typeof Order>[]>> {
  // Without its status in the filter, an order whose payment was interrupted would not be found.
  const filter = { 'buyerInfo.email': { $in: [...emails] }, status: { $ne: 'REJECTED' } }
  const search = { filter, sort: [{ fieldName: 'createdDate', order: 'ASC' as const }], cursorPaging: { limit: 100 } }
  const { orders: found } = await merchant.call(searchOrders, { search }, now)
  return Map.groupBy(found, ({ buyerInfo }) => buyerInfo.email ?? '')
}

/** Ids of the members who may buy, by their email. */
async function membersOf({ merchant, now }: Seeding): Promise<Map<string, string>> {
  const query = { filter: { loginEmail: { $in: [...emails] } }, paging: { limit: 100 } }
  const { members } = await merchant.call(queryMembers, { query, fieldsets: ['FULL'] }, now)
  return new Map(
    members.flatMap(({ status, loginEmail, id }) => (status === 'APPROVED' ? [[loginEmail ?? '', id]] : [])),
  )
}

async function products({ merchant, now }: Seeding): Promise<[string, string][]> {
  const { products: found } = await merchant.call(queryProducts, { query: { paging: { limit: 100 } } }, now)
  return found.map(({ name, id }) => [name, id])
}

/** Kinds of ticket by "event / name"; of an event that repeats those of its first date. */
async function tickets({ merchant, now }: Seeding): Promise<[string, string][]> {
  const paging = { limit: 100 }
  const { events } = await merchant.call(queryEvents, { query: { paging } }, now)
  const knownBySlug = new Map(calendarAt(now).map(({ slug, known }) => [slug, known]))
  const titles = new Map(
    events.flatMap(({ id, slug }) => {
      const known = knownBySlug.get(slug ?? '')
      return known === undefined ? [] : [[id, known] as const]
    }),
  )
  const filter = { eventId: { $in: [...titles.keys()] } }
  const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { filter, paging } }, now)
  return ticketDefinitions.map(({ eventId, name, id }) => [`${titles.get(eventId)} / ${name}`, id])
}

/** Passes by "event / name". */
async function passes(seeding: Seeding): Promise<[string, string][]> {
  const found = await Promise.all(
    series.map(async ({ event }) => (await passesOf(seeding, event)).map((pass) => ({ event, ...pass }))),
  )
  return found.flat().map(({ event, name, id }) => [`${event} / ${name}`, id])
}

function finder(entries: [string, string][]): Find {
  const ids = new Map(entries)
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demo has no ${name}`)
    return id
  }
}

const linesOf = ({ goods = [], tickets: seats = [], passes: seasons = [] }: DemoOrder, idOf: Find) => [
  ...goods.map(({ product, choices, quantity }) => ({
    quantity,
    catalogReference: {
      appId: STORE_APP_ID,
      catalogItemId: idOf(product),
      ...present({ options: choices ? { options: choices } : undefined }),
    },
  })),
  ...seats.map(({ event, ticket, quantity, pays }) => ({
    quantity,
    catalogReference: {
      appId: TICKETS_APP_ID,
      catalogItemId: idOf(`${event} / ${ticket}`),
      ...present({ options: pays ? { guestPrice: pays } : undefined }),
    },
  })),
  ...seasons.map(({ event, pass, quantity }) => ({
    quantity,
    catalogReference: { appId: PASSES_APP_ID, catalogItemId: idOf(`${event} / ${pass}`) },
  })),
]

/** The member, or a visitor who is none. */
async function buyerOf(seeding: Seeding, memberId: string | undefined): Promise<Clerk> {
  if (memberId !== undefined) return memberClerk(seeding, memberId)
  const { anybody, clientId, now } = seeding
  const { access_token } = await anybody.call(token, { grantType: 'anonymous', clientId }, now)
  return seeding.clerk(access_token)
}

/** Does what a visitor does: a cart, a checkout, an order, a payment. Returns the order's id. */
async function place(
  seeding: Seeding,
  order: DemoOrder,
  lineItems: ReturnType<typeof linesOf>,
  memberId: string | undefined,
): Promise<string> {
  const at = new Date(seeding.now.getTime() - order.hoursAgo * HOUR_MS)
  const visitor = await buyerOf(seeding, memberId)
  const { email, firstName, lastName, phone, ...address } = order.buyer
  const contact = { address, contactDetails: { firstName, lastName, ...present({ phone: phone || undefined }) } }

  await visitor.call(addToCurrentCart, { lineItems }, at)
  const { checkoutId } = await visitor.call(createCheckoutFromCurrentCart, { channelType: 'WEB', email }, at)
  const shippingInfo = {
    shippingDestination: contact,
    selectedCarrierServiceOption: { code: order.delivery },
  }
  const checkout = {
    id: checkoutId,
    billingInfo: contact,
    ...present({ shippingInfo: order.goods ? shippingInfo : undefined, buyerNote: order.note || undefined }),
  }
  const { checkout: flow } = await visitor.call(updateCheckout, { checkout }, at)
  if (order.tip)
    await visitor.call(
      updateTipChoice,
      { purchaseFlowId: flow.purchaseFlowId, tipChoice: { tipType: 'PERCENTAGE', value: order.tip } },
      at,
    )
  const { orderId } = await visitor.call(createOrder, { id: checkoutId }, at)
  if (order.pays !== 'in person' && seeding.testPayments)
    await payAtTestBank(seeding, visitor, { orderId, choice: order.pays === 'card' ? 'approve' : 'authorize' }, at)
  else await visitor.call(payOrder, { orderId, method: MANUAL_PAYMENT_METHOD }, at)
  if (order.transfersTo) await transferOne(visitor, orderId, order.transfersTo, new Date(at.getTime() + 2 * HOUR_MS))
  if (order.cancels) await cancelOne(visitor, orderId, new Date(at.getTime() + 3 * HOUR_MS))
  if (order.changesDate) await changeDate(visitor, orderId, new Date(at.getTime() + 24 * HOUR_MS))
  return orderId
}

/** Transfers the first ticket of an order that may be; where none is issued before the merchant has taken the payment, none. */
async function transferOne(
  visitor: Clerk,
  orderId: string,
  to: NonNullable<DemoOrder['transfersTo']>,
  at: Date,
): Promise<void> {
  const { order } = await visitor.call(getPlacedOrder, { orderId }, at)
  const ticket = order.tickets.find(({ transferable }) => transferable)
  if (ticket) await visitor.call(transferTicket, { ticketId: ticket.id, to }, at)
}

/** Cancels the first ticket of an order that may be, as its buyer does. */
async function cancelOne(visitor: Clerk, orderId: string, at: Date): Promise<void> {
  const { order } = await visitor.call(getPlacedOrder, { orderId }, at)
  const ticket = order.tickets.find(({ cancellation }) => cancellation?.possible)
  if (ticket) await visitor.call(cancelTickets, { orderId, ticketIds: [ticket.id] }, at)
}

/** Changes the first ticket of an order that may be to the same kind of the last date that has it, as its buyer does. */
async function changeDate(visitor: Clerk, orderId: string, at: Date): Promise<void> {
  const { order } = await visitor.call(getPlacedOrder, { orderId }, at)
  const ticket = order.tickets.find(({ change }) => change?.possible)
  if (!ticket) return
  const { id: ticketId, ticketName } = ticket
  const { dates } = await visitor.call(listTicketChangeDates, { orderId, ticketId }, at)
  const date = dates.findLast(({ available }) => available)
  if (!date) return
  const { options } = await visitor.call(listTicketChangeOptions, { orderId, ticketId, eventId: date.eventId }, at)
  const option = options.find(({ name }) => name === ticketName)
  if (option) await visitor.call(changeTicket, { orderId, ticketId, ticketDefinitionId: option.ticketDefinitionId }, at)
}

interface TestPayment {
  readonly orderId: string
  readonly choice: 'approve' | 'authorize'
}

async function payAtTestBank(
  { submit }: Seeding,
  visitor: Clerk,
  { orderId, choice }: TestPayment,
  at: Date,
): Promise<void> {
  const { next } = await visitor.call(payOrder, { orderId, method: TEST_PAYMENT_METHOD }, at)
  if (next?.redirectUrl) await submit(new URL(next.redirectUrl).pathname, { choice })
  await visitor.call(checkPayment, { orderId }, at)
}
