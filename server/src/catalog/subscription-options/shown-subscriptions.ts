import type { SubscriptionDetails } from '@fairground/contract/stores/subscription-details.ts'
import { discountedPrice, discountOf } from '@fairground/domain/catalog/discount.ts'
import { formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { formatPercent } from '@fairground/domain/rate.ts'
import type { Static } from 'typebox'
import type { OptionRow } from './queries.ts'

/** A subscription as JSON of its product's row: int8 are texts there. */
interface ShownSubscription extends Omit<OptionRow, 'discountValue'> {
  readonly discountValue: string
  readonly hidden: boolean
}

/** Subscriptions of a product, hidden ones included. */
export interface ProductSubscriptions {
  readonly options: readonly ShownSubscription[]
  readonly isOnly: boolean
}

/** Selects `ProductSubscriptions` of the product `p`. Writers of its source rows write the product's row, too (decision 0013). */
export const subscriptionsOfProduct = `jsonb_build_object('options', coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'description', o.description,
      'frequency', o.frequency, 'every', o.every, 'billingCycles', o.billing_cycles, 'autoRenewal', o.auto_renewal,
      'discountType', o.discount_type, 'discountValue', o.discount_value::text, 'hidden', a.hidden) order by a.position)
    from product_subscription_options a join subscription_options o on o.site_id = $1 and o.id = a.option_id
    where a.site_id = $1 and a.product_id = p.id), '[]'),
  'isOnly', exists (select from subscription_only_products y where y.site_id = $1 and y.product_id = p.id))`

/** Subscriptions that a caller sees. */
export const seenSubscriptions = (
  { options }: ProductSubscriptions,
  seesHidden: boolean,
): readonly ShownSubscription[] => options.filter(({ hidden }) => seesHidden || !hidden)

/** Undefined for a product that is not sold by subscription. */
export function subscriptionsToWire(
  details: ProductSubscriptions,
  { currency, seesHidden }: { readonly currency: string; readonly seesHidden: boolean },
): Static<typeof SubscriptionDetails> | undefined {
  const seen = seenSubscriptions(details, seesHidden)
  if (seen.length === 0) return undefined
  const subscriptions = seen.map(({ billingCycles, autoRenewal, description, ...one }) => ({
    id: one.id,
    title: one.title,
    visible: !one.hidden,
    frequency: one.frequency,
    interval: one.every,
    ...present({ description: description ?? undefined }),
    ...(billingCycles === null ? { autoRenewal } : { billingCycles }),
    ...discountToWire(one, currency),
  }))
  return { subscriptions, allowOneTimePurchases: !details.isOnly }
}

function discountToWire(
  { discountType, discountValue }: Pick<ShownSubscription, 'discountType' | 'discountValue'>,
  currency: string,
) {
  switch (discountType) {
    case 'NONE':
      return {}
    case 'AMOUNT':
      return { discount: { type: discountType, amountOff: formatAmount(BigInt(discountValue), currency) } }
    case 'PERCENT':
      return { discount: { type: discountType, percentOff: Number(formatPercent(BigInt(discountValue))) } }
    default:
      return discountType satisfies never
  }
}

/** Price of one payment of a subscription where the item costs `price`; minor units. */
export const subscriptionPrice = (price: bigint, { discountType, discountValue }: ShownSubscription): bigint =>
  discountedPrice(price, discountOf(discountType, BigInt(discountValue)))
