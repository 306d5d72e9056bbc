import type { ConditionalRate, RateCondition } from '@fairground/domain/delivery/rates.ts'
import { formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { ApiError, InvalidArgument } from '../../../ground/api-error.ts'
import { message } from '../../../ground/texts/message.ts'

/** A decimal in the site's currency as it is stored; throws a field violation on more digits than the currency has. */
export function amountText(amount: string | number, currency: string, field: string): string {
  const parsed = parseAmount(amount, currency)
  // A number has no form of its own: JavaScript writes a small one as 1e-7.
  if (parsed.ok) return typeof amount === 'number' ? formatAmount(parsed.minor, currency) : amount
  const { rule, limit } = parsed.refusal
  throw new InvalidArgument([
    {
      field,
      description: message('violations.noAmountIn', { currency }),
      violatedRule: rule,
      data: present({ threshold: limit }),
    },
  ])
}

/** Rates as they are stored. Amounts, and prices that conditions name, fit the currency; numbers of items are whole. */
export const parseRates = (rates: readonly ConditionalRate[], currency: string, field: string): ConditionalRate[] =>
  rates.map(({ amount, conditions = [], multiplyByQuantity }, i) => ({
    amount: amountText(amount, currency, `${field}[${i}].amount`),
    conditions: conditions.map((condition, j) =>
      parseCondition(condition, currency, `${field}[${i}].conditions[${j}]`),
    ),
    ...present({ multiplyByQuantity: multiplyByQuantity || undefined }),
  }))

function parseCondition(condition: RateCondition, currency: string, field: string): RateCondition {
  const { type, value } = condition
  if (type === 'BY_TOTAL_QUANTITY' && !/^\d+([.]0*)?$/.test(value))
    throw new ApiError({ code: 'INVALID_QUANTITY_VALUE', value })
  return type === 'BY_TOTAL_PRICE' ? { ...condition, value: amountText(value, currency, `${field}.value`) } : condition
}

/** A rate as the wire carries it. */
export const ratesToWire = (rates: readonly ConditionalRate[]) =>
  rates.map(({ amount, conditions = [], multiplyByQuantity = false }) => ({
    amount,
    conditions: conditions.map((condition) => ({ ...condition })),
    multiplyByQuantity,
  }))
