import type { preparePaymentCollection } from '@fairground/contract/ecom/order-collecting.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { isChargeback } from '@fairground/domain/orders/dispute.ts'
import { type PaymentRequestState, paymentRequestState } from '@fairground/domain/orders/payment-request.ts'
import { balanceOf } from '@fairground/domain/orders/payment-status.ts'
import { present } from '@fairground/domain/present.ts'
import { amountIn } from '../../../ground/amount.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import { orderNumber } from '../../../ground/order-number.ts'
import { textsIn } from '../../../ground/texts/catalogues.ts'
import { happen } from '../../../outbox/happenings.ts'
import { heldOf, type LockedOrder, lockOrderRow } from '../../purchase/change-order.ts'
import { decisionOf } from '../charges/reserved-term.ts'
import type { PaymentMethods } from '../methods.ts'
import { isUnderWay, paymentsOfOrder } from '../queries.ts'
import { requestNotFound } from './change-requests.ts'
import { findPrepared, insertRequests, lockRequest, writePrepared } from './queries.ts'
import type { RequestDoc } from './request-doc.ts'

type Request = RequestOf<typeof preparePaymentCollection>

/**
 * Prepares the payment of an amount of an order that stands: a request that is paid at its address, or by `payOrder` with its id. The request
 * that `paymentGatewayOrderId` names gets the amount instead. Returns its id.
 */
export const prepareCollection = (ctx: Ctx, methods: PaymentMethods, request: Request): Promise<string> =>
  ctx.db.inTx(async (tx) => {
    const { order, balance } = await collectable(tx, ctx, methods, request.ecomOrderId)
    if (order.status !== 'APPROVED') throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status: order.status })
    const amount = amountIn(request.amount.amount, order.currency, 'amount.amount')
    if (amount <= 0n || amount > balance) throw new ApiError({ code: 'INVALID_AMOUNT' })
    const delayedCapture = delayOf(ctx, request)
    const { paymentGatewayOrderId: id } = request
    if (id) return change(tx, ctx, { id, orderId: order.id, amount, delayedCapture })
    return insert(tx, ctx, order, { amount, delayedCapture })
  })

/**
 * Id with which all that is owed for an order is paid: of the order itself while it waits for its payment, else of a request, which a repeated
 * call answers again while nobody has paid it.
 */
export const gatewayOrderOf = (ctx: Ctx, methods: PaymentMethods, orderId: string): Promise<string> =>
  ctx.db.inTx(async (tx) => {
    const { order, balance: amount } = await collectable(tx, ctx, methods, orderId)
    if (order.status === 'INITIALIZED') return order.id
    const open = await tx.row(findPrepared, { orderId, amount })
    return open?.id ?? insert(tx, ctx, order, { amount })
  })

async function collectable(tx: Tx, { site }: Ctx, methods: PaymentMethods, orderId: string) {
  const order = await lockOrderRow(tx, orderId)
  if (!order) throw new ApiError({ code: 'NO_ASSOCIATED_ECOM_ORDER' })
  const { status } = order
  if (status === 'CANCELED') throw new ApiError({ code: 'ORDER_CANCELED' })
  if (status !== 'APPROVED' && status !== 'INITIALIZED')
    throw new ApiError({ code: 'ORDER_STATUS_IS_NOT_SUPPORTED', status })
  const payments = await tx.rows(paymentsOfOrder, { orderId })
  if (payments.some(({ doc }) => doc.disputes?.some(({ state }) => isChargeback(state))))
    throw new ApiError({ code: 'ORDER_HAS_CHARGEBACKS' })
  const { balance } = balanceOf(order.toPay - heldOf(order), payments)
  if (balance === 0n) throw new ApiError({ code: 'ORDER_ALREADY_PAID' })
  if (methods.offered(site).every(({ outside }) => outside)) throw new ApiError({ code: 'PAYMENT_METHODS_NOT_FOUND' })
  return { order, balance }
}

/** Throws where an amount would be reserved for too long. */
function delayOf(ctx: Ctx, { delayedCapture, delayedCaptureSettings }: Request): RequestDoc['delayedCapture'] {
  if (!delayedCaptureSettings) return delayedCapture ? { scheduledAction: 'VOID' } : undefined
  decisionOf(ctx, delayedCaptureSettings, 'delayedCaptureSettings')
  return delayedCaptureSettings
}

interface Prepared {
  readonly amount: bigint
  readonly delayedCapture?: RequestDoc['delayedCapture']
}

async function insert(tx: Tx, ctx: Ctx, order: LockedOrder, { amount, delayedCapture }: Prepared): Promise<string> {
  const id = ctx.newId()
  const title = textsIn(ctx.site.locale)('purchase.paymentOfOrder', { number: orderNumber(ctx.site, order.number) })
  const doc: RequestDoc = { prepared: true, ...present({ delayedCapture }) }
  const record = { id, orderId: order.id, amount: String(amount), title, sourceApp: '', doc }
  await tx.run(insertRequests, { records: [record], at: ctx.now })
  await report(tx, ctx, { id, orderId: order.id }, 'created')
  return id
}

interface Change extends Prepared {
  readonly id: string
  readonly orderId: string
}

const isChangeable: Readonly<Record<PaymentRequestState, boolean>> = {
  UNPAID: true,
  NOT_OWED: true,
  PAID: false,
  VOIDED: false,
  EXPIRED: false,
}

/** Only what was prepared changes its amount: the buyer has no link of it that says another. */
async function change(tx: Tx, ctx: Ctx, { id, orderId, amount, delayedCapture }: Change): Promise<string> {
  const row = await tx.row(lockRequest, { id })
  if (row?.orderId !== orderId) throw requestNotFound(id)
  const refuse = { orderPaymentRequestId: id }
  if (!row.doc.prepared) throw new ApiError({ code: 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT', ...refuse })
  // One of more than is owed by now gets the amount that is.
  if (!isChangeable[paymentRequestState(row, ctx.now)])
    throw new ApiError({ code: 'PAYMENT_REQUEST_NOT_PAYABLE', ...refuse })
  const payments = await tx.rows(paymentsOfOrder, { orderId })
  if (payments.some((payment) => payment.doc.requestId === id && isUnderWay(payment)))
    throw new ApiError({ code: 'PAYMENT_UNDER_WAY', ...refuse })
  const { delayedCapture: _, ...doc } = row.doc
  await tx.run(writePrepared, { id, amount, doc: { ...doc, ...present({ delayedCapture }) }, at: ctx.now })
  await report(tx, ctx, { id, orderId }, 'updated')
  return id
}

const report = (tx: Tx, ctx: Ctx, { id, orderId }: Pick<Change, 'id' | 'orderId'>, slug: string) =>
  happen(tx, [{ entity: 'paymentRequest', entityId: id, slug, payload: { orderId } }], ctx)
