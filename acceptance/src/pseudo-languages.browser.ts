import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { mailPhrases, markMail } from './marked-mail.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'
import { clipped, hasWords, hydration, textsLeft } from './texts-left.ts'

/**
 * The shop in the two languages of tests, which its sources have: `en-XA`, longer and accented, where a text that stands in code shows;
 * and `ar-XB`, from right to left.
 */

const { shop, browser } = await openShop({ FAIRGROUND_DEV: '1' })
const credentials = await shop.credentials()
const { client, sellTickets } = merchant(credentials)
await markMail(credentials, 'orderConfirmation')
const concert = await sellTickets('Brass at the Bandstand', 40, '25.00')
/** Each guest is named, so its tickets have a checkout of their own. */
const dinner = await sellTickets('Dinner on the pier', 10, '60.00')
await client.wixEventsV2.updateEvent({
  event: { id: dinner.eventId, registration: { tickets: { guestsAssignedSeparately: true } } },
})
const start = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
const { event: supper } = await client.wixEventsV2.createEvent({
  event: {
    title: 'Supper under the stars',
    location: { type: 'VENUE', name: 'The Orchard' },
    dateAndTimeSettings: {
      startDate: start,
      endDate: new Date(start.getTime() + 3 * 60 * 60 * 1000),
      timeZoneId: 'UTC',
    },
    registration: { initialType: 'RSVP', rsvp: { additionalGuestLimit: 2 } },
  },
})

const PATHS = [
  '/',
  '/shop',
  '/shop?sale=1',
  '/collections/lamps',
  '/brands/Lantern%20Row',
  '/products/arch-lamp',
  '/search?q=mug',
  '/search?q=zzzz',
  '/events',
  '/events?past=1',
  '/events?month=2026-12',
  '/events/night-market-at-tobacco-dock',
  '/events/night-market-at-tobacco-dock/tickets',
  '/pages/imprint',
  '/login',
  // As a sign-in leads there; who enters nothing reads the same.
  ...['TOTP', 'EMAIL', 'RECOVERY_CODE'].map(
    (way) => `/login/code?state=begun&factors=TOTP,EMAIL,RECOVERY_CODE&way=${way}`,
  ),
  '/verify-email?state=begun',
  '/reset-password?token=mailed',
  '/signup',
  '/signup/waiting',
  '/forgot-password',
  '/logout',
  '/cart',
  '/nothing-here',
]

/** A telephone without scripts; `look` notes what is left in place or cut off on the page that stands. */
async function reader() {
  const { page, context } = await watchedPage(browser, {
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  })
  const faults: string[] = []
  const look = async () => {
    const path = new URL(page.url()).pathname
    expect(await page.locator('h1').first().textContent(), path).not.toBe('')
    for (const fault of await textsLeft(page, await hydration(page))) faults.push(`${path}: ${fault}`)
    for (const fault of await clipped(page)) faults.push(`${path} is cut off: ${fault}`)
  }
  return {
    page,
    look,
    async visit(path: string) {
      await page.goto(`${shop.url}/en-XA${path}`)
      await look()
    },
    async done() {
      expect(faults).toEqual([])
      await context.close()
    },
  }
}

test('no text stands outside of the catalogues, and longer ones fit, on a telephone', async () => {
  const { visit, done } = await reader()
  for (const path of PATHS) await visit(path)
  await done()
})

const ACCOUNT_PATHS = [
  '/account',
  '/account/orders',
  '/account/tickets',
  '/account/tickets?past=1',
  '/account/wishlist',
  '/account/profile',
  '/account/addresses',
  '/account/addresses?edit=new',
  '/account/security',
  '/account/security/app',
  '/account/security/mail',
  '/account/security/recovery-codes',
  '/account/security/new-passkey',
  '/account/privacy',
]

/** Texts of the newest mail to an address that are neither marked nor data. */
async function textsOfMail(page: Page, to: string, data: string): Promise<string[]> {
  const { mails } = await client.mailbox.listMails({ to })
  const [mail] = mails.filter(({ subject }) => /[èìòù]/.test(subject))
  expect(mail?.html, mails.map(({ subject }) => subject).join()).toBeDefined()
  await page.setContent(mail?.html ?? '')
  const known = data + JSON.stringify('Fairground') + mailPhrases()
  const left = await textsLeft(page, known)
  expect(await page.locator('body').textContent()).toMatch(/[èìòù]/)
  // A ticket is one text: kind, guest, time, place and code.
  const parts = left.flatMap((text) => text.split(' · '))
  return parts.filter(
    (part) => hasWords(part) && !/^FG1\./.test(part) && !part.split(' ').every((word) => known.includes(word)),
  )
}

test('no text of a purchase, its order, its mail and an account stands outside of the catalogues', {
  timeout: 120_000,
}, async () => {
  const { page, look, visit, done } = await reader()
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).first().fill(value)
  }
  await visit('/products/studio-second-mug')
  await page.locator('main form button[name=intent][value=add], main form button[type=submit]').first().click()
  await page.waitForURL(/\/en-XA\/cart/)
  await page.locator('main button[name=intent][value=checkout]').click()
  await page.waitForURL(/\/en-XA\/checkout\//)
  await look()
  // Nothing is filled in yet: the page says what is missing.
  await page.locator('button[name=intent][value=place]').click()
  await look()

  await visit('/signup')
  await fill({
    firstName: 'Noa',
    lastName: 'Levi',
    email: 'noa-reads@example.com',
    password: 'harbour lanterns in june',
  })
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL(/\/en-XA\/(account|verify-email)/)
  await look()

  await visit(`/events/${concert.slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL(/\/en-XA\/cart/)
  await look()
  await page.locator('main button[name=intent][value=checkout]').click()
  await page.waitForURL(/\/en-XA\/checkout\//)
  await look()
  await page.getByRole('radio', { name: /^Pick up/ }).check({ force: true })
  await chooseTestPayment(page)
  await page.locator('button[name=intent][value=place]').click()
  await decideAtBank(page)
  await page.waitForURL(/^[^?]*\/orders\//)
  const { pathname } = new URL(page.url())
  const orderId = /[0-9a-f-]{36}/.exec(pathname)?.[0] ?? ''
  await visit(pathname.replace(/^\/en-XA/, ''))
  await visit(`/orders/${orderId}`)
  await visit(`/account/orders/${orderId}`)
  const { order } = await client.orders.getOrder({ id: orderId })
  expect(await textsOfMail(page, order?.buyerInfo?.email ?? '', JSON.stringify(order))).toEqual([])
  for (const path of ACCOUNT_PATHS) await visit(path)
  await done()
})

test('no text of the checkout in which guests of an event are named stands outside of the catalogues', async () => {
  const { page, look, visit, done } = await reader()
  await visit(`/events/${dinner.slug}/tickets`)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL(/\/en-XA\/events\/.*\/checkout\//)
  await look()
  // Nothing is filled in yet: the page says what is missing.
  await page.locator('main button[type=submit]').last().click()
  await look()
  await done()
})

test('no text of a reply to an invitation stands outside of the catalogues', async () => {
  const { page, look, visit, done } = await reader()
  await visit(`/events/${supper.slug}`)
  await visit(`/events/${supper.slug}/rsvp`)
  await page.locator('main button[type=submit]').last().click()
  await look()
  await page.getByRole('textbox', { name: 'First name' }).fill('Noa')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Levi')
  await page.getByRole('textbox', { name: 'Email' }).fill('noa-answers@example.com')
  await page.locator('main button[type=submit]').last().click()
  await page.waitForURL(/\/en-XA\/rsvp\//)
  await look()
  await done()
})

/** A text as it is in the language from right to left: each word within marks of its direction. */
const rtl = (text: string): string => text.replaceAll(/\p{L}+/gu, (word) => `\u202e${word}\u202c`)

const open = async () => {
  const watched = await watchedPage(browser, { viewport: { width: 360, height: 900 } })
  const goto = async (path: string) => {
    await watched.page.goto(`${shop.url}/ar-XB${path}`)
    expect(await watched.page.locator('html').getAttribute('dir')).toBe('rtl')
  }
  const done = async () => {
    expect(await clipped(watched.page)).toEqual([])
    watched.quiet()
    await watched.context.close()
  }
  return { page: watched.page, goto, done }
}

test('the catalogue reads from right to left', async () => {
  const { page, goto, done } = await open()
  await goto('/collections/lamps')
  const card = page.getByRole('main').getByRole('link', { name: 'Arch Lamp' }).first()
  await card.click()
  await page.waitForURL(/\/ar-XB\/products\/arch-lamp/)
  await done()
})

test('a product goes to the cart and its checkout from right to left', async () => {
  const { page, goto, done } = await open()
  await goto('/products/studio-second-mug')
  await page
    .getByRole('button', { name: rtl('Add to cart') })
    .first()
    .click()
  // In the drawer, or on the page of the cart where the press came before the page was active.
  await page
    .getByRole('button', { name: rtl('Go to checkout') })
    .first()
    .click()
  await page.waitForURL(/\/ar-XB\/checkout\//)
  await page.getByRole('textbox', { name: rtl('Email') }).fill('noa@example.com')
  await page.getByRole('textbox', { name: rtl('First name') }).fill('Noa')
  await page.getByRole('textbox', { name: rtl('Last name') }).fill('Levi')
  await done()
})

test('tickets of an event are paid from right to left', async () => {
  const { page, goto, done } = await open()
  await goto(`/events/${concert.slug}`)
  await page
    .getByRole('link', { name: rtl('Get tickets') })
    .first()
    .click()
  await page.waitForURL(/\/tickets$/)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('1')
  await page.getByRole('button', { name: rtl('Add tickets to cart') }).click()
  await page.waitForURL(/\/ar-XB\/cart$/)
  await page.getByRole('button', { name: rtl('Go to checkout') }).click()
  await page.waitForURL(/\/ar-XB\/checkout\//)
  await page.getByRole('textbox', { name: rtl('Email') }).fill('noa@example.com')
  await page.getByRole('textbox', { name: rtl('First name') }).fill('Noa')
  await page.getByRole('textbox', { name: rtl('Last name') }).fill('Levi')
  await chooseTestPayment(page)
  await page.getByRole('button', { name: new RegExp(`^${rtl('Pay')} £`) }).click()
  await decideAtBank(page)
  // The bank leads back to languages that the site offers, which this one never is.
  await page.waitForURL(/^[^?]*\/orders\//)
  await goto(new URL(page.url()).pathname)
  await page.getByRole('heading', { level: 1, name: rtl('Thank you for your order') }).waitFor()
  await done()
})

test('an account is made from right to left', async () => {
  const { page, goto, done } = await open()
  await goto('/signup')
  await page.getByRole('textbox', { name: rtl('First name') }).fill('Noa')
  await page.getByRole('textbox', { name: rtl('Last name') }).fill('Levi')
  await page.getByRole('textbox', { name: rtl('Email') }).fill('noa@example.com')
  await page.getByLabel(rtl('Password'), { exact: true }).fill('harbour lanterns in june')
  await page.getByRole('button', { name: rtl('Create account') }).click()
  await page.waitForURL(/\/ar-XB\/(account|verify-email)/)
  await done()
})

test('a reply with a companion is given and changed from right to left', async () => {
  const { page, goto, done } = await open()
  await goto(`/events/${supper.slug}`)
  await page
    .getByRole('link', { name: rtl('Reply'), exact: true })
    .first()
    .click()
  await page.waitForURL(/\/ar-XB\/events\/.*\/rsvp$/)
  // The organiser's own form: its questions are data.
  await page.getByRole('textbox', { name: 'First name' }).fill('Noa')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Levi')
  await page.getByRole('textbox', { name: 'Email' }).fill('noa-reply@example.com')
  await page.getByRole('combobox', { name: rtl('How many come with you?') }).selectOption('1')
  await page.getByRole('textbox', { name: rtl('Their names') }).fill('Maya Levi')
  await page.getByRole('main').locator('button[type=submit]').last().click()
  await page.waitForURL(/\/ar-XB\/rsvp\//)
  await page
    .getByRole('list', { name: rtl('Who is coming') })
    .getByText('Maya Levi')
    .waitFor()
  expect(await clipped(page)).toEqual([])
  await page.getByText(rtl('Change my reply')).click()
  await page.getByRole('radio', { name: rtl('I can’t come') }).check()
  await page.getByRole('button', { name: rtl('Save my reply') }).click()
  await page.getByRole('heading', { level: 1, name: rtl('You are not coming') }).waitFor()
  await done()
})
