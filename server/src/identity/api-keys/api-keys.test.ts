import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestCaller, type TestSite, testSettings } from '../../../test/fixture.ts'
import { assemble } from '../../assemble.ts'
import { staffAs } from '../staff/staff.fixture.ts'

const KEYS = '/fairground/v1/api-keys'

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

async function made(scopes: string[] = ['orders.read'], by: TestCaller = site.admin) {
  const { status, body } = await by.call('POST', KEYS, { name: 'Till', scopes })
  expect(status, JSON.stringify(body)).toBe(200)
  return { id: body.apiKey.id as string, secret: body.secret as string }
}
const listed = async (id: string) =>
  (await site.admin.call('GET', KEYS)).body.apiKeys.find((key: { id: string }) => key.id === id)
const readClock = (authorization: string) =>
  site.nobody.call('GET', '/fairground/v1/test-clock', undefined, { authorization })

test('a key calls with its scopes and no others', async () => {
  const { secret } = await made(['settings.read'])
  expect((await readClock(secret)).status).toBe(200)
  const orders = await site.nobody.call('POST', '/ecom/v1/orders/search', {}, { authorization: secret })
  expect(orders.status).toBe(403)
})

test('the secret is shown once: the list, the audit log and the database hold none', async () => {
  const { id, secret } = await made(['orders.read', 'orders.read'])
  const list = await site.admin.call('GET', KEYS)
  const key = list.body.apiKeys.find((one: { id: string }) => one.id === id)
  expect(key).toEqual({ id, name: 'Till', scopes: ['orders.read'], createdDate: expect.any(String) })
  const log = await site.admin.call('POST', '/fairground/v1/audit-log/query', {})
  const rows = await site.query('select k::text as k from api_keys k')
  for (const text of [list.body, log.body, rows]) expect(JSON.stringify(text)).not.toContain(secret.slice(4))
})

test('a repeated call with one idempotency key makes two keys rather than keeping a secret', async () => {
  const send = () =>
    site.admin.call('POST', KEYS, { name: 'Twice', scopes: ['orders.read'] }, { 'idempotency-key': 'same' })
  const [one, other] = [await send(), await send()]
  expect(one.body.secret).not.toBe(other.body.secret)
})

test('nobody makes a key that can do more than they can', async () => {
  const developer = await staffAs(site, 'developer')
  expect((await developer.call('POST', KEYS, { name: 'Mine', scopes: ['settings.write'] })).status).toBe(200)
  const refused = await developer.call('POST', KEYS, { name: 'Mine', scopes: ['orders.write'] })
  expect([refused.status, refused.body.details.applicationError.data.scope]).toEqual([403, 'orders.write'])
})

test.for([
  ['no name', { name: '', scopes: ['orders.read'] }],
  ['no scopes', { name: 'x', scopes: [] }],
  ['a scope that is none', { name: 'x', scopes: ['everything'] }],
] as const)('a key is refused: %s', async ([, message]) => {
  expect((await site.admin.call('POST', KEYS, message)).status).toBe(400)
})

test('a revoked key is dead at once, with the tokens that it was exchanged for, and stays so', async () => {
  const { id, secret } = await made(['settings.read'])
  const grant = { grant_type: 'client_credentials', client_id: site.clientId, client_secret: secret }
  const { body: app } = await site.nobody.call('POST', '/oauth2/token', grant)
  expect([(await readClock(secret)).status, (await readClock(app.access_token)).status]).toEqual([200, 200])

  expect((await site.admin.call('DELETE', `${KEYS}/${id}`)).status).toBe(200)
  expect([(await readClock(secret)).status, (await readClock(app.access_token)).status]).toEqual([401, 401])
  expect(await listed(id)).toBeUndefined()
  expect((await site.admin.call('DELETE', `${KEYS}/${id}`)).status).toBe(404)
})

test('another process refuses the key as soon as it has read the outbox', async () => {
  const other = await assemble(testSettings(site.connectionString))
  try {
    const { id, secret } = await made(['settings.read'])
    const ask = () =>
      other.app
        .inject({ url: '/fairground/v1/test-clock', headers: { authorization: secret } })
        .then((r) => r.statusCode)
    expect(await ask()).toBe(200)
    await site.admin.call('DELETE', `${KEYS}/${id}`)
    await expect.poll(ask, { interval: 20, timeout: 10_000 }).toBe(401)
  } finally {
    await other.close()
  }
})

test('the last use is known to the minute', async () => {
  const { id, secret } = await made(['settings.read'])
  const writes = async () => (await site.query('select xmin::text as x from api_keys where id = $1', [id]))[0]?.x
  await readClock(secret)
  await expect.poll(() => listed(id)).toHaveProperty('lastUsedDate')
  const first = await writes()
  await readClock(secret)
  await readClock(secret)
  expect(await writes()).toBe(first)
  const before = (await listed(id)).lastUsedDate
  await site.advance(61_000)
  await readClock(secret)
  await expect.poll(async () => (await listed(id)).lastUsedDate).not.toBe(before)
  await site.advance(-61_000)
})
