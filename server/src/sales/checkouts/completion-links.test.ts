import { expect, test } from 'vitest'
import { type TestCaller, testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'
import { refused } from '../../members/members.fixture.ts'

const OURS = 'http://localhost:8080'
const THANKS = 'http://localhost:3000/thanks?sold=till-7'
const PATH = '/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url'
const asClient = { 'x-wix-bi-gateway': 'environment=js-sdk' }
const HOUR_MS = 60 * 60 * 1000

/** A checkout of two shirts, and links that complete it. */
async function shop() {
  const site = await testSite()
  const { productId } = await sellShirts(site, 10)
  const buyer = await site.visitor()
  const id = await checkOut(buyer, [productLine(productId, 2)])
  const link = (url: string, by: TestCaller = site.admin, checkoutId = id) =>
    by.call('POST', `/fairground/v1/checkouts/${checkoutId}/completion-link`, { checkoutId, url })
  const follow = (token: string, headers: Record<string, string> = {}, prefix = '/ecom') =>
    site.nobody.call('GET', `${prefix}${PATH}?${new URLSearchParams({ token })}`, undefined, headers)
  const isCompleted = async (): Promise<boolean> => {
    const [stored] = await site.query('select status from checkouts where id = $1', [id])
    return stored?.status === 'COMPLETED'
  }
  return { site, buyer, id, link, follow, isCompleted }
}

test('a link completes the checkout of a buyer without a session and leads on, however often it is followed', async () => {
  const { site, buyer, link, follow, isCompleted } = await shop()
  const { completionUrl, token } = (await link(THANKS)).body
  expect(completionUrl).toBe(`${OURS}/ecom${PATH}?${new URLSearchParams({ token })}`)
  expect(await isCompleted()).toBe(false)

  const led = await site.nobody.call('GET', completionUrl.replace(OURS, ''))
  expect([led.status, led.headers.location, led.headers['cache-control']]).toEqual([303, THANKS, 'no-store'])
  expect(await isCompleted()).toBe(true)
  expect((await buyer.call('GET', '/ecom/v1/carts/current')).status).toBe(404)
  for (const prefix of ['', '/ecom', '/checkout-v1-proxy'])
    expect((await follow(token, {}, prefix)).headers.location).toBe(THANKS)

  const raw = await follow(token, asClient)
  expect([raw.status, raw.headers.location]).toEqual([200, undefined])
  expect(raw.body).toMatchObject({
    statusCode: 303,
    headers: expect.arrayContaining([{ key: 'location', value: THANKS }]),
  })
  expect(await site.query('select count(*)::int as orders from orders')).toEqual([{ orders: 0 }])
})

test('a link leads to pages of the shop and of its registered apps alone', async () => {
  const { link } = await shop()
  expect((await link(`${OURS}/events`)).status).toBe(200)
  for (const url of [
    'https://evil.example/',
    'https://localhost:3000/',
    'http://localhost:3001/',
    'http://localhost:3000.evil.example/',
    'http://localhost:3000@evil.example/',
    'http://someone:secret@localhost:3000/',
    'http://evil.example\\@localhost:3000/',
  ])
    expect([url, ...refused(await link(url))]).toEqual([url, 403, 'REDIRECT_NOT_REGISTERED'])
  for (const url of ['javascript:alert(1)', '//evil.example/', 'http://localhost:3000/a b', ''])
    expect([url, (await link(url)).status]).toEqual([url, 400])
})

test('an origin that its app has given up is led to no more, and nothing is completed', async () => {
  const { site, link, follow, isCompleted } = await shop()
  const { token } = (await link(THANKS)).body
  await site.query(`update oauth_clients set post_flow_origins = '{}'`)
  await site.assembly.directory.reload()
  expect(refused(await follow(token, asClient))).toEqual([403, 'REDIRECT_NOT_REGISTERED'])
  expect((await follow(token)).headers.location).toBeUndefined()
  expect(await isCompleted()).toBe(false)
})

test('a token that is none, another’s or old is refused: programs by its code, browsers by a page', async () => {
  const { site, id, link, follow, isCompleted } = await shop()
  const { token } = (await link(THANKS)).body
  const signature = String(token).split('.')[1]
  const stolen = { s: { checkoutId: id, url: 'https://evil.example/' }, t: Date.now() }
  const forged = `${Buffer.from(JSON.stringify(stolen)).toString('base64url')}.${signature}`
  for (const bad of ['', 'x', '.', `${token}x`, forged]) {
    expect([bad, ...refused(await follow(bad, asClient))]).toEqual([bad, 401, 'UNAUTHENTICATED_TOKEN'])
    const page = await follow(bad)
    expect([page.status, page.headers.location]).toEqual([401, undefined])
    expect(page.headers['content-type']).toContain('text/html')
  }
  const twice = await site.nobody.call('GET', `/ecom${PATH}?token=${token}&token=${token}`, undefined, asClient)
  expect(refused(twice)).toEqual([401, 'UNAUTHENTICATED_TOKEN'])
  await site.advance(25 * HOUR_MS)
  expect(refused(await follow(token, asClient))).toEqual([401, 'UNAUTHENTICATED_TOKEN'])
  expect(await isCompleted()).toBe(false)
})

test('links are made by those who handle orders, for a checkout that is there', async () => {
  const { site, buyer, link } = await shop()
  expect((await link(THANKS, buyer)).status).toBe(403)
  expect((await link(THANKS, await site.keyWith(['orders.read']))).status).toBe(403)
  expect((await link(THANKS, await site.keyWith(['orders.write']))).status).toBe(200)
  expect(refused(await link(THANKS, site.admin, crypto.randomUUID()))).toEqual([404, 'CHECKOUT_NOT_FOUND'])
})

test('a checkout that was ordered here keeps its order', async () => {
  const { site, buyer, id, link, follow } = await shop()
  const { token } = (await link(THANKS)).body
  const { orderId } = (await placeOrder(buyer, id)).body
  expect((await follow(token)).headers.location).toBe(THANKS)
  expect(await site.query('select order_id as "orderId" from checkouts where id = $1', [id])).toEqual([{ orderId }])
})
