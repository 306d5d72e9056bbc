import { expect, test } from 'vitest'
import { cardRefusal, codeOfBytes, comparedCode, giftCardStatus, obfuscated } from './gift-card.ts'

const noon = new Date('2026-06-01T12:00:00Z')
const later = new Date('2026-06-01T12:00:01Z')
const card = { expiresAt: null, disabledAt: null, currency: 'GBP', balance: 1n }

test.for([
  ['no end', {}, 'VALID'],
  ['ends later', { expiresAt: later }, 'VALID'],
  ['ends now', { expiresAt: noon }, 'EXPIRED'],
  ['disabled', { disabledAt: noon }, 'DISABLED'],
  ['disabled after its end', { expiresAt: noon, disabledAt: later }, 'DISABLED'],
] as const)('%s', ([, change, expected]) => {
  expect(giftCardStatus({ ...card, ...change }, noon)).toBe(expected)
})

test.for([
  ['pays', {}, null],
  ['empty', { balance: 0n }, { code: 'GIFT_CARD_IS_EMPTY' }],
  ['another currency', { currency: 'EUR' }, { code: 'INVALID_GIFT_CARD_CURRENCY', currency: 'EUR' }],
  ['expired and empty', { expiresAt: noon, balance: 0n }, { code: 'GIFT_CARD_EXPIRED' }],
  ['disabled', { disabledAt: noon }, { code: 'GIFT_CARD_DISABLED' }],
] as const)('a card that is %s', ([, change, expected]) => {
  expect(cardRefusal({ ...card, ...change }, 'GBP', noon)).toEqual(expected)
})

test('a code has four groups, is compared without them, and shows its last four characters alone', () => {
  const code = codeOfBytes(Uint8Array.from({ length: 16 }, (_, i) => i * 15))
  expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/)
  expect(comparedCode(` ${code?.toLowerCase().replaceAll('-', ' ')}`)).toBe(code?.replaceAll('-', ''))
  expect(obfuscated('QRST')).toBe('••••-••••-••••-QRST')
})

test('bytes beyond the last whole round of letters are left out', () => {
  expect(codeOfBytes(Uint8Array.from({ length: 40 }, () => 255))).toBeUndefined()
  expect(codeOfBytes(Uint8Array.from({ length: 16 }, () => 247))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ')
})
