import { type AmountRefusal, parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { parsePercentChange, type Rate } from '@fairground/domain/rate.ts'
import { type FieldViolation, InvalidArgument } from '../../../ground/api-error.ts'
import { type Message, message } from '../../../ground/texts/message.ts'

const amountTexts: Record<AmountRefusal['rule'], (limit: number) => Message> = {
  FORMAT: () => message('violations.plainNumber'),
  DECIMAL_MAX_SCALE: (limit) => message('violations.mostDigits', { limit: String(limit) }),
  DECIMAL_GTE: (limit) => message('violations.least', { limit: String(limit) }),
  DECIMAL_LTE: (limit) => message('violations.most', { limit: String(limit) }),
}

/** Reads the numbers of one request; `done` refuses it with everything that was wrong. */
export function reader(currency: string) {
  const violations: FieldViolation[] = []
  const refuse = (violation: FieldViolation) => violations.push(violation)
  return {
    refuse,
    amount(field: string, value: number | string, options: { negative?: boolean } = {}): bigint {
      const parsed = parseAmount(value, currency, options)
      if (parsed.ok) return parsed.minor
      const { rule, limit } = parsed.refusal
      refuse({
        field,
        description: amountTexts[rule](limit ?? 0),
        violatedRule: rule,
        ...present({ data: limit === undefined ? undefined : { threshold: limit } }),
      })
      return 0n
    },
    /** Per cent of a change: below 0 lowers. */
    percent(field: string, value: number): Rate {
      const parsed = parsePercentChange(value)
      if (parsed.ok) return parsed.rate
      const description = message('violations.percent2')
      refuse({ field, description, violatedRule: parsed.rule })
      return 0n
    },
    done() {
      if (violations.length > 0) throw new InvalidArgument(violations)
    },
  }
}
export type Reader = ReturnType<typeof reader>
