import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite, type TestSite, testSettings } from '../../../test/fixture.ts'
import { assemble } from '../../assemble.ts'

const APPS = '/fairground/v1/oauth-apps'

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const app = {
  name: 'Website',
  redirectUris: ['https://shop.example/back?a=1'],
  postFlowOrigins: ['https://shop.example'],
}
async function made(): Promise<string> {
  const { status, body } = await site.admin.call('POST', APPS, app)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.oauthApp.id
}
const visitorOf = (clientId: string) => site.nobody.call('POST', '/oauth2/token', { grantType: 'anonymous', clientId })
/** Target of a log-out: the address, or a page that says why not. */
const logOutTo = async (clientId: string, postFlowUrl: string) => {
  const { body } = await visitorOf(clientId)
  const message = { logout: { clientId }, callbacks: { postFlowUrl } }
  const { body: made } = await site.nobody.call('POST', '/_api/redirects-api/v1/redirect-session', message, {
    authorization: body.access_token,
  })
  return site.nobody.call('GET', made.redirectSession.fullUrl.replace('http://localhost:8080', ''))
}

test('an app is listed as it was registered, and visitors may come by it at once', async () => {
  const id = await made()
  const { body } = await site.admin.call('GET', APPS)
  expect(body.oauthApps.map((one: { storefront: boolean }) => one.storefront)[0]).toBe(true)
  expect(body.oauthApps.at(-1)).toEqual({ id, ...app, createdDate: expect.any(String), storefront: false })
  expect((await visitorOf(id)).status).toBe(200)
})

test('a change replaces what is given and leaves the rest, from the next request on', async () => {
  const id = await made()
  const changed = await site.admin.call('PATCH', `${APPS}/${id}`, { postFlowOrigins: ['https://other.example'] })
  expect(changed.body.oauthApp).toMatchObject({ ...app, postFlowOrigins: ['https://other.example'] })
  const registered = await logOutTo(id, 'https://other.example/thanks')
  expect(registered.headers.location).toBe('https://other.example/thanks')
  const gone = await logOutTo(id, 'https://shop.example/thanks')
  expect([gone.status, gone.headers.location]).toEqual([400, undefined])
})

test.for([
  ['redirectUris', 'back'],
  ['redirectUris', '//shop.example/back'],
  ['redirectUris', 'javascript:alert(1)'],
  ['redirectUris', 'https://shop.example/back#part'],
  ['redirectUris', 'https://user:word@shop.example/back'],
  ['redirectUris', 'https://shop.example/a b'],
  ['postFlowOrigins', 'https://shop.example/'],
  ['postFlowOrigins', 'https://SHOP.example'],
  ['postFlowOrigins', 'https://shop.example:443'],
  ['postFlowOrigins', 'https://*.shop.example'],
  ['postFlowOrigins', 'null'],
] as const)('an app is refused: %s %s', async ([field, address], { task }) => {
  const reply = await site.admin.call('POST', APPS, { name: task.name, [field]: [address] })
  expect(reply.status).toBe(400)
  expect(JSON.stringify(reply.body)).toContain(`${field}[0]`)
})

test('a deleted app lets nobody in: no new visitors, no renewal, no access token', async () => {
  const id = await made()
  const { body: tokens } = await visitorOf(id)
  expect((await site.admin.call('DELETE', `${APPS}/${id}`)).status).toBe(200)

  expect((await visitorOf(id)).body.details.applicationError.code).toBe('UNKNOWN_CLIENT')
  const renewal = { grantType: 'refresh_token', refreshToken: tokens.refresh_token }
  expect((await site.nobody.call('POST', '/oauth2/token', renewal)).status).toBe(401)
  const cart = await site.nobody.call('GET', '/ecom/v1/carts/current', undefined, {
    authorization: tokens.access_token,
  })
  expect(cart.status).toBe(401)
  expect((await site.admin.call('DELETE', `${APPS}/${id}`)).status).toBe(404)
})

test('the app of the site’s own pages stays', async () => {
  const reply = await site.admin.call('DELETE', `${APPS}/${site.clientId}`)
  expect(reply.body.details.applicationError.code).toBe('APP_IN_USE')
  expect((await visitorOf(site.clientId)).status).toBe(200)
})

test('another process knows of an app as soon as it has read the outbox', async () => {
  const other = await assemble(testSettings(site.connectionString))
  try {
    const id = await made()
    const ask = () => other.directory.client(id)?.name
    await expect.poll(ask, { interval: 20 }).toBe('Website')
  } finally {
    await other.close()
  }
})
