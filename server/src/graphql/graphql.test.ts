import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestVisitor } from '../../test/fixture.ts'
import { productLine, sellShirts, sellTickets, ticketLine } from '../../test/shop.ts'
import { MAX_ALIASES, MAX_COST, MAX_DEPTH } from './limits.ts'

let shop: Awaited<ReturnType<typeof sharedSite>>
let visitor: TestVisitor
let productId: string
let hiddenId: string
let ticketDefinitionId: string

beforeAll(async () => {
  shop = await sharedSite()
  visitor = await shop.visitor()
  const shirt = await sellShirts(shop, 10)
  productId = shirt.productId
  for (const name of ['Mug', 'Bowl', 'Tray']) await sellShirts(shop, 3, 12, name)
  const { body } = await shop.admin.call('POST', '/stores/v1/products', {
    product: { name: 'Hidden', priceData: { price: 1 }, visible: false },
  })
  hiddenId = body.product.id
  const ids = (await shop.query('select id from products')).map(({ id }) => id)
  for (const name of ['Clothes', 'Gifts']) {
    const made = await shop.admin.call('POST', '/stores/v1/collections', { collection: { name } })
    await shop.admin.call('POST', `/stores/v1/collections/${made.body.collection.id}/productIds`, { productIds: ids })
  }
  ticketDefinitionId = (await sellTickets(shop, 20)).ticketDefinitionId
})
afterAll(() => shop.close())

const ask = (query: string, variables?: Record<string, unknown>, caller: TestCaller = visitor) =>
  caller.call('POST', '/graphql/alpha', { query, variables })
const data = async (query: string, variables?: Record<string, unknown>, caller: TestCaller = visitor) => {
  const { status, body } = await ask(query, variables, caller)
  expect([status, body.errors], JSON.stringify(body)).toEqual([200, undefined])
  return body.data
}
const refused = async (query: string, variables?: Record<string, unknown>, caller: TestCaller = visitor) => {
  const { status, body } = await ask(query, variables, caller)
  expect([status, body.data]).toEqual([200, undefined])
  return body.errors
}

test('a long text that is named again and again is refused once the answer is too large', async () => {
  const site = await sharedSite()
  try {
    const description = 'A long story. '.repeat(560)
    for (let n = 0; n < 20; n++) {
      const made = await site.admin.call('POST', '/stores/v1/products', {
        product: { name: `Book ${n}`, description, productType: 'physical', priceData: { price: 1 } },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
    }
    const caller = await site.visitor()
    const products = (names: readonly string[]) =>
      ask(
        `query ($q: PlatformQueryInput) { products(query: $q) { products { ${names.join(' ')} } } }`,
        { q: { paging: { limit: 100 } } },
        caller,
      )
    const once = await products(['description'])
    expect(once.body.data.products.products).toHaveLength(20)
    const again = await products(Array.from({ length: 29 }, (_, n) => `d${n}: description`))
    expect(again.body).toEqual({
      errors: [expect.objectContaining({ extensions: { code: 'ANSWER_TOO_LARGE' } })],
    })
  } finally {
    await site.close()
  }
})

describe('a query', () => {
  test('answers in the requested shape, by the operations of the contract', async () => {
    const { product } = await data(
      'query One($id: String!) { product(id: $id) { id name slug priceData { price formatted { price } } stock { quantity } } }',
      { id: productId },
    )
    expect(product).toEqual({
      id: productId,
      name: 'Harbour shirt',
      slug: 'harbour-shirt',
      stock: { quantity: 10 },
      priceData: { price: 20, formatted: { price: '£20.00' } },
    })
  })
  test('filters, sorts and pages as the operation does', async () => {
    const query = `query ($q: PlatformQueryInput) { products(query: $q) { products { name } metadata { total } } }`
    const q = {
      filter: { name: { $in: ['Mug', 'Bowl', 'Tray'] } },
      sort: [{ fieldName: 'name', order: 'DESC' }],
      paging: { limit: 2 },
    }
    expect(await data(query, { q })).toEqual({
      products: { products: [{ name: 'Tray' }, { name: 'Mug' }], metadata: { total: 3 } },
    })
  })
  test('reaches products of both generations, variants, collections, events and the cart', async () => {
    await visitor.call('POST', '/ecom/v1/carts/current/add-to-cart', {
      lineItems: [productLine(productId, 2), ticketLine(ticketDefinitionId, 1)],
    })
    const found = await data(`{
      searchProducts(search: { search: { expression: "shirt" } }) { products { name actualPriceRange { minValue { amount } } } }
      variants(query: { paging: { limit: 2 } }) { variants { id } }
      collections { collections { name } }
      events { events { title location { name } } }
      currentCart { lineItems { quantity productName { original } product { slug collections { name } } } }
    }`)
    expect(found.searchProducts.products).toMatchObject([{ name: 'Harbour shirt' }])
    expect(found.variants.variants).toHaveLength(2)
    expect(found.collections.collections.map(({ name }: { name: string }) => name)).toContain('Clothes')
    expect(found.events.events).toEqual([{ title: 'Concert 20', location: { name: 'Bandstand' } }])
    const [goods, ticket] = found.currentCart.lineItems
    expect(goods).toMatchObject({ quantity: 2, product: { slug: 'harbour-shirt' } })
    expect(goods.product.collections.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['Clothes', 'Gifts']),
    )
    expect(ticket.product).toBeNull()
  })
  test('takes the same statements for one product’s collections as for a page’s', async () => {
    const of = async (limit: number) =>
      (
        await ask(
          `{ products(query: { paging: { limit: ${limit} } }) { products { name collections { name slug } } } }`,
        )
      ).statements
    // The first look after what was made before it reads more.
    const least = async (limit: number) => Math.min(await of(limit), await of(limit), await of(limit))
    expect(await least(4)).toBe(await least(1))
    expect(await least(4)).toBeLessThanOrEqual(3)
  })
  test('uses fragments, aliases and names', async () => {
    const query = `
      query Two { first: productV3(productId: "${productId}") { ...Named } }
      query Three { eventBySlug(slug: "concert-20") { ...on Event { title } } }
      fragment Named on V3Product { name slug }`
    const answer = await visitor.call('POST', '/graphql/alpha', { query, operationName: 'Two' })
    expect(answer.body).toEqual({ data: { first: { name: 'Harbour shirt', slug: 'harbour-shirt' } } })
    expect((await refused(query))[0].message).toContain('operationName')
  })
})

describe('rights', () => {
  test('are the caller’s: hidden products are for administrators', async () => {
    const query = `{ product(id: "${hiddenId}") { name } }`
    const { status, body } = await ask(query)
    expect([status, body.data]).toEqual([200, { product: null }])
    expect(body.errors).toMatchObject([
      {
        message: 'There is no such product.',
        path: ['product'],
        extensions: { code: 'PRODUCT_NOT_FOUND', status: 404 },
      },
    ])
    expect(await data(query, {}, shop.admin)).toEqual({ product: { name: 'Hidden' } })
    const listed = await data('{ products { products { name } } }')
    expect(listed.products.products.map(({ name }: { name: string }) => name)).not.toContain('Hidden')
  })
  test('one refusal leaves the other answers', async () => {
    const { body } = await ask(`{ product(id: "${productId}") { name } gone: product(id: "${hiddenId}") { name } }`)
    expect(body.data).toEqual({ product: { name: 'Harbour shirt' }, gone: null })
    expect(body.errors).toHaveLength(1)
  })
  test('nobody’s cart but one’s own', async () => {
    const other = await shop.visitor()
    const { body } = await ask('{ currentCart { id } }', {}, other)
    expect(body.errors[0].extensions.code).toBe('OWNED_CART_NOT_FOUND')
  })
  test('a key without the area is refused what is an administrator’s', async () => {
    const key = await shop.keyWith(['events.read'])
    const { body } = await ask(`{ product(id: "${hiddenId}") { name } }`, {}, key)
    expect(body.errors[0].extensions.code).toBe('PRODUCT_NOT_FOUND')
  })
  test('without credentials nothing is answered', async () => {
    expect((await ask('{ events { events { id } } }', {}, shop.nobody)).status).toBe(401)
  })
  test('the schema is shown to administrators alone', async () => {
    const query = '{ __schema { queryType { fields { name } } } }'
    expect((await refused(query))[0].extensions.code).toBe('INTROSPECTION_REFUSED')
    expect((await refused('{ a: __type(name: "Product") { name } }'))[0].extensions.code).toBe('INTROSPECTION_REFUSED')
    const { __schema } = await data(query, {}, shop.admin)
    expect(__schema.queryType.fields.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['product', 'products', 'variants', 'collections', 'events', 'currentCart']),
    )
    expect(await data('{ __typename }')).toEqual({ __typename: 'Query' })
  })
})

describe('abuse is refused before any operation runs', () => {
  const nested = (depth: number) => `${'collections { '.repeat(depth)}name${' }'.repeat(depth)}`
  const code = async (query: string, variables?: Record<string, unknown>) => {
    const reply = await ask(query, variables)
    expect([reply.status, reply.body.data]).toEqual([200, undefined])
    expect(reply.statements).toBe(0)
    return reply.body.errors[0].extensions?.code
  }
  test('a query that is too deep, written out or through fragments', async () => {
    expect(await code(`{ products { products { ${nested(MAX_DEPTH)} } } }`)).toBe('QUERY_TOO_DEEP')
    const chain = Array.from({ length: 20 }, (_, i) => `fragment F${i} on Product { collections { ...F${i + 1} } }`)
    expect(await code(`{ products { products { ...F0 } } } ${chain.join(' ')} fragment F20 on Product { name }`)).toBe(
      'QUERY_TOO_DEEP',
    )
  })
  test('a flood of aliases, written out or through fragments', async () => {
    const flood = Array.from({ length: MAX_ALIASES + 1 }, (_, i) => `a${i}: name`).join(' ')
    expect(await code(`{ product(id: "x") { ${flood} } }`)).toBe('TOO_MANY_ALIASES')
    const roots = Array.from({ length: 11 }, (_, i) => `p${i}: product(id: "x") { name }`).join(' ')
    expect(await code(`{ ${roots} }`)).toBe('TOO_MANY_FIELDS')
    const doubling = Array.from({ length: 30 }, (_, i) => `fragment D${i} on Query { ...D${i + 1} ...D${i + 1} }`)
    expect(await code(`{ ...D0 } ${doubling.join(' ')} fragment D30 on Query { a: events { events { id } } }`)).toBe(
      'TOO_MANY_ALIASES',
    )
  })
  test('fragments in a circle', async () => {
    expect(await code('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toBe('CYCLIC_FRAGMENT')
    expect(
      await code(
        '{ ...A } fragment A on Query { events { ...B } } fragment B on QueryEventsAnswer { events { ...B } }',
      ),
    ).toBe('CYCLIC_FRAGMENT')
  })
  test('pages that together would be too large, in the query or in a variable', async () => {
    const fields =
      'id name slug sku brand productOptions { name choices { value description } } media { items { image { url } } }'
    const page = (i: number) =>
      `p${i}: products(query: { paging: { limit: 100 } }) { products { ${fields} collections { id name slug } } }`
    expect(await code(`{ ${Array.from({ length: 9 }, (_, i) => page(i)).join(' ')} }`)).toBe('QUERY_TOO_COSTLY')
    const query = `query ($q: PlatformQueryInput) { ${Array.from({ length: 9 }, (_, i) => page(i).replace('{ paging: { limit: 100 } }', '$q')).join(' ')} }`
    expect(await code(query, { q: { paging: { limit: 100 } } })).toBe('QUERY_TOO_COSTLY')
    expect((await ask(`{ ${page(0)} }`)).body.errors).toBeUndefined()
    expect(MAX_COST).toBeGreaterThan(1000)
  })
  test('more words than a query has', async () => {
    expect((await refused(`{ product(id: "x") { ${'name '.repeat(3000)} } }`))[0].message).toContain('tokens')
    const { status } = await ask(`{ ${' '.repeat(20_000)} __typename }`)
    expect(status).toBe(400)
  })
  test('a text that is no query, and one that names a field or an argument that does not exist', async () => {
    for (const query of [
      '{',
      '',
      'mutation { deleteProduct(id: "x") }',
      'subscription { events }',
      'fragment A on Query { __typename }',
    ]) {
      const { status, body } = await ask(query)
      expect(status === 400 || body.errors?.length > 0, query).toBe(true)
      expect(body.data).toBeUndefined()
    }
    expect((await refused('{ products { products { password } } }'))[0].message).toContain('password')
    expect((await refused('{ product { name } }'))[0].message).toContain('"id"')
  })
  test('a value that the operation refuses says which field', async () => {
    const { body } = await ask('{ products(query: { filter: { secret: 1 } }) { products { id } } }')
    expect(body.errors[0].extensions).toMatchObject({
      code: 'INVALID_ARGUMENT',
      details: { validationError: { fieldViolations: [{ field: 'query.filter.secret' }] } },
    })
    const { body: page } = await ask('{ products(query: { paging: { limit: 5000 } }) { products { id } } }')
    expect(page.errors[0].extensions.details.validationError.fieldViolations[0].field).toBe('query.paging.limit')
  })
  test.for([
    ['of another kind', 'query ($id: String!) { product(id: $id) { id } }', { id: 5 }, 'Variable "$id"'],
    ['that is missing', 'query ($id: String!) { product(id: $id) { id } }', {}, 'Variable "$id"'],
    [
      'not one of our inputs',
      'query ($q: PlatformQueryInput) { products(query: $q) { metadata { total } } }',
      { q: { x: 1 } },
      'x',
    ],
    [
      'too large for a number',
      'query ($q: PlatformQueryInput) { products(query: $q) { metadata { total } } }',
      { q: { paging: { limit: 1e20 } } },
      'limit',
    ],
  ] as const)('a variable %s is the caller’s mistake', async ([, query, variables, message]) => {
    expect((await refused(query, variables))[0].message).toContain(message)
  })
  test('an argument that turns out to be nothing is the caller’s mistake', async () => {
    const { status, body } = await ask('query ($id: String = "x") { product(id: $id) { id } }', { id: null })
    expect([status, body.errors[0].message]).toEqual([200, expect.stringContaining('Argument "id"')])
  })
  test('the default of a variable counts', async () => {
    const shown = 'id name productOptions { name choices { value description } } media { items { image { url } } }'
    const page = (i: number) => `p${i}: products(query: $q) { products { ${shown} collections { id name slug } } }`
    const pages = Array.from({ length: 9 }, (_, i) => page(i)).join(' ')
    const query = (limit: number) => `query ($q: PlatformQueryInput = { paging: { limit: ${limit} } }) { ${pages} }`
    expect(await code(query(100))).toBe('QUERY_TOO_COSTLY')
    expect((await ask(query(10))).body.errors).toBeUndefined()
    expect((await ask(query(100), { q: { paging: { limit: 10 } } })).body.errors).toBeUndefined()
  })
  test('another version of the API', async () => {
    const { status, body } = await visitor.call('POST', '/graphql/omega', { query: '{ __typename }' })
    expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'apiVersion'])
  })
})
