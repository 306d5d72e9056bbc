// @vitest-environment node
import type { OfferedTips } from '@fairground/client/generated/fairground.checkout-page.ts'
import { expect, test } from 'vitest'
import { NO_TIP, OWN_TIP } from './tip-names.ts'
import { tipOfForm, tipsView } from './tips.ts'

const shares: OfferedTips = {
  tipType: 'PERCENTAGE',
  presets: [
    { value: '5', isDefault: false },
    { value: '10', isDefault: true },
  ],
  allowCustomAmount: true,
}
const site = { currency: 'GBP', locale: 'en-GB' }
const checkout = (amount: string) => ({ priceSummary: { subtotal: { amount } } }) as never

test('suggestions have their amounts; none is chosen before the buyer chooses one', () => {
  expect(tipsView(shares, checkout('49.90'), undefined, site)).toMatchObject({
    chosen: NO_TIP,
    options: [
      { key: '5', label: '5%', amount: '£2.50', isSuggested: false },
      { key: '10', label: '10%', amount: '£4.99', isSuggested: true },
    ],
  })
})

test('suggestions are in the currency that the reader picked', () => {
  const shown = { ...site, shownIn: 'EUR', rates: { EUR: '1.17' } }
  const amounts = { ...shares, tipType: 'AMOUNT' as const, presets: [{ value: '2.00', isDefault: true }] }
  expect(tipsView(shares, checkout('49.90'), undefined, shown)?.options.map(({ amount }) => amount)).toEqual([
    '€2.93',
    '€5.84',
  ])
  expect(tipsView(amounts, checkout('49.90'), undefined, shown)?.options[0]?.label).toBe('€2.34')
})

test('a tip that was chosen is chosen, and an own amount is in its field', () => {
  expect(tipsView(shares, checkout('50.00'), { tipType: 'PERCENTAGE', value: '5' }, site)?.chosen).toBe('5')
  const own = tipsView(shares, checkout('50.00'), { tipType: 'CUSTOM', value: '3.20' }, site)
  expect([own?.chosen, own?.amount, own?.own]).toEqual([OWN_TIP, '3.20', 'Your tip, GBP'])
})

test('there are no tips where the site suggests none, or what is bought is free', () => {
  expect(tipsView(undefined, checkout('50.00'), undefined, site)).toBeUndefined()
  expect(tipsView(shares, checkout('0.00'), undefined, site)).toBeUndefined()
})

test.for([
  ['a suggestion', { tip: '10', tipAmount: '' }, { tipType: 'PERCENTAGE', value: '10' }],
  ['an amount of one’s own', { tip: OWN_TIP, tipAmount: '3,20' }, { tipType: 'CUSTOM', value: '3.20' }],
  ['no tip', { tip: NO_TIP, tipAmount: '9' }, { tipType: 'CUSTOM', value: '0' }],
  ['a form without the choice', { tip: '', tipAmount: '' }, undefined],
  ['an amount that is none', { tip: OWN_TIP, tipAmount: 'lots' }, null],
] as const)('a form chooses: %s', ([, values, choice]) => {
  expect(tipOfForm(values, { tips: shares }, 'GBP')).toEqual(choice)
})
