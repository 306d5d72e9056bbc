import { formatAmount } from '@fairground/domain/money.ts'
import { isChargeback } from '@fairground/domain/orders/dispute.ts'
import { payableOf } from '@fairground/domain/orders/payment-request.ts'
import { balanceOf } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import { record } from '../../../audit/record.ts'
import { violatedConstraint } from '../../../db/faults.ts'
import { amountIn } from '../../../ground/amount.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { refuseWhereCalledOff } from '../../purchase/called-off.ts'
import { heldOf, type LockedOrder, lockOrderRow } from '../../purchase/change-order.ts'
import { closePayments } from '../close-payments.ts'
import { ProviderUnreachable } from '../guarded-provider.ts'
import type { PaymentMethods } from '../methods.ts'
import { openPayment } from '../open-payment.ts'
import { findPayment, orderOfPayments, type PaymentDoc, type PaymentOfOrder, paymentsOfOrder } from '../queries.ts'
import type { SavedRow } from '../saved/queries.ts'
import { chargeable, chargedOf } from '../saved/saved-methods.ts'
import { type Settled, type Settling, settlePayment } from '../settle-payment.ts'

export interface Charging extends Settling {
  /** Reports a provider that failed while the caller was answered. */
  readonly onFault: (error: unknown) => void
}

export interface Charge {
  readonly orderId: string
  /** One of the order's buyer; their default unless given. */
  readonly savedId?: string | undefined
  /** As the request has it; all that is owed unless given. */
  readonly amount?: string | undefined
  /** The buyer is not there to answer their bank. */
  readonly absent: boolean
  /** Absent: the money is taken at once. */
  readonly decision?: NonNullable<PaymentDoc['decision']> | undefined
  /** A repeated request with it is the same charge. */
  readonly key?: string | undefined
  /** Requested amount of the order that it pays. */
  readonly requestId?: string
  /** Refuses, under the lock of the order, what may not be charged. */
  readonly check?: (tx: Tx, payments: readonly PaymentOfOrder[]) => Promise<void>
}

export interface ChargedOrder {
  readonly paymentId: string
  readonly settled: Settled
  readonly reason?: string
}

/**
 * Charges what the buyer of an order saved. The payment is recorded under the lock of the order, the provider is called with its id as the
 * key, and the answer is applied: a crash anywhere neither loses nor doubles it. What the buyer left unfinished ends before. A provider that
 * does not answer leaves the payment under way, and a job asks again.
 */
export async function chargeSaved(ctx: Ctx, charging: Charging, charge: Charge): Promise<ChargedOrder> {
  try {
    await closeLeft(ctx, charging, charge)
    const paymentId = await begin(ctx, charging.methods, charge)
    const settled = await settlePayment(ctx, charging, paymentId)
    const { doc } = (await ctx.db.row(findPayment, { id: paymentId })) ?? {}
    return { paymentId, settled, ...present({ reason: settled.status === 'DECLINED' ? doc?.reason : undefined }) }
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    charging.onFault(error)
    throw new ApiError({ code: error.code, ...error.data }, (t) => t('refusals-staff.chargeGoesOn'))
  }
}

/** Saved payment methods that the buyer of an order can be charged with; the default comes first. */
export const chargeableOf = (
  ctx: Parameters<typeof chargeable>[0],
  methods: PaymentMethods,
  { ownerId }: { readonly ownerId: string | null },
): Promise<SavedRow[]> => (ownerId === null ? Promise.resolve([]) : chargeable(ctx, methods, ownerId))

/**
 * Ends what the buyer of an order that waits for its payment left open, where the charge is one that can be made instead: a charge that is
 * refused leaves the buyer's payment as it is.
 */
async function closeLeft(ctx: Ctx, charging: Charging, charge: Charge): Promise<void> {
  const { orderId } = charge
  const order = await ctx.db.row(orderOfPayments, { orderId })
  if (order?.status !== 'INITIALIZED') return
  const isLeft = await ctx.db.inTx(async (tx) => {
    const locked = await lockOrderRow(tx, orderId)
    if (locked?.status !== 'INITIALIZED') return false
    const payments = await tx.rows(paymentsOfOrder, { orderId })
    if (chargeOfKey(ctx, payments, charge)) return false
    const others = payments.filter(({ status, doc }) => status !== 'PENDING' || doc.charges)
    await decide({ ...ctx, tx }, charging.methods, { order: locked, payments: others, charge })
    return others.length < payments.length
  })
  if (isLeft) await closePayments(ctx, charging, orderId, (payment) => payment.savedId !== null)
}

const chosen = (rows: readonly SavedRow[], savedId: string | undefined): SavedRow | undefined =>
  savedId === undefined ? rows[0] : rows.find(({ id }) => id === savedId.toLowerCase())

async function begin(ctx: Ctx, methods: PaymentMethods, charge: Charge): Promise<string> {
  try {
    return await ctx.db.inTx((tx) => open({ ...ctx, tx }, methods, charge))
  } catch (error) {
    if (violatedConstraint(error) !== 'transactions_once') throw error
    throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
  }
}

/** Keys of one caller are not those of another. */
const onceOf = ({ caller }: Ctx, { key }: Charge): string | undefined =>
  key === undefined ? undefined : `${caller.kind} ${'id' in caller ? caller.id : ''} ${key}`

function chargeOfKey(ctx: Ctx, payments: readonly PaymentOfOrder[], charge: Charge): PaymentOfOrder | undefined {
  const once = onceOf(ctx, charge)
  return payments.find(({ doc }) => once !== undefined && doc.once === once)
}

type Within = Ctx & { readonly tx: Tx }

/** Means and amount of a charge; throws where it cannot be made. */
async function decide(
  ctx: Within,
  methods: PaymentMethods,
  locked: { readonly order: LockedOrder; readonly payments: readonly PaymentOfOrder[]; readonly charge: Charge },
): Promise<{ method: SavedRow; amount: bigint }> {
  const { order, payments, charge } = locked
  await charge.check?.(ctx.tx, payments)
  refuseUnlessCollectable(order, payments)
  const method = chosen(await chargeableOf({ ...ctx, db: ctx.tx }, methods, order), charge.savedId)
  if (!method) throw new ApiError({ code: 'NO_SAVED_PAYMENT_METHOD' })
  const amount = amountOf(order, payments, charge)
  await refuseWhereCalledOff(ctx.tx, order)
  return { method, amount }
}

async function open(ctx: Within, methods: PaymentMethods, charge: Charge): Promise<string> {
  const { tx } = ctx
  const order = await lockOrderRow(tx, charge.orderId)
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const payments = await tx.rows(paymentsOfOrder, { orderId: order.id })
  const same = chargeOfKey(ctx, payments, charge)
  if (same) return sameAs(same, order, charge)
  const { method, amount } = await decide(ctx, methods, { order, payments, charge })
  const once = onceOf(ctx, charge)
  const { decision, absent, requestId } = charge
  const charges = chargedOf(method, { absent })
  const title = methods.ofSite(ctx.site).find(({ name }) => name === method.provider)?.offer.title
  const doc: PaymentDoc = {
    charges,
    collects: true,
    ...present({ method: title, once, requestId, decision, captureLater: decision ? true : undefined }),
  }
  const opened = { provider: method.provider, amount, doc, before: payments }
  const { id: paymentId } = await openPayment(tx, ctx, order, opened)
  await record(tx, ctx, {
    action: 'order.charged',
    target: { id: order.id, name: String(order.number) },
    after: {
      amount: formatAmount(amount, order.currency),
      currency: order.currency,
      card: [charges.brand, charges.lastFour].filter(Boolean).join(' '),
    },
  })
  return paymentId
}

/** The charge that the same key began. Another amount or card is another request, and so is an amount that is reserved, or requested. */
function sameAs({ id, amount, doc }: PaymentOfOrder, { currency }: LockedOrder, charge: Charge): string {
  const isOther =
    (charge.savedId !== undefined && charge.savedId.toLowerCase() !== doc.charges?.id) ||
    charge.decision?.act !== doc.decision?.act ||
    charge.requestId !== doc.requestId
  if (isOther || (charge.amount !== undefined && amountIn(charge.amount, currency, 'amount') !== amount))
    throw new ApiError({ code: 'IDEMPOTENCY_KEY_REUSED' })
  return id
}

function refuseUnlessCollectable({ status, toPay }: LockedOrder, payments: readonly PaymentOfOrder[]): void {
  if (status === 'CANCELED') throw new ApiError({ code: 'ORDER_CANCELED' })
  if (status !== 'APPROVED' && status !== 'INITIALIZED')
    throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status })
  if (payments.some(({ doc }) => doc.disputes?.some(({ state }) => isChargeback(state))))
    throw new ApiError({ code: 'ORDER_HAS_CHARGEBACKS' })
  if (payments.some((payment) => payment.doc.charges && payment.status === 'PENDING'))
    throw new ApiError({ code: 'PAYMENT_ALREADY_IN_PROGRESS' })
  if (balanceOf(toPay, payments).balance === 0n) throw new ApiError({ code: 'ORDER_PAID' })
}

/** Minor units: never more than is owed without what is under way. Before the order stands, what is to be paid with it. */
function amountOf(order: LockedOrder, payments: readonly PaymentOfOrder[], { amount }: Charge): bigint {
  const owed = balanceOf(order.toPay - heldOf(order), payments)
  const payable = payableOf(owed)
  const all = order.status === 'INITIALIZED' ? order.due - order.paid : payable
  const minor = amount === undefined ? all : amountIn(amount, order.currency, 'amount')
  if (amount !== undefined && (minor <= 0n || minor > owed.balance)) throw new ApiError({ code: 'INVALID_AMOUNT' })
  if (minor <= 0n || minor > payable) throw new ApiError({ code: 'PAYMENT_ALREADY_IN_PROGRESS' })
  return minor
}
