import type { updatePayments as operation } from '@fairground/contract/ecom/order-transactions.ts'
import { PaymentChanges } from '@fairground/contract/ecom/order-transactions.ts'
import type { TransactionStatus } from '@fairground/contract/enumerations/payments.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { captured } from '@fairground/domain/orders/payment-status.ts'
import { transactionTransitions } from '@fairground/domain/orders/transaction-status.ts'
import { present } from '@fairground/domain/present.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import type { Static } from 'typebox'
import type { RowOf } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { masked } from '../../http/field-mask.ts'
import { happen } from '../../outbox/happenings.ts'
import { lockOrderRow } from '../purchase/change-order.ts'
import { followPayments } from './follow-payments.ts'
import { isRecordedByStaff } from './methods.ts'
import { lockPayment, type PaymentDoc, writePayment, writePaymentDoc } from './queries.ts'

type PaymentRow = RowOf<typeof lockPayment>
type Change = Static<typeof PaymentChanges>

/** Written by refunds alone. */
const BY_REFUNDS: readonly TransactionStatus[] = ['REFUNDED', 'PARTIALLY_REFUNDED']

/**
 * Staff say what became of a payment that they recorded. One that a provider decides is left to it. A payment that is in the state
 * already stays as it is.
 */
export function changePaymentStatus(
  ctx: Ctx,
  { orderId, paymentId, status }: { orderId: string; paymentId: string; status: TransactionStatus },
): Promise<void> {
  return ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
    const payment = await paymentOf(tx, orderId, paymentId)
    if (await moveTo(tx, ctx, payment, status)) await followPayments(tx, ctx, order)
  })
}

/** Changes payments of an order, all or none. */
export function updatePayments(ctx: Ctx, { orderId, payments }: RequestOf<typeof operation>): Promise<void> {
  return ctx.db.inTx(async (tx) => {
    const order = await lockOrderRow(tx, orderId)
    if (!order) throw new ApiError({ code: 'ORDER_TRANSACTIONS_NOT_FOUND' })
    for (const { payment: given, fieldMask } of payments) {
      const { id } = given
      const change: Change = { ...masked(given, fieldMask, PaymentChanges, 'payment'), id }
      const before = await paymentOf(tx, orderId, id)
      const moved = change.status !== undefined && (await moveTo(tx, ctx, before, change.status))
      await writeDetails(tx, ctx, moved ? await paymentOf(tx, orderId, id) : before, change)
    }
    await followPayments(tx, ctx, order)
  })
}

/** A payment of the order, locked. Throws PAYMENT_NOT_FOUND. */
async function paymentOf(tx: Tx, orderId: string, paymentId: string): Promise<PaymentRow> {
  const payment = await tx.row(lockPayment, { id: paymentId })
  if (payment?.orderId !== orderId) throw new ApiError({ code: 'PAYMENT_NOT_FOUND', paymentId })
  return payment
}

/** False where it is there already. Throws STATUS_NOT_ALLOWED. */
async function moveTo(tx: Tx, ctx: Ctx, payment: PaymentRow, status: TransactionStatus): Promise<boolean> {
  if (payment.status === status) return false
  const { id: paymentId, orderId, provider } = payment
  const from =
    isRecordedByStaff(provider) && !BY_REFUNDS.includes(status) ? statesBefore(transactionTransitions, status) : []
  const moved = await tx.run(writePayment, {
    id: paymentId,
    from,
    status,
    reference: null,
    reason: null,
    amount: null,
    at: ctx.now,
  })
  if (moved === 0) throw new ApiError({ code: 'STATUS_NOT_ALLOWED', status: payment.status })
  await happen(tx, [{ entity: 'payment', entityId: paymentId, slug: 'updated', payload: { orderId, status } }], ctx)
  return true
}

/** Writes what is not a status. A provider's own details of its payment are refused. */
async function writeDetails(tx: Tx, { now }: Ctx, payment: PaymentRow, change: Change): Promise<void> {
  const { regularPaymentDetails: details, refundDisabled, externalReceipt } = change
  if (details === undefined && refundDisabled === undefined && externalReceipt === undefined) return
  if (details && !isRecordedByStaff(payment.provider))
    throw new ApiError({ code: 'UPDATE_OF_FIELD_NOT_ALLOWED' }, (t) => t('refusals-staff.paymentOfProvider'))
  if (externalReceipt) refuseReceipt(payment)
  const { method, methodName, gatewayId, externalReceipt: receipt, refundDisabled: _, ...doc } = payment.doc
  const after: PaymentDoc = {
    ...doc,
    ...present({
      method: changed(details?.paymentMethod, method),
      methodName: changed(details && namedOf(details.paymentMethodName), methodName),
      gatewayId: changed(details?.gatewayTransactionId, gatewayId),
      refundDisabled: (refundDisabled ?? payment.doc.refundDisabled) || undefined,
      externalReceipt: changed(externalReceipt, receipt),
    }),
  }
  const reference = changed(details?.providerTransactionId, payment.reference ?? undefined) ?? null
  await tx.run(writePaymentDoc, { id: payment.id, reference, doc: after, at: now })
}

/** Null and an empty text take away; what is not given stays. */
const changed = <T>(given: T | null | undefined, before: T | undefined): T | undefined =>
  given === undefined ? before : given || undefined

function namedOf(
  given: NonNullable<Change['regularPaymentDetails']>['paymentMethodName'],
): PaymentDoc['methodName'] | null | undefined {
  if (!given) return given
  const { predefined, custom } = given.userDefinedName ?? {}
  return predefined ? { predefined } : custom ? { custom } : null
}

function refuseReceipt({ status, doc }: Pick<PaymentRow, 'status' | 'doc'>): void {
  if (doc.receipt) throw new ApiError({ code: 'RECEIPT_ALREADY_EXIST' })
  if (!captured[status])
    throw new ApiError({ code: 'INVALID_PAYMENT_STATUS', paymentStatus: status }, (t) =>
      t('refusals-staff.receiptNeedsMoney'),
    )
}
