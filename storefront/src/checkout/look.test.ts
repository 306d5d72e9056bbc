import { expect, test } from 'vitest'
import { footerLook, headerLook, logoHeight, mainLook, summaryLook } from './look.ts'

test('a page without a look of its own has that of the shop', () => {
  expect([headerLook({}), mainLook({}), summaryLook({}), footerLook({})]).toEqual([{}, {}, {}, {}])
  expect(logoHeight({})).toBe(40)
})

test.for([
  ['#000000', 'dark'],
  ['#fff', 'light'],
  ['#10593e', 'dark'],
  ['#fabc32', 'light'],
] as const)('texts on %s are read: the part is %s', ([color, colorScheme]) => {
  expect(headerLook({ header: { backgroundFill: { color } } })).toEqual({ backgroundColor: color, colorScheme })
  expect(summaryLook({ mainSection: { summaryBackgroundFill: { color } } })).toEqual({
    backgroundColor: color,
    colorScheme,
    '--color-sunken': color,
  })
})

test('the button that buys has words that are read on its colour', () => {
  expect(mainLook({ global: { placeOrderButtonColor: '#222' } })).toMatchObject({
    '--color-marigold': '#222',
    '--color-on-marigold': '#ffffff',
  })
  expect(mainLook({ global: { placeOrderButtonColor: '#ffe080' } })).toMatchObject({ '--color-on-marigold': '#000000' })
})

test('corners may be square', () => {
  expect(mainLook({ mainSection: { cornerRadius: 0 } })).toEqual({ '--radius-control': '0px', '--radius-card': '0px' })
})

test.for([
  ['SMALL', 28],
  ['LARGE', 56],
] as const)('a %s logo is %d pixels high', ([size, height]) => {
  expect(logoHeight({ header: { logo: { size } } })).toBe(height)
})
