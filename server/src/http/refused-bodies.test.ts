import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { callerAt, listening } from '../../test/over-http.ts'

test('a client that still writes its body reads why it is refused', async () => {
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
