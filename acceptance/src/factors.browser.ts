import { Secret, TOTP } from 'otpauth'
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'

/**
 * A member sets up an authenticator app and a passkey, signs in with each, on a remembered device with neither, without scripts and
 * with a recovery code; takes their data along; and has the account deleted.
 */

const { shop, browser } = await openShop()

const PASSWORD = 'lamps over the harbour'
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function signUp(page: Page, email: string) {
  await page.goto(`${shop.url}/signup`)
  await box(page, 'First name').fill('Ines')
  await box(page, 'Last name').fill('Carvalho')
  await box(page, 'Email').fill(email)
  await box(page, 'Password').fill(PASSWORD)
  await press(page, 'Create account')
  await page.waitForURL(/\/account$/)
}

async function signIn(page: Page, email: string) {
  await page.goto(`${shop.url}/login`)
  await box(page, 'Email').fill(email)
  await box(page, 'Password').fill(PASSWORD)
  await press(page, 'Sign in')
}

async function signOut(page: Page) {
  await page.goto(`${shop.url}/account`)
  await press(page, 'Sign out')
  await page.waitForURL(`${shop.url}/`)
}

/** Code that the app shows `steps` half minutes from now: each code works once. */
const shown = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })
const STEP_MS = 30_000
/** More than entering a code takes. */
const ENTERING_MS = 8_000

async function setUpApp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto(`${shop.url}/account/security`)
  await page.getByRole('link', { name: 'Set up: Authenticator app' }).click()
  await box(page, 'Your password').fill(PASSWORD)
  await press(page, 'Set up the app')
  await page.getByRole('img', { name: 'Key for your authenticator app' }).waitFor()
  const secret = ((await page.locator('main code').textContent()) ?? '').replace(/\s/g, '')
  // The step before, which counts while the present one lasts: that one is left for signing in.
  await expect.poll(() => STEP_MS - (Date.now() % STEP_MS)).toBeGreaterThan(ENTERING_MS)
  await box(page, 'Code from the app').fill(shown(secret, -1))
  await press(page, 'Confirm code')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  return { secret, recoveryCodes: await page.locator('main ol li').allTextContents() }
}

/** A key in the computer that says yes by itself, or waits, as a person would. */
async function virtualKey(cdp: CDPSession) {
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    touches: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

test('sign-in requires each authenticator code once, and none on a remembered device', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  const email = 'app@example.com'
  await signUp(page, email)
  const { secret, recoveryCodes } = await setUpApp(page)
  expect(recoveryCodes).toHaveLength(10)

  await signOut(page)
  await signIn(page, email)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  expect((await page.request.get(`${shop.url}/account`, { maxRedirects: 0 })).status()).toBe(303)
  await box(page, 'Code').fill(shown(secret))
  await page.getByRole('checkbox', { name: /Do not ask again/ }).check()
  await press(page, 'Sign in')
  await page.waitForURL(/\/account$/)
  const device = (await context.cookies()).find(({ name }) => name === 'fg_device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await signOut(page)
  await signIn(page, email)
  await page.waitForURL(/\/account$/)
  quiet()

  const elsewhere = await watchedPage(browser)
  await signIn(elsewhere.page, email)
  await elsewhere.page.getByRole('heading', { name: 'One more step' }).waitFor()
  await elsewhere.page.getByRole('link', { name: 'Use a recovery code' }).click()
  await box(elsewhere.page, 'Recovery code').fill(recoveryCodes[0]?.toUpperCase() ?? '')
  await press(elsewhere.page, 'Sign in')
  await elsewhere.page.waitForURL(/\/account$/)
  elsewhere.quiet()
  await elsewhere.context.close()
  await context.close()
})

test('the code is entered without scripts as well', async () => {
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  const email = 'plain@example.com'
  await signUp(page, email)
  const { secret } = await setUpApp(page)
  await signOut(page)
  await signIn(page, email)
  const wrong = shown(secret) === '000000' ? '000001' : '000000'
  await box(page, 'Code').fill(wrong)
  await press(page, 'Sign in')
  await page.getByRole('alert').getByText('This code is wrong.').waitFor()
  await box(page, 'Code').fill(shown(secret))
  await press(page, 'Sign in')
  await page.waitForURL(/\/account$/)
  await page.getByRole('heading', { name: 'Hello, Ines' }).waitFor()
  await context.close()
})

test('a passkey is made, signs in by the button and from the field, and is removed', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  const key = await virtualKey(await context.newCDPSession(page))
  const email = 'key@example.com'
  await signUp(page, email)
  await page.goto(`${shop.url}/account/security`)
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await box(page, 'Your password').fill(PASSWORD)
  await press(page, 'Continue')
  await box(page, 'Name').fill('Laptop')
  await press(page, 'Add passkey')
  await page.getByText('Your passkey is added.').waitFor()

  await key.touches(false)
  await signOut(page)
  await page.goto(`${shop.url}/login?returnTo=/account/profile`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await key.touches(true)
  await page.waitForURL(/\/account\/profile$/)

  // The browser offers it in the field for the address, and this key says yes at once.
  await signOut(page)
  await page.goto(`${shop.url}/login`)
  await page.waitForURL(/\/account$/)

  await page.goto(`${shop.url}/account/security`)
  await page.getByRole('link', { name: 'Change Laptop' }).click()
  await box(page, 'Your password').fill(PASSWORD)
  await press(page, 'Remove passkey')
  await page.getByText('The passkey is removed.').waitFor()
  expect(await page.getByRole('link', { name: 'Change Laptop' }).count()).toBe(0)
  quiet()
  await context.close()
})

test('a member takes their data along and has the account deleted', async () => {
  const { page, context } = await watchedPage(browser)
  const email = 'gone@example.com'
  await signUp(page, email)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Privacy' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse((await (await file.createReadStream()).toArray()).join(''))
  expect(data).toMatchObject({ profile: { email: { address: email } }, orders: [], signIns: [{}] })

  await box(page, 'Your password').fill(PASSWORD)
  await press(page, 'Delete my account')
  await page.getByRole('alert').getByText('Nothing is deleted yet.').waitFor()
  await page.getByRole('checkbox', { name: 'I want my account deleted for good.' }).check()
  await box(page, 'Your password').fill(PASSWORD)
  await press(page, 'Delete my account')
  await page.getByText('Your account is deleted').waitFor()
  await signIn(page, email)
  await page.getByRole('alert').getByText('Wrong email address or password').first().waitFor()
  await context.close()
})
