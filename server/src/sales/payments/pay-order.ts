import type { TransactionStatus } from '@fairground/contract/enumerations/ecom.ts'
import type { payOrder as operation, PaymentOutcome } from '@fairground/contract/fairground/payments.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { paymentStatus } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { refuseWhereCalledOff } from '../purchase/called-off.ts'
import { approveOrder, choosePaidOutside, type LockedOrder, lockOrderRow } from '../purchase/change-order.ts'
import { lackingForManual } from '../purchase/manual-contact.ts'
import { manualTerm } from '../purchase/manual-term.ts'
import { refuseWhenCrowded } from '../purchase/open-holds.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { placedOrder, type ViewedOrder } from '../purchase/view/placed-order.ts'
import { amountIn } from './amount.ts'
import { closePayments } from './close-payments.ts'
import { followPayments } from './follow-payments.ts'
import { MANUAL, type PaymentMethods } from './methods.ts'
import { insertPayment, paymentsOfOrder } from './queries.ts'
import { type Settled, type Settling, settlePayment } from './settle-payment.ts'

export type Outcome = (typeof PaymentOutcome)[number]
export type PaymentAnswer = ResponseOf<typeof operation>
type PayRequest = RequestOf<typeof operation>

export interface Paying extends Settling {
  readonly links: OrderLinks
}

/** Decided inside the first transaction: an outcome, or a payment to ask the provider about. */
type Begun = { readonly outcome: Outcome } | { readonly paymentId: string }

/**
 * Three steps, so that a crash anywhere neither loses nor doubles a charge: the payment is recorded, the provider is called
 * with the payment's id as its key, the answer is applied. A crash between is finished by the reconciling job. A payment that the buyer
 * left for another method is ended first.
 */
export async function payOrder(ctx: Ctx, paying: Paying, request: PayRequest): Promise<PaymentAnswer> {
  const viewed = await placedOrder(ctx, paying.links, request)
  const { orderId, method } = request
  const due = viewed.due - viewed.paid
  if (viewed.paymentStatus === 'PENDING')
    await closePayments(ctx, paying, orderId, ({ provider, amount }) => provider === method && amount === due)
  const begun = await ctx.db.inTx((tx) => begin(ctx, tx, { methods: paying.methods, viewed }, request))
  if ('outcome' in begun) return { orderId, status: begun.outcome }
  return answerOf(orderId, await settlePayment(ctx, paying, begun.paymentId))
}

export const answerOf = (orderId: string, { status, next }: Settled): PaymentAnswer => ({
  orderId,
  status: next ? 'OPEN' : outcomes[status],
  ...present({ next: next || undefined }),
})

const outcomes = {
  APPROVED: 'PAID',
  REFUNDED: 'PAID',
  PARTIALLY_REFUNDED: 'PAID',
  AUTHORIZED: 'AUTHORIZED',
  PENDING: 'PENDING',
  PENDING_MERCHANT: 'PENDING',
  DECLINED: 'DECLINED',
  CANCELED: 'UNPAID',
  VOIDED: 'UNPAID',
} as const satisfies Record<TransactionStatus, Outcome>

interface Facts {
  readonly methods: PaymentMethods
  readonly viewed: ViewedOrder
}

async function begin(ctx: Ctx, tx: Tx, { methods, viewed }: Facts, request: PayRequest): Promise<Begun> {
  const order = await lockOrderRow(tx, request.orderId)
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  if (order.status === 'APPROVED') return { outcome: isPaidForNow(order) ? 'PAID' : 'OFFLINE' }
  if (order.status !== 'INITIALIZED')
    throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  refuseUnlessDue(order, request.amount)
  if (request.method === MANUAL) return offline(ctx, tx, order, viewed)
  return online({ ...ctx, tx }, order, methods, request)
}

function refuseUnlessDue({ due, paid, currency }: LockedOrder, amount: string | undefined): void {
  if (amount !== undefined && amountIn(amount, currency, 'amount') !== due - paid)
    throw new ApiError({ code: 'AMOUNT_CHANGED', due: formatAmount(due - paid, currency) }, (t, locale) =>
      t('refusals-sales.dueIsNow', { due: formatMoney(due - paid, currency, locale) }),
    )
}

/** An amount that is collected later is not charged. */
const isPaidForNow = ({ paymentStatus, due, paid }: Pick<LockedOrder, 'paymentStatus' | 'due' | 'paid'>): boolean =>
  paymentStatus === 'PAID' || (due > 0n && paid >= due)

/** Paid outside: the order stands, unpaid, and keeps its units until it is cancelled or its term is over. */
async function offline(ctx: Ctx, tx: Tx, order: LockedOrder, { doc }: ViewedOrder): Promise<Begun> {
  if (!ctx.site.settings.manualPayments) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE' })
  const missing = lackingForManual(ctx, doc.facts)
  if (missing.length > 0)
    throw new ApiError({ code: 'CHECKOUT_INCOMPLETE', missing }, (t) => t('refusals-sales.inPersonNeeds'))
  await refuseWhereCalledOff(tx, order)
  await refuseWhenCrowded(tx, ctx, order)
  await choosePaidOutside(tx, order)
  const status = paymentStatus(order.total, await tx.rows(paymentsOfOrder, { orderId: order.id }), true)
  await approveOrder(tx, ctx, order, { paymentStatus: status, paid: 0n, payBy: manualTerm(ctx) })
  return { outcome: 'OFFLINE' }
}

async function online(
  { tx, ...ctx }: Ctx & { readonly tx: Tx },
  order: LockedOrder,
  methods: PaymentMethods,
  { method, token }: PayRequest,
): Promise<Begun> {
  const chosen = methods.offered(ctx.site).find(({ name }) => name === method)
  if (!chosen) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE' })
  const undecided = (await tx.rows(paymentsOfOrder, { orderId: order.id })).find(
    ({ status }) => status === 'PENDING' || status === 'AUTHORIZED',
  )
  // A payment under way is continued, not begun again: two clicks are one charge. One that staff recorded is staff's to decide.
  if (undecided) return methods.provider(undecided.provider) ? { paymentId: undecided.id } : { outcome: 'PENDING' }
  await refuseWhereCalledOff(tx, order)
  const paymentId = ctx.newId()
  await tx.run(insertPayment, {
    id: paymentId,
    orderId: order.id,
    provider: chosen.name,
    status: 'PENDING',
    amount: order.due - order.paid,
    currency: order.currency,
    reference: null,
    at: ctx.now,
    capturedAt: null,
    doc: {
      method: chosen.offer.title,
      open: true,
      returnPath: (ctx.site.pathPrefix ?? '') + returnPath(order.id, token),
    },
  })
  await happen(tx, [{ entity: 'payment', entityId: paymentId, slug: 'created', payload: { orderId: order.id } }], ctx)
  await followPayments(tx, ctx, order)
  return { paymentId }
}

/** The order's page, which checks the payment before it says how it stands. The holder of a mailed link comes back by the link. */
const returnPath = (orderId: string, token: string | undefined): string =>
  `/orders/${orderId}?${new URLSearchParams({ ...present({ token }), returned: '1' })}`
