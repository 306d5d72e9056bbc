import { expect, test } from 'vitest'
import { admin, mark, own, refusal, visitor } from './clients.mjs'

const someone = visitor()
const NOBODY = '00000000-0000-7000-8000-000000000000'
const media = { url: 'https://pictures.example/lamps.webp', altText: 'Lamps' }

const colour = () =>
  admin.customizationsV3.createCustomization({
    name: `Colour ${mark()}`,
    customizationType: 'PRODUCT_OPTION',
    customizationRenderType: 'SWATCH_CHOICES',
    choicesSettings: { choices: [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#aa0000' }] },
  })

test('promotions stand where their categories say', async () => {
  const { category } = await own('POST', '/categories/v1/categories', {
    category: { name: `Lamps ${mark()}`, visible: true },
    treeReference: { appNamespace: '@wix/stores', treeKey: null },
  })
  const categoryId = category.id
  const promotion = { name: `Lamps ${mark()}`, media, categories: [{ _id: categoryId, position: 3 }] }
  const made = await admin.promotionsV3.createPromotion(promotion)
  expect(made).toMatchObject({ _id: expect.any(String), revision: '1', enabled: true, name: promotion.name })
  expect(made._createdDate).toBeInstanceOf(Date)
  const { promotions } = await someone.promotionsV3.resolvePromotions(categoryId)
  expect(promotions).toMatchObject([{ position: 3, promotion: { _id: made._id } }])
  const found = await someone.promotionsV3.queryPromotions().eq('_id', made._id).find()
  expect(found.items.map(({ name }) => name)).toEqual([promotion.name])
  const searched = await someone.promotionsV3.searchPromotions({ search: { expression: promotion.name } })
  expect(searched.promotions.map(({ _id }) => _id)).toEqual([made._id])
  const off = await admin.promotionsV3.updatePromotion(made._id, { revision: '1', enabled: false })
  expect(off).toMatchObject({ revision: '2', enabled: false })
  expect(await refusal(someone.promotionsV3.getPromotion(made._id))).toMatchObject({ code: 'PROMOTION_NOT_FOUND' })
  const gone = await admin.promotionsV3.bulkDeletePromotions([made._id, NOBODY])
  expect(gone.results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false])
})

test('a promotion has a name that says something', async () => {
  const blank = { name: '  ', media: { ...media } }
  const rules = { 'promotion.name': 'VALIDATION' }
  expect(await refusal(admin.promotionsV3.createPromotion(blank))).toMatchObject({ status: 400, rules })
  const made = await admin.promotionsV3.createPromotion({ name: ` Lamps ${mark()} `, media: { ...media } })
  expect(made.name).toBe(made.name.trim())
  const renamed = admin.promotionsV3.updatePromotion(made._id, { revision: '1', name: ' ' })
  expect(await refusal(renamed)).toMatchObject({ status: 400, rules })
})

test('product groups show products by their choice', async () => {
  const customization = await colour()
  const name = `Group ${mark()}`
  const made = await admin.productGroupsV3.createProductGroup(
    { name, groupingCustomizationId: customization._id },
    { fields: ['GROUPING_CUSTOMIZATION'] },
  )
  expect(made.productGroup ?? made).toMatchObject({ name, revision: '1', members: [] })
  const { _id } = made.productGroup ?? made
  const lamp = await admin.productsV3.createProduct({
    name: `Lamp ${mark()}`,
    productType: 'PHYSICAL',
    physicalProperties: {},
    options: [
      {
        _id: customization._id,
        name: customization.name,
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ name: 'Red', choiceType: 'ONE_COLOR', colorCode: '#aa0000' }] },
      },
    ],
    variantsInfo: {
      variants: [
        {
          price: { actualPrice: { amount: '10' } },
          choices: [
            { optionChoiceNames: { optionName: customization.name, choiceName: 'Red', renderType: 'SWATCH_CHOICES' } },
          ],
        },
      ],
    },
  })
  const { results } = await admin.productGroupsV3.assignProductsToProductGroup(_id, { productIds: [lamp._id, NOBODY] })
  expect(results.map(({ success, error }) => [success, error?.code])).toEqual([
    [true, undefined],
    [false, 'PRODUCTS_NOT_FOUND'],
  ])
  const found = await someone.productGroupsV3
    .queryProductGroups({ fields: ['GROUPING_CUSTOMIZATION'] })
    .eq('name', name)
    .find()
  expect(found.items).toMatchObject([
    {
      _id,
      groupingCustomizationId: customization._id,
      groupingCustomization: { name: customization.name },
      members: [{ productId: lamp._id, status: 'ACTIVE', choice: { name: 'Red', choiceType: 'ONE_COLOR' } }],
    },
  ])
  expect(
    await refusal(admin.productGroupsV3.createProductGroup({ name, groupingCustomizationId: NOBODY })),
  ).toMatchObject({
    status: 404,
    code: 'CUSTOMIZATION_NOT_FOUND',
  })
  await admin.productGroupsV3.deleteProductGroup(_id)
  expect(await refusal(someone.productGroupsV3.getProductGroup(_id))).toMatchObject({ code: 'PRODUCT_GROUP_NOT_FOUND' })
})

test('a catalogue import is filled, submitted once, and becomes products', async () => {
  const { _id } = await admin.catalogImportsV3.createCatalogImport({})
  const handle = `tea-${mark()}`.toLowerCase()
  const product = {
    handle,
    name: `Tea ${handle}`,
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '4' } }, inventoryItem: { quantity: 2 } }] },
  }
  const { bulkActionMetadata } = await admin.catalogImportsV3.addProductsToImport(_id, [
    { product },
    { product: { handle: 'bare' } },
  ])
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  const { jobId, totalProductsCount } = await admin.catalogImportsV3.submitCatalogImport(_id)
  expect(totalProductsCount).toBe(1)
  expect(await refusal(admin.catalogImportsV3.submitCatalogImport(_id))).toMatchObject({
    code: 'CATALOG_IMPORT_ALREADY_SUBMITTED',
    data: { catalogImportId: _id, asyncJobId: jobId },
  })
  const made = () => someone.productsV3.queryProducts().eq('handle', handle).find()
  await expect.poll(async () => (await made()).items.length, { timeout: 20_000 }).toBe(1)
})

test('subscription options are offered by a product, which shows them', async () => {
  const option = await admin.subscriptionOptions.createSubscriptionOption({
    title: 'Monthly',
    subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
    discount: { type: 'PERCENT', value: 10 },
  })
  const product = await admin.productsV3.createProduct({
    name: `Coffee ${mark()}`,
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } } }] },
  })
  await admin.subscriptionOptions.assignSubscriptionOptionsToProduct(product._id, {
    assignedSubscriptionOptions: [{ _id: option._id }],
  })
  await admin.subscriptionOptions.allowOneTimePurchases(product._id, false)
  const offered = await someone.subscriptionOptions.getSubscriptionOptionsForProduct(product._id)
  expect(offered.subscriptionOptions).toMatchObject([{ _id: option._id, title: 'Monthly' }])
  const shown = await someone.productsV3.getProduct(product._id, { fields: ['SUBSCRIPTION_PRICES_INFO'] })
  expect(shown.subscriptionDetails).toMatchObject({
    allowOneTimePurchases: false,
    subscriptions: [{ _id: option._id, title: 'Monthly', frequency: 'MONTH', discount: { percentOff: 10 } }],
  })
  const [{ subscriptionPricesInfo }] = shown.variantsInfo.variants
  expect(subscriptionPricesInfo.subscriptionPrices).toMatchObject([{ priceAfterDiscount: { amount: '9.00' } }])
})
