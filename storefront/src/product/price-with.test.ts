import { expect, test } from 'vitest'
import { addedBy, priceWith } from './price-with.ts'

const two = { amount: '2.00', text: '+£2.00' }
const modifiers = [
  { name: 'Gift wrap', required: false, choices: [{ label: 'Kraft' }, { label: 'Ribbons', added: two }] },
  { name: 'engraving', required: false, text: { title: 'Engraving', min: 2, max: 12, added: two } },
]
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test.for([
  ['nothing chosen', {}, []],
  ['a choice that costs nothing', { 'option.Gift wrap': 'Kraft' }, []],
  ['a choice that costs', { 'option.Gift wrap': 'Ribbons' }, ['2.00']],
  ['none of the choices', { 'option.Gift wrap': '' }, []],
  ['a text', { 'text.Engraving': 'Ada' }, ['2.00']],
  ['a text that is too short', { 'text.Engraving': ' A ' }, []],
  ['both', { 'option.Gift wrap': 'Ribbons', 'text.Engraving': 'Ada' }, ['2.00', '2.00']],
] as const)('added to the price: %s', ([, fields, added]) => {
  expect(addedBy(modifiers, form(fields))).toEqual(added)
})

test('the sum is exact', () => {
  expect(priceWith('0.1', ['0.2'], { currency: 'GBP' }, 'en-GB')).toBe('£0.30')
})

test('a reader of another currency sees the sum converted once', () => {
  const shown = { code: 'EUR', rate: '1173400' }
  // 0.105 and 0.105 would be 0.12 each: converting each would say €0.24.
  expect(priceWith('0.10', ['0.10'], { currency: 'GBP', shown }, 'en-GB')).toBe('€0.23')
})
