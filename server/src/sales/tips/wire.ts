import type { setTipOnOrder } from '@fairground/contract/ecom/tips.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Ctx } from '../../ground/context.ts'
import { orderPriceWriter } from '../purchase/order-price.ts'
import type { OrderTip } from './order-tip.ts'
import type { DistributionRow } from './queries.ts'

type Answer = ResponseOf<typeof setTipOnOrder>

export const distributionToWire = (row: DistributionRow): Answer['tip']['distributions'][number] => ({
  id: row.id,
  tipId: row.tipId,
  orderId: row.orderId,
  staff: { id: row.staffId, name: row.staffName, staffMemberId: row.staffId },
  amount: formatAmount(row.amount, row.currency),
  lineItemInfo: row.lineItems,
  transaction: { id: row.transactionId, date: row.transactionAt.toISOString() },
  createdDate: row.createdAt.toISOString(),
  source: row.source,
})

export function tipToWire({ fee, subtotal, currency, distributions }: OrderTip): Answer['tip'] {
  const amount = fee?.amount ?? 0n
  const left = distributions.reduce((rest, part) => rest - part.amount, amount)
  return {
    ...present({ id: fee?.id }),
    lineItemSubtotal: formatAmount(subtotal, currency),
    amount: formatAmount(amount, currency),
    distributions: distributions.map(distributionToWire),
    ...present({ undistributedAmount: left > 0n ? formatAmount(left, currency) : undefined }),
  }
}

export const orderInfoToWire = (
  { site }: Pick<Ctx, 'site'>,
  { orderId, fee, currency }: OrderTip,
): Answer['orderInfo'] => ({
  orderId,
  ...present({
    additionalFeeId: fee?.id,
    additionalFeePrice: fee && orderPriceWriter(currency, site.locale)(fee.amount),
  }),
})
