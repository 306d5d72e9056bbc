import { beforeAll, expect, test } from 'vitest'
import { admin, mark, visitor } from './clients.mjs'
import { newShirt, stock } from './goods.mjs'

const someone = visitor()
let shirt

beforeAll(async () => {
  shirt = await newShirt({ name: `Variant shirt ${mark()}` })
  await stock(shirt, 2)
})

test('variants of a product, read by anybody', async () => {
  const { items } = await someone.readOnlyVariantsV3.queryVariants().eq('productData.productId', shirt._id).find()
  expect(items).toHaveLength(4)
  expect(new Set(items.map(({ variantId }) => variantId))).toEqual(new Set(shirt.variants.map(({ _id }) => _id)))
  expect(items[0]).toMatchObject({
    visible: true,
    price: { actualPrice: { amount: expect.stringMatching(/^40/) } },
    inventoryStatus: { inStock: true, preorderEnabled: false },
    productData: { productId: shirt._id, name: shirt.name, slug: shirt.slug, productType: 'PHYSICAL' },
  })
  expect(items[0].optionChoices.map(({ optionChoiceNames }) => optionChoiceNames.optionName)).toEqual(['Size', 'Color'])
})

test('page by page', async () => {
  const query = () => someone.readOnlyVariantsV3.queryVariants().eq('productData.productId', shirt._id).limit(3)
  const first = await query().find()
  expect(first.items).toHaveLength(3)
  expect(first.hasNext()).toBe(true)
  const second = await first.next()
  expect(second.items).toHaveLength(1)
})

test('variants are searched by words and counted', async () => {
  const { variants, aggregationData } = await admin.readOnlyVariantsV3.searchVariants({
    search: { expression: shirt.name },
    filter: { visible: true },
    sort: [{ fieldName: 'price.actualPrice.amount', order: 'ASC' }],
    aggregations: [{ name: 'visible', type: 'VALUE', fieldPath: 'visible', value: {} }],
  })
  expect(variants).toHaveLength(4)
  expect(aggregationData.results[0].values.results).toEqual([{ value: 'true', count: 4 }])
})
