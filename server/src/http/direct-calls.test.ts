import { tokenAuth } from '@fairground/client/auth/token.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { ApiError } from '@fairground/client/errors.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { productsV3 } from '@fairground/client/generated/stores.products-v-3.ts'
import pino from 'pino'
import { expect, test } from 'vitest'
import { testSite } from '../../test/fixture.ts'
import { relayCaughtUp } from '../../test/over-http.ts'
import { sellShirts } from '../../test/shop.ts'
import { directCalls } from './direct-calls.ts'
import { inProcessFetch } from './in-process-fetch.ts'

/** Two clients of the same visitor: one calls from within, the other over HTTP. */
async function clients() {
  const site = await testSite()
  const { accessToken } = await site.visitor()
  const { app, api, world } = site.assembly
  const direct = directCalls(api, world)({ address: '192.0.2.1', log: pino({ level: 'silent' }) })
  const common = {
    url: 'http://localhost',
    auth: tokenAuth(() => accessToken),
    modules: { productsV3, currentCart },
    retries: 0,
  }
  const unsent: typeof fetch = () => Promise.reject(new Error('a call went over HTTP'))
  return {
    site,
    within: createClient({ ...common, direct, fetch: unsent }),
    overHttp: createClient({ ...common, fetch: inProcessFetch(app) }),
  }
}

const outcome = async (call: Promise<unknown>) => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { name, status, code, description, fieldViolations, message } = error
    return { name, status, code, description, fieldViolations, message }
  }
}

test('a call from within gives the values and refusals that it gives over HTTP', async () => {
  const { site, within, overHttp } = await clients()
  const { productId } = await sellShirts(site, 5)
  const calls: ((client: typeof within) => Promise<unknown>)[] = [
    ({ productsV3: products }) => products.getProduct({ productId, fields: ['MEDIA_ITEMS_INFO', 'CURRENCY'] }),
    ({ productsV3: products }) =>
      products.queryProducts({ query: { filter: { id: { $in: [productId] } }, cursorPaging: { limit: 10 } } }),
    ({ productsV3: products }) => products.getProductBySlug({ slug: 'no-such-product' }),
    ({ productsV3: products }) => products.queryProducts({ query: { cursorPaging: { limit: 100_000 } } }),
    ({ currentCart: cart }) => cart.getCurrentCart(),
  ]
  for (const call of calls) {
    expect(await outcome(call(within))).toEqual(await outcome(call(overHttp)))
    expect(await outcome(call(within))).toEqual(await outcome(call(overHttp)))
  }
  const { product } = await within.productsV3.getProduct({ productId })
  expect(product.createdDate).toBeInstanceOf(Date)
})

test('a cached answer is parsed once, and read again after a change', async () => {
  const { site, within } = await clients()
  const { productId } = await sellShirts(site, 5)
  const read = async () => (await within.productsV3.getProduct({ productId })).product
  await relayCaughtUp(site.assembly)
  const [first, second] = [await read(), await read()]
  expect(second).toBe(first)
  await site.admin.call('PATCH', `/stores/v1/products/${productId}`, { product: { id: productId, name: 'Renamed' } })
  const third = await read()
  expect([first.name === 'Renamed', third.name]).toEqual([false, 'Renamed'])
})
