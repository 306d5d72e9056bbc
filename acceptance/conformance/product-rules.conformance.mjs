import { describe, expect, test } from 'vitest'
import { admin, mark, refusal, STORES, visitor } from './clients.mjs'
import { newMember } from './people.mjs'

const plain = (fields = {}) => ({
  name: `Tea ${mark()}`,
  productType: 'PHYSICAL',
  visible: true,
  physicalProperties: {},
  variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } }, physicalProperties: {} }] },
  ...fields,
})
const monthly = { title: 'Monthly', visible: true, frequency: 'MONTH', interval: 1, autoRenewal: true }
const subscribed = (subscription, details = {}) =>
  plain({ subscriptionDetails: { allowOneTimePurchases: true, subscriptions: [subscription], ...details } })

describe('buyers and senders of a product', () => {
  const FULFILLER = '5fdb3a08-4f4d-4a21-9d1e-0a4b6d6f6a11'

  test('is set by the administrator, and removed', async () => {
    const product = await admin.productsV3.createProduct(
      plain({
        purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' },
        physicalProperties: { fulfillerId: FULFILLER, deliveryProfileId: FULFILLER },
      }),
    )
    const rules = {
      purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' },
      physicalProperties: { fulfillerId: FULFILLER, deliveryProfileId: FULFILLER },
    }
    expect(product).toMatchObject(rules)
    await admin.products.updateProduct(product._id, { name: `Tea ${mark()}` })
    const read = await admin.productsV3.getProduct(product._id)
    expect(read).toMatchObject(rules)
    const open = await admin.productsV3.updateProduct(product._id, {
      revision: read.revision,
      purchaseEligibility: null,
      physicalProperties: { fulfillerId: null },
    })
    expect(open.purchaseEligibility).toBeUndefined()
    expect(open.physicalProperties).toMatchObject({ deliveryProfileId: FULFILLER })
    expect(open.physicalProperties.fulfillerId).toBeUndefined()
  })

  test('keeps visitors from buying what is for members', async () => {
    const { product } = await admin.productsV3.createProductWithInventory(
      plain({
        purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' },
        variantsInfo: {
          variants: [
            { price: { actualPrice: { amount: '10' } }, physicalProperties: {}, inventoryItem: { quantity: 3 } },
          ],
        },
      }),
    )
    const line = () => ({ catalogReference: { appId: STORES, catalogItemId: product._id }, quantity: 1 })
    expect(await refusal(visitor().currentCart.addToCurrentCart({ lineItems: [line()] }))).toMatchObject({
      status: 403,
      code: 'MEMBER_NEEDED',
    })
    const { someone } = await newMember()
    const { cart } = await someone.currentCart.addToCurrentCart({ lineItems: [line()] })
    expect(cart.lineItems).toMatchObject([{ quantity: 1, availability: { status: 'AVAILABLE' } }])
  })
})

describe('a subscription', () => {
  test.each([
    [
      'ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT',
      { ...monthly, visible: false },
      { allowOneTimePurchases: false },
    ],
    ['INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT', { ...monthly, discount: { type: 'AMOUNT', amountOff: '10.01' } }, {}],
  ])('%s', async (code, subscription, details) => {
    const call = admin.productsV3.createProduct(subscribed(subscription, details))
    expect(await refusal(call)).toMatchObject({ status: 400, code })
  })

  test('is for physical goods', async () => {
    const file = {
      ...subscribed(monthly),
      productType: 'DIGITAL',
      physicalProperties: undefined,
      variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } }, digitalProperties: {} }] },
    }
    expect(await refusal(admin.productsV3.createProduct(file))).toMatchObject({
      code: 'INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION',
    })
  })

  test('has a price for each variant, wherever variants are shown', async () => {
    const product = await admin.productsV3.createProduct(
      subscribed({ ...monthly, discount: { type: 'PERCENT', percentOff: 10 } }),
    )
    const of = { 'productData.productId': product._id }
    const fields = ['SUBSCRIPTION_PRICES_INFO']
    const { variants } = await admin.readOnlyVariantsV3.searchVariants({ filter: of }, { fields })
    expect(variants).toMatchObject([
      { subscriptionPricesInfo: { subscriptionPrices: [{ priceAfterDiscount: { amount: '9.00' } }] } },
    ])
    const { items } = await admin.readOnlyVariantsV3
      .queryVariants({ fields: [] })
      .eq('productData.productId', product._id)
      .find()
    expect(items[0].subscriptionPricesInfo).toBeUndefined()
  })

  test('is named once, and renews itself or ends', async () => {
    const product = await admin.productsV3.createProduct(subscribed(monthly))
    const [{ _id }] = product.subscriptionDetails.subscriptions
    const twice = { subscriptionDetails: { subscriptions: [{ _id }, { _id }] } }
    const { revision } = product
    expect(await refusal(admin.productsV3.updateProduct(product._id, { revision, ...twice }))).toMatchObject({
      code: 'SUBSCRIPTION_ID_ALREADY_EXISTS',
    })
    const endless = admin.productsV3.createProduct(subscribed({ ...monthly, autoRenewal: false }))
    const { violations } = await refusal(endless)
    expect(violations).toMatchObject([{ ruleName: 'SUBSCRIPTION_INVALID_AUTO_RENEWAL' }])
  })
})

test('many products are answered one by one, whatever is wrong with one of them', async () => {
  const { results, bulkActionMetadata } = await admin.productsV3.bulkCreateProducts([
    plain({ name: '' }),
    plain(),
    plain({ variantsInfo: { variants: [{ price: { actualPrice: { amount: 'dear' } } }] } }),
  ])
  expect(results.map(({ itemMetadata }) => [itemMetadata.originalIndex, itemMetadata.success])).toEqual([
    [0, false],
    [1, true],
    [2, false],
  ])
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
})

describe('media as the client writes them', () => {
  const id = '11062b_0000000000000000000000000000000f~mv2.png'
  const image = `wix:image://v1/${id}/cup.png#originWidth=10&originHeight=20`
  const address = `https://static.wixstatic.com/media/${id}`

  test('are those of a product', async () => {
    const items = [{ image, altText: 'A cup' }, { video: 'wix:video://v1/11062b_film/cup#posterUri=11062b_still.jpg' }]
    const { media } = await admin.productsV3.createProduct(plain({ media: { itemsInfo: { items } } }), {
      fields: ['MEDIA_ITEMS_INFO'],
    })
    expect(media.itemsInfo.items).toMatchObject([
      { mediaType: 'IMAGE', image: address, altText: 'A cup', thumbnail: { url: address, width: 10, height: 20 } },
      { mediaType: 'VIDEO', video: expect.stringContaining('11062b_film') },
    ])
  })

  test('are those of a category and of a choice, and come back as they went', async () => {
    const category = await admin.categories.createCategory(
      { name: `Cups ${mark()}`, image },
      { treeReference: { appNamespace: '@wix/stores' } },
    )
    expect(category.image).toBe(image)
    const customization = await admin.customizationsV3.createCustomization({
      name: `Pattern ${mark()}`,
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'SWATCH_CHOICES',
      choicesSettings: { choices: [{ name: 'Dots', choiceType: 'IMAGE', image }] },
    })
    expect(customization.choicesSettings.choices).toMatchObject([{ name: 'Dots', image }])
  })
})

test('a name of nothing but spaces is refused in both generations', async () => {
  const blank = await refusal(admin.products.createProduct({ name: '  ', priceData: { price: 1 } }))
  expect(blank).toMatchObject({ status: 400, rules: { 'product.name': 'VALIDATION' } })
  expect(blank.violations).toMatchObject([{ ruleName: 'ONLY_SPACES_STRING_ERROR' }])
  expect(await refusal(admin.productsV3.createProduct(plain({ name: '  ' })))).toMatchObject({
    code: 'ONLY_SPACES_STRING_ERROR',
  })
})

test('a text that nobody could write is refused', async () => {
  const settings = (minCharCount, maxCharCount) => [
    {
      name: `Engraving ${mark()}`,
      modifierRenderType: 'FREE_TEXT',
      freeTextSettings: { title: 'Words', minCharCount, maxCharCount },
    },
  ]
  const refused = await refusal(admin.productsV3.createProduct(plain({ modifiers: settings(11, 10) })))
  expect(refused.rules).toEqual({ 'product.modifiers[0].freeTextSettings.minCharCount': 'MAX' })
  const exact = await admin.productsV3.createProduct(plain({ modifiers: settings(10, 10) }))
  expect(exact.modifiers).toMatchObject([{ freeTextSettings: { minCharCount: 10, maxCharCount: 10 } }])
})

test('a description of nodes that nobody knows is refused', async () => {
  const description = { nodes: [{ type: 'MARQUEE', id: 'm', nodes: [] }] }
  expect((await refusal(admin.productsV3.createProduct(plain({ description })))).rules).toEqual({
    'product.description.nodes[0].type': 'INVALID_ENUM_VALUE',
  })
})
