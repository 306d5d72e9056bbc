import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceInput } from '../price/input.ts'
import { price } from '../price/price.ts'
import { parseFraction, rateOf } from '../rate.ts'
import {
  DELIVERY_GROUP_ID,
  STANDARD_GROUP_ID,
  type TaxRate,
  type TaxRegion,
  type TaxTable,
  taxAt,
} from './tax-table.ts'

const region = (id: string, included = true): TaxRegion => {
  const [country = '', part] = id.split('-')
  return { id, country, included, ...(part ? { subdivision: id } : {}) }
}
const BOOKS = 'books'
let count = 0
const rate = (regionId: string, fraction: string, rest: Partial<TaxRate> = {}): TaxRate => ({
  id: `rate ${count++}`,
  regionId,
  groupId: STANDARD_GROUP_ID,
  rate: String(rateOf(parseFraction(fraction))),
  name: 'VAT',
  type: 'VAT',
  jurisdiction: regionId,
  jurisdictionType: 'COUNTRY',
  ...rest,
})
const europe: TaxTable = {
  included: true,
  everywhere: { rate: 500_000n },
  regions: [
    region('DE'),
    region('US', false),
    region('US-NY', false),
    region('CA-QC', false),
    { id: 'GB', country: 'GB' },
  ],
  rates: [
    rate('DE', '0.19'),
    rate('DE', '0.07', { groupId: BOOKS }),
    rate('DE', '0.19', { groupId: DELIVERY_GROUP_ID }),
    rate('US-NY', '0.04', { name: 'Sales tax' }),
    rate('GB', '0.2'),
    rate('GB', '0', { groupId: BOOKS }),
  ],
}

test.for([
  ['the standard rate of the country', { country: 'DE' }, undefined, [190_000n, true]],
  ['the rate of the group', { country: 'DE' }, BOOKS, [70_000n, true]],
  [
    'goods of a group without a rate there, as goods without a group',
    { country: 'US', subdivision: 'NY' },
    BOOKS,
    [40_000n, false],
  ],
  ['a rate of nothing is a rate', { country: 'GB' }, BOOKS, [0n, true]],
  ['delivery by its own rate', { country: 'DE' }, DELIVERY_GROUP_ID, [190_000n, true]],
  ['delivery without a rate is not taxed', { country: 'GB' }, DELIVERY_GROUP_ID, null],
  [
    'a part that has a region does not bear that of its country',
    { country: 'US', subdivision: 'US-NY' },
    undefined,
    [40_000n, false],
  ],
  [
    'a part that is written out',
    { country: 'US', subdivision: 'New York', postalCode: '94103' },
    undefined,
    [40_000n, false],
  ],
  ['a part that the postcode tells', { country: 'US', postalCode: '10001' }, undefined, [40_000n, false]],
  [
    'a part that nobody knows, by the postcode',
    { country: 'US', subdivision: 'Upstate', postalCode: '12207' },
    undefined,
    [40_000n, false],
  ],
  ['another part by its postcode', { country: 'US', postalCode: '94103' }, undefined, null],
  ['a country without rates', { country: 'US', subdivision: 'US-OR' }, undefined, null],
  ['a part alone leaves the rest of its country untaxed', { country: 'CA', subdivision: 'CA-ON' }, undefined, null],
  ['a place outside all regions', { country: 'JP' }, undefined, null],
  ['no place', {}, undefined, null],
] as const)('%s', ([, place, group, expected]) => {
  const tax = taxAt(europe, place, { groupId: group })
  expect(tax && [tax.rate, tax.included]).toEqual(expected)
})

test('a site without regions taxes goods everywhere at its one rate, and delivery not at all', () => {
  const table: TaxTable = { regions: [], rates: [], everywhere: { rate: 200_000n }, included: false }
  expect(taxAt(table, {})).toEqual({ rate: 200_000n, included: false })
  expect(taxAt(table, { country: 'JP' }, { groupId: BOOKS })).toEqual({ rate: 200_000n, included: false, key: BOOKS })
  expect(taxAt(table, {}, { groupId: DELIVERY_GROUP_ID })).toBeNull()
  expect(taxAt({ ...table, everywhere: { rate: 0n } }, {})).toBeNull()
})

/** Published examples; each names its guide. Amounts are minor units. */
test.for([
  [
    'Germany, §12 UStG: a book of 10.70 holds 0.70 at 7 %, a lamp of 119.00 holds 19.00 at 19 %',
    { regions: [region('DE')], rates: [rate('DE', '0.19'), rate('DE', '0.07', { groupId: BOOKS })] },
    'DE',
    [
      ['lamp', undefined, 11_900n],
      ['book', BOOKS, 1_070n],
    ],
    {
      tax: 1_970n,
      total: 12_970n,
      parts: [
        ['VAT', 1_900n],
        ['VAT', 70n],
      ],
    },
  ],
  [
    'United Kingdom, HMRC VAT guide (Notice 700): the VAT fraction of 20 % is 1/6 of the price',
    { regions: [region('GB')], rates: [rate('GB', '0.2')] },
    'GB',
    [['coat', undefined, 9_999n]],
    { tax: 1_667n, total: 9_999n, parts: [['VAT', 1_667n]] },
  ],
  [
    'Québec, Revenu Québec: GST 5 % and QST 9.975 %, each on the price before taxes: 100.00 becomes 114.98',
    {
      regions: [region('CA-QC', false)],
      rates: [
        rate('CA-QC', '0.05', { name: 'GST' }),
        rate('CA-QC', '0.09975', { name: 'QST', jurisdictionType: 'STATE' }),
      ],
    },
    'CA-QC',
    [['chair', undefined, 10_000n]],
    {
      tax: 1_498n,
      total: 11_498n,
      parts: [
        ['GST', 500n],
        ['QST', 998n],
      ],
    },
  ],
  [
    'Québec until 2012, Revenu Québec: QST 9.5 % on the price with the GST: 100.00 becomes 114.98',
    {
      regions: [region('CA-QC', false)],
      rates: [
        rate('CA-QC', '0.05', { name: 'GST' }),
        rate('CA-QC', '0.095', { name: 'QST', jurisdictionType: 'STATE', compound: true }),
      ],
    },
    'CA-QC',
    [['chair', undefined, 10_000n]],
    {
      tax: 1_498n,
      total: 11_498n,
      parts: [
        ['GST', 500n],
        ['QST', 998n],
      ],
    },
  ],
  [
    'New York City, Publication 718: state 4 %, city 4.5 %, MCTD 0.375 % make 8.875 %',
    {
      regions: [region('US-NY', false)],
      rates: [
        rate('US-NY', '0.04', { name: 'State' }),
        rate('US-NY', '0.045', { name: 'City', jurisdictionType: 'CITY' }),
        rate('US-NY', '0.00375', { name: 'MCTD', jurisdictionType: 'SPECIAL' }),
      ],
    },
    'US-NY',
    [['shirt', undefined, 10_000n]],
    {
      tax: 888n,
      total: 10_888n,
      parts: [
        ['State', 400n],
        ['City', 450n],
        ['MCTD', 38n],
      ],
    },
  ],
  [
    'Australia, ATO: GST is one eleventh of a price that holds it',
    { regions: [region('AU')], rates: [rate('AU', '0.1', { name: 'GST' })] },
    'AU',
    [['boots', undefined, 11_000n]],
    { tax: 1_000n, total: 11_000n, parts: [['GST', 1_000n]] },
  ],
  [
    'New Zealand, Inland Revenue: GST of 15 % is 3/23 of a price that holds it',
    { regions: [region('NZ')], rates: [rate('NZ', '0.15', { name: 'GST' })] },
    'NZ',
    [['boots', undefined, 11_500n]],
    { tax: 1_500n, total: 11_500n, parts: [['GST', 1_500n]] },
  ],
  [
    'Japan, National Tax Agency: 7.8 % national and 2.2 % local tax make 10 %, of whole yen',
    {
      regions: [region('JP')],
      rates: [
        rate('JP', '0.078', { name: 'National' }),
        rate('JP', '0.022', { name: 'Local', jurisdictionType: 'STATE' }),
      ],
    },
    'JP',
    [['cup', undefined, 1_100n]],
    {
      tax: 100n,
      total: 1_100n,
      parts: [
        ['National', 78n],
        ['Local', 22n],
      ],
    },
  ],
] as const)('%s', ([, taxes, place, lines, expected]) => {
  const table: TaxTable = { included: true, ...taxes }
  const [country, part] = place.split('-')
  const at = { country, subdivision: part }
  const { summary, taxes: totals } = price({
    currency: 'EUR',
    lines: lines.map(([id, groupId, unitPrice]) => ({
      id,
      unitPrice,
      quantity: 1,
      pay: 'NOW',
      tax: taxAt(table, at, { groupId }),
    })),
  })
  expect([summary.tax, summary.total]).toEqual([expected.tax, expected.total])
  expect(totals.map(({ part: tax, amount }) => [tax?.name, amount])).toEqual(expected.parts)
})

const countries = ['DE', 'FR', 'US', 'CA'] as const
const groups = [STANDARD_GROUP_ID, BOOKS, DELIVERY_GROUP_ID] as const
const anyRate = fc.record({
  country: fc.constantFrom(...countries),
  groupId: fc.constantFrom(...groups),
  rate: fc.oneof(fc.constantFrom('0', '50000', '88750', '190000'), fc.bigInt({ min: 0n, max: 1_000_000n }).map(String)),
  name: fc.constantFrom('VAT', 'GST', 'City'),
  jurisdictionType: fc.constantFrom('COUNTRY', 'STATE', 'CITY', 'SPECIAL'),
  compound: fc.boolean(),
})
const anyTable: fc.Arbitrary<TaxTable> = fc.record({
  included: fc.boolean(),
  regions: fc
    .subarray([...countries], { minLength: 1 })
    .chain((all) => fc.tuple(...all.map((id) => fc.boolean().map((included) => ({ id, country: id, included }))))),
  rates: fc
    .array(anyRate, { maxLength: 12 })
    .map((all) =>
      all.map(({ country, ...one }, i) => ({ ...one, id: `${i}`, regionId: country, type: '', jurisdiction: '' })),
    ),
})
/** 0, 2 and 3 digits after the point. */
const currency = fc.constantFrom('JPY', 'EUR', 'KWD')
const minor = fc.oneof(fc.bigInt({ min: 0n, max: 20n }), fc.bigInt({ min: 0n, max: 100_000_000n }))
const purchase = fc.record({
  table: anyTable,
  currency,
  place: fc.constantFrom(...countries),
  delivery: minor,
  lines: fc.array(
    fc.record({ unitPrice: minor, quantity: fc.integer({ min: 1, max: 50 }), groupId: fc.constantFrom(...groups) }),
    { minLength: 1, maxLength: 6 },
  ),
})
const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n)

test('taxes of any regions and groups add up, by part and by line, in currencies with 0, 2 and 3 digits', () => {
  fc.assert(
    fc.property(purchase, ({ table, currency, place, delivery, lines }) => {
      const at = { country: place }
      const input: PriceInput = {
        currency,
        lines: lines.map(({ groupId, ...line }, i) => ({
          ...line,
          id: `${i}`,
          pay: 'NOW',
          tax: taxAt(table, at, { groupId }),
        })),
        shipping: { amount: delivery, tax: taxAt(table, at, { groupId: DELIVERY_GROUP_ID }) },
      }
      const { lines: priced, shipping, taxes, summary } = price(input)
      const charges = [...priced, shipping]
      for (const { taxParts, tax, net, taxIncluded, beforeTax, afterTax } of charges) {
        if (taxParts) expect(sum(taxParts.map(({ amount }) => amount))).toBe(tax)
        expect(afterTax).toBe(taxIncluded ? net : net + tax)
        expect(beforeTax + tax).toBe(afterTax)
        exactlyRounded({ taxParts, tax, net, taxIncluded })
      }
      expect(sum(taxes.map(({ amount }) => amount))).toBe(summary.tax)
      expect(sum(charges.map(({ tax }) => tax))).toBe(summary.tax)
      expect(summary.subtotal + summary.shipping + summary.addedTax).toBe(summary.total)
      expect(summary.tax).toBeGreaterThanOrEqual(0n)
    }),
    { numRuns: 500 },
  )
})

/** The tax is within half a minor unit of the exact fraction of its rates, compound ones on top of the others. */
function exactlyRounded(
  charge: Pick<ReturnType<typeof price>['shipping'], 'taxParts' | 'tax' | 'net' | 'taxIncluded'>,
) {
  const { taxParts = [], tax, net, taxIncluded } = charge
  const whole = 1_000_000n
  const simple = sum(taxParts.flatMap(({ rate, compound }) => (compound ? [] : [rate])))
  const compound = sum(taxParts.flatMap(({ rate, compound }) => (compound ? [rate] : [])))
  const weight = simple * whole + compound * (whole + simple)
  const denominator = taxIncluded ? whole * whole + weight : whole * whole
  const off = 2n * (tax * denominator - net * weight)
  if (taxParts.length > 0) expect(off <= denominator && off >= -denominator).toBe(true)
}

const SCHOOLS = 'schools'

/** Cost of two units for a buyer in the group, with one delivery. */
function exemptPrice(table: TaxTable, unitPrice: bigint, country: string) {
  const of = (groupId: string) => taxAt(table, { country }, { groupId, exemptGroupId: SCHOOLS })
  const line = { id: 'a', unitPrice, quantity: 2, tax: of(STANDARD_GROUP_ID), pay: 'NOW' as const }
  const { lines, exempt, summary, taxes } = price({
    currency: 'EUR',
    lines: [line],
    shipping: { amount: 595n, tax: of(DELIVERY_GROUP_ID) },
  })
  return { unit: lines[0]?.unitPrice, exempt, tax: summary.tax, total: summary.total, taxes: taxes.length }
}

test('an exempt buyer pays prices without the tax that they hold', () => {
  expect(exemptPrice(europe, 11_900n, 'DE')).toEqual({
    unit: 10_000n,
    exempt: 20_500n,
    tax: 0n,
    total: 20_500n,
    taxes: 0,
  })
})

test('an exempt buyer pays prices to which the tax is added, without it', () => {
  const added = { ...europe, regions: [region('DE', false)] }
  expect(exemptPrice(added, 10_000n, 'DE')).toEqual({
    unit: 10_000n,
    exempt: 20_595n,
    tax: 0n,
    total: 20_595n,
    taxes: 0,
  })
})

test('an exempt group with a rate of its own pays that one, and nothing is exempt', () => {
  const exempt = [{ groupId: SCHOOLS, rate: '70000' }]
  const table = { ...europe, rates: europe.rates.map((one) => ({ ...one, exempt })) }
  expect(exemptPrice(table, 11_900n, 'DE')).toEqual({
    unit: 10_700n,
    exempt: 0n,
    tax: 1_435n,
    total: 21_935n,
    taxes: 1,
  })
})

test('an exempt buyer pays a site without regions nothing, and prices where nothing is taxed stay', () => {
  expect(exemptPrice({ ...europe, regions: [] }, 15_000n, 'DE')).toMatchObject({ unit: 10_000n, tax: 0n })
  expect(exemptPrice(europe, 15_000n, 'JP')).toEqual({ unit: 15_000n, tax: 0n, total: 30_595n, taxes: 0 })
})
