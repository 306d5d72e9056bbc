import { expect, test } from 'vitest'
import { admin, mark, NOWHERE, refusal, STORES, visitor } from './clients.mjs'

const someone = visitor()
const price = (amount, compareAt) => ({
  actualPrice: { amount },
  ...(compareAt ? { compareAtPrice: { amount: compareAt } } : {}),
})
const physical = { productType: 'PHYSICAL', physicalProperties: {} }
const sizes = (...names) => ({
  name: 'Size',
  optionRenderType: 'TEXT_CHOICES',
  choicesSettings: { choices: names.map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) },
})
const sized = (choiceName) => ({
  choices: [{ optionChoiceNames: { optionName: 'Size', choiceName, renderType: 'TEXT_CHOICES' } }],
})
const simple = (name, more = {}) => ({
  ...physical,
  name,
  variantsInfo: { variants: [{ price: price('10'), physicalProperties: {} }] },
  ...more,
})

test('a product is made with everything that it needs, and with its stock', async () => {
  const word = mark()
  const section = await admin.infoSectionsV3.createInfoSection({ uniqueName: `care-${word}`, title: 'Care' })
  const { product, inventoryResults } = await admin.productsV3.createProductWithInventory(
    {
      ...physical,
      visible: true,
      name: `Coat ${word}`,
      plainDescription: '<p>Warm</p>',
      brand: { name: `House ${word}` },
      ribbon: { name: `Hot ${word}` },
      infoSections: [{ _id: section._id }],
      options: [sizes('S', 'M')],
      modifiers: [
        {
          name: `Name ${word}`,
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: { title: 'For whom', maxCharCount: 20, defaultAddedPrice: '2' },
        },
      ],
      media: { itemsInfo: { items: [{ url: 'https://example.com/coat.jpg', altText: 'A coat' }] } },
      variantsInfo: {
        variants: [
          {
            ...sized('S'),
            price: price('80', '100'),
            physicalProperties: { weight: 1.5 },
            sku: `S-${word}`,
            inventoryItem: { quantity: 4 },
          },
          { ...sized('M'), price: price('90'), physicalProperties: {}, inventoryItem: { quantity: 0 } },
        ],
      },
    },
    {
      returnEntity: true,
      fields: [
        'CURRENCY',
        'URL',
        'PLAIN_DESCRIPTION',
        'INFO_SECTION',
        'VARIANT_OPTION_CHOICE_NAMES',
        'MEDIA_ITEMS_INFO',
      ],
    },
  )
  expect(product).toMatchObject({
    revision: '1',
    name: `Coat ${word}`,
    plainDescription: '<p>Warm</p>',
    brand: { _id: expect.any(String), name: `House ${word}` },
    ribbon: { _id: expect.any(String), name: `Hot ${word}` },
    infoSections: [{ _id: section._id, uniqueName: `care-${word}` }],
    modifiers: [{ mandatory: true, freeTextSettings: { title: 'For whom', maxCharCount: 20 } }],
    inventory: { availabilityStatus: 'PARTIALLY_OUT_OF_STOCK' },
    actualPriceRange: { minValue: { amount: expect.stringMatching(/^80/) } },
    compareAtPriceRange: { maxValue: { amount: expect.stringMatching(/^100/) } },
  })
  expect(product._createdDate).toBeInstanceOf(Date)
  expect(product.media.itemsInfo.items[0].image).toContain('coat.jpg')
  expect(product.variantsInfo.variants.map((v) => v.choices[0].optionChoiceNames.choiceName)).toEqual(['S', 'M'])
  expect(inventoryResults.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
  expect(inventoryResults.results[0].item).toMatchObject({ quantity: 4, productId: product._id })

  const { product: older } = await admin.products.getProduct(product._id)
  expect(older).toMatchObject({
    name: `Coat ${word}`,
    brand: `House ${word}`,
    ribbon: `Hot ${word}`,
    additionalInfoSections: [{ title: 'Care' }],
    customTextFields: [{ title: 'For whom', maxLength: 20, mandatory: true }],
    productOptions: [{ name: 'Size' }],
  })

  const line = (options) => ({
    lineItems: [{ quantity: 1, catalogReference: { appId: STORES, catalogItemId: product._id, options } }],
  })
  const variantId = product.variantsInfo.variants[0]._id
  expect((await refusal(someone.currentCart.addToCurrentCart(line({ variantId })))).code).toBe('MODIFIER_REQUIRED')
  const { cart } = await someone.currentCart.addToCurrentCart(
    line({ variantId, customTextFields: { 'For whom': 'Ada' } }),
  )
  expect(cart.lineItems[0].price.amount).toMatch(/^82/)
})

test('variants must name a choice of every option', async () => {
  const loose = { ...simple(`Loose ${mark()}`), options: [sizes('S')] }
  const { status, violations } = await refusal(admin.productsV3.createProduct(loose))
  expect(status ?? 400).toBe(400)
  expect(violations[0].ruleName).toBe('MISSING_VARIANT_OPTION_CHOICE')
})

test('a product is changed by its revision; a stale one is refused', async () => {
  const word = mark()
  const product = await admin.productsV3.createProduct(simple(`Jacket ${word}`))
  const parka = await admin.productsV3.updateProduct(product._id, { revision: product.revision, name: `Parka ${word}` })
  expect(parka).toMatchObject({ _id: product._id, revision: '2', name: `Parka ${word}`, slug: product.slug })
  const stale = await refusal(admin.productsV3.updateProduct(product._id, { revision: '1', name: 'Late' }))
  expect(stale.code).toBe('STALE_REVISION')

  const moved = await admin.productsV3.updateProduct(product._id, { revision: '2', slug: `parka-${word}` })
  expect(moved.slug).toBe(`parka-${word}`)
  expect((await someone.productsV3.getProductBySlug(product.slug)).product._id).toBe(product._id)
  expect((await refusal(admin.productsV3.createProduct(simple('Other', { slug: `parka-${word}` })))).code).toBe(
    'DUPLICATE_SLUG_ERROR',
  )
})

test('a read product can be sent back', async () => {
  const made = await admin.productsV3.createProduct(
    {
      ...simple(`Round ${mark()}`),
      options: [sizes('S')],
      variantsInfo: { variants: [{ ...sized('S'), price: price('10') }] },
    },
    { fields: ['MEDIA_ITEMS_INFO', 'INFO_SECTION', 'DESCRIPTION'] },
  )
  const { _id, ...fields } = made
  const variantId = made.variantsInfo.variants[0]._id
  const saved = await admin.productsV3.updateProduct(_id, { ...fields, name: `${made.name} again` })
  expect(saved).toMatchObject({ revision: '2', variantSummary: { variantCount: 1 }, options: [{ name: 'Size' }] })
  expect(saved.variantsInfo.variants[0]._id).toBe(variantId)
})

test('many are made, changed, tagged and deleted, each by itself', async () => {
  const word = mark()
  const withStock = (n, quantity) => ({
    ...physical,
    visible: true,
    name: `Bulk ${word} ${n}`,
    variantsInfo: { variants: [{ price: price('10'), physicalProperties: {}, inventoryItem: { quantity } }] },
  })
  const { productResults, inventoryResults } = await admin.productsV3.bulkCreateProductsWithInventory(
    [withStock(1, 1), withStock(2, 2)],
    { returnEntity: true },
  )
  expect(productResults.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
  expect(inventoryResults.bulkActionMetadata.totalSuccesses).toBe(2)
  const [one, two] = productResults.results.map(({ item }) => item)

  const changed = await admin.productsV3.bulkUpdateProducts(
    [
      { product: { _id: one._id, revision: one.revision, name: `Bulk renamed ${word}` } },
      { product: { _id: two._id, revision: '99', name: 'No' } },
    ],
    { returnEntity: true },
  )
  expect(changed.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
  expect(changed.results[0].item.name).toBe(`Bulk renamed ${word}`)

  await admin.productsV3.bulkUpdateProductTags([one._id], { assignTags: { publicTags: { tagIds: [NOWHERE] } } })
  expect((await admin.productsV3.getProduct(one._id)).tags.publicTags.tagIds).toEqual([NOWHERE])

  const gone = await admin.productsV3.bulkDeleteProducts([two._id, NOWHERE])
  expect(gone.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
  await admin.productsV3.deleteProduct(one._id)
  await expect(admin.productsV3.getProduct(one._id)).rejects.toThrow()
})

test('prices and fields change wherever a filter finds something', async () => {
  const word = mark()
  const product = await admin.productsV3.createProduct(simple(`Found ${word}`))
  const filter = { _id: { $in: [product._id] } }
  const { jobId } = await admin.productsV3.bulkAdjustProductVariantsByFilter(filter, {
    actualPrice: { percentage: 50 },
  })
  expect(jobId).toEqual(expect.any(String))
  await expect
    .poll(async () => (await admin.productsV3.getProduct(product._id)).actualPriceRange.minValue.amount)
    .toMatch(/^15/)
  await admin.productsV3.bulkUpdateProductVariantsByFilter(filter, { variant: { price: price('7', '9') } })
  await expect
    .poll(async () => (await admin.productsV3.getProduct(product._id)).compareAtPriceRange?.minValue.amount)
    .toMatch(/^9/)
  await admin.productsV3.bulkUpdateProductsByFilter({ filter, product: { plainDescription: '<p>All</p>' } })
  await expect
    .poll(
      async () => (await admin.productsV3.getProduct(product._id, { fields: ['PLAIN_DESCRIPTION'] })).plainDescription,
    )
    .toBe('<p>All</p>')
  await admin.productsV3.bulkDeleteProductsByFilter(filter)
  await expect.poll(async () => (await admin.productsV3.countProducts({ filter })).count).toBe(0)
})

test('writing is for administrators', async () => {
  expect((await refusal(someone.productsV3.createProduct(simple('Mine')))).status ?? 403).toBe(403)
})
