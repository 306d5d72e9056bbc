import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountedPrice, discountOfCompareAt } from './discount.ts'
import { freeSlug, isReservedEventSlug, slugify } from './slug.ts'
import { stockStatus, totalQuantity, variantStatus } from './stock-status.ts'
import { resolveVariantId, variantIdOnWire, ZERO_VARIANT_ID } from './variant-id.ts'
import { choiceStates, choicesKey, matchVariant, type Option, variantsOf } from './variants.ts'

const size: Option = { name: 'Size', choices: ['S', 'M'] }
const colour: Option = { name: 'Colour', choices: ['Red', 'Blue', 'Green'] }
const many = (name: string, count: number): Option => ({
  name,
  choices: Array.from({ length: count }, (_, i) => `${i}`),
})

test('variants are every combination, the first option slowest', () => {
  const made = variantsOf([size, colour])
  expect(made.ok && made.variants.map((v) => Object.values(v).join(' '))).toEqual([
    'S Red',
    'S Blue',
    'S Green',
    'M Red',
    'M Blue',
    'M Green',
  ])
})

test('no options make one variant without choices', () => {
  expect(variantsOf([])).toEqual({ ok: true, variants: [{}] })
})

test('an option may have any name', () => {
  const made = variantsOf([{ name: '__proto__', choices: ['a', 'b'] }])
  expect(made.ok && made.variants.map((v) => Object.entries(v))).toEqual([[['__proto__', 'a']], [['__proto__', 'b']]])
})

test.for([
  ['seven options', Array.from({ length: 7 }, (_, i) => many(`O${i}`, 1)), { code: 'TOO_MANY_OPTIONS', limit: 6 }],
  ['1 001 variants', [many('A', 1001)], { code: 'TOO_MANY_VARIANTS', limit: 1000, variants: 1001 }],
  [
    'a million million variants',
    ['A', 'B', 'C', 'D', 'E', 'F'].map((n) => many(n, 100)),
    { code: 'TOO_MANY_VARIANTS', limit: 1000, variants: 1e12 },
  ],
  ['two options of one name', [size, size], { code: 'DUPLICATE_PRODUCT_OPTIONS', option: 'Size' }],
  [
    'two equal choices',
    [{ name: 'Size', choices: ['S', 'S'] }],
    { code: 'DUPLICATE_CHOICE', option: 'Size', choice: 'S' },
  ],
  ['an option without choices', [{ name: 'Size', choices: [] }], { code: 'OPTION_WITHOUT_CHOICES', option: 'Size' }],
] as const)('refused: %s', ([, options, refusal]) => {
  expect(variantsOf(options)).toEqual({ ok: false, refusal })
})

test('a thousand variants are made', () => {
  const made = variantsOf([many('A', 10), many('B', 10), many('C', 10)])
  expect(made.ok && made.variants.length).toBe(1000)
})

test('every variant is found by its choices, however they are ordered, and no two are alike', () => {
  const option = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(option, { maxLength: 4 }), (choices) => {
      const made = variantsOf(choices.map((c, i) => ({ name: `O${i}`, choices: c })))
      if (!made.ok) throw new Error('within the limits')
      const variants = made.variants.map((choices, id) => ({ id, choices }))
      expect(new Set(made.variants.map(choicesKey)).size).toBe(variants.length)
      for (const { id, choices } of variants) {
        expect(matchVariant(variants, Object.fromEntries(Object.entries(choices).reverse()))?.id).toBe(id)
      }
    }),
  )
})

const variants = [
  { id: 's-red', choices: { Size: 'S', Colour: 'Red' }, available: true },
  { id: 's-blue', choices: { Size: 'S', Colour: 'Blue' }, available: false },
  { id: 'm-red', choices: { Size: 'M', Colour: 'Red' }, available: true },
]

test.for([
  ['complete', { Size: 'S', Colour: 'Blue' }, 's-blue'],
  ['in another order', { Colour: 'Red', Size: 'M' }, 'm-red'],
  ['incomplete', { Size: 'S' }, undefined],
  ['one that is not made', { Size: 'M', Colour: 'Blue' }, undefined],
  ['an option too many', { Size: 'S', Colour: 'Red', Fit: 'Slim' }, undefined],
  ['nothing', {}, undefined],
] as const)('match: %s', ([, selection, id]) => {
  expect(matchVariant(variants, selection)?.id).toBe(id)
})

const states = (selection: Record<string, string>) =>
  Object.fromEntries(
    [...choiceStates([size, colour], variants, selection)].map(([name, s]) => [name, Object.fromEntries(s)]),
  )

test.for([
  [
    'nothing chosen',
    {},
    { Size: { S: 'available', M: 'available' }, Colour: { Red: 'available', Blue: 'soldOut', Green: 'impossible' } },
  ],
  [
    'M chosen',
    { Size: 'M' },
    { Size: { S: 'available', M: 'available' }, Colour: { Red: 'available', Blue: 'impossible', Green: 'impossible' } },
  ],
  [
    'blue chosen',
    { Colour: 'Blue' },
    { Size: { S: 'soldOut', M: 'impossible' }, Colour: { Red: 'available', Blue: 'soldOut', Green: 'impossible' } },
  ],
] as const)('choices left: %s', ([, selection, expected]) => {
  expect(states(selection)).toEqual(expected)
})

const managed = { managesVariants: true, variantIds: ['a1', 'b2'] }
const plain = { managesVariants: false, variantIds: ['a1'] }
test.for([
  ['plain, no id', plain, undefined, 'a1'],
  ['plain, all zeros', plain, ZERO_VARIANT_ID, 'a1'],
  ['plain, its own id', plain, 'A1', 'a1'],
  ['plain, another id', plain, 'b2', undefined],
  ['managed, no id', managed, null, undefined],
  ['managed, all zeros', managed, ZERO_VARIANT_ID, undefined],
  ['managed, an id', managed, 'b2', 'b2'],
] as const)('variant id: %s', ([, product, asked, id]) => {
  expect(resolveVariantId(product, asked)).toBe(id)
})

test('the wire shows zeros only where variants are not managed', () => {
  expect([variantIdOnWire(plain, 'a1'), variantIdOnWire(managed, 'a1')]).toEqual([ZERO_VARIANT_ID, 'a1'])
})

test.for([
  ['Hello, World!', 'hello-world'],
  ['  Crème brûlée à la carte ', 'creme-brulee-a-la-carte'],
  ['Straße & Smørrebrød', 'strasse-smorrebrod'],
  ['Łódź Þingvellir Œuvre', 'lodz-thingvellir-oeuvre'],
  ['Children’s day', 'childrens-day'],
  ['İstanbul', 'istanbul'],
  ['ﬁne ½ price', 'fine-1-2-price'],
  ['東京ジャズ 2030', '東京ジャズ-2030'],
  ['Зелёный Йогурт', 'зелёный-йогурт'],
  ['हिन्दी', 'हिन्दी'],
  ['🎪', 'event'],
  ['', 'event'],
  ['--a--b--', 'a-b'],
  ['x'.repeat(150), 'x'.repeat(100)],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
] as const)('slug of "%s"', ([name, slug]) => {
  expect(slugify(name, 'event')).toBe(slug)
})

test.for([
  ['free', 'jazz', [], 'jazz'],
  ['taken', 'jazz', ['jazz'], 'jazz-1'],
  ['taken often', 'jazz', ['jazz', 'jazz-1', 'jazz-2'], 'jazz-3'],
  ['a gap is filled', 'jazz', ['jazz', 'jazz-2'], 'jazz-1'],
  ['long', 'x'.repeat(100), ['x'.repeat(100)], `${'x'.repeat(98)}-1`],
] as const)('free slug: %s', ([, base, taken, slug]) => {
  expect(freeSlug(base, (s) => (taken as readonly string[]).includes(s))).toBe(slug)
})

test('API versions are never slugs of events', () => {
  expect(['v1', 'V2', 'v3', 'v4', 'v10'].map(isReservedEventSlug)).toEqual([true, true, true, false, false])
  expect(freeSlug('v1', isReservedEventSlug)).toBe('v1-1')
})

test('slugs are short, clean and their own slugs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 160 }), (name) => {
      const slug = slugify(name, 'thing')
      expect(slug.length > 0 && slug.length <= 100).toBe(true)
      expect(slug).toMatch(/^[^\s/?#%A-Z-][^\s/?#%A-Z]*$/)
      expect(slug.endsWith('-')).toBe(false)
      expect(slugify(slug, 'thing')).toBe(slug)
    }),
  )
})

const inStock = { quantity: 3, inStock: true }
const out = { quantity: 0, inStock: true }
test.for([
  ['counted, some', [inStock], 'IN_STOCK', 3],
  ['counted, none', [out], 'OUT_OF_STOCK', 0],
  ['some out', [inStock, out], 'PARTIALLY_OUT_OF_STOCK', 3],
  ['all out', [out, out], 'OUT_OF_STOCK', 0],
  ['not counted', [{ quantity: null, inStock: true }], 'IN_STOCK', null],
  ['not counted, marked out', [{ quantity: null, inStock: false }], 'OUT_OF_STOCK', null],
  ['oversold by hand', [{ quantity: -2, inStock: true }], 'OUT_OF_STOCK', 0],
  ['pre-order', [{ ...out, preorder: true }], 'IN_STOCK', 0],
  ['no variants', [], 'OUT_OF_STOCK', 0],
] as const)('stock: %s', ([, variants, status, quantity]) => {
  expect(stockStatus(variants)).toBe(status)
  expect(totalQuantity(variants)).toBe(quantity)
})

test('a variant is pre-ordered only when there is none', () => {
  expect([inStock, { ...inStock, preorder: true }, out, { ...out, preorder: true }].map(variantStatus)).toEqual([
    'IN_STOCK',
    'IN_STOCK',
    'OUT_OF_STOCK',
    'PREORDER',
  ])
})

test.for([
  ['none', 1000n, { type: 'NONE' }, 1000n],
  ['amount', 1000n, { type: 'AMOUNT', amount: 250n }, 750n],
  ['amount above the price', 1000n, { type: 'AMOUNT', amount: 2500n }, 0n],
  ['percent', 1000n, { type: 'PERCENT', rate: 150_000n }, 850n],
  ['percent, the discount rounded half up', 5n, { type: 'PERCENT', rate: 100_000n }, 4n],
  ['all of it', 1000n, { type: 'PERCENT', rate: 1_000_000n }, 0n],
] as const)('discount: %s', ([, price, discount, expected]) => {
  expect(discountedPrice(price, discount)).toBe(expected)
})

test('a compare-at price is a discount when it is above the price', () => {
  expect(discountOfCompareAt(750n, 1000n)).toEqual({ type: 'AMOUNT', amount: 250n })
  expect([discountOfCompareAt(750n, 750n), discountOfCompareAt(750n, null)]).toEqual([
    { type: 'NONE' },
    { type: 'NONE' },
  ])
})
