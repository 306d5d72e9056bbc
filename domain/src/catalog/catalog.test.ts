import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountedPrice } from './discount.ts'
import { freeSlug, isReservedEventSlug, slugify } from './slug.ts'
import { variantStatus } from './stock-status.ts'
import { type Option, variantsOf } from './variants.ts'

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
