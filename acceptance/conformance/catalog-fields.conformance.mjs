import { beforeAll, describe, expect, test } from 'vitest'
import { admin, mark, refusal, visitor } from './clients.mjs'

/**
 * Every field that the published typings name for filters, sorts and aggregations of the lists of catalogue 3, on one product that has all
 * of them: what fits finds it, what does not loses it, and sorts and aggregations are taken.
 */
const name = `Coat ${mark()}`
const TAG = '11111111-1111-4111-8111-111111111111'
const ALL_PRODUCTS = '00000000-0000-0000-0000-000000000001'
const tree = { treeReference: { appNamespace: '@wix/stores' } }
const one = (name, key, settings) => ({
  name,
  ...settings,
  choicesSettings: { choices: [{ name: key, choiceType: 'CHOICE_TEXT' }] },
})

let product
let variant
let item
let categories

beforeAll(async () => {
  const size = `Size ${mark()}`
  const made = await admin.productsV3.createProductWithInventory({
    name,
    productType: 'PHYSICAL',
    visible: true,
    physicalProperties: { fulfillerId: TAG, deliveryProfileId: TAG },
    taxGroupId: TAG,
    brand: { name: `Brand ${mark()}` },
    ribbon: { name: `Ribbon ${mark()}` },
    additionalRibbons: [{ name: `More ${mark()}` }],
    infoSections: [{ uniqueName: `care-${mark()}`, title: 'Care', plainDescription: '<p>Wash</p>' }],
    tags: { publicTags: { tagIds: [TAG] }, privateTags: { tagIds: [TAG] } },
    options: [one(size, 'Small', { optionRenderType: 'TEXT_CHOICES' })],
    modifiers: [one(`Wrap ${mark()}`, 'Paper', { modifierRenderType: 'TEXT_CHOICES', mandatory: false })],
    subscriptionDetails: {
      allowOneTimePurchases: true,
      subscriptions: [{ title: 'Monthly', frequency: 'MONTH', interval: 1, visible: true, autoRenewal: true }],
    },
    variantsInfo: {
      variants: [
        {
          choices: [{ optionChoiceNames: { optionName: size, choiceName: 'Small', renderType: 'TEXT_CHOICES' } }],
          sku: `SKU-${mark()}`,
          barcode: `B${mark()}`,
          price: { actualPrice: { amount: '10' }, compareAtPrice: { amount: '20' } },
          physicalProperties: { weight: 1.5 },
          inventoryItem: { quantity: 3 },
        },
      ],
    },
  })
  const id = made.product._id
  const parent = await admin.categories.createCategory({ name: `Above ${mark()}`, visible: true }, tree)
  const below = { name: `Below ${mark()}`, visible: true, parentCategory: { _id: parent._id } }
  const child = await admin.categories.createCategory(below, tree)
  const reference = { catalogItemId: id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  await admin.categories.bulkAddItemsToCategory(child._id, [reference], tree)
  await admin.categories.setArrangedItems(child._id, tree.treeReference, { items: [reference] })
  categories = { parent, child }
  const fields = ['INFO_SECTION', 'MERCHANT_DATA', 'VARIANT_OPTION_CHOICE_NAMES']
  product = await admin.productsV3.getProduct(id, { fields })
  variant = product.variantsInfo.variants[0]
  const found = await admin.inventoryItemsV3.queryInventoryItems().eq('productId', id).find()
  item = found.items[0]
})

const isList = (field) => /^(options|modifiers|infoSections|additionalRibbons|tags|members|optionChoices)\./.test(field)

/** Filters by the operators that fields of its kind have, and whether each finds what has the value. */
function filtersOf(field, value) {
  if (isList(field) || field === 'product.directCategoryIds')
    return [
      [{ $hasSome: [value] }, true],
      [{ $hasAll: [value] }, true],
      [{ $exists: true }, true],
      [{ $isEmpty: false }, true],
      [{ $hasSome: [TAG.replaceAll('1', '2')] }, false],
    ]
  const equal = [
    [value, true],
    [{ $eq: value }, true],
    [{ $ne: value }, false],
    [{ $in: [value] }, true],
    [{ $nin: [value] }, false],
    [{ $exists: true }, true],
    [{ $exists: false }, false],
  ]
  if (typeof value === 'boolean') return equal
  const ordered = [
    [{ $gte: value }, true],
    [{ $lte: value }, true],
    [{ $gt: value }, false],
    [{ $lt: value }, false],
  ]
  const text = typeof value === 'string' && !/amount$|Date$/.test(field)
  const words = text
    ? [
        [{ $startsWith: value.slice(0, 4) }, true],
        [{ $isEmpty: true }, false],
      ]
    : []
  const isId = /(^|\.)_id$|Id$/.test(field)
  return [...equal, ...ordered, ...(isId ? [] : words)]
}

/** Fields whose filters find what they should not, or the other way round. */
async function misled(values, find) {
  const wrong = []
  for (const [field, value] of Object.entries(values))
    for (const [condition, fits] of filtersOf(field, value)) {
      const found = await find({ [field]: condition }).catch((error) => error.message)
      if (found > 0 !== fits || typeof found === 'string') wrong.push([field, condition, found])
    }
  return wrong
}

const taken = async (fields, send) => {
  const refused = []
  for (const field of fields)
    await send(field).catch((error) => refused.push([field, error.details?.validationError ?? error.message]))
  return refused
}
const bySort = (search) => (fieldName) => search({ sort: [{ fieldName, order: 'DESC' }], cursorPaging: { limit: 1 } })
/** Checks a response path by path in the order of the request; a list counts once for each of its items. */
const byCount = (search) => async (fieldPath) => {
  const aggregations = [
    { name: 'values', fieldPath, type: 'VALUE', value: { limit: 1 } },
    { name: 'distinct', fieldPath, type: 'SCALAR', scalar: { type: 'COUNT_DISTINCT' } },
  ]
  const { aggregationData } = await search({ aggregations, cursorPaging: { limit: 1 } })
  expect(aggregationData.results).toMatchObject([{ fieldPath }, { fieldPath }])
}

const productValues = () => ({
  _id: product._id,
  'brand._id': product.brand._id,
  'brand.name': product.brand.name,
  handle: product.handle,
  'inventory.availabilityStatus': 'IN_STOCK',
  'inventory.preorderAvailability': 'NO_VARIANTS',
  'inventory.preorderStatus': 'DISABLED',
  'physicalProperties.deliveryProfileId': TAG,
  'physicalProperties.fulfillerId': TAG,
  productType: 'PHYSICAL',
  'ribbon._id': product.ribbon._id,
  'ribbon.name': product.ribbon.name,
  slug: product.slug,
  'subscriptionDetails.allowOneTimePurchases': true,
  taxGroupId: TAG,
  visible: true,
  visibleInPos: true,
  'additionalRibbons._id': product.additionalRibbons[0]._id,
  'additionalRibbons.name': product.additionalRibbons[0].name,
  'infoSections._id': product.infoSections[0]._id,
  'infoSections.uniqueName': product.infoSections[0].uniqueName,
  'modifiers._id': product.modifiers[0]._id,
  'modifiers.choicesSettings.choices.choiceId': product.modifiers[0].choicesSettings.choices[0].choiceId,
  'modifiers.choicesSettings.choices.name': 'Paper',
  'modifiers.name': product.modifiers[0].name,
  'options._id': product.options[0]._id,
  'options.choicesSettings.choices.choiceId': product.options[0].choicesSettings.choices[0].choiceId,
  'options.choicesSettings.choices.name': 'Small',
  'options.name': product.options[0].name,
  'tags.privateTags.tagIds': TAG,
  'tags.publicTags.tagIds': TAG,
  ...sortedValues(),
})
const sortedValues = () => ({
  _createdDate: product._createdDate.toISOString(),
  _updatedDate: product._updatedDate.toISOString(),
  'actualPriceRange.maxValue.amount': '10',
  'actualPriceRange.minValue.amount': '10',
  'compareAtPriceRange.maxValue.amount': '20',
  'compareAtPriceRange.minValue.amount': '20',
  'minVariantPriceInfo.sku': variant.sku,
  name,
  'physicalProperties.shippingWeightRange.maxValue': 1.5,
  'physicalProperties.shippingWeightRange.minValue': 1.5,
})

describe('products', () => {
  const search = (request) => admin.productsV3.searchProducts(request)
  const find = async (filter) => (await search({ filter: { $and: [filter, { _id: product._id }] } })).products.length

  test('are found by every field', async () => {
    expect(await misled(productValues(), find)).toEqual([])
    expect(await taken(Object.keys(sortedValues()), bySort(search))).toEqual([])
  })

  test('are counted by every field, named as the client names it', async () => {
    const listed = [
      ...['allCategoriesInfo.categories', 'directCategoriesInfo.categories'].flatMap((list) => [
        list,
        `${list}._id`,
        `${list}.index`,
      ]),
      ...['', '.barcode', '.sku', '.visible', '.physicalProperties.weight'].map((of) => `variantsInfo.variants${of}`),
      ...['actualPrice', 'compareAtPrice'].map((price) => `variantsInfo.variants.price.${price}.amount`),
      ...['choiceId', 'optionId'].map((id) => `variantsInfo.variants.choices.optionChoiceIds.${id}`),
    ]
    expect(await taken([...Object.keys(productValues()), 'importId', ...listed], byCount(search))).toEqual([])
  })

  test('are found by one item of a list that meets all conditions', async () => {
    const matching = (field, ...items) => find({ [field]: { $matchItems: items } })
    const { parent, child } = categories
    expect(await matching('allCategoriesInfo.categories', { _id: { $in: [parent._id] } })).toBe(1)
    expect(await matching('directCategoriesInfo.categories', { _id: { $in: [parent._id] } })).toBe(0)
    expect(await matching('directCategoriesInfo.categories', { _id: child._id })).toBe(1)
    expect(await matching('directCategoriesInfo.categories', { _id: child._id, index: 0 })).toBe(1)
    expect(await matching('directCategoriesInfo.categories', { _id: child._id, index: { $gt: 0 } })).toBe(0)
    expect(await matching('allCategoriesInfo.categories', { _id: ALL_PRODUCTS })).toBe(1)
    const cheap = { 'price.actualPrice.amount': { $lte: '10' }, visible: true }
    expect(await matching('variantsInfo.variants', { ...cheap, sku: variant.sku })).toBe(1)
    expect(await matching('variantsInfo.variants', { ...cheap, barcode: 'none' })).toBe(0)
    expect(await matching('variantsInfo.variants', cheap, { 'physicalProperties.weight': { $gt: 2 } })).toBe(0)
  })

  test('private tags tell nothing to visitors', async () => {
    const { searchProducts, countProducts } = visitor().productsV3
    const field = 'tags.privateTags.tagIds'
    const filter = { [field]: { $hasSome: [TAG] } }
    const aggregations = [{ name: 'tags', fieldPath: field, type: 'VALUE', value: {} }]
    for (const call of [
      () => searchProducts({ filter }),
      () => searchProducts({ aggregations }),
      () => countProducts({ filter }),
    ])
      expect((await refusal(call())).status).toBe(400)
  })

  test('are found by the codes of their variants', async () => {
    const byWords = async (expression, ...fields) =>
      (await search({ search: { expression, fields } })).products.map(({ _id }) => _id)
    expect(await byWords(variant.barcode)).toEqual([product._id])
    expect(await byWords(variant.barcode, 'variantsInfo.variants.barcode')).toEqual([product._id])
    expect(await byWords(variant.sku, 'minVariantPriceInfo.sku', 'variantsInfo.variants.sku')).toEqual([product._id])
  })
})

test('variants are found, sorted and counted by every field', async () => {
  const [{ optionChoiceIds }] = variant.choices
  const values = {
    _id: variant._id,
    'optionChoices.optionChoiceIds.choiceId': optionChoiceIds.choiceId,
    'optionChoices.optionChoiceIds.optionId': optionChoiceIds.optionId,
    barcode: variant.barcode,
    'inventoryStatus.inStock': true,
    'inventoryStatus.preorderEnabled': false,
    'price.actualPrice.amount': '10',
    'price.compareAtPrice.amount': '20',
    'productData._updatedDate': product._updatedDate.toISOString(),
    'productData.brand._id': product.brand._id,
    'productData.handle': product.handle,
    'productData.name': name,
    'productData.physicalProperties.fulfillerId': TAG,
    'productData.productId': product._id,
    'productData.productType': 'PHYSICAL',
    'productData.slug': product.slug,
    'productData.visible': true,
    'productData.visibleInPos': true,
    sku: variant.sku,
    variantId: variant._id,
    visible: true,
  }
  const search = (request) => admin.readOnlyVariantsV3.searchVariants(request)
  const ofProduct = { 'productData.productId': product._id }
  const find = async (filter) => (await search({ filter: { $and: [filter, ofProduct] } })).variants.length
  expect(await misled(values, find)).toEqual([])
  expect(await taken(Object.keys(values), bySort(search))).toEqual([])
  expect(await taken(Object.keys(values), byCount(search))).toEqual([])
})

test('inventory items are found, sorted and counted by every field', async () => {
  const values = {
    _id: item._id,
    locationId: item.locationId,
    variantId: variant._id,
    'product.directCategoryIds': categories.child._id,
    _createdDate: item._createdDate.toISOString(),
    _updatedDate: item._updatedDate.toISOString(),
    availabilityStatus: 'IN_STOCK',
    inStock: true,
    'preorderInfo.enabled': false,
    'product.brand._id': product.brand._id,
    'product.name': name,
    'product.variantBarcode': variant.barcode,
    'product.variantName': 'Small',
    'product.variantSku': variant.sku,
    productId: product._id,
    quantity: 3,
    trackQuantity: true,
  }
  const search = (request) => admin.inventoryItemsV3.searchInventoryItems(request)
  const find = async (filter) =>
    (await search({ filter: { $and: [filter, { productId: product._id }] } })).inventoryItems.length
  expect(item.product.directCategoryIds).toEqual([ALL_PRODUCTS, categories.child._id])
  expect(await misled(values, find)).toEqual([])
  expect(await taken(Object.keys(values), bySort(search))).toEqual([])
  expect(await taken(Object.keys(values), byCount(search))).toEqual([])
})

test('promotions, categories and locations are sorted and counted by every field', async () => {
  const promotions = (request) => admin.promotionsV3.searchPromotions(request)
  const shared = ['_createdDate', '_id', '_updatedDate']
  const ofPromotions = [...shared, 'enabled', 'tags.privateTags.tagIds', 'tags.publicTags.tagIds']
  expect(await taken(ofPromotions, bySort(promotions))).toEqual([])
  expect(await taken(ofPromotions, byCount(promotions))).toEqual([])
  const search = (request) => admin.categories.searchCategories(request, tree)
  const sorted = ['managingAppId', 'name', 'parentCategory._id', 'parentCategory.index']
  const trees = ['treeReference.appNamespace', 'treeReference.treeKey']
  expect(await taken(['_createdDate', '_updatedDate', ...sorted], bySort(search))).toEqual([])
  expect(await taken([...shared, ...sorted, ...trees, 'slug', 'visible'], byCount(search))).toEqual([])
  const found = await admin.storesLocationsV3.queryStoresLocations().eq('wixLocationId', item.locationId).find()
  expect(found.items).toMatchObject([{ _id: item.locationId, wixLocationId: item.locationId }])
})
