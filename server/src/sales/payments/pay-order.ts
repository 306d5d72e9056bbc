import type { PaymentOutcome, TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import { MANUAL_PAYMENT_METHOD } from '@fairground/contract/enumerations/payments.ts'
import type { payOrder as operation } from '@fairground/contract/fairground/payments.ts'
import type { RequestOf, ResponseOf } from '@fairground/contract/operation.ts'
import type { PayablePurchase } from '@fairground/domain/checkout/method-limits.ts'
import { formatMoney } from '@fairground/domain/formatting/money.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { payableOf, paymentRequestState } from '@fairground/domain/orders/payment-request.ts'
import { balanceOf } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { refuseWhereCalledOff } from '../purchase/called-off.ts'
import { type LockedOrder, lockOrderRow } from '../purchase/change-order.ts'
import { lackingForManual } from '../purchase/manual-contact.ts'
import { manualTerm } from '../purchase/manual-term.ts'
import { refuseWhenCrowded } from '../purchase/open-holds.ts'
import type { OrderLinks } from '../purchase/order-links.ts'
import { type PayableOrder, payableOrder } from '../purchase/view/placed-order.ts'
import { approveUnpaid } from './approve-unpaid.ts'
import { decisionOf } from './charges/reserved-term.ts'
import { closePayments } from './close-payments.ts'
import { ProviderUnreachable } from './guarded-provider.ts'
import type { PaymentMethods } from './methods.ts'
import { openPayment } from './open-payment.ts'
import { purchaseToPay } from './purchase-to-pay.ts'
import { isUnderWay, type PaymentDoc, type PaymentOfOrder, type PaymentToSettle, paymentsOfOrder } from './queries.ts'
import { requestNotFound } from './requests/change-requests.ts'
import { lockRequest } from './requests/queries.ts'
import { refuseUnpayable } from './requests/refuse-unpayable.ts'
import { chargedOf, hasRoom, refuseMoreSaved, savedMethodNotFound, savedOf } from './saved/saved-methods.ts'
import { type Settled, type Settling, settleFound, settlePayment } from './settle-payment.ts'

const HOUR_MS = 60 * 60 * 1000

export type Outcome = (typeof PaymentOutcome)[number]
export type PaymentAnswer = ResponseOf<typeof operation>
type PayRequest = RequestOf<typeof operation> & {
  /** The amount is reserved, whatever the account does. */
  readonly captureLater?: Reserved | undefined
}

export interface Paying extends Settling {
  readonly links: OrderLinks
  /** Reports a provider that failed while the caller was answered. */
  readonly onFault: (error: unknown) => void
}

/** Amount that is taken later, or given up. */
type Reserved = Pick<PaymentDoc, 'captureLater' | 'decision'>

/** Decided inside the first transaction: an outcome, or a payment to ask the provider about, as it was made where that is all it takes. */
type Begun = { readonly outcome: Outcome } | { readonly paymentId: string } | { readonly made: PaymentToSettle }

/**
 * Three steps, so that a crash anywhere neither loses nor doubles a charge: the payment is recorded, the provider is called
 * with the payment's id as its key, the answer is applied. A crash between is finished by the reconciling job, and so is a payment
 * whose provider does not answer: the order waits, and may be paid again. A payment that the buyer left for another method is ended first.
 */
export async function payOrder(ctx: Ctx, paying: Paying, pressed: PayRequest): Promise<PaymentAnswer> {
  const { orderId, paymentRequestId } = pressed
  const viewed = await payableOrder(ctx, paying.links, { ...pressed, onlyShows: paymentRequestId !== undefined })
  const request = await asOrdered(ctx, paying.methods, viewed, pressed)
  const means = await meansOf(ctx, paying.methods, request)
  try {
    if (request.paymentRequestId) await closeOfRequest(ctx, paying, request.paymentRequestId, request)
    else if (viewed.paymentStatus === 'PENDING') await closeOthers(ctx, paying, viewed, request)
    const begun = await ctx.db.inTx((tx) =>
      begin(ctx, tx, { methods: paying.methods, changes: paying.changes, viewed, means }, request),
    )
    if ('outcome' in begun) return { orderId, status: begun.outcome }
    const settled = 'made' in begun ? settleFound(ctx, paying, begun.made) : settlePayment(ctx, paying, begun.paymentId)
    return answerOf(orderId, await settled)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    paying.onFault(error)
    throw new ApiError({ code: error.code, ...error.data }, (t) => t('refusals-sales.orderWaitsForProvider'))
  }
}

/** Part of a payment that saves its means, charges saved ones, or reserves its amount. */
type Means = Pick<PaymentDoc, 'saveFor' | 'charges' | keyof Reserved>

/** The press with what holds for the payment since the order was made; what the buyer says goes before it. */
async function asOrdered(
  ctx: Ctx,
  methods: PaymentMethods,
  { facts, ownerId }: PayableOrder,
  request: PayRequest,
): Promise<PayRequest> {
  const { saves, reserves } = facts.payment ?? {}
  if (request.paymentRequestId) return request
  const { savedPaymentMethodId, savePaymentMethod } = request
  const isOpen = saves && savedPaymentMethodId === undefined && savePaymentMethod === undefined
  const member = ctx.caller.kind === 'member' && ctx.caller.id === ownerId ? ctx.caller.id : undefined
  const canSave = isOpen && member !== undefined && methods.provider(request.method)?.saving !== undefined
  return {
    ...request,
    ...(canSave && (await hasRoom(ctx.db, member)) ? { savePaymentMethod: true } : {}),
    captureLater: request.captureLater ?? (reserves ? reservedUntilTaken(ctx) : undefined),
  }
}

/** Given up after its time, unless the merchant takes it. */
const reservedUntilTaken = (ctx: Ctx): Reserved => ({
  captureLater: true,
  decision: decisionOf(ctx, { scheduledAction: 'VOID' }, 'delayCapture'),
})

/** Only members save, where the provider can; and each charges what is their own. */
async function meansOf(ctx: Ctx, methods: PaymentMethods, request: PayRequest): Promise<Means> {
  const { method, savedPaymentMethodId: savedId, savePaymentMethod: saves } = request
  if (savedId !== undefined) {
    if (ctx.caller.kind !== 'member') throw savedMethodNotFound(savedId)
    const row = await savedOf(ctx.db, ctx.caller.id, savedId)
    if (row.provider !== method) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE' })
    return { charges: chargedOf(row, { absent: false }), ...request.captureLater }
  }
  if (!saves) return { ...request.captureLater }
  if (ctx.caller.kind !== 'member' || !methods.provider(method)?.saving)
    throw new ApiError({ code: 'CANNOT_SAVE_PAYMENT_METHOD' })
  await refuseMoreSaved(ctx.db, ctx.caller.id)
  return { saveFor: ctx.caller.id, ...request.captureLater }
}

/** A payment under way that the same press began: it goes on. */
const isSame = (
  payment: Pick<Parameters<Exception>[0], 'provider' | 'saveFor' | 'savedId'>,
  { method, savedPaymentMethodId: savedId, savePaymentMethod: saves }: PayRequest,
): boolean =>
  payment.provider === method &&
  payment.savedId === (savedId ?? null) &&
  (payment.saveFor !== null) === (savedId === undefined && saves === true)

type Exception = NonNullable<Parameters<typeof closePayments>[3]>

/**
 * Ends the payments that the buyer left. Paying outside does not wait for a provider that is away: its payment is ended later, for the
 * order stands then.
 */
async function closeOthers(ctx: Ctx, paying: Paying, viewed: PayableOrder, request: PayRequest) {
  const { id, due, paid } = viewed
  const { method } = request
  const isOutside = chosenOf(ctx, { methods: paying.methods, viewed }, method, due - paid)?.outside
  try {
    await closePayments(ctx, paying, id, (payment) => isSame(payment, request) && payment.amount === due - paid)
  } catch (error) {
    if (!isOutside || !(error instanceof ProviderUnreachable)) throw error
    paying.onFault(error)
  }
}

/** Ends the payments of a request that its buyer left for another method. */
const closeOfRequest = (ctx: Ctx, paying: Paying, id: string, request: PayRequest) =>
  closePayments(ctx, paying, request.orderId, (payment) => payment.requestId !== id || isSame(payment, request))

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
  readonly viewed: PayableOrder
}

interface Pressed extends Facts, Pick<Settling, 'changes'> {
  readonly means: Means
}

interface FactsOfPress extends Pressed {
  /** Payments of the order, which is locked. */
  readonly before: readonly PaymentOfOrder[]
}

async function begin(ctx: Ctx, tx: Tx, pressed: Pressed, request: PayRequest): Promise<Begun> {
  const { methods, viewed } = pressed
  const { orderId } = request
  const [order, before] = await Promise.all([lockOrderRow(tx, orderId), tx.rows(paymentsOfOrder, { orderId })])
  if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  const facts = { ...pressed, before }
  if (request.paymentRequestId) return requested({ ...ctx, tx }, order, facts, request)
  if (order.status === 'APPROVED') return { outcome: isPaidForNow(order) ? 'PAID' : 'OFFLINE' }
  if (order.status !== 'INITIALIZED')
    throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  refuseUnlessDue(order, request.amount)
  const chosen = chosenOf(ctx, { methods, viewed }, request.method, order.due - order.paid)
  if (!chosen) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE' })
  if (chosen.outside) return offline({ ...ctx, tx }, order, viewed, chosen)
  return online({ ...ctx, tx }, order, facts, { chosen, token: request.token })
}

function refuseUnlessDue({ due, paid, currency }: LockedOrder, amount: string | undefined): void {
  if (amount !== undefined && amountIn(amount, currency, 'amount') !== due - paid)
    throw amountChanged(due - paid, currency)
}

const amountChanged = (due: bigint, currency: string): ApiError =>
  new ApiError({ code: 'AMOUNT_CHANGED', due: formatAmount(due, currency) }, (t, locale) =>
    t('refusals-sales.dueIsNow', { due: formatMoney(due, currency, locale) }),
  )

/** An amount that is collected later is not charged. */
const isPaidForNow = ({ paymentStatus, due, paid }: Pick<LockedOrder, 'paymentStatus' | 'due' | 'paid'>): boolean =>
  paymentStatus === 'PAID' || (due > 0n && paid >= due)

/** Paid outside: the order stands, unpaid, and keeps its units until it is cancelled or its term is over. */
async function offline(
  { tx, ...ctx }: Ctx & { readonly tx: Tx },
  order: LockedOrder,
  { facts }: PayableOrder,
  { name, offer: { title }, instructions }: Chosen,
): Promise<Begun> {
  const missing = lackingForManual(ctx, facts)
  if (missing.length > 0)
    throw new ApiError({ code: 'CHECKOUT_INCOMPLETE', missing }, (t) => t('refusals-sales.inPersonNeeds'))
  await refuseWhenCrowded(tx, ctx, order)
  const words = name === MANUAL_PAYMENT_METHOD ? {} : { title, ...present({ instructions }) }
  await approveUnpaid(tx, ctx, order, { payBy: manualTerm(ctx), chosen: { method: name, ...words } })
  return { outcome: 'OFFLINE' }
}

async function online(
  { tx, ...ctx }: Ctx & { readonly tx: Tx },
  order: LockedOrder,
  { methods, viewed, means, before }: FactsOfPress,
  { chosen, token }: { readonly chosen: Chosen; readonly token: string | undefined },
): Promise<Begun> {
  const undecided = before.find(isUnderWay)
  // A payment under way is continued, not begun again: two clicks are one charge. One that staff recorded is staff's to decide.
  if (undecided) return methods.provider(undecided.provider) ? { paymentId: undecided.id } : { outcome: 'PENDING' }
  const opened = { amount: order.due - order.paid, returned: returnPath(order.id, { token }), means, before }
  // Where the event does not take place, what is written with the question is undone.
  const [payment] = await Promise.all([
    insertOpen({ tx, ...ctx }, order, chosen, opened),
    viewed.lines.some(({ ticket }) => ticket) && refuseWhereCalledOff(tx, order),
  ])
  // Who saves their card has a customer at the provider, which is read with the payment.
  return means.saveFor === undefined ? { made: asMade(payment, order, viewed) } : { paymentId: payment.id }
}

/** A payment that pays no request and saves nothing, with what its provider has to know. */
const asMade = (payment: PaymentOfOrder, order: LockedOrder, { buyerEmail }: PayableOrder): PaymentToSettle => ({
  ...payment,
  orderNumber: order.number,
  orderStatus: order.status,
  buyerEmail,
  requestPaidAt: null,
  requestVoidedAt: null,
  requestExpiresAt: null,
  requestOwed: null,
  customer: null,
})

type Chosen = ReturnType<PaymentMethods['offered']>[number]

/** Undefined where the method does not take so much of the order. */
const chosenOf = (ctx: Pick<Ctx, 'site'>, { methods, viewed }: Facts, method: string, amount: bigint) =>
  methods.offered(ctx.site, partToPay(ctx, viewed, amount)).find(({ name }) => name === method)

/** So much of an order, as methods look at it. Minor units. */
export const partToPay = (
  { site }: Pick<Ctx, 'site'>,
  { facts, lines, currency }: PayableOrder,
  amount: bigint,
): PayablePurchase => purchaseToPay(site, facts, { lines, amount, currency })

interface Opened {
  readonly amount: bigint
  /** Path of our pages, in the site's own language. */
  readonly returned: string
  readonly requestId?: string
  /** Taken, whatever the account reserves first: what it is for is held for minutes. */
  readonly atOnce?: boolean
  readonly means: Means
  /** Payments of the order before. */
  readonly before: readonly PaymentOfOrder[]
}

/** Records a payment that is to be begun at its provider, of a locked order. */
async function insertOpen(
  { tx, ...ctx }: Ctx & { readonly tx: Tx },
  order: LockedOrder,
  { name, offer }: Chosen,
  { amount, returned, requestId, means, before, atOnce = false }: Opened,
): Promise<PaymentOfOrder> {
  return openPayment(tx, ctx, order, {
    provider: name,
    amount,
    before,
    doc: {
      method: offer.title,
      ...(atOnce ? {} : reservedBy(ctx, name)),
      returnPath: (ctx.site.pathPrefix ?? '') + returned,
      ...means,
      ...present({ requestId }),
    },
  })
}

/**
 * Pays a requested part of an order that stands. What other payments have under way is not begun a second time, so the order is never
 * paid twice; two clicks are one charge.
 */
async function requested(
  { tx, ...ctx }: Ctx & { readonly tx: Tx },
  order: LockedOrder,
  { methods, changes, viewed, means, before }: FactsOfPress,
  { method, token, amount, paymentRequestId = '' }: PayRequest,
): Promise<Begun> {
  const row = await tx.row(lockRequest, { id: paymentRequestId })
  if (row?.orderId !== order.id) throw requestNotFound(paymentRequestId)
  const state = paymentRequestState(row, ctx.now)
  if (state === 'PAID') return { outcome: 'PAID' }
  refuseUnpayable(row, state)
  if (order.status !== 'APPROVED') throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
  if (amount !== undefined && amountIn(amount, order.currency, 'amount') !== row.amount)
    throw amountChanged(row.amount, order.currency)
  const chosen = chosenOf(ctx, { methods, viewed }, method, row.amount)
  if (!chosen || chosen.outside) throw new ApiError({ code: 'PAYMENT_METHOD_NOT_AVAILABLE' })
  const own = before.find((payment) => payment.doc.requestId === row.id && isUnderWay(payment))
  if (own) return methods.provider(own.provider) ? { paymentId: own.id } : { outcome: 'PENDING' }
  if (!row.doc.change) refuseBesideOthers(order, before, row.amount)
  else if (!(await changes.stands(tx, row, ctx.now)))
    throw new ApiError({ code: 'PAYMENT_REQUEST_NOT_PAYABLE', orderPaymentRequestId: row.id })
  const returned = returnPath(order.id, { token, request: row.id })
  const { delayedCapture } = row.doc
  const reserved: Reserved = delayedCapture
    ? { captureLater: true, decision: decisionOf(ctx, delayedCapture, 'delayedCapture') }
    : {}
  const { amount: of, id: requestId } = row
  const atOnce = row.doc.change !== undefined
  const opened = { amount: of, returned, requestId, means: { ...means, ...reserved }, before, atOnce }
  return { paymentId: (await insertOpen({ tx, ...ctx }, order, chosen, opened)).id }
}

/** Throws where other payments have so much of the order under way. */
function refuseBesideOthers(order: LockedOrder, before: readonly PaymentOfOrder[], amount: bigint): void {
  if (amount > payableOf(balanceOf(order.toPay, before)))
    throw new ApiError({ code: 'PAYMENT_UNDER_WAY', orderId: order.id })
}

/** Payments of an account that takes money later are reserved first, for a time. */
function reservedBy({ site, now }: Ctx, provider: string): Reserved {
  const { reserve } = site.settings.paymentAccounts?.[provider] ?? {}
  if (!reserve) return {}
  const at = new Date(now.getTime() + reserve.hours * HOUR_MS)
  return { captureLater: true, decision: { act: reserve.end, at: at.toISOString() } }
}

/** The order's page, which checks the payment before it says how it stands. The holder of a mailed link comes back by the link. */
const returnPath = (orderId: string, named: { token?: string | undefined; request?: string }): string =>
  `/orders/${orderId}?${new URLSearchParams({ ...present(named), returned: '1' })}`
