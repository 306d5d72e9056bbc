import type { StaffDistributionMethod, TipChoiceType, TipType } from '@fairground/contract/enumerations/tips.ts'
import { type AmountRefusal, isPositive, parseAmount } from '../money.ts'
import { parsePercent, portion } from '../rate.ts'

/** Tips that are suggested to buyers. Values are percent, or amounts in the site's currency, as decimals. */
export type SuggestedTips = {
  tipType: TipType
  presets: readonly { value: string; isDefault: boolean }[]
  allowCustomAmount: boolean
}

/** Settings of tips: what is suggested, who may tip, and how staff share. */
export type TipSettings = SuggestedTips & {
  allowCustomerTip: boolean
  allowBusinessTipAtPayment: boolean
  allowEditDistribution: boolean
  staffDistributionMethod: StaffDistributionMethod
}

/** Tip that a buyer chose: a share of the lines in percent, or an amount, as a decimal. */
export type TipChoice = { tipType: TipChoiceType; value: string }

export type PresetRefusal =
  | { rule: 'SEVERAL_DEFAULTS' }
  | { rule: 'PERCENTAGE_TOO_HIGH' | 'FORMAT'; at: number }
  | { rule: 'AMOUNT'; at: number; refusal: AmountRefusal }

/** Reason why these cannot be suggested; undefined when they can. A share is at most 100 percent. */
export function refusedPresets({ tipType, presets }: SuggestedTips, currency: string): PresetRefusal | undefined {
  for (const [at, { value }] of presets.entries()) {
    if (tipType === 'AMOUNT') {
      const parsed = parseAmount(value, currency)
      if (!parsed.ok) return { rule: 'AMOUNT', at, refusal: parsed.refusal }
      continue
    }
    const parsed = parsePercent(value)
    if (!parsed.ok) return { rule: parsed.rule === 'DECIMAL_LTE' ? 'PERCENTAGE_TOO_HIGH' : 'FORMAT', at }
  }
  return presets.filter(({ isDefault }) => isDefault).length > 1 ? { rule: 'SEVERAL_DEFAULTS' } : undefined
}

/** Most that a tip comes to, as a multiple of the lines' listed prices; where they cost nothing there is no bound but that of amounts. */
const MOST_OF_LINES = 10n

/**
 * Amount of a chosen tip in minor units, of lines that are listed at `subtotal`: 0n for no tip. Undefined where the choice is not
 * among those that are suggested, is no amount of the currency, or is more than ten times what the lines cost.
 */
export function tipAmount(
  { tipType, value }: TipChoice,
  suggested: SuggestedTips,
  { subtotal, currency }: { subtotal: bigint; currency: string },
): bigint | undefined {
  if (!isPositive(value)) return 0n
  if (tipType !== 'CUSTOM' && !isSuggested({ tipType, value }, suggested)) return undefined
  if (tipType === 'CUSTOM' && !suggested.allowCustomAmount) return undefined
  if (tipType === 'PERCENTAGE') {
    const share = parsePercent(value)
    return share.ok ? portion(subtotal, share.rate) : undefined
  }
  const parsed = parseAmount(value, currency)
  if (!parsed.ok || (subtotal > 0n && parsed.minor > subtotal * MOST_OF_LINES)) return undefined
  return parsed.minor
}

const plain = (value: string): string => value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

function isSuggested({ tipType, value }: TipChoice, suggested: SuggestedTips): boolean {
  return tipType === suggested.tipType && suggested.presets.some((preset) => plain(preset.value) === plain(value))
}
