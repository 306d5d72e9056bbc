import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { signOnPolicy } from '@fairground/client/generated/identity.sign-on-policy.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { openStep } from './checkout-steps.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'
import type { RunningShop } from './running-shop.ts'

/**
 * A visitor with something in the cart makes an account, finds the cart as it was, buys, and sees order and tickets in the account:
 * after signing out and in again, on another device, without scripts, with a code by mail, with another password.
 */

const owner = ({ url, apiKey, siteId }: Awaited<ReturnType<RunningShop['credentials']>>) =>
  createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { signOnPolicy } })

const { shop, browser } = await openShop()
const credentials = await shop.credentials()
const { mailTo, sellTickets } = merchant(credentials)
const concert = await sellTickets('Strings at the Pier', 40, '25.00')
const site = owner(credentials)

const EMAIL = 'ines@example.com'
const PASSWORD = 'lamps over the harbour'

const signUp = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

const signIn = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const chooseTwoTickets = async (page: Page) => {
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('2')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
}

const buy = async (page: Page, email = EMAIL) => {
  await page.goto(`${shop.url}/cart`)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.locator('#email').waitFor({ state: 'attached' })
  // What the account of a member knows is folded.
  if (!(await page.locator('#email').isVisible())) await openStep(page, 'Contact')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await chooseTestPayment(page)
  await page.getByRole('button', { name: /^Pay £50\.00/ }).click()
  await decideAtBank(page)
  await page.waitForURL(/\/orders\/.+\/thanks/)
}

const main = (page: Page) => page.getByRole('main')

const seesOrderAndTickets = async (page: Page) => {
  await page.goto(`${shop.url}/account`)
  await main(page).getByText('Strings at the Pier').first().waitFor()
  await main(page).getByText('£50.00').waitFor()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Tickets' }).click()
  await page.waitForURL(/\/account\/tickets$/)
  await expect
    .poll(() =>
      main(page)
        .getByRole('img', { name: /Code of ticket/ })
        .count(),
    )
    .toBe(2)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
  await page.waitForURL(/\/account\/orders$/)
  await main(page)
    .getByRole('link', { name: /^Order FG-\d+/ })
    .click()
  await page.waitForURL(/\/account\/orders\/.+/)
  await main(page).getByRole('region', { name: 'Receipt' }).getByText('£50.00').first().waitFor()
}

test('a visitor with a cart makes an account, and the cart is there', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await chooseTwoTickets(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(page, EMAIL)
  await page.waitForURL(/\/account$/)
  await page.getByRole('heading', { name: 'Hello, Ines' }).waitFor()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /2 items/ })
    .waitFor()

  await buy(page)
  await seesOrderAndTickets(page)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL(`${shop.url}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()

  await page.goto(`${shop.url}/account/orders`)
  await page.waitForURL(/\/login\?returnTo=/)
  await signIn(page, EMAIL)
  await page.waitForURL(/\/account\/orders$/)
  await seesOrderAndTickets(page)
  quiet()
  await context.close()
})

test('with JavaScript off the same member signs in, and a cart comes along', async () => {
  const { page, context, quiet } = await watchedPage(browser, { javaScriptEnabled: false })
  await chooseTwoTickets(page)
  await page.goto(`${shop.url}/login?returnTo=/cart`)
  await signIn(page, EMAIL)
  await page.waitForURL(/\/cart$/)
  await main(page).getByText('Strings at the Pier').first().waitFor()
  await seesOrderAndTickets(page)
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL(`${shop.url}/`)
  await page.goto(`${shop.url}/account`)
  await page.waitForURL(/\/login\?returnTo=/)
  quiet()
  await context.close()
})

test('sign-in reports mistakes at their fields, and never whether an address is known', async () => {
  const { page, context } = await watchedPage(browser)
  const alertText = async () => (await page.getByRole('alert').getByRole('paragraph').first().textContent()) ?? ''
  await page.goto(`${shop.url}/login`)
  await signIn(page, EMAIL, 'not the password')
  const wrong = await alertText()
  await signIn(page, 'nobody@example.com', 'not the password')
  expect(await alertText()).toBe(wrong)
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('nobody@example.com')
  expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('')

  await page.goto(`${shop.url}/signup`)
  await signUp(page, EMAIL)
  await page.getByRole('alert').getByText('There is already an account with this email address.').waitFor()
  await signUp(page, 'other@example.com', 'password123')
  await page.getByRole('alert').getByText('This password is too common').waitFor()
  await context.close()
})

test('nobody is led to another site by a link to the sign-in', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/login?returnTo=https://evil.example/`)
  await signIn(page, EMAIL)
  await page.waitForURL(`${shop.url}/account`)
  quiet()
  await context.close()
})

test('a member resets a forgotten password by mail; every other session ends', async () => {
  const other = await watchedPage(browser)
  await other.page.goto(`${shop.url}/login`)
  await signIn(other.page, EMAIL)
  await other.page.waitForURL(/\/account$/)

  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL(/\/forgot-password/)
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.goto(await mailTo(EMAIL, /https?:\S+\/reset-password\?token=\S+/))
  await page.getByRole('textbox', { name: 'New password' }).fill('bunting in the rain')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await page.waitForURL(/\/account$/)

  await other.page.goto(`${shop.url}/account`)
  await other.page.waitForURL(/\/login\?returnTo=/)
  await signIn(other.page, EMAIL, 'bunting in the rain')
  await other.page.waitForURL(/\/account$/)

  await page.goto(`${shop.url}/account/security`)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect.poll(() => page.getByRole('button', { name: /^Sign out of/ }).count()).toBe(0)
  await other.page.goto(`${shop.url}/account`)
  await other.page.waitForURL(/\/login\?returnTo=/)

  await page.getByRole('textbox', { name: 'Current password' }).fill('bunting in the rain')
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('status').getByText('Your password is changed').waitFor()
  quiet()
  await other.context.close()
  await context.close()
})

test('a member saves profile and addresses, with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, context, quiet } = await watchedPage(browser, { javaScriptEnabled })
    const phone = javaScriptEnabled ? '+44 117 496 0000' : '+44 117 496 0001'
    await page.goto(`${shop.url}/login?returnTo=/account/profile`)
    await signIn(page, EMAIL)
    await page.waitForURL(/\/account\/profile$/)
    await page.getByRole('textbox', { name: 'Phone' }).fill(phone)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByRole('status').getByText('Your profile is saved.').waitFor()
    await page.goto(`${shop.url}/account/profile`)
    expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe(phone)

    await page.goto(`${shop.url}/account/addresses?edit=new`)
    await page.getByRole('textbox', { name: 'House number and street' }).fill('1 Harbourside')
    await page.getByRole('textbox', { name: 'Town or city' }).fill('Bristol')
    await page.getByRole('textbox', { name: 'Postcode' }).fill('BS1 4QA')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.waitForURL(/\/account\/addresses$/)
    await main(page).getByText('Bristol BS1 4QA').waitFor()
    await page.getByRole('button', { name: 'Remove 1 Harbourside' }).click()
    await expect.poll(() => main(page).getByText('Bristol BS1 4QA').count()).toBe(0)
    quiet()
    await context.close()
  }
})

test('after many wrong tries the browser solves a puzzle first', async () => {
  const { page, context } = await watchedPage(browser)
  await page.goto(`${shop.url}/login`)
  const puzzle = page.getByRole('status').getByText('The puzzle is solved.')
  for (let tries = 0; tries < 11; tries += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await signIn(page, EMAIL, `wrong ${tries}`)
    await answered
    await page.waitForLoadState()
  }
  await puzzle.waitFor()
  await signIn(page, EMAIL)
  await page.waitForURL(/\/account$/)
  await context.close()
})

test('a site may require a code by mail, or its approval, before a member signs in; the code proves whose earlier orders are', async () => {
  const guest = await watchedPage(browser)
  await chooseTwoTickets(guest.page)
  await buy(guest.page, 'tom@example.com')
  await guest.context.close()

  await site.signOnPolicy.updateSignOnPolicy({ signOnPolicy: { requireEmailVerification: true } })
  const { page, context } = await watchedPage(browser)
  await page.goto(`${shop.url}/signup?returnTo=/cart`)
  await signUp(page, 'tom@example.com')
  await page.waitForURL(/\/verify-email\?state=/)
  await page.getByRole('textbox', { name: 'Code' }).fill('12 34')
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByRole('alert').getByText('The code is not complete yet.').waitFor()
  const code = await mailTo('tom@example.com', /\d{6}/)
  await page.getByRole('textbox', { name: 'Code' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.waitForURL(/\/cart$/)
  await seesOrderAndTickets(page)
  await context.close()

  await site.signOnPolicy.updateSignOnPolicy({
    signOnPolicy: { requireEmailVerification: false, requireOwnerApproval: true },
  })
  const waiting = await watchedPage(browser)
  await waiting.page.goto(`${shop.url}/signup`)
  await signUp(waiting.page, 'una@example.com')
  await waiting.page.waitForURL(/\/signup\/waiting$/)
  await waiting.page.getByRole('heading', { name: 'Waiting for approval' }).waitFor()
  waiting.quiet()
  await waiting.context.close()
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
