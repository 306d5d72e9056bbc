import type { TransactionStatus } from '@fairground/contract/enumerations/ecom.ts'
import type { PaymentOutcome } from '@fairground/contract/fairground/payments.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { paymentStatus } from '@fairground/domain/orders/payment-status.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { refuseWhereCalledOff } from '../purchase/called-off.ts'
import { approveOrder, choosePaidOutside, type LockedOrder, lockOrderRow } from '../purchase/change-order.ts'
import { lackingForManual } from '../purchase/manual-contact.ts'
import { manualTerm } from '../purchase/manual-term.ts'
import { refuseWhenCrowded } from '../purchase/open-holds.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { placedOrder, type ViewedOrder } from '../purchase/view/placed-order.ts'
import { amountIn } from './amount.ts'
import { followPayments } from './follow-payments.ts'
import type { PaymentProvider } from './provider.ts'
import { insertPayment, paymentsOfOrder } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

export type Outcome = (typeof PaymentOutcome)[number]

export interface PayRequest {
  readonly orderId: string
  readonly method: 'manual' | 'test'
  readonly card?: { readonly number: string; readonly expiry?: string }
  /** Of a link that was mailed to the buyer: its holder pays, whoever they are. */
  readonly token?: string | undefined
  /** What the buyer was shown, as a decimal. */
  readonly amount?: string | undefined
}

/** What has been decided inside the first transaction: an answer, or a payment to ask the provider about. */
type Begun = { readonly outcome: Outcome } | { readonly paymentId: string; readonly first: boolean }

/**
 * Three steps, so that a crash anywhere neither loses nor doubles a charge: the payment is recorded, the provider is asked
 * with the payment's id as its key, the answer is applied. A crash between is finished by the reconciling job.
 */
export async function payOrder(
  ctx: Ctx,
  { providers, links }: { readonly providers: readonly PaymentProvider[]; readonly links: OrderLinks },
  request: PayRequest,
): Promise<Outcome> {
  const viewed = await placedOrder(ctx, links, request)
  const begun = await ctx.db.inTx((tx) => begin(ctx, tx, { providers, viewed }, request))
  if ('outcome' in begun) return begun.outcome
  return outcomes[await settlePayment(ctx.db as Db, ctx, providers, begun.paymentId, begun.first)] ?? 'PENDING'
}

const outcomes: Partial<Record<TransactionStatus, Outcome>> = {
  APPROVED: 'PAID',
  PENDING: 'PENDING',
  DECLINED: 'DECLINED',
  CANCELED: 'DECLINED',
}

async function begin(
  ctx: Ctx,
  tx: Tx,
  { providers, viewed }: { readonly providers: readonly PaymentProvider[]; readonly viewed: ViewedOrder },
  { orderId, method, card, amount }: PayRequest,
): Promise<Begun> {
  const order = await lockOrderRow(tx, orderId)
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  if (order.status === 'APPROVED') return { outcome: isPaidForNow(order) ? 'PAID' : 'OFFLINE' }
  if (order.status !== 'INITIALIZED')
    throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  refuseUnlessDue(order, amount)
  return method === 'manual' ? offline(ctx, tx, order, viewed) : online(ctx, tx, order, providers, card)
}

function refuseUnlessDue({ due, paid, currency }: LockedOrder, amount: string | undefined): void {
  if (amount !== undefined && amountIn(amount, currency, 'amount') !== due - paid)
    throw new ApiError({ code: 'AMOUNT_CHANGED', due: formatAmount(due - paid, currency) })
}

/** What is collected later is not asked for. */
const isPaidForNow = ({ paymentStatus, due, paid }: LockedOrder): boolean =>
  paymentStatus === 'PAID' || (due > 0n && paid >= due)

const LACKS_CONTACT =
  'To pay in person, the order needs an email address and, if it is delivered, a street. Take it back into the cart to add them.'

/** Paid outside: the order stands, unpaid, and keeps its units until it is cancelled or its term is over. */
async function offline(ctx: Ctx, tx: Tx, order: LockedOrder, { doc }: ViewedOrder): Promise<Begun> {
  if (!ctx.site.settings.manualPayments) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE' })
  const missing = lackingForManual(ctx, doc.facts)
  if (missing.length > 0) throw new ApiError({ code: 'CHECKOUT_INCOMPLETE', missing, description: LACKS_CONTACT })
  await refuseWhereCalledOff(tx, order)
  await refuseWhenCrowded(tx, ctx, order)
  await choosePaidOutside(tx, order)
  const status = paymentStatus(order.total, await tx.rows(paymentsOfOrder, { orderId: order.id }), true)
  await approveOrder(tx, ctx, order, { paymentStatus: status, paid: 0n, payBy: manualTerm(ctx) })
  return { outcome: 'OFFLINE' }
}

async function online(
  ctx: Ctx,
  tx: Tx,
  order: LockedOrder,
  providers: readonly PaymentProvider[],
  card: PayRequest['card'],
): Promise<Begun> {
  const provider = providers.find(({ name }) => name === 'test')
  if (!provider || !ctx.site.settings.testPayments) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE' })
  // A payment under way is asked about, not begun again: two clicks are one charge.
  const waiting = (await tx.rows(paymentsOfOrder, { orderId: order.id })).find(({ status }) => status === 'PENDING')
  // Where no provider of ours decides it (staff recorded it), its outcome is staff's.
  if (waiting && !providers.some(({ name }) => name === waiting.provider)) return { outcome: 'PENDING' }
  if (waiting) return { paymentId: waiting.id, first: false }
  await refuseWhereCalledOff(tx, order)
  const source = provider.source(card, ctx.now)
  if (!source) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE', description: 'Give the number of a card.' })
  const paymentId = ctx.newId()
  await tx.run(insertPayment, {
    id: paymentId,
    orderId: order.id,
    provider: provider.name,
    status: 'PENDING',
    amount: order.due - order.paid,
    currency: order.currency,
    reference: null,
    at: ctx.now,
    capturedAt: null,
    doc: { source },
  })
  await happen(tx, [{ entity: 'payment', entityId: paymentId, slug: 'created', payload: { orderId: order.id } }], ctx)
  await followPayments(tx, ctx, order)
  return { paymentId, first: true }
}
