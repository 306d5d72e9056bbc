import { expect, test } from 'vitest'
import { expiryOf, groupedCardNumber, slashedExpiry, typedAs } from './card-format.ts'

test.for([
  ['nothing', '', ''],
  ['a part of it', '42424', '4242 4'],
  ['sixteen digits', '4242424242424242', '4242 4242 4242 4242'],
  ['other separators', '4242-4242 42424242', '4242 4242 4242 4242'],
  ['American Express', '378282246310005', '3782 822463 10005'],
  ['nineteen digits and no more', '62054000000000000071', '6205 4000 0000 0000 007'],
] as const)('the card number is grouped: %s', ([, typed, shown]) => {
  expect(groupedCardNumber(typed)).toBe(shown)
})

test.for([
  ['digits alone', '1230', '12/30'],
  ['a month of one digit', '430', '04/30'],
  ['a month that can only be whole', '4', '04'],
  ['a month that may go on', '1', '1'],
  ['a month without its year', '12', '12'],
  ['a slash that was typed', '12/', '12/'],
  ['a month of one digit before a slash', '1/30', '01/30'],
  ['a year of four digits', '12/2030', '12/30'],
  ['four digits of a year without a slash', '122030', '12/30'],
  ['separated by a space', '04 28', '04/28'],
] as const)('the expiry gets its slash: %s', ([, typed, shown]) => {
  expect(slashedExpiry(typed)).toBe(shown)
  expect(slashedExpiry(shown)).toBe(shown)
})

test.for([
  ['1230', '12/30'],
  ['12 / 2030', '12/30'],
  ['13/28', undefined],
  ['0', undefined],
  ['', undefined],
] as const)('the expiry of "%s" is %s', ([typed, expiry]) => {
  expect(expiryOf(typed)).toBe(expiry)
})

test('a digit typed in the middle keeps the caret behind it', () => {
  const field = document.createElement('input')
  document.body.append(field)
  field.value = '4242 94242'
  field.setSelectionRange(6, 6)
  typedAs(groupedCardNumber)({ currentTarget: field } as never) // an event of this field
  expect([field.value, field.selectionStart]).toEqual(['4242 9424 2', 6])
  field.value = '42429'
  field.setSelectionRange(5, 5)
  typedAs(groupedCardNumber)({ currentTarget: field } as never)
  expect([field.value, field.selectionStart]).toEqual(['4242 9', 6])
})
