import type { PricingMethodInput } from '@fairground/contract/events/ticket-definition-shapes.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { priceRange, type TicketPricing } from '@fairground/domain/tickets/ticket-price.ts'
import type { Static } from 'typebox'
import type { FieldViolation } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import type { DefinitionDoc } from './definition-row.ts'

export interface Priced {
  readonly pricing: TicketPricing['kind']
  readonly lowest: bigint
  readonly highest: bigint | null
  readonly options: DefinitionDoc['options']
}

type Method = Static<typeof PricingMethodInput>

const FREE: Priced = { pricing: 'fixed', lowest: 0n, highest: 0n, options: undefined }

interface Money {
  readonly value: string
  readonly currency?: string | undefined
}

/** Minor units of a price that must be in `currency`: another code is a violation, never relabelled. */
export function priceAt(
  { value, currency: given }: Money,
  currency: string,
  field: string,
  violations: FieldViolation[],
): bigint {
  if (given === undefined || given === currency) return amountAt(value, currency, `${field}.value`, violations)
  violations.push({
    field: `${field}.currency`,
    description: message('violations.currencyOfEvent', { currency }),
    violatedRule: 'VALIDATION',
    data: { currency },
  })
  return 0n
}

/** Amount in minor units of `currency`; 0 beside a violation. */
export function amountAt(value: string, currency: string, field: string, violations: FieldViolation[]): bigint {
  const parsed = parseAmount(value, currency)
  if (parsed.ok) return parsed.minor
  const { rule, limit } = parsed.refusal
  violations.push({
    field,
    description: message('violations.amountIn', { currency }),
    violatedRule: rule,
    ...present({ data: limit === undefined ? undefined : { threshold: limit } }),
  })
  return 0n
}

/**
 * The price of a kind of ticket: exactly one of a fixed price, a guest's own price and pricing options.
 * Amounts are in `currency`; a price in another is a violation.
 */
export function priced(
  { fixedPrice, guestPrice, pricingOptions }: Method,
  { currency, newId }: { currency: string; newId(): string },
  field: string,
  violations: FieldViolation[],
): Priced {
  const given = [fixedPrice, guestPrice, pricingOptions].filter((part) => part !== undefined)
  if (given.length !== 1) {
    violations.push({
      field,
      description: message('violations.onePricing'),
      violatedRule: given.length === 0 ? 'REQUIRED_ONE_OF_FIELD' : 'ONE_OF_ALIGNMENT',
    })
    return FREE
  }
  if (fixedPrice) {
    const price = priceAt(fixedPrice, currency, `${field}.fixedPrice`, violations)
    return ranged({ kind: 'fixed', price })
  }
  if (guestPrice) {
    const minimum = priceAt(guestPrice, currency, `${field}.guestPrice`, violations)
    return ranged({ kind: 'donation', minimum })
  }
  const details = pricingOptions?.optionDetails ?? []
  if (details.length === 0) {
    const at = `${field}.pricingOptions.optionDetails`
    violations.push({
      field: at,
      description: message('violations.oneItem'),
      violatedRule: 'MIN_SIZE',
      data: { threshold: 1 },
    })
    return FREE
  }
  const options = details.map(({ optionId, name, price }, i) => {
    const at = `${field}.pricingOptions.optionDetails[${i}]`
    if (name === undefined)
      violations.push({
        field: `${at}.name`,
        description: message('violations.required'),
        violatedRule: 'REQUIRED_FIELD',
      })
    return {
      id: optionId ?? newId(),
      name: name ?? '',
      price: price ? priceAt(price, currency, `${at}.price`, violations) : 0n,
    }
  })
  return ranged({ kind: 'options', options })
}

function ranged(pricing: TicketPricing): Priced {
  const { lowest, highest } = priceRange(pricing)
  return {
    pricing: pricing.kind,
    lowest,
    highest,
    options: pricing.kind === 'options' ? pricing.options.map((o) => ({ ...o, price: String(o.price) })) : undefined,
  }
}
