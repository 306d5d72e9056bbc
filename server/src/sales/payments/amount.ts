import { type AmountRefusal, parseAmount } from '@fairground/domain/money.ts'
import { InvalidArgument } from '../../ground/api-error.ts'

const sentences: Record<AmountRefusal['rule'], string> = {
  FORMAT: 'must be a decimal number',
  DECIMAL_MAX_SCALE: 'has more digits than the currency',
  DECIMAL_GTE: 'must not be negative',
  DECIMAL_LTE: 'is too large',
}

/** Minor units of an amount in a request; a violation of `field` when it is none. */
export function amountIn(text: string, currency: string, field: string): bigint {
  const parsed = parseAmount(text, currency)
  if (parsed.ok) return parsed.minor
  const { rule, limit } = parsed.refusal
  const data = limit === undefined ? {} : { data: { threshold: limit } }
  throw new InvalidArgument([{ field, description: sentences[rule], violatedRule: rule, ...data }])
}
