import type {
  NewSubscriptionOption,
  SubscriptionOption,
  SubscriptionOptionChanges,
} from '@fairground/contract/stores/subscription-options.ts'
import { amountAsNumber, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { formatPercent, parsePercent } from '@fairground/domain/rate.ts'
import type { Static } from 'typebox'
import { InvalidArgument } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import type { OptionRow } from './queries.ts'

type Written = Partial<Omit<Static<typeof SubscriptionOptionChanges> | Static<typeof NewSubscriptionOption>, 'id'>>
type Discount = Pick<OptionRow, 'discountType' | 'discountValue'>

export function optionToWire(row: OptionRow, currency: string): Static<typeof SubscriptionOption> {
  const { id, title, description, frequency, every, billingCycles, autoRenewal, discountType, discountValue } = row
  return {
    id,
    title,
    ...present({ description: description ?? undefined }),
    subscriptionSettings: {
      frequency,
      autoRenewal,
      ...present({ billingCycles: billingCycles ?? undefined }),
      interval: every,
    },
    ...present({
      discount:
        discountType === 'NONE'
          ? undefined
          : {
              type: discountType,
              value:
                discountType === 'AMOUNT'
                  ? amountAsNumber(discountValue, currency)
                  : Number(formatPercent(discountValue)),
            },
    }),
  }
}

/** A new option that says no more than it must: monthly, until it is cancelled, at the product's price. */
export const plainOption = (id: string): OptionRow => ({
  id,
  title: '',
  description: null,
  frequency: 'MONTH',
  every: 1,
  billingCycles: null,
  autoRenewal: false,
  discountType: 'NONE',
  discountValue: 0n,
})

/** The option after a change: what is present is set, null empties, the rest stays. `field` names it in violations. */
export function optionAfter(before: OptionRow, wire: Written, field: string, currency: string): OptionRow {
  const { title, description, subscriptionSettings: settings = {}, discount } = wire
  const { frequency, autoRenewal, billingCycles, interval } = settings
  return {
    id: before.id,
    title: title ?? before.title,
    description: description === undefined ? before.description : description || null,
    frequency: frequency ?? before.frequency,
    every: interval === undefined ? before.every : (interval ?? 1),
    billingCycles: billingCycles === undefined ? before.billingCycles : billingCycles,
    autoRenewal: autoRenewal ?? before.autoRenewal,
    ...readDiscount(before, discount, `${field}.discount.value`, currency),
  }
}

function readDiscount(before: Discount, discount: Written['discount'], field: string, currency: string): Discount {
  const { discountType, discountValue } = before
  if (discount === undefined) return { discountType, discountValue }
  const { type = discountType, value = 0 } = discount ?? { type: 'UNDEFINED' as const }
  if (type === 'UNDEFINED' || type === 'NONE') return { discountType: 'NONE', discountValue: 0n }
  const parsed = type === 'AMOUNT' ? parseAmount(value, currency) : parsePercent(value)
  if (!parsed.ok)
    throw new InvalidArgument([
      {
        field,
        description: type === 'AMOUNT' ? message('violations.amountIn', { currency }) : message('violations.percent4'),
        violatedRule: 'refusal' in parsed ? parsed.refusal.rule : parsed.rule,
      },
    ])
  return { discountType: type, discountValue: 'minor' in parsed ? parsed.minor : parsed.rate }
}
