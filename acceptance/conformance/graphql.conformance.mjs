import { beforeAll, expect, test } from 'vitest'
import { admin, lastSent, mark, visitor } from './clients.mjs'
import { newProduct, newShirt } from './goods.mjs'

const someone = visitor()
const word = mark()
let shirt
let mug

beforeAll(async () => {
  shirt = await newShirt({ name: `Gq${word} shirt` })
  mug = await newProduct({ name: `Gq${word} mug`, priceData: { price: 12 } })
})

test('createClient().graphql asks the newest version with query and variables', async () => {
  const { data, errors } = await someone.graphql(
    'query ($id: String!) { product(id: $id) { id name priceData { price currency } } }',
    { id: mug._id },
  )
  expect(lastSent()).toMatchObject({ method: 'POST', path: '/graphql/alpha' })
  expect(JSON.parse(lastSent().body)).toMatchObject({ variables: { id: mug._id } })
  expect(errors ?? []).toEqual([])
  expect(data.product).toEqual({ id: mug._id, name: mug.name, priceData: { price: 12, currency: 'GBP' } })
})

test('the same products as the modules read, with variants and collections', async () => {
  // Operators begin with a dollar, so filters travel in a variable.
  const query = { filter: { name: { $startsWith: `Gq${word}` } }, sort: [{ fieldName: 'name', order: 'ASC' }] }
  const { data } = await someone.graphql(
    `query ($query: PlatformQueryInput) {
      products(query: $query) { products { name variants { choices } collections { name } } metadata { total } }
      collections { collections { name } }
      variants(query: { paging: { limit: 3 } }) { variants { id } }
    }`,
    { query },
  )
  expect(data.products.metadata.total).toBe(2)
  expect(data.products.products.map(({ name }) => name)).toEqual([mug.name, shirt.name])
  expect(data.products.products[1].variants).toHaveLength(4)
  expect(data.variants.variants).toHaveLength(3)
})

test('a refusal stands beside what was answered', async () => {
  const { data, errors } = await someone.graphql(
    `{ product(id: "${mug._id}") { name } none: product(id: "00000000-0000-4000-8000-000000000000") { name } }`,
  )
  expect(data).toEqual({ product: { name: mug.name }, none: null })
  expect(errors).toMatchObject([{ path: ['none'], extensions: { code: 'PRODUCT_NOT_FOUND' } }])
})

test('a query that is wrong or too deep is answered with errors alone', async () => {
  const wrong = await someone.graphql('{ product { name } }')
  expect([wrong.data, wrong.errors.length > 0]).toEqual([{}, true])
  const deep = await someone.graphql(
    `{ products { products { ${'collections { '.repeat(12)}name${' }'.repeat(12)} } } }`,
  )
  expect(deep.errors[0].extensions.code).toBe('QUERY_TOO_DEEP')
})

test('the schema is for administrators', async () => {
  const query = '{ __schema { queryType { name } } }'
  expect((await someone.graphql(query)).errors[0].extensions.code).toBe('INTROSPECTION_REFUSED')
  expect((await admin.graphql(query)).data).toEqual({ __schema: { queryType: { name: 'Query' } } })
})
