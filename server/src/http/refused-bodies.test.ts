import pino from 'pino'
import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { callerAt, listening } from '../../test/over-http.ts'

test('a client that still writes its body reads why it is refused', { timeout: 90_000 }, async () => {
  const site = await testSite()
  const caller = callerAt(await listening(site.assembly), { authorization: site.apiKey, 'wix-site-id': site.siteId })
  const note = 'x'.repeat(24 * 1024 * 1024)
  for (let i = 0; i < 8; i++) {
    const large = await caller.call('POST', '/ecom/v1/carts/current/add-to-cart', { note })
    expect([large.status, large.body.details.applicationError.code]).toEqual([413, 'BODY_TOO_LARGE'])
    const stranger = await caller.call('POST', '/stores/v1/products', { note }, { authorization: 'wrong' })
    expect(stranger.status).toBe(401)
  }
})

test('a refusal is one line of the log', async () => {
  const lines: { level: number; msg: string }[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const site = await testSite({ logger })
  const caller = callerAt(await listening(site.assembly), { authorization: site.apiKey, 'wix-site-id': site.siteId })
  await caller.call('GET', '/stores/v3/products/query')
  lines.length = 0
  for (let i = 0; i < 5; i++) {
    expect((await caller.call('POST', '/stores/v1/products', {})).status).toBe(400)
    expect((await caller.call('GET', '/stores/v3/products/nothing')).status).toBe(404)
    expect((await caller.call('POST', '/stores/v3/products/query', {})).status).toBe(200)
  }
  expect(lines.map(({ level, msg }) => `${level} ${msg}`)).toEqual(Array(10).fill('30 refused'))
})
