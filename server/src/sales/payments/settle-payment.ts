import type { OrderActivityType } from '@fairground/contract/enumerations/orders.ts'
import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { paymentRequestState } from '@fairground/domain/orders/payment-request.ts'
import { transactionTransitions } from '@fairground/domain/orders/transaction-status.ts'
import { present } from '@fairground/domain/present.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Db, Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { addToHistory } from '../purchase/activities.ts'
import { type Approval, type LockedOrder, lockOrderRow, readLines } from '../purchase/change-order.ts'
import { remindAfterDecline } from '../purchase/remind-to-pay.ts'
import { countReturned } from '../purchase/returned-amounts.ts'
import { followPayments, waitsForPayment } from './follow-payments.ts'
import type { PaymentMethods } from './methods.ts'
import type { BegunPayment, NextStep, Payment, PaymentProvider, PaymentState } from './provider.ts'
import {
  findPaymentToSettle,
  isUnderWay,
  lockPaymentsOfOrder,
  type PaymentOfOrder,
  type PaymentToSettle,
  writePayment,
  writeWaiting,
} from './queries.ts'
import { lockRequest, writePaid, writeVoided } from './requests/queries.ts'
import type { RequestedChanges } from './requests/requested-changes.ts'
import { customerOf } from './saved/customers.ts'
import { storeSaved } from './saved/saved-methods.ts'

/** Part of the world that settling needs. */
export interface Settling {
  readonly methods: PaymentMethods
  /** Origin of our pages, without a slash at the end. */
  readonly publicUrl: string
  readonly changes: RequestedChanges
}

type Within = Pick<Ctx, 'now' | 'newId'>

/** Settled state of a payment: its status as stored, and the next step of the buyer with one that is open. */
export interface Settled {
  readonly status: TransactionStatus
  readonly next?: NextStep & { readonly method: string }
}

/** Act on a payment: it goes on, is captured, whole or in part, or is voided. An amount is in minor units. */
export type Act = 'continue' | 'capture' | 'void' | { readonly capture: bigint }

/**
 * Looks up the state of a payment at its provider and applies the answer by a conditional state change. A payment whose provider has not
 * answered yet is begun again under its id, which is its key there. Safe to repeat and to run twice at once: after a crash, a late
 * message or a second click it ends in the same state. An open payment of an order that is gone, or settled, is ended.
 */
export async function settlePayment(
  ctx: Within & { readonly db: Db },
  settling: Settling,
  paymentId: string,
  act: Act = 'continue',
): Promise<Settled> {
  const payment = await ctx.db.row(findPaymentToSettle, { id: paymentId })
  if (!payment) throw new Error(`No payment ${paymentId}`)
  return settleFound(ctx, settling, payment, act)
}

/** As `settlePayment`, of a payment as it was read just now. */
export async function settleFound(
  ctx: Within & { readonly db: Db },
  { methods, publicUrl, changes }: Settling,
  payment: PaymentToSettle,
  act: Act = 'continue',
): Promise<Settled> {
  const { db } = ctx
  if (!isUnderWay(payment)) return { status: payment.status }
  const provider = methods.provider(payment.provider)
  if (!provider) throw new Error(`No payment provider ${payment.provider}`)
  const saveFor = await customerFor(ctx, methods, payment)
  const sent = { ...asPayment(payment, db.siteId, ctx.now, publicUrl), ...present({ saveFor }) }
  const state = await stateOf(provider, sent, actFor(payment, ctx.now, act))
  if (state.status === 'OPEN' || state.status === 'PENDING') {
    await db.run(writeWaiting, {
      id: payment.id,
      reference: state.reference,
      open: state.status === 'OPEN',
      at: ctx.now,
    })
    return state.status === 'OPEN'
      ? { status: 'PENDING', next: { method: provider.name, ...state.next } }
      : { status: 'PENDING' }
  }
  return { status: await db.inTx((tx) => apply(tx, { ...ctx, changes }, payment, state)) }
}

/** Nobody waits for an open payment of an order that is cancelled, or that stands already unless what it owes is being collected. */
function actFor(payment: PaymentToSettle, now: Date, act: Act): Act {
  const { orderStatus, doc } = payment
  if (orderStatus === 'CANCELED') return 'void'
  return doc.open && isLeft(payment, now) ? 'void' : act
}

/** Time that a buyer has to answer their bank about a charge that the merchant began. */
const ANSWER_MS = 60 * 60 * 1000

function isLeft(payment: PaymentToSettle, now: Date): boolean {
  const { orderStatus, createdAt, doc } = payment
  if (doc.requestId !== undefined) return isRequestOver(payment, now)
  if (!doc.collects) return orderStatus === 'APPROVED'
  return doc.charges?.absent !== true && now.getTime() - createdAt.getTime() > ANSWER_MS
}

function isRequestOver(
  { requestPaidAt: paidAt, requestVoidedAt: voidedAt, requestExpiresAt: expiresAt, ...payment }: PaymentToSettle,
  now: Date,
): boolean {
  const { amount, requestOwed: owed } = payment
  const state = paymentRequestState({ paidAt, voidedAt, expiresAt, amount, owed }, now)
  return state === 'VOIDED' || state === 'EXPIRED' || state === 'NOT_OWED'
}

export const asPayment = (row: PaymentToSettle, siteId: string, now: Date, publicUrl: string): BegunOrNot => ({
  id: row.id,
  siteId,
  orderId: row.orderId,
  orderNumber: String(row.orderNumber),
  buyerEmail: row.buyerEmail,
  amount: row.amount,
  currency: row.currency,
  captureLater: row.doc.captureLater ?? false,
  returnUrl: `${publicUrl}${row.doc.returnPath ?? `/orders/${row.orderId}`}`,
  ...present({ charges: row.doc.charges }),
  now,
  reference: row.reference,
})

/** The provider's id for the member for whom a payment saves; one that is not begun yet makes it. */
async function customerFor(
  ctx: { readonly db: Db; readonly now: Date },
  methods: PaymentMethods,
  { provider, reference, customer, doc: { saveFor: memberId } }: PaymentToSettle,
): Promise<string | undefined> {
  if (memberId === undefined || customer !== null || reference !== null) return customer ?? undefined
  return customerOf(ctx, methods, { memberId, provider })
}

type BegunOrNot = Payment & { readonly reference: string | null }
export const isBegun = (payment: BegunOrNot): payment is BegunPayment => payment.reference !== null

async function stateOf(provider: PaymentProvider, payment: BegunOrNot, act: Act): Promise<PaymentState> {
  if (!isBegun(payment)) {
    const begun = await provider.begin(payment)
    return act === 'void' ? stateOf(provider, { ...payment, reference: begun.reference }, act) : begun
  }
  if (typeof act === 'object') return provider.capture(payment, act.capture)
  switch (act) {
    case 'continue':
      return provider.look(payment)
    case 'capture':
      return provider.capture(payment)
    case 'void':
      return provider.void(payment)
    default:
      return act satisfies never
  }
}

type Decided = Exclude<PaymentState, { status: 'OPEN' | 'PENDING' }>

/** An authorized payment that was given up is VOIDED, one that was never finished CANCELED. */
const statusOf = (before: TransactionStatus, { status }: Decided): TransactionStatus =>
  status === 'CANCELED' && before === 'AUTHORIZED' ? 'VOIDED' : status

/** Entry in the order's history of an authorized payment, and of a declined charge without the buyer. */
function historyOf(
  { status: before, doc }: Pick<PaymentToSettle, 'status' | 'doc'>,
  after: TransactionStatus,
): OrderActivityType | undefined {
  // A buyer who is there reads it themselves.
  if (after === 'DECLINED' && doc.charges?.absent) return 'PAYMENT_DECLINED'
  if (after === 'AUTHORIZED') return 'AUTHORIZED_PAYMENT_CREATED'
  if (before !== 'AUTHORIZED') return undefined
  return after === 'VOIDED' ? 'AUTHORIZED_PAYMENT_VOIDED' : 'AUTHORIZED_PAYMENT_CAPTURED'
}

/** Minor units of a payment that nobody owes: all for an order that is gone, else what is beyond what it takes with what was paid otherwise. A gift card that it holds pays less. */
function excessOf(order: LockedOrder, amount: bigint): bigint {
  const { status, paid, toPay } = order
  const beyond = paid + amount - toPay
  if (status === 'CANCELED' || beyond >= amount) return amount
  return beyond > 0n ? beyond : 0n
}

async function apply(
  tx: Tx,
  ctx: Within & Pick<Settling, 'changes'>,
  { id: paymentId, orderId, orderStatus }: Pick<PaymentToSettle, 'id' | 'orderId' | 'orderStatus'>,
  state: Decided,
): Promise<TransactionStatus> {
  // Order first, payment second: everybody locks in this order.
  const [order, payments, lines] = await Promise.all([
    lockOrderRow(tx, orderId),
    tx.rows(lockPaymentsOfOrder, { orderId }),
    state.status === 'APPROVED' && waitsForPayment(orderStatus) ? readLines(tx, orderId) : undefined,
  ])
  const payment = payments.find(({ id }) => id === paymentId)
  if (!order || !payment) throw new Error(`No order for payment ${paymentId}`)
  const status = statusOf(payment.status, state)
  const from = statesBefore(transactionTransitions, status)
  if (!from.includes(payment.status)) return payment.status
  const taken = (state.status === 'APPROVED' ? state.taken : undefined) ?? payment.amount
  const written = {
    id: paymentId,
    from,
    status,
    reference: state.reference,
    reason: state.status === 'DECLINED' ? state.reason : null,
    amount: taken === payment.amount ? null : taken,
    at: ctx.now,
  }
  const after = payments.map((one) => (one.id === paymentId ? { ...one, status, amount: taken } : one))
  const { requestId } = payment.doc
  const asItIs = status === 'APPROVED' && requestId ? await followRequest(tx, ctx, order, requestId) : order
  const moved = { order: asItIs, payment, state, payments: after, lines }
  await Promise.all([tx.run(writePayment, written), follow(tx, ctx, moved)])
  return status
}

/**
 * A request is paid with the payment for it. One for a change of a ticket makes the change, which raises what the order costs; where that cannot be
 * made any more, nobody owes the money. Returns the order as it is then.
 */
async function followRequest(
  tx: Tx,
  { changes, ...ctx }: Within & Pick<Settling, 'changes'>,
  order: LockedOrder,
  id: string,
): Promise<LockedOrder> {
  const request = await tx.row(lockRequest, { id })
  if (!request) return order
  const { change } = request.doc
  const notMade = change && (await changes.make(tx, ctx, order, request))
  if (notMade !== undefined) {
    await tx.run(writeVoided, { id, description: notMade, at: ctx.now })
    return order
  }
  await tx.run(writePaid, { id, at: ctx.now })
  return (change && (await lockOrderRow(tx, order.id))) ?? order
}

interface Moved {
  readonly order: LockedOrder
  /** As it was before. */
  readonly payment: PaymentOfOrder
  readonly state: Decided
  /** All of the order, as they are by now. */
  readonly payments: readonly PaymentOfOrder[]
  readonly lines: Approval['lines']
}

/** Writes what follows for the order of a payment that was decided. */
async function follow(tx: Tx, ctx: Within, { order, payment, state, payments, lines }: Moved): Promise<void> {
  const { id: paymentId } = payment
  const { status, amount: taken } = payments.find(({ id }) => id === paymentId) ?? payment
  if ('saved' in state && state.saved && payment.doc.saveFor !== undefined)
    await storeSaved(tx, ctx, {
      memberId: payment.doc.saveFor,
      provider: payment.provider,
      paymentId,
      means: state.saved,
    })
  const entry = historyOf(payment, status)
  if (entry) await addToHistory(tx, ctx, order.id, [{ type: entry, doc: { paymentId, amount: String(taken) } }])
  await followPayments(tx, ctx, order, { payments, lines })
  if (status === 'DECLINED' && !payment.doc.charges?.absent) await remindAfterDecline(tx, ctx, order.id)
  const excess = excessOf(order, taken)
  if (status === 'APPROVED' && excess > 0n) {
    // Money for an order that is gone, or that was paid otherwise meanwhile, goes back; the merchant is notified.
    const payload = { orderId: order.id, excess: String(excess) }
    // All payments of a cancelled order go back, whatever it cost.
    if (order.status !== 'CANCELED') await countReturned(tx, order.id, excess)
    await happen(tx, [{ entity: 'payment', entityId: paymentId, slug: 'refundNeeded', payload }], ctx)
  }
}
