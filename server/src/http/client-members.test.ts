import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import { shopScenario } from '@fairground/client/testing/shop-scenario.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'

/** Our client as a shop page uses it, against our server over a real socket. */
let site: Awaited<ReturnType<typeof sharedSite>>
let url = ''
beforeAll(async () => {
  site = await sharedSite()
  url = await site.assembly.app.listen({ port: 0, host: '127.0.0.1' })
  const owner = createClient({
    url,
    auth: apiKeyAuth({ apiKey: site.apiKey, siteId: site.siteId }),
    modules: { products },
  })
  await owner.products.createProduct({
    product: { name: 'Ink pot', productType: 'physical', priceData: { price: 12.5 } },
  })
})
afterAll(() => site.close())

const RETURN_TO = 'http://localhost:3000/login-callback'

test('a visitor shops, becomes a member with the same cart, and leaves', async () => {
  const member = { email: 'ada@example.com', password: 'correct horse battery', redirectUri: RETURN_TO }
  expect(await shopScenario({ url, clientId: site.clientId, member })).toEqual({
    startsWithoutCart: true,
    role: 'visitor',
    lines: [1],
    datesAreDates: true,
    foundByPost: 1,
    registered: 'SUCCESS',
    loggedIn: true,
    cartFollowed: [1],
    wrongPassword: { loginState: 'FAILURE', errorCode: 'invalidPassword', error: expect.any(String) },
    loggedInAfter: false,
    cartAfter: false,
  })
})
