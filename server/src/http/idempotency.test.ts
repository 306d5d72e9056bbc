import { operationKey } from '@fairground/contract/operation.ts'
import { allOperations } from '@fairground/contract/operations.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedSite, type TestCaller } from '../../test/fixture.ts'
import { pathFields, send } from '../../test/request-of.ts'
import { deleteOldRecords } from './idempotency.ts'
import { isRead } from './overload-rule.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const create = (name: string, key: string, caller = site.admin) =>
  caller.call(
    'POST',
    '/stores/v1/products',
    { product: { name, productType: 'physical', priceData: { price: 5 } } },
    {
      'idempotency-key': key,
    },
  )
const count = async (name: string) =>
  (await site.query('select count(*)::int as n from products where name = $1', [name]))[0]!.n
const code = (reply: { body: { details?: { applicationError?: { code: string } } } }) =>
  reply.body.details?.applicationError?.code

test('the same request again gets the same answer, and nothing is done twice', async () => {
  const [first, again] = [await create('Lamp', 'k1'), await create('Lamp', 'k1')]
  expect(first.status).toBe(200)
  expect(again.body).toEqual(first.body)
  expect(await count('Lamp')).toBe(1)
})

test('the order of the fields is no difference, their values are', async () => {
  const send = (body: object) => site.admin.call('POST', '/stores/v1/products', body, { 'idempotency-key': 'k2' })
  const first = await send({ product: { name: 'Mug', productType: 'physical', priceData: { price: 5 } } })
  const turned = await send({ product: { priceData: { price: 5 }, productType: 'physical', name: 'Mug' } })
  expect(turned.body).toEqual(first.body)
  const other = await send({ product: { name: 'Mug', productType: 'physical', priceData: { price: 6 } } })
  expect([other.status, code(other)]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
})

test('without the key it is another request', async () => {
  const body = { product: { name: 'Tee', productType: 'physical', priceData: { price: 5 } } }
  await site.admin.call('POST', '/stores/v1/products', body)
  await site.admin.call('POST', '/stores/v1/products', body)
  expect(await count('Tee')).toBe(2)
})

test('another caller’s key is another key', async () => {
  const other = await site.keyWith(['catalog.write'])
  const [mine, theirs] = [await create('Bag', 'k3'), await create('Bag', 'k3', other)]
  expect(theirs.status).toBe(200)
  expect(theirs.body.product.id).not.toBe(mine.body.product.id)
})

test('a key of more than 255 characters is refused, as two that begin alike are two', async () => {
  const [longest, longer] = ['k'.repeat(255), 'k'.repeat(256)]
  expect((await create('Rug', longest)).status).toBe(200)
  const refused = await create('Rug', longer)
  expect(refused.status).toBe(400)
  expect(refused.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'Idempotency-Key', violatedRule: 'MAX_LENGTH', data: { threshold: 255 } },
  ])
  expect(await count('Rug')).toBe(1)
})

test('a refusal is not stored: the corrected request may use the key', async () => {
  const send = (product: object) =>
    site.admin.call('POST', '/stores/v1/products', { product }, { 'idempotency-key': 'k4' })
  const taken = await send({ name: 'Print', slug: 'print', productType: 'physical', priceData: { price: 5 } })
  expect(taken.status).toBe(200)
  const refused = await create('', 'k5')
  expect(refused.status).toBe(400)
  expect((await create('Poster', 'k5')).status).toBe(200)
})

test('reads ignore the key, POST or GET: strangers cannot have their answers stored', async () => {
  const treeReference = { appNamespace: '@wix/stores' }
  const bodies = [
    {},
    { query: {} },
    { search: {} },
    { treeReference },
    { query: {}, treeReference },
    { search: {}, treeReference },
  ]
  const visitor = await site.visitor()
  const answered = new Set<string>()
  for (const operation of allOperations.filter(isRead))
    for (const body of pathFields(operation).length > 0 ? [] : bodies)
      for (const caller of [site.admin, visitor]) {
        const keyed: TestCaller = {
          call: (method, path, sent) => caller.call(method, path, sent, { 'idempotency-key': 'k6' }),
        }
        if ((await send(keyed, operation, body)).status === 200) answered.add(operationKey(operation))
      }
  expect(answered.size).toBeGreaterThan(50)
  expect(await site.query(`select operation from idempotency_records where key = 'k6'`)).toEqual([])
})

test('the second request with a key whose first still runs is refused, and may try again', async () => {
  const client = new pg.Client({ connectionString: site.connectionString })
  await client.connect()
  onTestFinished(() => client.end())
  await create('Vase', 'k8')
  await client.query('begin')
  await client.query(`delete from idempotency_records where key = 'k8'`)
  const waiting = await create('Vase', 'k8')
  expect([waiting.status, code(waiting)]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE'])
  expect(waiting.headers['retry-after']).toBeDefined()
  await client.query('rollback')
})

test('a key is forgotten after its time', async () => {
  await create('Bowl', 'k7')
  const db = site.assembly.pool.forSite(site.siteId)
  await db.run(deleteOldRecords, { before: new Date(Date.now() + 1000) })
  await create('Bowl', 'k7')
  expect(await count('Bowl')).toBe(2)
})
