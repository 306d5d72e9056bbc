import { expect } from 'vitest'
import type { Reply, TestCaller } from './fixture.ts'
import { beginPayment, checkOut, checkPayment, placeOrder, productLine, ticketLine } from './shop.ts'
import type { StripeStandIn } from './stripe-stand-in.ts'

/** A shop whose buyers reserve amounts at the stand-in of Stripe, and a member with a saved card, at the address of now. */
export interface ChargingShop {
  readonly stripe: StripeStandIn
  readonly admin: TestCaller
  readonly member: TestCaller
  /** Costs 20.00, without a limit. */
  readonly productId: string
  /** The same, ordered with a quarter of it. */
  readonly depositId: string
  /** A kind of ticket at 20.00, and another at 25.00 that its buyer may change it to. */
  readonly ticketId: string
  readonly dearerId: string
}

/** An order in the state before a step, and the step. */
export interface Ready {
  readonly orderId: string
  /** Takes the step; again with the same key is the same step. */
  act(shop: ChargingShop): Promise<Reply>
  /** The call of the provider that does it. */
  readonly call: (call: string) => boolean
  /** Payments at the provider once the step is taken, oldest first: state and taken amount of each. */
  readonly payments: readonly string[]
  /** Minor units that went back. */
  readonly refunded?: number
}

const BILLING = '/ecom/v1/order-billing'
const begins = (call: string) => call === 'POST /v1/payment_intents'

const ok = ({ status, body }: Reply) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function order({ member, productId }: ChargingShop, line: object = productLine(productId, 1)): Promise<string> {
  return ok(await placeOrder(member, await checkOut(member, [line]))).orderId
}

const begin = async ({ member }: ChargingShop, orderId: string, more: object = {}) =>
  ok(await beginPayment(member, orderId, { method: 'stripe-test', ...more }))

const paymentOf = async ({ admin }: ChargingShop, orderId: string): Promise<string> =>
  ok(await admin.call('GET', `/ecom/v1/payments/orders/${orderId}`)).orderTransactions.payments.at(-1).id

/** Begun, and confirmed by the buyer at the provider. Returns our id of the payment. */
async function confirmed(shop: ChargingShop, orderId: string, more: object = {}): Promise<string> {
  await begin(shop, orderId, more)
  const paymentId = await paymentOf(shop, orderId)
  shop.stripe.confirm(paymentId, 'succeed')
  return paymentId
}

async function reserved(shop: ChargingShop, line?: object, more: object = {}) {
  const orderId = await order(shop, line)
  const paymentId = await confirmed(shop, orderId, more)
  expect(ok(await checkPayment(shop.member, orderId)).status).toBe('AUTHORIZED')
  return { orderId, paymentId }
}

async function captured(shop: ChargingShop, line?: object, more: object = {}) {
  const { orderId, paymentId } = await reserved(shop, line, more)
  ok(await shop.admin.call('POST', `${BILLING}/capture-authorized-payments`, { orderId, payments: [{ paymentId }] }))
  return { orderId, paymentId }
}

/** Pays once by a card that is saved with it. */
export const saveCardAtStripe = (shop: ChargingShop) => captured(shop, undefined, { savePaymentMethod: true })

const withKey = (orderId: string) => ({ 'idempotency-key': `step-${orderId}` })

async function capturing(shop: ChargingShop, amount?: string): Promise<Ready> {
  const { orderId, paymentId } = await reserved(shop)
  const payment = amount === undefined ? { paymentId } : { paymentId, amount: { amount } }
  const request = { orderId, payments: [payment] }
  return {
    orderId,
    act: ({ admin }) => admin.call('POST', `${BILLING}/capture-authorized-payments`, request, withKey(orderId)),
    call: (call) => call.endsWith('/capture'),
    payments: [`succeeded ${amount === undefined ? 2000 : Number(amount.replace('.', ''))}`],
  }
}

/** An order that stands and is paid later, with a request of 5.00. */
async function requested(shop: ChargingShop): Promise<{ orderId: string; id: string }> {
  const orderId = await order(shop)
  ok(await beginPayment(shop.member, orderId, { method: 'manual' }))
  const orderPaymentRequest = { orderId, amount: { amount: '5.00' }, title: 'Part' }
  const { body } = await shop.admin.call('POST', '/ecom/v1/order-payment-requests', { orderPaymentRequest })
  return { orderId, id: body.orderPaymentRequest.id }
}

/** A paid ticket whose change to the dearer kind waits for its payment. */
async function changing(shop: ChargingShop): Promise<{ orderId: string; id: string }> {
  const { orderId } = await captured(shop, ticketLine(shop.ticketId, 1))
  const { order: placed } = ok(await shop.member.call('GET', `/fairground/v1/placed-orders/${orderId}`))
  const path = `/fairground/v1/placed-orders/${orderId}/tickets/${placed.tickets[0].id}/change`
  const { payment } = ok(await shop.member.call('POST', path, { ticketDefinitionId: shop.dearerId }))
  return { orderId, id: payment.paymentRequestId }
}

const charge = (orderId: string, amount: string) => (shop: ChargingShop) =>
  shop.admin.call(
    'POST',
    `/fairground/v1/orders/${orderId}/charge-saved-payment-method`,
    { orderId, amount },
    withKey(orderId),
  )

/** Every step that moves money, or reserves it. */
export const chargeSteps: Readonly<Record<string, (shop: ChargingShop) => Promise<Ready>>> = {
  async authorise(shop) {
    const orderId = await order(shop)
    const act = ({ member }: ChargingShop) => beginPayment(member, orderId, { method: 'stripe-test' })
    return { orderId, act, call: begins, payments: ['requires_payment_method 0'] }
  },
  async 'look at what was authorised'(shop) {
    const orderId = await order(shop)
    const reference = shop.stripe.intentOf(await confirmed(shop, orderId)).id
    return {
      orderId,
      act: ({ member }) => checkPayment(member, orderId),
      call: (call) => call === `GET /v1/payment_intents/${reference}`,
      payments: ['requires_capture 0'],
    }
  },
  capture: (shop) => capturing(shop),
  'capture a part': (shop) => capturing(shop, '5.00'),
  async void(shop) {
    const { orderId, paymentId } = await reserved(shop)
    const request = { orderId, paymentIds: [paymentId] }
    return {
      orderId,
      act: ({ admin }) => admin.call('POST', `${BILLING}/void-authorized-payments`, request, withKey(orderId)),
      call: (call) => call.endsWith('/cancel'),
      payments: ['canceled 0'],
    }
  },
  async refund(shop) {
    const { orderId, paymentId } = await captured(shop)
    const request = { orderId, paymentRefunds: [{ paymentId, amount: { amount: '7.00' } }] }
    return {
      orderId,
      act: ({ admin }) => admin.call('POST', `${BILLING}/refund-payments`, request, withKey(orderId)),
      call: (call) => call === 'POST /v1/refunds',
      payments: ['succeeded 2000'],
      refunded: 700,
    }
  },
  async 'charge a saved card'(shop) {
    const orderId = await order(shop)
    return { orderId, act: charge(orderId, '20.00'), call: begins, payments: ['succeeded 2000'] }
  },
  async 'charge a request'(shop) {
    const { orderId, id } = await requested(shop)
    const act = ({ admin }: ChargingShop) =>
      admin.call('POST', '/ecom/v1/order-payment-requests/charge', { orderPaymentRequestId: id }, withKey(orderId))
    return { orderId, act, call: begins, payments: ['succeeded 500'] }
  },
  async 'pay a request by its link'(shop) {
    const { orderId, id } = await requested(shop)
    const act = ({ member }: ChargingShop) =>
      beginPayment(member, orderId, { method: 'stripe-test', paymentRequestId: id })
    return { orderId, act, call: begins, payments: ['requires_payment_method 0'] }
  },
  async 'pay the difference to a dearer ticket'(shop) {
    const { orderId, id } = await changing(shop)
    const act = ({ member }: ChargingShop) =>
      beginPayment(member, orderId, { method: 'stripe-test', paymentRequestId: id })
    return { orderId, act, call: begins, payments: ['succeeded 2000', 'requires_payment_method 0'] }
  },
  async 'look at the paid difference to a dearer ticket'(shop) {
    const { orderId, id } = await changing(shop)
    const reference = shop.stripe.intentOf(await confirmed(shop, orderId, { paymentRequestId: id })).id
    return {
      orderId,
      act: ({ member }) => checkPayment(member, orderId),
      call: (call) => call === `GET /v1/payment_intents/${reference}`,
      // Nothing goes back: the change is made with the payment.
      payments: ['succeeded 2000', 'succeeded 500'],
    }
  },
  async 'charge a gift card'(shop) {
    const orderId = await order(shop)
    const path = '/gift-cards/v1/gift-cards'
    const { giftCard } = ok(
      await shop.admin.call('POST', path, { giftCard: { initialValue: { amount: '20.00' }, currency: 'GBP' } }),
    )
    const giftCards = [{ giftCardCode: giftCard.code, amount: { amount: '5.00' } }]
    return {
      orderId,
      async act({ admin }) {
        const reply = await admin.call('POST', `${BILLING}/charge-order`, { orderId, giftCards }, withKey(orderId))
        const card = ok(await admin.call('GET', `${path}/${giftCard.id}`)).giftCard
        expect(['20.00', '15.00']).toContain(card.balance.amount)
        if (reply.status === 200) expect(card.balance.amount).toBe('15.00')
        return reply
      },
      call: () => false,
      payments: [],
    }
  },
  async 'charge the rest of a deposit'(shop) {
    const { orderId } = await captured(shop, productLine(shop.depositId, 1))
    return { orderId, act: charge(orderId, '15.00'), call: begins, payments: ['succeeded 500', 'succeeded 1500'] }
  },
}
