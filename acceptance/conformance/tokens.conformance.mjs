import { OAuthStrategy } from '@wix/sdk'
import { afterAll, expect, test } from 'vitest'
import { admin, clientId, clientWith, DAY_MS, mark, moveClock, NOWHERE, refusal, visitor, wire } from './clients.mjs'
import { line, newProduct } from './goods.mjs'

afterAll(() => moveClock())

test('a visitor gets tokens by calling', async () => {
  const someone = visitor()
  await someone.products.queryProducts().limit(1).find()
  const tokens = someone.auth.getTokens()
  expect(tokens.accessToken.value).toBeTypeOf('string')
  expect(tokens.accessToken.expiresAt).toBeGreaterThan(Date.now() / 1000)
  expect(tokens.refreshToken).toMatchObject({ value: expect.any(String), role: 'visitor' })
  expect(wire.find((call) => call.path === '/oauth2/token')).toMatchObject({ method: 'POST', status: 200 })
  expect(someone.auth.loggedIn()).toBe(false)
})

test('two visitors are two people', async () => {
  const [a, b] = [visitor(), visitor()]
  const product = await newProduct()
  await a.currentCart.addToCurrentCart({ lineItems: [line(product)] })
  expect(await refusal(b.currentCart.getCurrentCart())).toMatchObject({ status: 404, code: 'OWNED_CART_NOT_FOUND' })
})

test('tokens outlive the client that requested them', async () => {
  const first = visitor()
  const product = await newProduct()
  await first.currentCart.addToCurrentCart({ lineItems: [line(product)] })
  const again = visitor(first.auth.getTokens())
  expect((await again.currentCart.getCurrentCart()).lineItems).toHaveLength(1)
})

test('a refresh token renews again and again and keeps the visitor', async () => {
  const someone = visitor()
  const product = await newProduct()
  await someone.currentCart.addToCurrentCart({ lineItems: [line(product)] })
  const { refreshToken } = someone.auth.getTokens()
  for (let time = 0; time < 3; time++) {
    const renewed = await someone.auth.renewToken(refreshToken)
    expect(renewed.refreshToken.value).toBe(refreshToken.value)
    expect((await visitor(renewed).currentCart.getCurrentCart()).lineItems).toHaveLength(1)
  }
})

test('an access token that has run out is renewed by the client', async () => {
  const someone = visitor()
  const product = await newProduct()
  await someone.currentCart.addToCurrentCart({ lineItems: [line(product)] })
  const tokens = someone.auth.getTokens()
  await moveClock(2 * DAY_MS)
  const late = visitor({ ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 1 } })
  expect((await late.currentCart.getCurrentCart()).lineItems).toHaveLength(1)
  const stale = visitor({ ...tokens, accessToken: { ...tokens.accessToken, expiresAt: 9_999_999_999 } })
  expect(await refusal(stale.currentCart.getCurrentCart())).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
  await moveClock()
})

test('an unknown app gets no tokens', async () => {
  const stranger = clientWith(OAuthStrategy({ clientId: NOWHERE }))
  await expect(stranger.auth.generateVisitorTokens()).rejects.toThrow(/Failed to fetch tokens from OAuth API/)
})

test('a refresh token that nobody issued is refused, and the client falls back to a visitor', async () => {
  const someone = visitor()
  await expect(someone.auth.renewToken({ value: mark(), role: 'visitor' })).rejects.toThrow(/Failed to fetch tokens/)
  const tokens = await someone.auth.generateVisitorTokens({
    accessToken: { value: 'gone', expiresAt: 1 },
    refreshToken: { value: mark(), role: 'visitor' },
  })
  expect(tokens.refreshToken.role).toBe('visitor')
})

test('a rubbish token is 401', async () => {
  for (const value of ['rubbish', 'a.b.c', `${mark()}.${mark()}.${mark()}`]) {
    const fake = visitor({
      accessToken: { value, expiresAt: 9_999_999_999 },
      refreshToken: { value: mark(), role: 'visitor' },
    })
    expect(await refusal(fake.products.queryProducts().find())).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
  }
})

test('a token that differs in its last character is 401, also where that says the same', async () => {
  const { accessToken, refreshToken } = await visitor().auth.generateVisitorTokens()
  for (const last of ['A', 'B', 'Q', 'R', 'g', 'h', 'w', 'x', '=', '!']) {
    const value = accessToken.value.slice(0, -1) + last
    if (value === accessToken.value) continue
    const fake = visitor({ accessToken: { ...accessToken, value }, refreshToken })
    expect(await refusal(fake.products.queryProducts().find()), last).toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})

test('module calls of visitors go to the CDN host, those of administrators to the API host', async () => {
  await visitor().products.queryProducts().limit(1).find()
  expect(wire.at(-1).host).toBe('edge.wixapis.com')
  await admin.products.queryProducts().limit(1).find()
  expect(wire.at(-1).host).toBe('www.wixapis.com')
  expect(clientId).toMatch(/^[0-9a-f-]{36}$/)
})
