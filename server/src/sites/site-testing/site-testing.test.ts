import { expect, test } from 'vitest'
import { type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { anotherProcess, relayCaughtUp } from '../../../test/over-http.ts'
import { checkOut, pay, placeOrder, productLine, sellShirts } from '../../../test/shop.ts'

const PATH = '/fairground/v1/site-testing'
const change = (by: TestCaller, body: object) => by.call('PATCH', PATH, body)
const codeOf = ({ body }: { body: { details?: { applicationError?: { code?: string } } } }) =>
  body.details?.applicationError?.code
const methods = async (site: TestSite): Promise<string[]> => {
  const { body } = await (await site.visitor()).call('GET', '/fairground/v1/payment-methods')
  return body.methods.map(({ method }: { method: string }) => method)
}

test('test payments are switched on and off, and the audit log says by whom', async () => {
  const site = await testSite()
  const { productId } = await sellShirts(site, 5)
  expect((await site.admin.call('GET', PATH)).body).toEqual({ testPayments: false, testMode: false })
  expect(await methods(site)).toEqual(['manual'])
  expect((await change(site.admin, { testPayments: true })).body).toEqual({ testPayments: true, testMode: false })
  expect(await methods(site)).toEqual(['test', 'manual'])

  const visitor = await site.visitor()
  const { orderId } = (await placeOrder(visitor, await checkOut(visitor, [productLine(productId, 1)]))).body
  expect((await change(site.admin, { testPayments: false })).status).toBe(200)
  expect(codeOf(await pay(visitor, orderId))).toBe('PAYMENT_METHOD_NOT_AVAILABLE')

  const entries = await site.query(`select before, after from audit_log where action = 'testing.set' order by at, id`)
  expect(entries).toEqual([
    { before: { testPayments: false, testMode: false }, after: { testPayments: true, testMode: false } },
    { before: { testPayments: true, testMode: false }, after: { testPayments: false, testMode: false } },
  ])
})

test('another process knows of it, too', async () => {
  const site = await testSite()
  const other = await anotherProcess(site)
  await change(site.admin, { testPayments: true })
  await relayCaughtUp(other)
  await expect.poll(() => other.directory.site(site.siteId)?.settings.testPayments).toBe(true)
})

test('a site that leaves test mode goes back to the real time', async () => {
  const site = await testSite()
  await change(site.admin, { testMode: true })
  await site.admin.call('POST', '/fairground/v1/test-clock', { advanceMs: 86_400_000 })
  await change(site.admin, { testMode: false })
  expect((await site.admin.call('GET', '/fairground/v1/test-clock')).body.offsetMs).toBe(0)
})

test('a public https site is switched on only when that is confirmed, and off at any time', async () => {
  const site = await testSite({ publicUrl: 'https://fair.example' })
  for (const body of [{ testPayments: true }, { testMode: true }, { testPayments: true, confirmed: false }]) {
    const reply = await change(site.admin, body)
    expect([reply.status, codeOf(reply)]).toEqual([409, 'TESTING_NOT_CONFIRMED'])
  }
  expect(await methods(site)).toEqual(['manual'])
  expect((await change(site.admin, { testPayments: true, confirmed: true })).status).toBe(200)
  expect((await change(site.admin, { testMode: false })).status).toBe(200)
  expect((await change(site.admin, { testPayments: false })).body).toEqual({ testPayments: false, testMode: false })
})

test('it is for settings alone', async () => {
  const site = await testSite()
  expect((await change(await site.visitor(), { testPayments: true })).status).toBe(403)
  expect((await change(await site.keyWith(['settings.read']), { testPayments: true })).status).toBe(403)
})

test('a change of one of them leaves what others change at the same time', async () => {
  const site = await testSite()
  await change(site.admin, { testPayments: true })
  await Promise.all([
    change(site.admin, { testPayments: false }),
    ...[true, false, true].map((testMode) => change(site.admin, { testMode })),
  ])
  expect((await site.admin.call('GET', PATH)).body.testPayments).toBe(false)
})
