import type { EventRefund, PaymentLeft } from '@fairground/domain/orders/event-refund.ts'
import { amongPayments, eventRefund } from '@fairground/domain/orders/event-refund.ts'
import { present } from '@fairground/domain/present.ts'
import type { RowOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Db, Tx } from '../../ground/database.ts'
import type { Sealer } from '../../ground/sealer.ts'
import type { Site } from '../../ground/site.ts'
import type { PaymentMethods } from '../../sales/payments/methods.ts'
import { beginRefundWithin, paymentRefundsOf } from '../../sales/payments/refunds/begin-refund.ts'
import { paymentsLeft, type RefundableOrder, readRefundable } from '../../sales/payments/refunds/refundable.ts'
import { settleRefund } from '../../sales/payments/refunds/settle-refund.ts'
import { type LockedOrder, lockOrderRow } from '../../sales/purchase/change-order.ts'
import { orderPriceWriter } from '../../sales/purchase/order-price.ts'
import { lockRefundOrder, refuseRefundOrder, writeRefundOrder } from './queries.ts'

export interface Refunding {
  readonly db: Db
  readonly site: Site
  readonly now: Date
  newId(): string
  readonly methods: PaymentMethods
  /** A staff user who requested it. */
  readonly authorId?: string
}

/** One order's refund because of its event. */
export interface OrderOfEvent {
  readonly eventId: string
  readonly orderId: string
}

/** As `Refunding`, where gift cards may be given. */
export interface Giving extends Refunding {
  readonly sealer: Sealer
}

type Stored = RowOf<typeof lockRefundOrder>

interface Locked {
  readonly order: LockedOrder
  readonly refundable: RefundableOrder
  readonly payments: readonly PaymentLeft[]
  readonly stored: Stored
}

/** The order first and its entry second, as everybody locks them. Undefined where the event's refund has no such order. */
async function lockBoth(
  tx: Tx,
  { methods }: Refunding,
  { eventId, orderId }: OrderOfEvent,
): Promise<Locked | undefined> {
  const order = await lockOrderRow(tx, orderId)
  const stored = await tx.row(lockRefundOrder, { eventId, orderId })
  if (!order || !stored) return undefined
  const payments = await paymentsLeft(tx, order, methods)
  return { order, refundable: await readRefundable(tx, orderId), payments, stored }
}

const sumOf = (parts: EventRefund['byProvider']): bigint => parts.reduce((sum, { amount }) => sum + amount, 0n)

/** Amounts that go back to an order's buyer by providers and by hand, decided once. */
export const planOrder = (
  at: Refunding,
  which: OrderOfEvent,
): Promise<{ byProvider: bigint; byHand: bigint; asCredit: boolean } | undefined> =>
  at.db.inTx(async (tx) => {
    const locked = await lockBoth(tx, at, which)
    if (!locked) return undefined
    const planned = plan(locked, which.eventId)
    if (locked.stored.state === 'WAITING') await tx.run(writeRefundOrder, { ...which, ...planned, at: at.now })
    return planned
  })

const plan = ({ stored, refundable, payments }: Locked, eventId: string): Omit<Stored, 'mails' | 'given'> => {
  if (stored.state !== 'WAITING') return stored
  const { byProvider, byHand } = eventRefund(refundable, eventId, payments)
  // A gift card is in place of every payment.
  const amounts = stored.asCredit
    ? { byProvider: sumOf(byProvider) + sumOf(byHand), byHand: 0n }
    : { byProvider: sumOf(byProvider), byHand: sumOf(byHand) }
  const isNothing = amounts.byProvider + amounts.byHand === 0n
  return { ...stored, ...amounts, state: isNothing ? 'NOTHING' : 'PLANNED' }
}

/**
 * Refunds an order what it has of the event. Its refund is begun in the transaction that stores so: killed before or after, it is one
 * refund. A refund that its provider cannot be reached for stays pending, and the payments' own job settles it.
 */
export async function refundOrder(at: Giving, which: OrderOfEvent): Promise<void> {
  const refundId = await at.db
    .inTx((tx) => begin(tx, at, which))
    .catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code === 'BUSY') throw error
      await at.db.run(refuseRefundOrder, { ...which, reason: error.code, at: at.now })
      return undefined
    })
  if (refundId) await settleRefund(at.db, at, at.methods, refundId).catch(() => 'PENDING')
}

async function begin(tx: Tx, at: Giving, which: OrderOfEvent): Promise<string | undefined> {
  const locked = await lockBoth(tx, at, which)
  if (!locked) return undefined
  const { stored, refundable, payments } = locked
  if (stored.state !== 'WAITING' && stored.state !== 'PLANNED') return undefined
  const planned = plan(locked, which.eventId)
  if (planned.state === 'NOTHING') {
    await tx.run(writeRefundOrder, { ...which, ...planned, at: at.now })
    return undefined
  }
  const current = eventRefund(refundable, which.eventId, payments)
  const open = planned.byProvider - stored.given
  const credited = stored.asCredit ? current.byHand : []
  const now = sumOf(current.byProvider) + sumOf(credited)
  // What staff refunded since then is not refunded again; units of a try that went half way are counted already.
  const shared = amongPayments(stored.given > 0n || open < now ? open : now, payments)
  const byProvider = stored.asCredit ? [...shared.byProvider, ...shared.byHand] : shared.byProvider
  const refundId =
    byProvider.length === 0
      ? null
      : await beginParts(tx, at, { ...locked, current, parts: byProvider, external: false })
  await tx.run(writeRefundOrder, {
    ...which,
    state: 'BEGUN',
    byProvider: stored.given + sumOf(byProvider),
    byHand: planned.byHand,
    refundId,
    handRefundId: null,
    at: at.now,
  })
  return refundId ?? undefined
}

interface Begun extends Locked {
  readonly current: EventRefund
  readonly parts: EventRefund['byProvider']
  /** A person gives it back. */
  readonly external: boolean
}

function beginParts(
  tx: Tx,
  at: Refunding & Partial<Giving>,
  { order, stored, refundable, current, parts, external }: Begun,
): Promise<string> {
  const { locale } = at.site
  const write = orderPriceWriter(order.currency, locale)
  const context = { ...at, locale }
  return beginRefundWithin(tx, context, at.methods, {
    orderId: order.id,
    paymentRefunds: paymentRefundsOf(parts, { currency: order.currency, locale, external }),
    refundItems: {
      lineItems: [...current.lineItems],
      additionalFees: current.fees.map((additionalFeeId) => ({ additionalFeeId })),
      ...present({
        shipping:
          current.shipping === null || !refundable.shipping
            ? undefined
            : { amount: { amount: write(current.shipping).amount } },
      }),
    },
    credit: stored.asCredit,
    sideEffects: { notifications: { sendCustomerEmail: stored.mails } },
  })
}

/** Records that a person gave back what no provider can. Once; the refund's id is that of the first time. */
export async function recordByHand(at: Refunding, which: OrderOfEvent): Promise<void> {
  const refundId = await at.db.inTx(async (tx) => {
    const locked = await lockBoth(tx, at, which)
    if (!locked) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const { stored, refundable, payments } = locked
    if (stored.handRefundId) return undefined
    if (stored.state !== 'BEGUN' || stored.byHand === 0n) throw new ApiError({ code: 'PAYMENT_NOT_REFUNDABLE' })
    const current = eventRefund(refundable, which.eventId, payments)
    const { byHand: parts } = amongPayments(
      stored.byHand,
      payments.filter(({ by }) => by === 'HAND'),
    )
    const handRefundId =
      parts.length === 0 ? null : await beginParts(tx, at, { ...locked, current, parts, external: true })
    await tx.run(writeRefundOrder, {
      ...which,
      ...stored,
      byHand: sumOf(parts),
      handRefundId,
      at: at.now,
    })
    return handRefundId ?? undefined
  })
  if (refundId) await settleRefund(at.db, at, at.methods, refundId)
}
