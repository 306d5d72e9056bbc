import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusedPresets, type SuggestedTips, tipAmount } from './tip.ts'

const shares: SuggestedTips = {
  tipType: 'PERCENTAGE',
  presets: [
    { value: '5', isDefault: false },
    { value: '12.5', isDefault: true },
  ],
  allowCustomAmount: true,
}
const amounts: SuggestedTips = { ...shares, tipType: 'AMOUNT', presets: [{ value: '2', isDefault: false }] }

test.for([
  ['a suggested share', shares, { tipType: 'PERCENTAGE', value: '5' }, 1999n, 'EUR', 100n],
  ['a share that is written with more digits', shares, { tipType: 'PERCENTAGE', value: '12.50' }, 1000n, 'EUR', 125n],
  ['a share in a currency without digits', shares, { tipType: 'PERCENTAGE', value: '5' }, 1990n, 'JPY', 100n],
  ['a suggested amount', amounts, { tipType: 'AMOUNT', value: '2.00' }, 1000n, 'KWD', 2000n],
  ['an amount of the buyer', shares, { tipType: 'CUSTOM', value: '3.21' }, 1000n, 'EUR', 321n],
  ['no tip', shares, { tipType: 'PERCENTAGE', value: '0' }, 1000n, 'EUR', 0n],
  ['an amount on what is free', shares, { tipType: 'CUSTOM', value: '4' }, 0n, 'EUR', 400n],
] as const)('a tip comes to: %s', ([, suggested, choice, subtotal, currency, amount]) => {
  expect(tipAmount(choice, suggested, { subtotal, currency })).toBe(amount)
})

test.for([
  ['a share that is not suggested', shares, { tipType: 'PERCENTAGE', value: '90' }],
  ['an amount where shares are suggested', shares, { tipType: 'AMOUNT', value: '5' }],
  [
    'an amount of the buyer where none is allowed',
    { ...shares, allowCustomAmount: false },
    { tipType: 'CUSTOM', value: '1' },
  ],
  ['more digits than the currency has', shares, { tipType: 'CUSTOM', value: '1.234' }],
  ['more than ten times the lines', shares, { tipType: 'CUSTOM', value: '100.01' }],
] as const)('a tip is not taken: %s', ([, suggested, choice]) => {
  expect(tipAmount(choice, suggested, { subtotal: 1000n, currency: 'EUR' })).toBeUndefined()
})

test.for([
  [
    'several chosen beforehand',
    [
      { value: '5', isDefault: true },
      { value: '10', isDefault: true },
    ],
    'SEVERAL_DEFAULTS',
  ],
  ['more than the whole', [{ value: '101', isDefault: false }], 'PERCENTAGE_TOO_HIGH'],
  ['a share with five digits', [{ value: '1.23456', isDefault: false }], 'FORMAT'],
] as const)('presets are refused: %s', ([, presets, rule]) => {
  expect(refusedPresets({ ...shares, presets }, 'EUR')).toMatchObject({ rule })
})

test('a suggested amount has the digits of the currency', () => {
  expect(refusedPresets(amounts, 'EUR')).toBeUndefined()
  const presets = [{ value: '0.5', isDefault: false }]
  expect(refusedPresets({ ...amounts, presets }, 'JPY')).toMatchObject({ rule: 'AMOUNT', at: 0 })
})

test('a suggested share is never more than the lines', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 100 }), (subtotal, percent) => {
      const value = String(percent)
      const suggested = { ...shares, presets: [{ value, isDefault: false }] }
      const amount = tipAmount({ tipType: 'PERCENTAGE', value }, suggested, { subtotal, currency: 'EUR' })
      expect(amount! >= 0n && amount! <= subtotal).toBe(true)
    }),
  )
})
