import { expect, test } from 'vitest'
import { addressLines, lineHref, optionWords } from './order-lines.ts'

const paths = { product: (id: string) => `/products/${id}` }

test.for([
  ['a product', { appId: 'store', catalogItemId: 'p-1' }, '/products/p-1'],
  ['a ticket', { appId: '140603ad-af8d-84a5-2c80-a0f60cb47351', catalogItemId: 't-1' }, undefined],
  ['a custom item', undefined, undefined],
] as const)('the page of %s', ([, catalogReference, href]) => {
  expect(lineHref({ ...(catalogReference && { catalogReference }) }, paths)).toBe(href)
})

test('options of a line are written in words', () => {
  const descriptionLines = [
    { name: { original: 'Size' }, plainText: { original: 'S' } },
    { name: { original: 'Colour' }, colorInfo: { original: 'Moss', code: '#445533' } },
  ]
  expect(optionWords({ descriptionLines })).toBe('Size: S · Colour: Moss')
})

test('an address is written as a label', () => {
  expect(
    addressLines(
      {
        contactDetails: { firstName: 'Ines', lastName: 'Carvalho', company: '' },
        address: { addressLine: '14 Wapping Lane', city: 'London', postalCode: 'E1W 2RL', country: 'GB' },
      },
      'en-GB',
    ),
  ).toEqual(['Ines Carvalho', '14 Wapping Lane', 'London E1W 2RL', 'United Kingdom'])
})
