import { type AmountRefusal, parseAmount } from '@fairground/domain/money.ts'
import { InvalidArgument } from './api-error.ts'
import { type Message, message } from './texts/message.ts'

const sentences: Record<AmountRefusal['rule'], Message> = {
  FORMAT: message('violations.decimal'),
  DECIMAL_MAX_SCALE: message('violations.moreDigits'),
  DECIMAL_GTE: message('violations.negative'),
  DECIMAL_LTE: message('violations.tooLarge'),
}

/** Minor units of an amount in a request; a violation of `field` when it is none. */
export function amountIn(text: string, currency: string, field: string): bigint {
  const parsed = parseAmount(text, currency)
  if (parsed.ok) return parsed.minor
  const { rule, limit } = parsed.refusal
  const data = limit === undefined ? {} : { data: { threshold: limit } }
  throw new InvalidArgument([{ field, description: sentences[rule], violatedRule: rule, ...data }])
}
