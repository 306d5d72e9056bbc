import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import type { Assigned, WrittenDetails } from './write-details.ts'

/** A product that is to be sold so: its kind and, in minor units, what its cheapest variant costs. */
interface Sold {
  readonly productType: 'physical' | 'digital'
  readonly lowestPrice: bigint
}

/** Refuses subscriptions that a product cannot be sold by: `assigned` is what `details` come to. */
export function checkDetails(details: WrittenDetails, assigned: readonly Assigned[], product: Sold): void {
  const written = details?.subscriptions
  if (!written) return
  if (product.productType === 'digital') throw new ApiError({ code: 'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION' })
  const ids = written.flatMap(({ id }) => (id ? [id] : []))
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice) throw new ApiError({ code: 'SUBSCRIPTION_ID_ALREADY_EXISTS', subscriptionId: twice })
  const endless = written.findIndex((one) => !one.id && one.autoRenewal === false && one.billingCycles === undefined)
  if (endless >= 0)
    throw new InvalidArgument([
      {
        field: `product.subscriptionDetails.subscriptions[${endless}].autoRenewal`,
        description: message('violations.autoRenewal'),
        violatedRule: 'VALIDATION',
        ruleName: 'SUBSCRIPTION_INVALID_AUTO_RENEWAL',
      },
    ])
  if (details.allowOneTimePurchases === false && assigned.every(({ hidden }) => hidden))
    throw new ApiError({ code: 'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT' })
  const most = assigned.some(
    ({ option }) => option.discountType === 'AMOUNT' && option.discountValue > product.lowestPrice,
  )
  if (most) throw new ApiError({ code: 'INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT' })
}
