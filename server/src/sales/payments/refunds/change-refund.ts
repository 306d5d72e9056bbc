import {
  type updateRefundTransaction as operation,
  RefundTransactionChanges,
} from '@fairground/contract/ecom/order-transactions.ts'
import { GIFT_CARD_METHOD } from '@fairground/contract/enumerations/gift-cards.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { RowOf } from '../../../db/statement.ts'
import { ApiError } from '../../../ground/api-error.ts'
import type { Ctx } from '../../../ground/context.ts'
import { masked } from '../../../http/field-mask.ts'
import { lockOrderRow } from '../../purchase/change-order.ts'
import type { PaymentMethods } from '../methods.ts'
import { lockPart, lockRefund, writePartDetails } from './queries.ts'
import { decideByStaff } from './settle-refund.ts'

/**
 * Staff write what they know of a part of a refund that was given back by hand; one whose provider has no keys here any more they
 * also decide.
 */
export const updateRefundTransaction = (
  ctx: Ctx,
  methods: PaymentMethods,
  { orderId, refundId, transaction, fieldMask }: RequestOf<typeof operation>,
): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    if (!(await lockOrderRow(tx, orderId))) throw new ApiError({ code: 'ORDER_TRANSACTIONS_NOT_FOUND' })
    const refund = await tx.row(lockRefund, { id: refundId })
    if (refund?.orderId !== orderId) throw new ApiError({ code: 'REFUND_NOT_FOUND' })
    const part = await tx.row(lockPart, { refundId, paymentId: transaction.paymentId })
    if (!part) throw new ApiError({ code: 'REFUND_TRANSACTION_NOT_FOUND' })
    const change = masked(transaction, fieldMask, RefundTransactionChanges, 'transaction')
    const { refundStatus, refundStatusInfo: info, providerRefundId } = change
    const isCard = part.provider === GIFT_CARD_METHOD
    const isOurs = !part.external && (isCard || methods.isSetUp(ctx.site.id, part.provider))
    if (refundStatus !== undefined && refundStatus !== part.status) {
      refuseUnlessDecidable(part, refundStatus, isOurs)
      await decideByStaff(tx, ctx, part, { status: refundStatus, reference: part.reference ?? '' })
    }
    if (info === undefined && providerRefundId === undefined) return
    if (isOurs) throw new ApiError({ code: 'UPDATE_OF_FIELD_NOT_ALLOWED' }, (t) => t('refusals-staff.refundOfProvider'))
    await tx.run(writePartDetails, {
      id: part.id,
      reference: providerRefundId === undefined ? part.reference : providerRefundId || null,
      reason: info === undefined ? part.reason : (info?.description ?? null),
      at: ctx.now,
    })
  })

type Status = NonNullable<RequestOf<typeof operation>['transaction']['refundStatus']>

function refuseUnlessDecidable(
  { status }: RowOf<typeof lockPart>,
  to: Status,
  isOurs: boolean,
): asserts to is 'SUCCEEDED' | 'FAILED' {
  if (isOurs || status !== 'PENDING' || (to !== 'SUCCEEDED' && to !== 'FAILED'))
    throw new ApiError({ code: 'STATUS_NOT_ALLOWED', status }, (t) => t('refusals-staff.refundOfProvider'))
}
