import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { productLine, sellShirts } from '../../test/shop.ts'

/** 25 answers for each visitor, 500 for each network. */
const FACTOR = 0.05
const CHECKOUTS = '/ecom/v1/checkouts'

test('a visitor has so many answers stored under keys, and so has a network; keys that are stored go on answering', async () => {
  const site = await testSite({ rateLimitFactor: FACTOR })
  const { productId } = await sellShirts(site, 5)
  const [buyer, other] = [await site.visitor(), await site.visitor()]
  const write = async (key?: string, by = buyer) => {
    const request = { channelType: 'WEB', lineItems: [productLine(productId, 1)] }
    const { status, headers } = await by.call('POST', CHECKOUTS, request, key ? { 'idempotency-key': key } : {})
    return status === 429 ? [status, headers['retry-after']] : status
  }
  const stored = async () => (await site.query('select count(*)::int as n from checkouts'))[0]?.n
  const REFUSED = [429, '3600']
  expect(await write('first')).toBe(200)
  const [{ bytes } = {}] = await site.query('select bytes from idempotency_records')
  expect(bytes).toBeGreaterThan(100)

  const copies = (n: number, caller: string) =>
    site.query(
      `insert into idempotency_records (site_id, caller, operation, key, body_hash, body, created_at, bytes, network)
       select site_id, ${caller}, operation, gen_random_uuid()::text, body_hash, body, created_at, bytes, network
       from idempotency_records, generate_series(1, ${n}) where key = 'first'`,
    )
  await copies(23, 'caller')
  expect(await write('last')).toBe(200)
  expect(await write('more')).toEqual(REFUSED)
  expect([await write('first'), await write('last'), await stored()]).toEqual([200, 200, 2])
  expect([await write(), await write('more', other)]).toEqual([200, 200])

  await copies(480, 'gen_random_uuid()::text')
  expect(await write('another', other)).toEqual(REFUSED)
  await site.query(`delete from idempotency_records where key not in ('first', 'last')`)
  expect(await write('another', other)).toBe(200)
  await site.query(`update idempotency_records set bytes = 300000 where key = 'last'`)
  expect(await write('more')).toEqual(REFUSED)
  await site.query(`update idempotency_records set bytes = 2147483647 where key = 'last'`)
  expect(
    (
      await site.admin.call(
        'PATCH',
        '/fairground/v1/payment-settings',
        { manualPaymentDays: 9 },
        { 'idempotency-key': 'staff' },
      )
    ).status,
  ).toBe(200)
})
