import * as wire from '@fairground/contract/ecom/order-transactions.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import { amountIn } from '../../ground/amount.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { answerBulk, type Outcome } from '../../http/bulk-answers.ts'
import { type Api, mount } from '../../http/mount.ts'
import { lockOrderRow } from '../purchase/change-order.ts'
import { changePaymentStatus, updatePayments } from './change-payment.ts'
import { transactionsOf, transactionsOfOrder } from './list-transactions.ts'
import type { PaymentMethods } from './methods.ts'
import { type Recorded, recordPayments } from './record-payment.ts'
import { updateRefundTransaction } from './refunds/change-refund.ts'

export function transactionRoutes(api: Api, methods: PaymentMethods): void {
  mount(api, wire.listTransactionsForSingleOrder, async ({ orderId }, ctx) => ({
    orderTransactions: await transactionsOfOrder(ctx, orderId),
  }))
  mount(api, wire.listTransactionsForMultipleOrders, async ({ orderIds }, ctx) => ({
    orderTransactions: await transactionsOf(ctx, orderIds),
  }))
  mount(api, wire.addPayments, async ({ orderId, payments }, ctx) => {
    const paymentsIds = await ctx.db.inTx(async (tx) => {
      const order = await lockOrderRow(tx, orderId)
      if (!order) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
      const recorded = payments.map((payment, i) => recordedOf(payment, order.currency, `payments[${i}]`))
      return recordPayments(tx, ctx, order, recorded)
    })
    return { orderTransactions: await transactionsOfOrder(ctx, orderId), paymentsIds }
  })
  mount(api, wire.updatePaymentStatus, async (request, ctx) => {
    await changePaymentStatus(ctx, request)
    return { orderTransactions: await transactionsOfOrder(ctx, request.orderId) }
  })
  mount(api, wire.updatePayments, async (request, ctx) => {
    await updatePayments(ctx, request)
    return { orderTransactions: await transactionsOfOrder(ctx, request.orderId) }
  })
  mount(api, wire.updateRefundTransaction, async (request, ctx) => {
    await updateRefundTransaction(ctx, methods, request)
    return { orderTransactions: await transactionsOfOrder(ctx, request.orderId) }
  })
  mount(api, wire.bulkUpdatePaymentStatuses, async ({ paymentAndOrderIds, status, returnFullEntity }, ctx) => {
    const outcomes: Outcome<string>[] = []
    for (const { orderId, paymentId } of paymentAndOrderIds)
      outcomes.push(await attempted(paymentId, () => changePaymentStatus(ctx, { orderId, paymentId, status })))
    if (!returnFullEntity) return answerBulk(outcomes)
    const orders = await transactionsOf(ctx, [...new Set(paymentAndOrderIds.map(({ orderId }) => orderId))])
    const payments = new Map(orders.flatMap((order) => order.payments.map((payment) => [payment.id, payment])))
    return answerBulk(outcomes, (id) => payments.get(id)!) // one that was changed is there
  })
}

function recordedOf(
  { amount, refundDisabled, regularPaymentDetails: details }: RequestOf<typeof wire.addPayments>['payments'][number],
  currency: string,
  field: string,
): Recorded {
  const { predefined, custom } = details.paymentMethodName?.userDefinedName ?? {}
  const named = predefined || custom
  return {
    amount: amountIn(amount.amount, currency, `${field}.amount.amount`),
    status: details.status ?? 'APPROVED',
    offline: details.offlinePayment ?? false,
    ...present({ reference: details.providerTransactionId || undefined }),
    doc: {
      ...present({
        method: details.paymentMethod || undefined,
        methodName: named ? (predefined ? { predefined } : { custom: custom! }) : undefined,
      }), // one of the two
      ...present({ gatewayId: details.gatewayTransactionId || undefined, refundDisabled: refundDisabled || undefined }),
    },
  }
}

async function attempted(id: string, work: () => Promise<unknown>): Promise<Outcome<string>> {
  try {
    await work()
    return { ok: true, id, item: id }
  } catch (error) {
    if (error instanceof ApiError || error instanceof InvalidArgument) return { ok: false, id, error }
    throw error
  }
}
