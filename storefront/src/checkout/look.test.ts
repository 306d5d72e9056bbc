import { expect, test } from 'vitest'
import { shownBrand } from './look.ts'

const ORIGIN = 'https://shop.example'

test('a page without a look of its own has that of the shop', () => {
  expect(shownBrand({}, ORIGIN)).toEqual({ logoHeight: 40, looks: { header: {}, main: {}, summary: {}, footer: {} } })
})

test.for([
  ['#000000', 'dark'],
  ['#fff', 'light'],
  ['#10593e', 'dark'],
  ['#fabc32', 'light'],
] as const)('texts on %s are read: the part is %s', ([color, colorScheme]) => {
  expect(shownBrand({ header: { backgroundFill: { color } } }, ORIGIN).looks.header).toEqual({
    backgroundColor: color,
    colorScheme,
  })
  expect(shownBrand({ mainSection: { summaryBackgroundFill: { color } } }, ORIGIN).looks.summary).toEqual({
    backgroundColor: color,
    colorScheme,
    '--color-sunken': color,
  })
})

test('the button that buys has words that are read on its colour', () => {
  expect(shownBrand({ global: { placeOrderButtonColor: '#222' } }, ORIGIN).looks.main).toMatchObject({
    '--color-marigold': '#222',
    '--color-on-marigold': '#ffffff',
  })
  expect(shownBrand({ global: { placeOrderButtonColor: '#ffe080' } }, ORIGIN).looks.main).toMatchObject({
    '--color-on-marigold': '#000000',
  })
})

test('corners may be square', () => {
  expect(shownBrand({ mainSection: { cornerRadius: 0 } }, ORIGIN).looks.main).toEqual({
    '--radius-control': '0px',
    '--radius-card': '0px',
  })
})

test.for([
  ['SMALL', 28],
  ['LARGE', 56],
] as const)('a %s logo is %d pixels high', ([size, height]) => {
  expect(shownBrand({ header: { logo: { size } } }, ORIGIN).logoHeight).toBe(height)
})
