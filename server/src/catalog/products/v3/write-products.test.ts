import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../../test/fixture.ts'
import { type Body, chosen, coat, options, price, v3Products } from './products.fixture.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
})
afterAll(() => shop.close())
const { post, created, refused, patch, changed, readV3, readV1 } = v3Products(() => ({ shop, visitor }))

describe('a product of catalogue 3', () => {
  test('without options has one variant, none in stock, and is what generation 1 shows', async () => {
    const product = await created(
      {
        name: 'Stoneware mug',
        plainDescription: '<p>Warm <script>x</script></p>',
        brand: { name: 'Kiln & Co' },
        ribbon: { name: 'Hot' },
        variantsInfo: {
          variants: [
            {
              ...price('8', '12.50'),
              sku: 'MUG-3',
              barcode: '4006381333931',
              revenueDetails: { cost: { amount: '3' } },
              physicalProperties: { weight: 0.4 },
            },
          ],
        },
      },
      ['PLAIN_DESCRIPTION', 'MERCHANT_DATA', 'CURRENCY', 'URL'],
    )
    expect(product).toMatchObject({
      revision: '1',
      slug: 'stoneware-mug',
      handle: 'stoneware-mug',
      visible: true,
      visibleInPos: true,
      currency: 'GBP',
      plainDescription: '<p>Warm </p>',
      brand: { id: expect.any(String), name: 'Kiln & Co' },
      ribbon: { id: expect.any(String), name: 'Hot' },
      inventory: { availabilityStatus: 'OUT_OF_STOCK', preorderStatus: 'DISABLED' },
      actualPriceRange: { minValue: { amount: '8.00', formattedAmount: '£8.00' } },
      compareAtPriceRange: { maxValue: { amount: '12.50' } },
      costRange: { minValue: { amount: '3.00' } },
      physicalProperties: { shippingWeightRange: { minValue: 0.4, maxValue: 0.4 } },
      variantsInfo: {
        variants: [
          {
            sku: 'MUG-3',
            barcode: '4006381333931',
            choices: [],
            visible: true,
            price: { actualPrice: { amount: '8.00' }, compareAtPrice: { amount: '12.50' } },
            revenueDetails: { cost: { amount: '3.00' }, profit: { amount: '5.00' }, profitMargin: 0.625 },
          },
        ],
      },
    })
    expect(await readV1(product.id)).toMatchObject({
      sku: 'MUG-3',
      weight: 0.4,
      brand: 'Kiln & Co',
      ribbon: 'Hot',
      manageVariants: false,
      priceData: { price: 12.5, discountedPrice: 8 },
      discount: { type: 'AMOUNT', value: 4.5 },
      costAndProfitData: { itemCost: 3 },
      stock: { inStock: false },
    })
  })

  test('with options has the variants that are named, and no others', async () => {
    const product = await created(coat('Harbour coat'), ['VARIANT_OPTION_CHOICE_NAMES'])
    expect(product.variantSummary.variantCount).toBe(3)
    expect(product.options.map((o: Body) => [o.name, o.optionRenderType])).toEqual([
      ['Size', 'TEXT_CHOICES'],
      ['Color', 'SWATCH_CHOICES'],
    ])
    expect(product.actualPriceRange).toMatchObject({ minValue: { amount: '70.00' }, maxValue: { amount: '80.00' } })
    const [first] = product.variantsInfo.variants
    expect(first.choices.map((c: { optionChoiceNames: Body }) => c.optionChoiceNames.choiceName)).toEqual(['S', 'Red'])
    expect(first.choices[0].optionChoiceIds.optionId).toBe(product.options[0].id)
    const v1 = await readV1(product.id)
    expect(v1.variants.map((v: Body) => v.choices)).toEqual([
      { Size: 'S', Color: 'Red' },
      { Size: 'M', Color: 'Blue' },
      { Size: 'S', Color: 'Blue' },
    ])
    expect(v1.variants[0].variant.priceData).toMatchObject({ price: 100, discountedPrice: 80 })
    expect(v1.priceRange).toEqual({ minValue: 70, maxValue: 80 })
    expect(v1.productOptions[1].choices[0]).toMatchObject({ value: '#aa0000', description: 'Red' })
  })

  test.each<[string, Body, number, string]>([
    ['a choice missing', { options, variantsInfo: { variants: [price('1')] } }, 400, 'MISSING_VARIANT_OPTION_CHOICE'],
    [
      'an option that there is not',
      { options: [options[0]], variantsInfo: { variants: [{ ...chosen('S', 'Red'), ...price('1') }] } },
      400,
      'MISSING_VARIANT_OPTION',
    ],
    [
      'the same choices twice',
      { options, variantsInfo: { variants: [1, 2].map(() => ({ ...chosen('S', 'Red'), ...price('1') })) } },
      400,
      'DUPLICATE_VARIANT_OPTION_CHOICE',
    ],
    ['two default variants', { variantsInfo: { variants: [price('1'), price('2')] } }, 400, 'INVALID_DEFAULT_VARIANT'],
    [
      'an option twice',
      { options: [options[0], options[0]], variantsInfo: { variants: [price('1')] } },
      400,
      'DUPLICATE_PRODUCT_OPTIONS',
    ],
    [
      'a compare-at price below the price',
      { variantsInfo: { variants: [price('5', '4')] } },
      400,
      'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
    ],
    [
      'an unknown ribbon',
      { ribbon: { id: '11111111-1111-4111-8111-111111111111' }, variantsInfo: { variants: [price('1')] } },
      404,
      'RIBBON_NOT_FOUND',
    ],
    [
      'an unknown option',
      {
        options: [{ ...options[0], id: '11111111-1111-4111-8111-111111111111' }],
        variantsInfo: { variants: [price('1')] },
      },
      404,
      'CUSTOMIZATION_NOT_EXIST',
    ],
    [
      'an option of no kind',
      { options: [{ ...options[0], optionRenderType: undefined }], variantsInfo: { variants: [price('1')] } },
      400,
      'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
    ],
    ['spaces for a name', { name: '   ', variantsInfo: { variants: [price('1')] } }, 400, 'ONLY_SPACES_STRING_ERROR'],
    ['a slug of spaces', { slug: 'Not a slug', variantsInfo: { variants: [price('1')] } }, 400, 'INVALID_SLUG_FORMAT'],
    [
      'a ribbon twice',
      { ribbon: { name: 'Twin' }, additionalRibbons: [{ name: 'Twin' }], variantsInfo: { variants: [price('1')] } },
      400,
      'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
    ],
    [
      'barcodes twice',
      {
        options,
        variantsInfo: {
          variants: [
            { ...chosen('S', 'Red'), ...price('1'), barcode: 'B' },
            { ...chosen('M', 'Red'), ...price('1'), barcode: 'B' },
          ],
        },
      },
      400,
      'DUPLICATE_BARCODE_ERROR',
    ],
    [
      'a litre of rope',
      {
        physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'M' } },
        variantsInfo: {
          variants: [
            {
              ...price('1'),
              physicalProperties: { pricePerUnit: { settings: { quantity: 1, measurementUnit: 'L' } } },
            },
          ],
        },
      },
      400,
      'PRICE_PER_UNIT_NOT_ALIGNED',
    ],
    [
      'a download at the counter',
      { productType: 'DIGITAL', visibleInPos: true, variantsInfo: { variants: [price('1')] } },
      400,
      'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS',
    ],
    [
      'a medium that it does not have',
      { media: { itemsInfo: { items: [{ id: 'nothing' }] } }, variantsInfo: { variants: [price('1')] } },
      404,
      'PRODUCT_MEDIA_NOT_EXIST',
    ],
  ])('is refused with %s', async (_, product, status, code) => {
    expect(await refused(product)).toEqual([status, code])
  })

  test('codes and slugs that another product has are refused', async () => {
    const variants = (own: Body) => ({ variantsInfo: { variants: [{ ...price('1'), ...own }] } })
    const { variantsInfo } = await created({
      name: 'First of codes',
      slug: 'first-of-codes',
      ...variants({ sku: 'ONE-1', barcode: 'BAR-1' }),
    })
    expect(await refused({ slug: 'first-of-codes', ...variants({}) })).toEqual([409, 'DUPLICATE_SLUG_ERROR'])
    expect(await refused(variants({ sku: 'ONE-1' }))).toEqual([409, 'SKU_ALREADY_EXIST_ERROR'])
    expect(await refused(variants({ barcode: 'BAR-1' }))).toEqual([409, 'BARCODE_ALREADY_EXIST_ERROR'])
    expect(await refused(variants({ id: variantsInfo.variants[0].id }))).toEqual([409, 'VARIANT_ID_ALREADY_EXISTS'])
  })

  test('keeps the picture, section, tag, field and measure that it was given', async () => {
    const nodes = [
      {
        type: 'PARAGRAPH',
        id: 'p',
        nodes: [{ type: 'TEXT', id: '', nodes: [], textData: { text: 'Wash cold', decorations: [] } }],
        paragraphData: {},
      },
    ]
    const fields = [
      'MEDIA_ITEMS_INFO',
      'INFO_SECTION',
      'INFO_SECTION_DESCRIPTION',
      'INFO_SECTION_PLAIN_DESCRIPTION',
      'DESCRIPTION',
      'PLAIN_DESCRIPTION',
      'MERCHANT_DATA',
    ]
    const product = await created(
      {
        name: 'Olive oil',
        description: { nodes },
        media: {
          itemsInfo: {
            items: [
              { url: 'https://example.com/oil.jpg', altText: 'A bottle' },
              { url: 'https://example.com/press.mp4' },
            ],
          },
        },
        infoSections: [{ uniqueName: 'care-oil', title: 'Care', plainDescription: '<p>Keep dark</p>' }],
        tags: { publicTags: { tagIds: ['a'] }, privateTags: { tagIds: ['b'] } },
        extendedFields: { namespaces: { '@own/app': { vintage: 2025 } } },
        seoData: { tags: [{ type: 'title', children: 'Oil' }] },
        physicalProperties: { pricePerUnit: { quantity: 1, measurementUnit: 'L' } },
        variantsInfo: {
          variants: [
            {
              ...price('12'),
              physicalProperties: { pricePerUnit: { settings: { quantity: 750, measurementUnit: 'ML' } } },
            },
          ],
        },
      },
      fields,
    )
    expect(product).toMatchObject({
      description: { nodes },
      plainDescription: '<p>Wash cold</p>',
      media: {
        main: { mediaType: 'IMAGE', altText: 'A bottle', image: { url: 'https://example.com/oil.jpg' } },
        itemsInfo: { items: [{}, { mediaType: 'VIDEO', video: { url: 'https://example.com/press.mp4' } }] },
      },
      infoSections: [
        {
          uniqueName: 'care-oil',
          title: 'Care',
          plainDescription: '<p>Keep dark</p>',
          description: { nodes: expect.any(Array) },
        },
      ],
      tags: { publicTags: { tagIds: ['a'] }, privateTags: { tagIds: ['b'] } },
      extendedFields: { namespaces: { '@own/app': { vintage: 2025 } } },
      seoData: { tags: [{ type: 'title', children: 'Oil' }] },
      physicalProperties: {
        pricePerUnit: { quantity: 1, measurementUnit: 'L' },
        pricePerUnitRange: { minValue: { value: '16.00', description: '£16.00 / l' } },
      },
      variantsInfo: {
        variants: [
          {
            physicalProperties: {
              pricePerUnit: { settings: { quantity: 750, measurementUnit: 'ML' }, value: '16.00' },
            },
          },
        ],
      },
    })
    expect(await readV1(product.id)).toMatchObject({
      description: '<p>Wash cold</p>',
      additionalInfoSections: [{ title: 'Care', description: '<p>Keep dark</p>' }],
      priceData: { pricePerUnit: 16, formatted: { pricePerUnit: '£16.00 / l' } },
      pricePerUnitData: { totalQuantity: 750, totalMeasurementUnit: 'ML', baseQuantity: 1, baseMeasurementUnit: 'L' },
      media: {
        items: [
          { mediaType: 'image' },
          { mediaType: 'video', video: { files: [{ url: 'https://example.com/press.mp4', format: 'mp4' }] } },
        ],
      },
    })
    const seen = await readV3(product.id, ['MERCHANT_DATA'].slice(1))
    expect(seen.tags).toEqual({ publicTags: { tagIds: ['a'] } })
    expect(seen.media.itemsInfo).toBeUndefined()
    expect(seen.infoSections).toEqual([])
  })

  test('is changed field by field; a stale revision is refused and nothing is lost', async () => {
    const product = await created({ name: 'Lamp', brand: { name: 'Lux' }, plainDescription: '<p>Bright</p>' })
    const renamed = await changed({ id: product.id, revision: '1', name: 'Reading lamp' }, ['PLAIN_DESCRIPTION'])
    expect(renamed).toMatchObject({
      revision: '2',
      name: 'Reading lamp',
      slug: 'lamp',
      brand: { name: 'Lux' },
      plainDescription: '<p>Bright</p>',
    })
    const stale = await patch({ id: product.id, revision: '1', name: 'Too late' })
    expect([stale.status, stale.body.details.applicationError.code]).toEqual([409, 'STALE_REVISION'])
    const cleared = await changed({ id: product.id, revision: '2', brand: null, plainDescription: null }, [
      'PLAIN_DESCRIPTION',
    ])
    expect(cleared).toMatchObject({ plainDescription: '' })
    expect(cleared.brand).toBeUndefined()
    const nameless = await patch({ id: product.id, revision: '3', brand: { name: 'Only a name' } })
    expect(nameless.body.details.validationError.fieldViolations[0].ruleName).toBe('BRAND_MISSING_ID')
    expect((await patch({ id: '11111111-1111-4111-8111-111111111111', revision: '1' })).status).toBe(404)
  })

  test('is changed by a mask only where the mask says', async () => {
    const product = await created({ name: 'Vase' })
    const change = { id: product.id, revision: '1', name: 'Tall vase', visible: false }
    const reply = await patch(change, { fieldMask: 'name' })
    expect(reply.body.product).toMatchObject({ name: 'Tall vase', visible: true })
    const code = async (mask: string) =>
      (await patch({ ...change, revision: '2' }, { fieldMask: mask })).body.details.applicationError.code
    expect(await code('createdDate')).toBe('FIELD_MASK_VALUE_NOT_SUPPORTED')
    expect(await code('ribbon')).toBe('FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR')
  })

  test('an old slug leads to the product until another takes it', async () => {
    const product = await created({ name: 'Kettle', slug: 'old-kettle' })
    await changed({ id: product.id, revision: '1', slug: 'new-kettle' })
    const bySlug = async (slug: string) =>
      (await visitor.call('GET', `/stores/v3/products/slug/${slug}?slug=${slug}`)).body.product?.id
    expect(await bySlug('new-kettle')).toBe(product.id)
    expect(await bySlug('old-kettle')).toBe(product.id)
    const other = await created({ name: 'Old kettle' })
    expect(other.slug).toBe('old-kettle-1')
    const taker = await created({ name: 'Taker', slug: 'old-kettle' })
    expect(await bySlug('old-kettle')).toBe(taker.id)
  })

  test('variants that are named change, the others come and go', async () => {
    const product = await created(coat('Changing coat'))
    const [first, , third] = product.variantsInfo.variants
    const variants = [
      { id: third.id, ...price('71') },
      { id: first.id, ...price('81', '99'), visible: false },
      { ...chosen('M', 'Red'), ...price('60') },
    ]
    const without = await patch({ id: product.id, revision: '1', variantsInfo: { variants } })
    expect(without.body.details.validationError.fieldViolations[0].ruleName).toBe('MISSING_OPTIONS_ON_UPDATE_VARIANTS')
    const after = await changed({ id: product.id, revision: '1', options: product.options, variantsInfo: { variants } })
    expect(after.variantsInfo.variants.map((v: Body) => v.id).slice(0, 2)).toEqual([third.id, first.id])
    expect(after.variantsInfo.variants).toHaveLength(3)
    expect(after.variantsInfo.variants[1]).toMatchObject({
      visible: false,
      sku: 'Changing coat-SR',
      price: { compareAtPrice: { amount: '99.00' } },
    })
    expect(after.actualPriceRange).toMatchObject({ minValue: { amount: '60.00' }, maxValue: { amount: '71.00' } })
    const fewer = await patch({ id: product.id, revision: '2', options: [after.options[0]] })
    expect(fewer.body.details.applicationError.code).toBe('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT')
  })

  test('catalogue 3 reads what generation 1 writes, and the other way round', async () => {
    const made = (
      await post('/stores/v1/products', {
        product: {
          name: 'Both ways',
          priceData: { price: 20 },
          discount: { type: 'PERCENT', value: 10 },
          additionalInfoSections: [{ title: 'Size table', description: '<p>Small</p>' }],
          customTextFields: [{ title: 'Engraving', maxLength: 20, mandatory: true }],
        },
      })
    ).body.product
    const v3 = await readV3(made.id, ['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION'])
    expect(v3).toMatchObject({
      actualPriceRange: { minValue: { amount: '18.00' } },
      compareAtPriceRange: { minValue: { amount: '20.00' } },
      infoSections: [{ title: 'Size table', plainDescription: '<p>Small</p>' }],
      modifiers: [
        {
          name: 'Engraving',
          modifierRenderType: 'FREE_TEXT',
          mandatory: true,
          freeTextSettings: { maxCharCount: 20, title: 'Engraving', defaultAddedPrice: '0' },
        },
      ],
      inventory: { availabilityStatus: 'IN_STOCK' },
    })
    const [variant] = v3.variantsInfo.variants
    await changed({
      id: made.id,
      revision: v3.revision,
      variantsInfo: { variants: [{ id: variant.id, ...price('15', '30') }] },
    })
    expect(await readV1(made.id)).toMatchObject({
      priceData: { price: 30, discountedPrice: 15 },
      additionalInfoSections: [{ title: 'Size table' }],
    })
    await shop.admin.call('PATCH', `/stores/v1/products/${made.id}`, {
      product: { id: made.id, priceData: { price: 40 } },
    })
    expect((await readV3(made.id)).actualPriceRange.minValue.amount).toBe('40.00')
  })
})

test('domain events name each change of a product: made, changed in which fields, changed in which variants, gone', async () => {
  const product = await created(coat('Winter coat'))
  const [first, second, third] = product.variantsInfo.variants
  const variants = [
    { id: first.id, ...price('1') },
    { id: second.id, ...price('90') },
    { id: third.id, ...price('70') },
  ]
  await changed({
    id: product.id,
    revision: '1',
    name: 'Winter coat, lined',
    options: product.options,
    variantsInfo: { variants },
  })
  await shop.admin.call('DELETE', `/stores/v3/products/${product.id}?productId=${product.id}`)
  const events = await shop.query(
    `select slug, payload from happenings where entity = 'product' and entity_id = '${product.id}' order by sequence`,
  )
  expect(events).toMatchObject([
    { slug: 'created', payload: { productId: product.id, name: 'Winter coat' } },
    { slug: 'updated', payload: { name: 'Winter coat, lined', changedFields: ['name', 'price'] } },
    { slug: 'variants_changed', payload: { variants: [{ variantId: first.id, changedFields: ['price'] }] } },
    { slug: 'deleted', payload: { productId: product.id } },
  ])
})
