import { createDefaultTipSettings, queryTipSettings } from '@fairground/contract/ecom/tip-settings.ts'
import type { Seeding } from './seeding.ts'

/** Tips that buyers of the fair can give its crew. */
export async function bringTips({ merchant, now }: Seeding): Promise<void> {
  const { tipSettings } = await merchant.call(queryTipSettings, { query: { filter: { default: true } } }, now)
  if (tipSettings.length > 0) return
  const presets = [{ value: 5 }, { value: 10, default: true }, { value: 15 }]
  await merchant.call(
    createDefaultTipSettings,
    { tipSettings: { tipType: 'PERCENTAGE', presets, allowCustomerTip: true, allowCustomAmount: true } },
    now,
  )
}
