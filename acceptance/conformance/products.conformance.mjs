import { expect, test } from 'vitest'
import { admin, mark, NOWHERE, refusal, visitor } from './clients.mjs'
import { newProduct, newShirt } from './goods.mjs'

const ZERO = '00000000-0000-0000-0000-000000000000'

test('a product as it is created', async () => {
  const name = `Tea pot ${mark()}`
  const { product } = await admin.products.createProduct({
    name,
    productType: 'physical',
    priceData: { price: 1234.5 },
    description: '<p>Pours <b>well</b></p><script>alert(1)</script>',
    sku: `POT-${mark()}`,
    weight: 1.25,
    brand: 'Kettle & Co',
    ribbon: 'New',
    discount: { type: 'PERCENT', value: 10 },
    additionalInfoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
    costAndProfitData: { itemCost: 400 },
    seoData: { tags: [{ type: 'title', children: 'A pot' }] },
  })
  expect(product).toMatchObject({
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    visible: true,
    productType: 'physical',
    description: '<p>Pours <b>well</b></p>',
    weight: 1.25,
    brand: 'Kettle & Co',
    ribbon: 'New',
    ribbons: [{ text: 'New' }],
    manageVariants: false,
    discount: { type: 'PERCENT', value: 10 },
    price: {
      currency: 'GBP',
      price: 1234.5,
      discountedPrice: 1111.05,
      formatted: { price: '£1,234.50', discountedPrice: '£1,111.05' },
    },
    priceData: { currency: 'GBP', price: 1234.5, discountedPrice: 1111.05 },
    convertedPriceData: { currency: 'GBP', price: 1234.5, discountedPrice: 1111.05 },
    priceRange: { minValue: 1111.05, maxValue: 1111.05 },
    stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' },
    additionalInfoSections: [{ title: 'Care', description: '<p>By hand</p>' }],
    collectionIds: ['00000000-000000-000000-000000000001'],
    productOptions: [],
    customTextFields: [],
    media: { items: [] },
    seoData: { tags: [{ type: 'title', children: 'A pot' }] },
  })
  expect(product._id).toMatch(/^[0-9a-f-]{36}$/)
  expect(product.inventoryItemId).toMatch(/^[0-9a-f-]{36}$/)
  expect(product.numericId).toMatch(/^\d+$/)
  expect(product.lastUpdated).toBeInstanceOf(Date)
  expect(product._createdDate).toBeInstanceOf(Date)
  expect(product.productPageUrl.path).toBe(`/products/${product.slug}`)
  expect(product.variants.map((variant) => variant._id)).toEqual([ZERO])
  expect(product.variants[0]).toMatchObject({
    choices: {},
    variant: { priceData: { price: 1234.5, discountedPrice: 1111.05 }, visible: true, weight: 1.25 },
    stock: { trackQuantity: false, inStock: true },
  })
})

test('a reader sees what was created, and only administrators see costs', async () => {
  const created = await newProduct({ costAndProfitData: { itemCost: 5 } })
  const someone = visitor()
  const { product: seen } = await someone.products.getProduct(created._id, { includeMerchantSpecificData: true })
  expect(seen.costAndProfitData).toBeUndefined()
  expect(seen.costRange).toBeUndefined()
  expect(seen.variants[0].variant.costAndProfitData).toBeUndefined()
  const { product: plain } = await admin.products.getProduct(created._id)
  expect(plain.costAndProfitData).toBeUndefined()
  const { product } = await admin.products.getProduct(created._id, { includeMerchantSpecificData: true })
  expect(product.costAndProfitData).toMatchObject({
    itemCost: 5,
    formattedItemCost: '£5.00',
    profit: 7.5,
    formattedProfit: '£7.50',
    profitMargin: 0.6,
  })
  expect(seen.name).toBe(created.name)
})

test('slugs are unique and follow the name; a given one stays', async () => {
  const name = `Twin ${mark()}`
  const [first, second] = [await newProduct({ name }), await newProduct({ name })]
  expect(second.slug).not.toBe(first.slug)
  expect(second.slug.startsWith(first.slug)).toBe(true)
  const slug = `given-${mark()}`
  expect((await newProduct({ slug })).slug).toBe(slug)
  expect(await refusal(newProduct({ slug }))).toMatchObject({ status: 409, code: 'SLUG_TAKEN' })
})

test('an update sets what is present and leaves the rest', async () => {
  const product = await newProduct({ brand: 'Own', description: '<p>Old</p>' })
  const { product: changed } = await admin.products.updateProduct(product._id, {
    name: 'Renamed',
    priceData: { price: 50 },
    discount: { type: 'AMOUNT', value: 5 },
  })
  expect(changed).toMatchObject({
    name: 'Renamed',
    brand: 'Own',
    description: '<p>Old</p>',
    slug: product.slug,
    price: { price: 50, discountedPrice: 45, formatted: { price: '£50.00', discountedPrice: '£45.00' } },
  })
  expect(changed.lastUpdated.getTime()).toBeGreaterThanOrEqual(product.lastUpdated.getTime())
  expect(changed._createdDate).toEqual(product._createdDate)
  const { product: bare } = await admin.products.updateProduct(product._id, { discount: { type: 'NONE' } })
  expect(bare.price).toMatchObject({ price: 50, discountedPrice: 50 })
})

test('every reader sees writes at once', async () => {
  const product = await newProduct()
  const someone = visitor()
  for (let price = 1; price <= 5; price++) {
    await admin.products.updateProduct(product._id, { priceData: { price } })
    expect((await someone.products.getProduct(product._id)).product.price.price).toBe(price)
    expect((await someone.products.queryProducts().eq('_id', product._id).find()).items[0].price.price).toBe(price)
  }
  await admin.products.updateProduct(product._id, { visible: false })
  expect(await refusal(someone.products.getProduct(product._id))).toMatchObject({ status: 404 })
  await admin.products.updateProduct(product._id, { visible: true })
  expect((await someone.products.getProduct(product._id)).product.visible).toBe(true)
})

test('a deleted product is gone', async () => {
  const product = await newProduct()
  await admin.products.deleteProduct(product._id)
  expect(await refusal(admin.products.getProduct(product._id))).toMatchObject({
    status: 404,
    code: 'PRODUCT_NOT_FOUND',
  })
  expect(await refusal(admin.products.deleteProduct(product._id))).toMatchObject({ status: 404 })
  expect((await visitor().products.queryProducts().eq('_id', product._id).find()).items).toEqual([])
})

test('brand and ribbon are removed', async () => {
  const product = await newProduct({ brand: 'Own', ribbon: 'Sale' })
  await admin.products.removeBrand(product._id)
  await admin.products.removeRibbon(product._id)
  const { product: bare } = await admin.products.getProduct(product._id)
  expect(bare.brand).toBeUndefined()
  expect(bare).toMatchObject({ ribbon: '', ribbons: [] })
})

test.for([
  ['no name', { name: '' }, 'product.name', 'MIN_LENGTH'],
  ['a long name', { name: 'x'.repeat(81) }, 'product.name', 'MAX_LENGTH'],
  ['a long description', { description: 'x'.repeat(16_001) }, 'product.description', 'MAX_LENGTH'],
  ['a negative price', { priceData: { price: -1 } }, 'product.priceData.price', 'MIN'],
  ['a huge price', { priceData: { price: 1e12 } }, 'product.priceData.price', 'MAX'],
  ['no price', { priceData: undefined }, 'product.priceData', 'REQUIRED_FIELD'],
  ['no known type', { productType: 'imaginary' }, 'product.productType', 'INVALID_ENUM_VALUE'],
  ['a long SKU', { sku: 'x'.repeat(41) }, 'product.sku', 'MAX_LENGTH'],
  ['no known discount', { discount: { type: 'HALF', value: 1 } }, 'product.discount.type', 'INVALID_ENUM_VALUE'],
  [
    'seven options',
    {
      manageVariants: true,
      productOptions: [...'abcdefg'].map((name) => ({ name, choices: [{ value: 'x', description: 'x' }] })),
    },
    'product.productOptions',
    'MAX_SIZE',
  ],
])('%s is a violation that names the field', async ([, fields, field, rule]) => {
  const refused = await refusal(newProduct(fields))
  expect(refused.status).toBe(400)
  expect(refused.rules[field]).toBe(rule)
  expect(refused.text).toContain('INVALID_ARGUMENT')
})

test('several violations come at once, sorted by field', async () => {
  const refused = await refusal(
    newProduct({ name: '', priceData: { price: -1 }, sku: 'x'.repeat(41), productType: 'imaginary' }),
  )
  expect(Object.keys(refused.rules)).toEqual([
    'product.name',
    'product.priceData.price',
    'product.productType',
    'product.sku',
  ])
  expect(refused.violations.find((v) => v.field === 'product.sku').data).toMatchObject({ threshold: 40 })
})

test('NUL characters are refused or dropped, never a fault', async () => {
  const answer = await newProduct({ name: `a\u0000b ${mark()}` }).catch((error) => error)
  if (answer instanceof Error) expect(answer.status ?? answer.response?.status).toBe(400)
  else expect(answer.name).not.toContain('\u0000')
  const found = await admin.products
    .queryProducts()
    .eq('name', 'a\u0000b')
    .find()
    .catch((error) => error)
  if (found instanceof Error) expect(found.status ?? found.response?.status).toBe(400)
  else expect(found.items).toEqual([])
})

test('a discount above the price never makes it negative', async () => {
  const product = await newProduct({ priceData: { price: 3 }, discount: { type: 'AMOUNT', value: 2 } })
  expect(product.price.discountedPrice).toBe(1)
  const answer = await admin.products
    .updateProduct(product._id, { discount: { type: 'AMOUNT', value: 5 } })
    .catch((error) => error)
  if (answer instanceof Error) expect(answer.status ?? answer.response?.status).toBe(400)
  else expect(answer.product.price.discountedPrice).toBe(0)
})

test('a managed product has a variant for each combination', async () => {
  const shirt = await newShirt()
  expect(shirt.manageVariants).toBe(true)
  expect(shirt.variants.map((variant) => variant.choices)).toEqual(
    expect.arrayContaining([
      { Size: 'S', Color: 'Blue' },
      { Size: 'S', Color: 'Red' },
      { Size: 'M', Color: 'Blue' },
      { Size: 'M', Color: 'Red' },
    ]),
  )
  expect(shirt.variants).toHaveLength(4)
  expect(new Set(shirt.variants.map((variant) => variant._id)).size).toBe(4)
  expect(shirt.variants.every((variant) => variant._id !== ZERO)).toBe(true)
  expect(shirt.productOptions).toMatchObject([
    { optionType: 'drop_down', name: 'Size', choices: [{ value: 'S' }, { value: 'M' }] },
    {
      optionType: 'color',
      name: 'Color',
      choices: [{ value: '#0000ff', description: 'Blue' }, { description: 'Red' }],
    },
  ])
})

test('options without managed variants do not multiply the product', async () => {
  const mug = await newProduct({
    productOptions: [
      {
        name: 'Handle',
        choices: [
          { value: 'Left', description: 'Left' },
          { value: 'Right', description: 'Right' },
        ],
      },
    ],
  })
  expect(mug.manageVariants).toBe(false)
  expect(mug.variants.map((variant) => variant._id)).toEqual([ZERO])
  expect(mug.productOptions).toHaveLength(1)
})

test('a custom text field is required', async () => {
  const product = await newProduct({ customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: true }] })
  expect(product.customTextFields).toEqual([{ title: 'Engraving', maxLength: 20, mandatory: true }])
})

test('an unknown field is not an error and does not come back', async () => {
  const product = await newProduct({ colourOfTheSky: 'blue' })
  expect(product.colourOfTheSky).toBeUndefined()
})

test('digital products are digital', async () => {
  expect((await newProduct({ productType: 'digital' })).productType).toBe('digital')
  expect(await refusal(admin.products.updateProduct(NOWHERE, {}))).toMatchObject({ status: 404 })
})
