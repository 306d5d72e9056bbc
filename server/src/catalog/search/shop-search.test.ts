import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestVisitor } from '../../../test/fixture.ts'
import { sellTickets } from '../../../test/shop.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
const collections: Record<string, string> = {}

const colours = (...names: string[]) => ({
  name: 'Colour',
  optionType: 'color',
  choices: names.map((name) => ({ value: name === 'Red' ? '#aa0000' : '#0000aa', description: name })),
})
const sizes = (...names: string[]) => ({ name: 'Size', choices: names.map((value) => ({ value })) })
const products = [
  {
    name: 'Linen shirt',
    brand: 'Loom',
    price: 40,
    productOptions: [colours('Red', 'Blue'), sizes('S', 'M')],
    in: ['Clothes'],
  },
  { name: 'Wool shirt', brand: 'Loom', price: 60, productOptions: [colours('Blue'), sizes('M', 'L')], in: ['Clothes'] },
  { name: 'Canvas bag', brand: 'Oak', price: 20, productOptions: [colours('Red')], in: ['Bags'] },
  { name: 'Leather bag', brand: 'Oak', price: 120, discount: { type: 'PERCENT', value: 50 }, in: ['Bags'] },
  { name: 'Café mug', price: 12, in: [] },
  { name: 'Hidden shirt', brand: 'Secretive', price: 12, visible: false, in: ['Clothes'] },
]

beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
  for (const name of ['Clothes', 'Bags']) {
    const { body } = await shop.admin.call('POST', '/stores/v1/collections', { collection: { name } })
    collections[name] = body.collection.id
  }
  for (const { price, in: places, ...product } of products) {
    const { status, body } = await shop.admin.call('POST', '/stores/v1/products', {
      product: { productType: 'physical', priceData: { price }, ...product },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    for (const place of places)
      await shop.admin.call('POST', `/stores/v1/collections/${collections[place]}/productIds`, {
        productIds: [body.product.id],
      })
    if (product.name === 'Wool shirt')
      await shop.admin.call('PATCH', `/stores/v2/inventoryItems/product/${body.product.id}`, {
        inventoryItem: { productId: body.product.id, trackQuantity: true, variants: [] },
      })
  }
  await sellTickets(shop, 5)
})
afterAll(() => shop.close())

const find = async (request: Record<string, unknown>) => {
  const reply = await visitor.call('POST', '/fairground/v1/product-finder', request)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const rows = await shop.query('select id, name from products')
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return {
    ...reply.body,
    statements: reply.statements,
    names: reply.body.productIds.map((id: string) => names.get(id)),
  }
}
const counts = (values: readonly { name: string; count: number }[]) =>
  Object.fromEntries(values.map(({ name, count }) => [name, count]))
const option = (found: { facets: { options: { name: string; choices: [] }[] } }, name: string) =>
  counts(found.facets.options.find((o) => o.name === name)?.choices ?? [])

describe('a page of the shop', () => {
  test('shows what is visible, the newest first, with everything that it can be narrowed down by', async () => {
    const found = await find({})
    expect(found.total).toBe(5)
    expect(found.names[0]).toBe('Café mug')
    expect(counts(found.facets.brands)).toEqual({ Loom: 2, Oak: 2 })
    expect(counts(found.facets.collections)).toEqual({ Clothes: 2, Bags: 2 })
    expect(option(found, 'Colour')).toEqual({ Red: 2, Blue: 2 })
    expect(option(found, 'Size')).toEqual({ S: 1, M: 2, L: 1 })
    expect(found.facets.onSale).toEqual({ count: 1, selected: false })
    expect(found.facets.inStock).toEqual({ count: 4, selected: false })
    expect(found.facets.price).toMatchObject({ lowest: '12.00', highest: '60.00', formattedLowest: '£12.00' })
  })
  test('prices stand in round bands that hold each product once', async () => {
    const { ranges } = (await find({})).facets.price
    expect(ranges).toEqual([
      { minPrice: '10.00', maxPrice: '19.99', formattedFrom: '£10', formattedTo: '£20', count: 1, selected: false },
      { minPrice: '20.00', maxPrice: '29.99', formattedFrom: '£20', formattedTo: '£30', count: 1, selected: false },
      { minPrice: '40.00', maxPrice: '49.99', formattedFrom: '£40', formattedTo: '£50', count: 1, selected: false },
      { minPrice: '60.00', maxPrice: '69.99', formattedFrom: '£60', formattedTo: '£70', count: 2, selected: false },
    ])
    const { total, facets } = await find({ selection: { minPrice: '60.00', maxPrice: '69.99' } })
    expect([total, facets.price.ranges.length, facets.price.ranges[3].selected]).toEqual([2, 4, true])
  })
  test('the few dearest share a last band without an end', async () => {
    const { body } = await shop.admin.call('POST', '/stores/v1/products', {
      product: { name: 'Zeppelin', priceData: { price: 9000 } },
    })
    for (let i = 0; i < 11; i++)
      await shop.admin.call('POST', '/stores/v1/products', {
        product: { name: `Zinc ${i}`, priceData: { price: 30 + i } },
      })
    const { facets } = await find({ text: 'z' })
    expect(facets.price.ranges.at(-1)).toMatchObject({ minPrice: '40.00', formattedFrom: '£40', count: 2 })
    expect(facets.price.ranges.at(-1)).not.toHaveProperty('maxPrice')
    expect((await find({ text: 'z', selection: { minPrice: '40.00' } })).total).toBe(2)
    await shop.query(`delete from products where name like 'Zinc%' or id = $1`, [body.product.id])
  })
  test('readers of another currency have its bands and bounds', async () => {
    const others = [
      { code: 'EUR', rate: '1.1734' },
      { code: 'JPY', rate: '190.5' },
    ]
    await shop.admin.call('PATCH', '/fairground/v1/currencies', { others })
    const findIn = async (currency: string, selection = {}) => {
      const headers = { 'x-fairground-currency': currency }
      const { status, body } = await visitor.call('POST', '/fairground/v1/product-finder', { selection }, headers)
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    }
    const { price } = (await findIn('EUR')).facets
    expect(price).toMatchObject({
      lowest: '14.08',
      highest: '70.40',
      formattedLowest: '€14.08',
      formattedHighest: '€70.40',
    })
    expect(
      price.ranges.map((one: { minPrice: string; maxPrice: string; count: number }) => [
        one.minPrice,
        one.maxPrice,
        one.count,
      ]),
    ).toEqual([
      ['0.00', '19.99', 1],
      ['20.00', '39.99', 1],
      ['40.00', '59.99', 1],
      ['60.00', '79.99', 2],
    ])
    for (const { minPrice, maxPrice, count } of price.ranges) {
      const found = await findIn('EUR', { minPrice, maxPrice })
      expect(found.total).toBe(count)
      expect(found.facets.price.ranges.find((one: { selected: boolean }) => one.selected)).toMatchObject({ minPrice })
    }
    const exactly = async (currency: string, amount: string) =>
      (await findIn(currency, { minPrice: amount, maxPrice: amount })).total
    expect(await Promise.all([exactly('EUR', '14.08'), exactly('EUR', '14.07'), exactly('EUR', '14.09')])).toEqual([
      1, 0, 0,
    ])
    expect((await findIn('JPY')).facets.price).toMatchObject({ lowest: '2286', highest: '11430' })
    expect(await Promise.all([exactly('JPY', '2286'), exactly('JPY', '2285'), exactly('GBP', '12.00')])).toEqual([
      1, 0, 1,
    ])
    await shop.admin.call('PATCH', '/fairground/v1/currencies', { others: [] })
  })
  test('a colour comes with its code', async () => {
    const { facets } = await find({})
    const colour = facets.options.find(({ name }: { name: string }) => name === 'Colour')
    expect(colour.choices).toContainEqual({ name: 'Red', colorCode: '#aa0000', count: 2, selected: false })
    const size = facets.options.find(({ name }: { name: string }) => name === 'Size')
    expect(size.choices[0]).not.toHaveProperty('colorCode')
  })
  test.for([
    [{ brands: ['Loom'] }, ['Wool shirt', 'Linen shirt']],
    [{ brands: ['Loom', 'Oak'], options: [{ name: 'Colour', choices: ['Red'] }] }, ['Canvas bag', 'Linen shirt']],
    [
      {
        options: [
          { name: 'Colour', choices: ['Red'] },
          { name: 'Size', choices: ['S', 'L'] },
        ],
      },
      ['Linen shirt'],
    ],
    [{ minPrice: '20', maxPrice: '40' }, ['Canvas bag', 'Linen shirt']],
    [{ onSale: true }, ['Leather bag']],
    [{ inStock: true, brands: ['Loom'] }, ['Linen shirt']],
    [{ inStock: false }, ['Wool shirt']],
    [{ brands: ['Secretive'] }, []],
  ] as const)('%o', async ([selection, names]) => {
    expect((await find({ selection })).names).toEqual(names)
  })
  test('the counts of a facet leave its own selection aside, and say what each value would find', async () => {
    const selection = { brands: ['Loom'], options: [{ name: 'Colour', choices: ['Red'] }] }
    const found = await find({ selection })
    expect(found.total).toBe(1)
    expect(counts(found.facets.brands)).toEqual({ Loom: 1, Oak: 1 })
    expect(option(found, 'Colour')).toEqual({ Red: 1, Blue: 2 })
    expect(option(found, 'Size')).toEqual({ S: 1, M: 1 })
    for (const { name, count } of found.facets.brands)
      expect((await find({ selection: { ...selection, brands: [name] } })).total, name).toBe(count)
  })
  test('a selected value stays visible though it finds nothing', async () => {
    const found = await find({ selection: { brands: ['Gone'], options: [{ name: 'Length', choices: ['Long'] }] } })
    expect(found.total).toBe(0)
    expect(found.facets.brands).toContainEqual({ name: 'Gone', count: 0, selected: true })
    expect(found.facets.options).toContainEqual({
      name: 'Length',
      choices: [{ name: 'Long', count: 0, selected: true }],
    })
  })
  test('within a collection or a brand, sorted and paged', async () => {
    expect((await find({ collectionId: collections.Bags, sort: 'PRICE_ASC' })).names).toEqual([
      'Canvas bag',
      'Leather bag',
    ])
    expect((await find({ brand: 'Loom', sort: 'NAME_DESC' })).names).toEqual(['Wool shirt', 'Linen shirt'])
    const second = await find({ sort: 'NAME_ASC', paging: { limit: 2, offset: 2 } })
    expect([second.total, second.names]).toEqual([5, ['Leather bag', 'Linen shirt']])
  })
  test('by words, and by their corrections', async () => {
    expect((await find({ text: 'shirt' })).names.toSorted()).toEqual(['Linen shirt', 'Wool shirt'])
    const corrected = await find({ text: 'linnen shrit' })
    expect([corrected.names, corrected.correctedText]).toEqual([['Linen shirt'], 'linen shirt'])
    expect(counts(corrected.facets.brands)).toEqual({ Loom: 1 })
    const nothing = await find({ text: 'zzzzqq' })
    expect([nothing.total, nothing.correctedText]).toEqual([0, undefined])
  })
  test('takes as many statements whatever is selected', async () => {
    const plain = await find({ paging: { limit: 3 } })
    const narrowed = await find({
      text: 'shirt',
      collectionId: collections.Clothes,
      paging: { limit: 5 },
      selection: {
        brands: ['Loom'],
        inStock: true,
        options: [
          { name: 'Size', choices: ['M'] },
          { name: 'Colour', choices: ['Red'] },
        ],
      },
    })
    expect([plain.statements, narrowed.statements]).toEqual([2, 2])
  })
  test('a price of another currency is refused', async () => {
    const { status, body } = await visitor.call('POST', '/fairground/v1/product-finder', {
      selection: { minPrice: '1.005' },
    })
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'selection.minPrice'])
  })
})

describe('suggestions', () => {
  const suggest = async (text: string) => {
    const reply = await visitor.call('GET', `/fairground/v1/suggestions?text=${encodeURIComponent(text)}`)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body
  }
  test('for the beginning of a name', async () => {
    const { products } = await suggest('ca')
    expect(products.map(({ name }: { name: string }) => name)).toEqual(['Café mug', 'Canvas bag'])
    expect(products[0]).toMatchObject({ slug: 'cafe-mug', formattedPrice: '£12.00' })
  })
  test('for any word of it, the last one unfinished', async () => {
    expect((await suggest('linen sh')).products.map(({ name }: { name: string }) => name)).toEqual(['Linen shirt'])
  })
  test('include collections, brands and events', async () => {
    expect((await suggest('bag')).collections).toEqual([{ id: collections.Bags, name: 'Bags', slug: 'bags' }])
    expect((await suggest('loo')).brands).toMatchObject([{ name: 'Loom' }])
    expect((await suggest('concert')).events).toMatchObject([
      { title: 'Concert 5', place: 'Bandstand', timeZoneId: 'Europe/London' },
    ])
    expect((await suggest('bandst')).events).toHaveLength(1)
  })
  test('for the corrected word, never for one that only hidden products have', async () => {
    expect(await suggest('shrit')).toMatchObject({ correctedText: 'shirt', products: [{}, {}] })
    const secret = await suggest('hiden')
    expect([secret.correctedText, secret.products]).toEqual([undefined, []])
  })
  test('for what holds no word, nothing', async () => {
    expect(await suggest('—')).toEqual({ products: [], collections: [], brands: [], events: [] })
    expect((await visitor.call('GET', '/fairground/v1/suggestions?text=')).status).toBe(400)
  })
  test('go when what they name goes', async () => {
    const { body } = await shop.admin.call('POST', '/stores/v1/products', {
      product: { name: 'Zither', priceData: { price: 1 } },
    })
    expect((await suggest('zith')).products).toHaveLength(1)
    await shop.admin.call('DELETE', `/stores/v1/products/${body.product.id}`)
    expect((await suggest('zith')).products).toEqual([])
  })
})
