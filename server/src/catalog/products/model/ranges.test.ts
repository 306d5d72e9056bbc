import { present } from '@fairground/domain/present.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../../../test/fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  shop = await sharedSite()
})
afterAll(() => shop.close())

interface Amount {
  readonly amount: string
}
interface Shown {
  readonly visible: boolean
  readonly price: { actualPrice: Amount; compareAtPrice?: Amount }
  readonly revenueDetails?: { cost: Amount }
  readonly physicalProperties: { weight: number; pricePerUnit?: { value: string } }
}

const cents = fc.integer({ min: 0, max: 100_000 })
const variant = fc.record({
  actual: cents,
  more: fc.option(cents),
  cost: fc.option(cents),
  visible: fc.boolean(),
  grams: fc.integer({ min: 0, max: 5000 }),
  millilitres: fc.option(fc.integer({ min: 1, max: 2000 })),
})
const text = (minor: number) => (minor / 100).toFixed(2)

const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]
const amounts = (range: { minValue: Amount; maxValue: Amount } | undefined) =>
  range && [Number(range.minValue.amount), Number(range.maxValue.amount)]

/** Ranges to expect, computed from the variants as they are shown. */
function expected(variants: readonly Shown[]) {
  const visible = variants.filter((v) => v.visible)
  const shown = visible.length > 0 ? visible : variants
  const reduced = shown.some((v) => v.price.compareAtPrice)
  const full = shown.map((v) => Number((v.price.compareAtPrice ?? v.price.actualPrice).amount))
  const costs = shown.flatMap((v) => (v.revenueDetails ? [Number(v.revenueDetails.cost.amount)] : []))
  const units = shown.flatMap((v) =>
    v.physicalProperties.pricePerUnit ? [Number(v.physicalProperties.pricePerUnit.value)] : [],
  )
  return {
    actual: ends(shown.map((v) => Number(v.price.actualPrice.amount))),
    compareAt: reduced ? ends(full) : undefined,
    cost: costs.length > 0 ? ends(costs) : undefined,
    weight: ends(shown.map((v) => v.physicalProperties.weight)),
    unit: units.length > 0 ? ends(units) : undefined,
  }
}

test('ranges are those of the visible variants, whatever they are and whichever generation asks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(variant, { minLength: 1, maxLength: 5 }), async (drawn) => {
      const product = {
        productType: 'PHYSICAL',
        name: 'Ranged',
        physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } },
        options: [
          {
            name: 'Kind',
            optionRenderType: 'TEXT_CHOICES',
            choicesSettings: { choices: drawn.map((_, i) => ({ name: `K${i}`, choiceType: 'CHOICE_TEXT' })) },
          },
        ],
        variantsInfo: {
          variants: drawn.map(({ actual, more, cost, visible, grams, millilitres }, i) => ({
            visible,
            choices: [{ optionChoiceNames: { optionName: 'Kind', choiceName: `K${i}` } }],
            price: {
              actualPrice: { amount: text(actual) },
              ...present({ compareAtPrice: more === null ? undefined : { amount: text(actual + more) } }),
            },
            ...present({ revenueDetails: cost === null ? undefined : { cost: { amount: text(cost) } } }),
            physicalProperties: {
              weight: grams / 1000,
              ...present({
                pricePerUnit:
                  millilitres === null ? undefined : { settings: { quantity: millilitres, measurementUnit: 'ML' } },
              }),
            },
          })),
        },
      }
      const reply = await shop.admin.call('POST', '/stores/v3/products', { product, fields: ['MERCHANT_DATA'] })
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      const made = reply.body.product
      const ranges = expected(made.variantsInfo.variants)
      const { shippingWeightRange: weight, pricePerUnitRange: unit } = made.physicalProperties
      expect({
        actual: amounts(made.actualPriceRange),
        compareAt: amounts(made.compareAtPriceRange),
        cost: amounts(made.costRange),
        weight: [weight.minValue, weight.maxValue],
        unit: unit && [Number(unit.minValue.value), Number(unit.maxValue.value)],
      }).toEqual(ranges)

      const path = `/stores-reader/v1/products/${made.id}?id=${made.id}&includeMerchantSpecificData=true`
      const older = (await shop.admin.call('GET', path)).body.product
      expect([older.priceRange.minValue, older.priceRange.maxValue]).toEqual(ranges.actual)
      expect([older.weightRange.minValue, older.weightRange.maxValue]).toEqual(ranges.weight)
      expect(older.costRange && [older.costRange.minValue, older.costRange.maxValue]).toEqual(ranges.cost)

      // The columns that lists are filtered and sorted by say the same.
      const filter = {
        id: made.id,
        'actualPriceRange.minValue.amount': made.actualPriceRange.minValue.amount,
        'actualPriceRange.maxValue.amount': made.actualPriceRange.maxValue.amount,
        'compareAtPriceRange.maxValue.amount': made.compareAtPriceRange?.maxValue.amount ?? null,
        'physicalProperties.shippingWeightRange.maxValue': weight.maxValue,
      }
      const packed = Buffer.from(JSON.stringify({ query: { filter } })).toString('base64url')
      const { body } = await shop.admin.call('GET', `/stores/v3/products/query?.r=${packed}`)
      expect(body.products, JSON.stringify(filter)).toHaveLength(1)
    }),
    { numRuns: 25 },
  )
})
