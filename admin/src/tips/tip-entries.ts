import type { TipSettings } from '@fairground/client/generated/ecom.tip-settings.ts'
import type { StaffDistributionMethod, TipType } from '@fairground/contract/enumerations/tips.ts'
import { refusedPresets } from '@fairground/domain/tips/tip.ts'
import { t } from '../texts.ts'

/** Tips of a site that has set up none: what its form begins with. */
export const FIRST_SETTINGS = {
  tipType: 'PERCENTAGE',
  presets: [{ value: 5 }, { value: 10 }, { value: 15 }],
  allowCustomerTip: false,
  allowCustomAmount: true,
  allowBusinessTipAtPayment: true,
  allowEditDistribution: true,
  staffDistributionMethod: 'EQUAL',
} as const satisfies Partial<TipSettings>

export const PRESETS = [0, 1, 2] as const
export const presetName = (at: number): string => `preset${at + 1}`

interface ReadSettings {
  readonly tipType: TipType
  readonly presets: { readonly value: number; readonly default: boolean }[]
  readonly allowCustomerTip: boolean
  readonly allowCustomAmount: boolean
  readonly allowBusinessTipAtPayment: boolean
  readonly allowEditDistribution: boolean
  readonly staffDistributionMethod: StaffDistributionMethod
}

/** Settings that the entries of the form mean, or what is wrong with them, by field. Empty presets are left out. */
export function readSettings(
  form: FormData,
  currency: string,
): { readonly change: ReadSettings } | { readonly mistakes: Readonly<Record<string, string>> } {
  const tipType = form.get('tipType') === 'AMOUNT' ? 'AMOUNT' : 'PERCENTAGE'
  const suggested = String(form.get('suggested') ?? '')
  const entries = PRESETS.map((at) => ({
    name: presetName(at),
    value: String(form.get(presetName(at)) ?? '')
      .trim()
      .replace(',', '.'),
    isDefault: suggested === presetName(at),
  })).filter(({ value }) => value !== '')
  if (entries.length === 0) return { mistakes: { preset1: t('admin.settings.enterATip') } }
  const refused = refusedPresets({ tipType, presets: entries, allowCustomAmount: false }, currency)
  if (refused && 'at' in refused) {
    const words = tipType === 'AMOUNT' ? t('admin.settings.enterAnAmount') : t('admin.settings.enterAPercentage')
    return { mistakes: { [entries[refused.at]?.name ?? 'preset1']: words } }
  }
  return {
    change: {
      tipType,
      presets: entries.map(({ value, isDefault }) => ({ value: Number(value), default: isDefault })),
      allowCustomerTip: form.has('allowCustomerTip'),
      allowCustomAmount: form.has('allowCustomAmount'),
      allowBusinessTipAtPayment: form.has('allowBusinessTipAtPayment'),
      allowEditDistribution: form.has('allowEditDistribution'),
      staffDistributionMethod: form.get('staffDistributionMethod') === 'PROPORTIONAL' ? 'PROPORTIONAL' : 'EQUAL',
    },
  }
}
