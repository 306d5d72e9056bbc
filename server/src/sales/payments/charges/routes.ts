import { createOrderAndCharge } from '@fairground/contract/ecom/checkout-orders.ts'
import * as billing from '@fairground/contract/ecom/order-charges.ts'
import { chargeOrderPaymentRequest } from '@fairground/contract/ecom/order-payment-requests.ts'
import * as contract from '@fairground/contract/fairground/order-charges.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { message } from '../../../ground/texts/message.ts'
import { type Api, mount } from '../../../http/mount.ts'
import { ordersPerMinute } from '../../purchase/orders-per-minute.ts'
import { transactionsOfOrder } from '../list-transactions.ts'
import { orderOfPayments } from '../queries.ts'
import { savedToWire } from '../saved/saved-methods.ts'
import { buyersToken } from './buyers-token.ts'
import { chargeCards } from './charge-cards.ts'
import { chargeRequest } from './charge-request.ts'
import { type Charge, type ChargedOrder, type Charging, chargeableOf, chargeSaved } from './charge-saved.ts'
import { type OrderingAndCharging, orderAndCharge } from './order-and-charge.ts'
import { decisionOf } from './reserved-term.ts'

type Deps = Charging & OrderingAndCharging

// No provider is called within a transaction; the key of a request is the charge's.
const once = { once: true } as const

export function chargeRoutes(api: Api, deps: Deps): void {
  const { methods } = deps
  mount(api, contract.listChargeableMethods, async ({ orderId }, ctx) => {
    const order = await orderOf(ctx, orderId)
    return { savedPaymentMethods: savedToWire(await chargeableOf(ctx, methods, order), ctx.now) }
  })
  mount(
    api,
    contract.chargeSavedPaymentMethod,
    async ({ orderId, savedPaymentMethodId: savedId, amount }, ctx) => {
      const charge = { orderId, savedId, amount, absent: true, key: ctx.idempotencyKey }
      const { paymentId, settled, reason } = await chargeSaved(ctx, deps, charge)
      const orderTransactions = await transactionsOfOrder(ctx, orderId)
      return { paymentId, status: settled.status, ...present({ reason }), orderTransactions }
    },
    once,
  )
  mount(
    api,
    billing.chargeOrder,
    async ({ orderId, memberId, regularCharge, giftCards, idempotencyKey, merchantInitiated }, ctx) => {
      assertNamed(regularCharge ?? giftCards)
      if (memberId) await refuseOtherBuyer(ctx, orderId, memberId)
      const key = idempotencyKey ?? ctx.idempotencyKey
      const byCards = giftCards ? await chargeCards(ctx, { orderId, cards: giftCards, key }) : []
      if (giftCards && !regularCharge) return cardsAnswered(ctx, orderId, byCards)
      const charge: Charge = {
        orderId,
        amount: regularCharge?.amount?.amount,
        absent: merchantInitiated ?? false,
        decision:
          regularCharge?.delayedCaptureSettings && decisionOf(ctx, regularCharge.delayedCaptureSettings, AT_CHARGE),
        key,
      }
      const charged = await chargeSaved(ctx, deps, charge)
      const answer = await answered(ctx, orderId, charged)
      const token = charged.settled.next && (await tokenOf(ctx, deps, orderId))
      return {
        payments: [...paymentsIn(answer.orderTransactions, byCards), answer.payment],
        orderTransactions: answer.orderTransactions,
        ...present({ regularChargeResponseToken: token }),
      }
    },
    once,
  )
  mount(
    api,
    billing.authorizeChargeWithSavedPaymentMethod,
    async ({ orderId, amount, currency, delayedCaptureSettings }, ctx) => {
      const order = await orderOf(ctx, orderId)
      if (currency !== order.currency) throw new ApiError({ code: 'INVALID_CURRENCY', currency: order.currency })
      const charge: Charge = {
        orderId,
        amount: amount.amount,
        absent: true,
        decision: decisionOf(ctx, delayedCaptureSettings, 'delayedCaptureSettings'),
        key: ctx.idempotencyKey,
      }
      return answered(ctx, orderId, await chargeSaved(ctx, deps, charge))
    },
    once,
  )
  mount(
    api,
    billing.redeemGiftCard,
    async ({ orderId, giftCardCode, amount, currency }, ctx) => {
      const order = await orderOf(ctx, orderId)
      if (currency !== order.currency) throw new ApiError({ code: 'CURRENCY_MISMATCH', currency: order.currency })
      const cards = [{ giftCardCode, amount }]
      const [paymentId = ''] = await chargeCards(ctx, { orderId, cards, key: ctx.idempotencyKey }).catch(asRedeemed)
      return answered(ctx, orderId, { paymentId })
    },
    once,
  )
  mount(api, createOrderAndCharge, (request, ctx) => orderAndCharge(ctx, deps, request), {
    ...once,
    limit: ordersPerMinute,
  })
  mount(api, chargeOrderPaymentRequest, (request, ctx) => chargeRequest(ctx, deps, request), once)
}

const tokenOf = async (ctx: Ctx, { links }: Deps, id: string) =>
  buyersToken(ctx, links, { ...(await orderOf(ctx, id)), id })

/** Nothing is charged that the request does not name. */
function assertNamed(given: object | undefined): void {
  if (!given)
    throw new InvalidArgument([
      { field: 'regularCharge', description: message('violations.required'), violatedRule: 'REQUIRED_FIELD' },
    ])
}

const AT_CHARGE = 'regularCharge.delayedCaptureSettings'

async function orderOf({ db }: Ctx, orderId: string) {
  const order = await db.row(orderOfPayments, { orderId })
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  return order
}

/** Nobody pays for the order of another with what they saved. */
async function refuseOtherBuyer(ctx: Ctx, orderId: string, memberId: string): Promise<void> {
  const { ownerId } = await orderOf(ctx, orderId)
  if (ownerId !== memberId) throw new ApiError({ code: 'NO_SAVED_PAYMENT_METHOD' })
}

type Transactions = Awaited<ReturnType<typeof transactionsOfOrder>>
const paymentsIn = ({ payments }: Transactions, ids: readonly string[]) => payments.filter(({ id }) => ids.includes(id))

async function cardsAnswered(ctx: Ctx, orderId: string, ids: readonly string[]) {
  const orderTransactions = await transactionsOfOrder(ctx, orderId)
  return { payments: paymentsIn(orderTransactions, ids), orderTransactions }
}

/** Rethrows a refusal of a card under the code that this operation declares. */
function asRedeemed(error: unknown): never {
  if (error instanceof ApiError && error.code === 'INVALID_GIFT_CARD_CURRENCY')
    throw new ApiError({ ...error.data, code: 'CURRENCY_NOT_SUPPORTED' })
  throw error
}

async function answered(ctx: Ctx, orderId: string, { paymentId }: Pick<ChargedOrder, 'paymentId'>) {
  const orderTransactions = await transactionsOfOrder(ctx, orderId)
  const payment = orderTransactions.payments.find(({ id }) => id === paymentId)
  if (!payment) throw new Error(`No payment ${paymentId}`)
  return { payment, orderTransactions }
}
