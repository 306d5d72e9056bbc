import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { captchaSiteKeys, solveCaptcha } from '@fairground/client/auth/captcha.ts'
import { memberLogin } from '@fairground/client/auth/member-login.ts'
import { visitorAuth } from '@fairground/client/auth/visitor.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import { changes } from '@fairground/client/happenings/changes.ts'
import { shopScenario } from '@fairground/client/testing/shop-scenario.ts'
import { present } from '@fairground/domain/present.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from '../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts } from '../../test/shop.ts'
import { appCode, enrolled } from '../identity/factors/factors.fixture.ts'
import { digitsIn, mailTo, newEmail, withToken } from '../identity/sign-in/sign-in.fixture.ts'

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
const PASSWORD = 'correct horse battery'

function page() {
  const auth = visitorAuth({ clientId: site.clientId })
  const shop = createClient({ url, auth, modules: { currentCart } })
  return { auth, shop, login: memberLogin(shop) }
}

test('a visitor shops, becomes a member with the same cart, and leaves', async () => {
  const member = { email: 'ada@example.com', password: PASSWORD, redirectUri: RETURN_TO }
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

test('a registration that is refused says why', async () => {
  const email = newEmail()
  expect((await page().login.register({ email, password: PASSWORD })).loginState).toBe('SUCCESS')
  const refused = [
    await page().login.register({ email, password: PASSWORD }),
    await page().login.register({ email: 'nobody at all', password: PASSWORD }),
    await page().login.register({ email: newEmail(), password: 'short' }),
  ]
  expect(refused.map((state) => (state.loginState === 'FAILURE' ? (state.errorCode ?? state.error) : state))).toEqual([
    'emailAlreadyExists',
    'invalidEmail',
    expect.stringMatching(/^INVALID_ARGUMENT: "password" /),
  ])
})

test('a member stays one when the access token ends, and is a visitor again when the session does', async () => {
  const { auth, shop, login } = page()
  const registered = await login.register({ email: newEmail(), password: PASSWORD })
  if (registered.loginState === 'SUCCESS')
    await login.completeLogin(registered.data.sessionToken, { redirectUri: RETURN_TO })
  const before = auth.getTokens()
  auth.setTokens({ ...before, accessToken: { ...before.accessToken, expiresAt: 0 } })
  await shop.currentCart.getCurrentCart().catch(() => undefined)
  expect(auth.getTokens().accessToken.expiresAt).toBeGreaterThan(Date.now() / 1000 + 3_600)
  expect([login.loggedIn(), auth.getTokens().refreshToken.value]).toEqual([true, before.refreshToken.value])

  auth.setTokens({ accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: 'ended', role: 'member' } })
  await shop.currentCart.getCurrentCart().catch(() => undefined)
  expect([login.loggedIn(), auth.getTokens().refreshToken.role]).toEqual([false, 'visitor'])
})

test('a captcha that was computed is accepted, once', async () => {
  const { shop, login } = page()
  const email = newEmail()
  const captchaTokens = { invisibleRecaptchaToken: await solveCaptcha(shop) }
  expect((await login.register({ email, password: PASSWORD, captchaTokens })).loginState).toBe('SUCCESS')
  expect(await login.login({ email, password: PASSWORD, captchaTokens })).toMatchObject({
    errorCode: 'invalidCaptchaToken',
  })
  expect(login.state).toEqual({ loginState: 'USER_CAPTCHA_REQUIRED' })
})

test('the keys of the captcha are the server’s to say', async () => {
  const address = 'http://localhost:8080/_captcha/challenge'
  expect(await captchaSiteKeys(page().shop)).toEqual({ provider: 'altcha', visible: address, invisible: address })
})

test('a member with an authenticator app enters its code, and none on a remembered device', async () => {
  const member = await enrolled(site)
  const { login } = page()
  const credentials = { email: member.email, password: PASSWORD }
  const waiting = await login.login(credentials)
  expect(waiting).toMatchObject({
    loginState: 'MFA_REQUIRED',
    data: { stateToken: expect.any(String), factors: ['TOTP', 'RECOVERY_CODE'] },
  })
  const code = appCode(site, member.secret)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await login.processMfa({ factorType: 'TOTP', code: wrong })).loginState).toBe('FAILURE')
  const done = await login.processMfa({ factorType: 'TOTP', code, rememberThisDevice: true })
  if (done.loginState !== 'SUCCESS') throw new Error(`The sign-in went on as ${done.loginState}`)
  await login.completeLogin(done.data.sessionToken, { redirectUri: RETURN_TO })
  expect(login.loggedIn()).toBe(true)
  const { deviceToken } = done.data
  expect(
    (await page().login.login({ ...credentials, ...present({ deviceToken: deviceToken || undefined }) })).loginState,
  ).toBe('SUCCESS')
})

test('a visitor is notified of their own order, and of nobody else’s', async () => {
  const [mine, other] = [page(), page()]
  const { productId } = await sellShirts(site, 10)
  const buy = async ({ auth, shop }: typeof mine) => {
    await shop.currentCart.getCurrentCart().catch(() => undefined)
    const caller = withToken(site, auth.getTokens().accessToken.value)
    const { body } = await placeOrder(caller, await checkOut(caller, [productLine(productId, 1)]))
    return String(body.orderId)
  }
  const ended = new AbortController()
  const received: string[] = []
  let opened = false
  const listening = (async () => {
    const onOpen = () => {
      opened = true
    }
    const options = { signal: ended.signal, onOpen }
    for await (const { entity, entityId } of changes(mine.shop, options)) received.push(`${entity} ${entityId}`)
  })()
  await expect.poll(() => opened).toBe(true)
  await buy(other)
  const orderId = await buy(mine)
  await expect.poll(() => received).toContain(`order ${orderId}`)
  expect(new Set(received)).toEqual(new Set([`order ${orderId}`]))
  ended.abort()
  await listening
})

test('an address is verified with the code of the mail', async () => {
  const policy = '/iam/signon/v1/sign-on-policies'
  const require = (requireEmailVerification: boolean) =>
    site.admin.call('PATCH', policy, { signOnPolicy: { requireEmailVerification } })
  expect((await require(true)).status).toBe(200)
  const { login } = page()
  const email = newEmail()
  await login.register({ email, password: PASSWORD })
  expect(login.state.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
  await expect.poll(() => mailTo(site, email)).toBeTruthy()
  const verificationCode = digitsIn(await mailTo(site, email))
  const wrong = verificationCode === '000000' ? '000001' : '000000'
  expect((await login.processVerification({ verificationCode: wrong })).loginState).toBe('FAILURE')
  const verified = await login.processVerification({ verificationCode })
  expect(verified.loginState).toBe('SUCCESS')
  if (verified.loginState === 'SUCCESS')
    await login.completeLogin(verified.data.sessionToken, { redirectUri: RETURN_TO })
  expect(login.loggedIn()).toBe(true)
  await require(false)
})
