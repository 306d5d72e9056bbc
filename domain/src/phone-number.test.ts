import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.for([
  ['+44 20 7946 0014 ext. 3', true],
  ['(555) 123-4567', true],
  ['٠٢٠ ٧٩٤٦ ٠٠١٤', true],
  ['030/1234567, Durchwahl 8', true],
  ['+55 11 99999.9999', true],
  ['1-800-FLOWERS', true],
  ['\u202a+1 212 555 0100\u202c', true],
  ['112', true],
  ['💥💥', false],
  ['💥 123', false],
  ['call me', false],
  ['12', false],
  ['---', false],
  ['', false],
  ['555 0100\u0000', false],
] as const)('%s', ([text, expected]) => {
  expect(isPhoneNumber(text)).toBe(expected)
})
