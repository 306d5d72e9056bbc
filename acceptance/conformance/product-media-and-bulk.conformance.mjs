import { expect, test } from 'vitest'
import { admin, NOWHERE, refusal, visitor } from './clients.mjs'
import { newProduct, newShirt } from './goods.mjs'

const someone = visitor()
const picture = (name) => `https://pictures.example/${name}.jpg`
const read = async (product) => (await someone.products.getProduct(product._id)).product

test('pictures are added by address, shown in order and removed by id', async () => {
  const product = await newProduct()
  await admin.products.addProductMedia(product._id, [{ url: picture('front') }, { url: picture('back') }])
  const { media } = await read(product)
  expect(media.items.map((item) => item.image.url)).toEqual([picture('front'), picture('back')])
  expect(media.mainMedia).toMatchObject({ mediaType: 'image', image: { url: picture('front') } })
  await admin.products.removeProductMedia(product._id, [media.items[0]._id])
  expect((await read(product)).media.items.map((item) => item.image.url)).toEqual([picture('back')])
  await admin.products.addProductMedia(product._id, [{ url: picture('side') }])
  await admin.products.removeProductMedia(product._id, [])
  const { media: empty } = await read(product)
  expect(empty.items).toEqual([])
  expect(empty.mainMedia).toBeUndefined()
})

test('a choice has pictures of its own', async () => {
  const shirt = await newShirt()
  await admin.products.addProductMedia(shirt._id, [
    { url: picture('blue'), choice: { option: 'Color', choice: 'Blue' } },
    { url: picture('any') },
  ])
  const blueOf = (product) =>
    product.productOptions.find((option) => option.name === 'Color').choices.find((c) => c.description === 'Blue')
  const product = await read(shirt)
  expect(blueOf(product).media.items.map((item) => item.image.url)).toEqual([picture('blue')])
  const any = product.media.items.find((item) => item.image.url === picture('any'))._id
  await admin.products.addProductMediaToChoices(shirt._id, [{ option: 'Color', choice: 'Blue', mediaIds: [any] }])
  expect(blueOf(await read(shirt)).media.items).toHaveLength(2)
  await admin.products.removeProductMediaFromChoices(shirt._id, [{ option: 'Color', choice: 'Blue', mediaIds: [any] }])
  expect(blueOf(await read(shirt)).media.items.map((item) => item.image.url)).toEqual([picture('blue')])
  const chosen = await someone.products.getProductOptionsAvailability(shirt._id, { Size: 'S', Color: 'Blue' })
  expect(chosen.media.items.map((item) => item.image.url)).toContain(picture('blue'))
})

test('an address that is none is a violation', async () => {
  const product = await newProduct()
  expect((await refusal(admin.products.addProductMedia(product._id, [{ url: 'javascript:alert(1)' }]))).status).toBe(
    400,
  )
})

test('many products are changed item by item', async () => {
  const [a, b] = [await newProduct(), await newProduct()]
  const answer = await admin.products.bulkUpdateProductsProperty([a._id, NOWHERE, b._id], { price: 33, brand: 'All' })
  expect(answer.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  expect(
    answer.results.map(({ itemMetadata }) => [itemMetadata._id, itemMetadata.originalIndex, itemMetadata.success]),
  ).toEqual([
    [a._id, 0, true],
    [NOWHERE, 1, false],
    [b._id, 2, true],
  ])
  expect(answer.results[1].itemMetadata.error).toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  expect(await read(a)).toMatchObject({ price: { price: 33 }, brand: 'All' })
})

test('prices are adjusted by amount and by percentage', async () => {
  const [a, b] = [await newProduct({ priceData: { price: 40 } }), await newProduct({ priceData: { price: 10 } })]
  await admin.products.bulkAdjustProductProperty({ price: { amount: -15 } }, [a._id])
  expect((await read(a)).price.price).toBe(25)
  await admin.products.bulkAdjustProductProperty({ price: { percentage: { rate: 10 } } }, [a._id, b._id])
  expect((await read(a)).price.price).toBe(27.5)
  expect((await read(b)).price.price).toBe(11)
})

test('an adjustment below nothing does not make a price negative', async () => {
  const product = await newProduct({ priceData: { price: 5 } })
  await admin.products.bulkAdjustProductProperty({ price: { amount: -15 } }, [product._id])
  expect((await read(product)).price.price).toBeGreaterThanOrEqual(0)
})

test('no more than 100 at once', async () => {
  const ids = Array.from({ length: 101 }, () => NOWHERE)
  expect((await refusal(admin.products.bulkUpdateProductsProperty(ids, { price: 1 }))).rules).toEqual({
    ids: 'MAX_SIZE',
  })
})

test('an amount and a percentage at once are refused, as are an address and an id', async () => {
  const product = await newProduct({ priceData: { price: 40 } })
  const both = { amount: 1, percentage: { rate: 10 } }
  for (const [call, rules] of [
    [
      () => admin.products.bulkAdjustProductProperty({ price: both }, [product._id]),
      { 'adjust.price': 'ONE_OF_ALIGNMENT' },
    ],
    [
      () => admin.products.bulkAdjustProductProperty({ cost: {} }, [product._id]),
      { 'adjust.cost': 'REQUIRED_ONE_OF_FIELD' },
    ],
    [
      () => admin.products.bulkAdjustProductProperty({ weight: both }, [product._id]),
      { 'adjust.weight': 'ONE_OF_ALIGNMENT' },
    ],
    [
      () =>
        admin.productsV3.bulkAdjustProductVariantsByFilter(
          { _id: product._id },
          { actualPrice: { amount: '1', percentage: 10 } },
        ),
      { 'options.actualPrice': 'ONE_OF_ALIGNMENT' },
    ],
    [
      () => admin.products.addProductMedia(product._id, [{ url: picture('front'), mediaId: 'front' }]),
      { 'media[0]': 'ONE_OF_ALIGNMENT' },
    ],
  ])
    expect(await refusal(call())).toMatchObject({ status: 400, rules })
  expect(await read(product)).toMatchObject({ price: { price: 40 }, media: { items: [] } })
})
