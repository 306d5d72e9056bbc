import { visitorAuth } from '@fairground/client/auth/visitor.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { currentCart } from '@fairground/client/generated/ecom.current-cart.ts'
import { authentication } from '@fairground/client/generated/identity.authentication.ts'
import { redirects } from '@fairground/client/generated/redirects.redirects.ts'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'
import { SITE, siteOfOthers } from './site-of-others.ts'
import type { ResponseMode, sitePage } from './site-page.ts'

/**
 * A site at another origin, in a real browser: signing in by the shop's own login page and in a hidden frame, and
 * the way back after a purchase.
 */

const { shop, browser } = await openShop({ DEMO: '0' })
const credentials = await shop.credentials()
const { product } = await merchant(credentials).client.products.createProduct({
  product: { name: 'Ink pot', productType: 'digital', priceData: { price: 12.5 } },
})
const productId = product?.id ?? ''
const site = await siteOfOthers()
afterAll(() => {
  site?.close()
})

const STORE = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const PASSWORD = 'lamps over the harbour'
const CALLBACK = `${SITE}/login-callback`
let people = 0
const newEmail = () => `person-${++people}@example.com`

/** Facts about the shop that pages receive. */
const facts = () => ({ url: shop.url, clientId: credentials.clientId })

/** A visitor of the site whose client runs here, and an account to sign in to. */
function visitor() {
  const auth = visitorAuth({ clientId: credentials.clientId })
  const client = createClient({ url: shop.url, auth, modules: { authentication, currentCart, redirects } })
  const register = async (email: string) => {
    await client.authentication.registerV2({ loginId: { email }, password: PASSWORD })
    return email
  }
  return { client, register }
}

const signIn = async (page: Page, email: string) => {
  await page.waitForURL(`${shop.url}/login?**`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

type Scripted = typeof globalThis & { readonly sitePage: typeof sitePage }
const ready = (page: Page) => page.waitForFunction(() => 'sitePage' in globalThis)

const begin = async (page: Page, responseMode: ResponseMode, prompt: 'login' | 'none'): Promise<string> => {
  await ready(page)
  return page.evaluate(
    ([facts, callback, mode, how]) => (globalThis as Scripted).sitePage.begin(facts, callback, mode, how),
    [facts(), CALLBACK, responseMode, prompt] as const,
  )
}

const finish = async (page: Page, responseMode: ResponseMode): Promise<string> => {
  await ready(page)
  return page.evaluate(([facts, mode]) => (globalThis as Scripted).sitePage.finish(facts, mode), [
    facts(),
    responseMode,
  ] as const)
}

for (const responseMode of ['query', 'fragment'] as const)
  test(`a member signs in on the shop’s page and comes back with a code in the ${responseMode}, with and without scripts there`, async () => {
    const email = await visitor().register(newEmail())
    const { page, context } = await watchedPage(browser)
    await page.goto(SITE)
    await page.goto(await begin(page, responseMode, 'login'))
    await signIn(page, email)
    await page.waitForURL(`${CALLBACK}**`)
    expect(await finish(page, responseMode)).toBe('member')

    // A person whom the shop knows signs in without a prompt, unless the prompt is requested.
    await page.goto(await begin(page, responseMode, 'none'))
    await page.waitForURL(`${CALLBACK}**`)
    expect(await finish(page, responseMode)).toBe('member')
    await page.goto(await begin(page, responseMode, 'login'))
    await page.waitForURL(`${shop.url}/login?**`)
    const address = page.url()
    const cookies = await context.cookies()
    await context.close()

    const plain = await watchedPage(browser, { javaScriptEnabled: false })
    await plain.context.addCookies(cookies)
    await plain.page.goto(address)
    await signIn(plain.page, email)
    await plain.page.waitForURL(`${CALLBACK}**`)
    expect(new URL(plain.page.url().replace('#', '?')).searchParams.get('code')).toMatch(/^fgc_/)
    await plain.context.close()
  })

test('nobody signed in: the site receives an error', async () => {
  const { page, context } = await watchedPage(browser)
  await page.goto(SITE)
  await page.goto(await begin(page, 'fragment', 'none'))
  await page.waitForURL(`${CALLBACK}**`)
  expect(await finish(page, 'fragment')).toBe('login_required')
  await context.close()
})

test('a frame tells the code to the registered origin, and to no other', async () => {
  const stranger = 'http://localhost:3999'
  const elsewhere = await siteOfOthers(stranger)
  const framed = async (origin: string) => {
    const { page, context } = await watchedPage(browser)
    const { client } = visitor()
    const { sessionToken } = await client.authentication.registerV2({
      loginId: { email: newEmail() },
      password: PASSWORD,
    })
    const { redirectSession } = await client.redirects.createRedirectSession({
      auth: {
        authRequest: {
          clientId: credentials.clientId,
          codeChallenge: 'x'.repeat(43),
          codeChallengeMethod: 'S256',
          responseMode: 'web_message',
          responseType: 'code',
          state: 'state-1',
          ...(sessionToken ? { sessionToken } : {}),
        },
        prompt: 'none',
      },
    })
    await page.goto(origin)
    const received = await page.evaluateHandle((src) => {
      const messages: unknown[] = []
      addEventListener('message', ({ data, origin }) => messages.push({ origin, data }))
      const frame = document.createElement('iframe')
      frame.style.display = 'none'
      frame.src = src
      document.body.append(frame)
      return messages
    }, redirectSession.fullUrl)
    const messages = () => received.jsonValue()
    const frame = () => page.frames()[1]?.url() ?? ''
    return { messages, frame, close: () => context.close() }
  }
  const registered = await framed(SITE)
  await expect
    .poll(registered.messages)
    .toEqual([{ origin: shop.url, data: { code: expect.stringMatching(/^fgc_/), state: 'state-1' } }])
  await registered.close()

  const other = await framed(stranger)
  // The browser shows nothing where the page may not be held, and its script does not run.
  await expect.poll(other.frame).toMatch(/^chrome-error:/)
  expect(await other.messages()).toEqual([])
  await other.close()
  elsewhere.close()
})

test.each([true, false])(
  'a purchase ends at the site’s own thank-you page (scripts: %s)',
  async (javaScriptEnabled) => {
    const { client } = visitor()
    const catalogReference = { appId: STORE, catalogItemId: productId }
    await client.currentCart.addToCurrentCart({ lineItems: [{ catalogReference, quantity: 1 }] })
    const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    const callbacks = { thankYouPageUrl: `${SITE}/thanks`, postFlowUrl: `${SITE}/`, cartPageUrl: `${SITE}/cart` }
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks,
    })
    const { page, context, quiet } = await watchedPage(browser, { javaScriptEnabled })
    await page.goto(redirectSession.fullUrl)
    await page.waitForURL(`${shop.url}/checkout/${checkoutId}`)

    await page.getByRole('link', { name: 'Back to cart' }).click()
    await page.waitForURL(`${SITE}/cart**`)
    await page.goBack()
    await page.goto(`${shop.url}/checkout/${checkoutId}`)
    await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.com')
    await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
    await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
    await chooseTestPayment(page)
    await page.getByRole('button', { name: /^Pay / }).click()
    await decideAtBank(page)
    await page.waitForURL(`${SITE}/thanks?**`)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('wixMemberLoggedIn')).toBe('false')
    await page.goto(`${shop.url}/orders/${searchParams.get('orderId')}/thanks`)
    await page.getByRole('heading', { name: /Thank you/ }).waitFor()
    quiet()
    await context.close()
  },
)
