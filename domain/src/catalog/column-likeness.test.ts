import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessColumns, likeness } from './column-likeness.ts'

const SHOPIFY = ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Variant SKU', 'Variant Price', 'Variant Inventory Qty']

test.for([
  ['Variant Price', 'variant_price', 1],
  ['Übergröße', 'ubergroße', 1],
  ['Artikelnummer', 'SKU', 0.95],
  ['Lagerbestand', 'Variant Inventory Qty', 0.95],
  ['', 'Name', 0],
  ['***', 'Name', 0],
] as const)('%s and %s', ([one, two, like]) => {
  expect(likeness(one, two)).toBe(like)
})

test('headings of a file in another language find their fields', () => {
  expect(
    guessColumns(['Artikelname', 'Preis', 'Artikelnummer', 'Bestand', 'Hersteller', 'Farbe des Lagers'], SHOPIFY),
  ).toEqual([
    { heading: 'Artikelname', field: 'Title' },
    { heading: 'Preis', field: 'Variant Price' },
    { heading: 'Artikelnummer', field: 'Variant SKU' },
    { heading: 'Bestand', field: 'Variant Inventory Qty' },
    { heading: 'Hersteller', field: 'Vendor' },
  ])
})

test('misspelt ones too, and what is like nothing is left out', () => {
  expect(guessColumns(['Handel', 'Varient Price', 'Shelf'], SHOPIFY)).toEqual([
    { heading: 'Handel', field: 'Handle' },
    { heading: 'Varient Price', field: 'Variant Price' },
  ])
})

test('any file: no heading and no field is matched twice, and an equal one wins', () => {
  const heading = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom(...SHOPIFY, 'Preis', 'price', 'PRICE'))
  fc.assert(
    fc.property(fc.uniqueArray(heading, { maxLength: 30 }), (headings) => {
      const guesses = guessColumns(headings, SHOPIFY)
      expect(new Set(guesses.map((one) => one.heading)).size).toBe(guesses.length)
      expect(new Set(guesses.map((one) => one.field)).size).toBe(guesses.length)
      for (const { heading: found, field } of guesses) expect(likeness(found, field)).toBeGreaterThanOrEqual(0.6)
      for (const field of SHOPIFY.filter((one) => headings.includes(one)))
        expect(likeness(guesses.find((one) => one.field === field)!.heading, field)).toBe(1)
    }),
  )
})
