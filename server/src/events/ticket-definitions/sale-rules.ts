import type { TicketDefinitionChanges } from '@fairground/contract/events/ticket-definition-shapes.ts'
import { present } from '@fairground/domain/present.ts'
import type { TicketPricing } from '@fairground/domain/tickets/ticket-price.ts'
import type { Static } from 'typebox'
import type { FieldViolation } from '../../ground/api-error.ts'
import { message } from '../../ground/texts/message.ts'
import type { DefinitionDoc, DefinitionRow } from './definition-row.ts'
import { type TierDraft, tierDrafts } from './price-tiers.ts'
import { amountAt } from './priced.ts'

type Changes = Static<typeof TicketDefinitionChanges>
type Given = Pick<
  Changes,
  | 'minimumPerCheckout'
  | 'membersOnly'
  | 'limitPerCheckout'
  | 'limitPerPerson'
  | 'admits'
  | 'attendance'
  | 'priceTiers'
  | 'suggestedPrices'
>
type Stored = Pick<
  DefinitionDoc,
  'minimumPerCheckout' | 'membersOnly' | 'limitPerPerson' | 'admits' | 'attendance' | 'suggested'
>
type Before = Pick<DefinitionRow, 'doc' | 'limitPerCheckout' | 'tiers'>

const at = 'ticketDefinition'

/** A kind of ticket without rules. */
export const BLANK: Before = { doc: {}, limitPerCheckout: 0, tiers: [] }

interface Price {
  readonly currency: string
  readonly pricing: TicketPricing['kind']
  readonly lowest: bigint
}

interface SaleRules {
  readonly stored: Stored
  /** Tiers to be stored in place of the present ones; undefined: they stay. */
  readonly tiers: readonly TierDraft[] | undefined
}

/** Rules on who buys how many for how much, as a change leaves them; `price` is that of the kind after the change. */
export function saleRules(given: Given, before: Before, price: Price, violations: FieldViolation[]): SaleRules {
  const { doc } = before
  const admits = given.admits ?? doc.admits ?? 1
  const attendance = given.attendance ?? doc.attendance
  return {
    stored: {
      ...limitsOf({ limitPerCheckout: before.limitPerCheckout, ...given }, doc, violations),
      ...present({
        admits: admits > 1 ? admits : undefined,
        attendance: attendance === 'PLACE' ? undefined : attendance,
        suggested: suggestedOf(given.suggestedPrices, doc.suggested, price, violations),
      }),
    },
    tiers: tiersOf(given.priceTiers, before.tiers.length > 0, price, violations),
  }
}

/** Nobody could buy fewer than the most and at least more. */
function limitsOf(
  { minimumPerCheckout, membersOnly, limitPerCheckout, limitPerPerson }: Given,
  before: Stored,
  violations: FieldViolation[],
): Stored {
  const minimum = minimumPerCheckout === undefined ? (before.minimumPerCheckout ?? 0) : (minimumPerCheckout ?? 0)
  const perPerson = limitPerPerson === undefined ? before.limitPerPerson : limitPerPerson || undefined
  const most = Math.min(limitPerCheckout || Number.POSITIVE_INFINITY, perPerson ?? Number.POSITIVE_INFINITY)
  if (minimum > most)
    violations.push({
      field: `${at}.minimumPerCheckout`,
      description: message('violations.aboveMost'),
      violatedRule: 'MAX',
      data: { threshold: most },
    })
  return present({
    minimumPerCheckout: minimum > 1 ? minimum : undefined,
    membersOnly: (membersOnly ?? before.membersOnly) || undefined,
    limitPerPerson: perPerson,
  })
}

/** Amounts that guests may choose, in minor units; those below the least amount go where that was raised. */
function suggestedOf(
  given: Given['suggestedPrices'],
  before: Stored['suggested'],
  { pricing, lowest, currency }: Price,
  violations: FieldViolation[],
): string[] | undefined {
  if (given === undefined || pricing !== 'donation') {
    if (given?.length) violations.push(notFor('suggestedPrices'))
    const left = pricing === 'donation' ? (before ?? []).filter((minor) => BigInt(minor) >= lowest) : []
    return left.length > 0 ? left : undefined
  }
  const amounts = (given ?? []).map((value, i) => {
    const field = `${at}.suggestedPrices[${i}]`
    const minor = amountAt(value, currency, field, violations)
    if (minor < lowest)
      violations.push({ field, description: message('violations.belowLeast'), violatedRule: 'DECIMAL_GTE' })
    return String(minor)
  })
  return amounts.length > 0 ? [...new Set(amounts)] : undefined
}

/** Tiers go before a fixed price that is to be paid; a kind that gets another price loses them. */
function tiersOf(
  given: Given['priceTiers'],
  hasTiers: boolean,
  { pricing, lowest, currency }: Price,
  violations: FieldViolation[],
): TierDraft[] | undefined {
  const fits = pricing === 'fixed' && lowest > 0n
  if (given?.length && !fits) violations.push(notFor('priceTiers'))
  if (given === undefined) return hasTiers && !fits ? [] : undefined
  return tierDrafts(given ?? [], currency, `${at}.priceTiers`, violations)
}

const notFor = (field: 'priceTiers' | 'suggestedPrices'): FieldViolation => ({
  field: `${at}.${field}`,
  description: message(field === 'priceTiers' ? 'violations.tiersNeedPrice' : 'violations.suggestionsNeedChoice'),
  violatedRule: 'VALIDATION',
})
