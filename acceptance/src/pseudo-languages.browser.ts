import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/**
 * The shop in the two languages of tests, which its sources have: `en-XA`, longer and accented, where a text that stands in code shows;
 * and `ar-XB`, from right to left.
 */

const { shop, browser } = await openShop({ FAIRGROUND_DEV: '1' })
const { client, sellTickets } = merchant(await shop.credentials())
const concert = await sellTickets('Brass at the Bandstand', 40, '25.00')
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
  '/collections/lamps',
  '/products/arch-lamp',
  '/search?q=mug',
  '/search?q=zzzz',
  '/events',
  '/events/night-market-at-tobacco-dock',
  '/events/night-market-at-tobacco-dock/tickets',
  '/login',
  '/signup',
  '/forgot-password',
  '/cart',
  '/nothing-here',
]

/** Words on the page that are neither marked as a message nor among the data that the page was sent. */
const textsLeft = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sent = document.getElementById('hydration')?.textContent ?? ''
    const data = JSON.stringify(JSON.parse(sent))
    const names = new Intl.DisplayNames('en', { type: 'currency' })
    const isData = (text: string) =>
      data.includes(JSON.stringify(text).slice(1, -1)) ||
      text.split(/[,·:–|]\s*|\s{2,}| \+(?=.\d)/).every((part) => isPlain(part))
    const isPlain = (part: string) =>
      !/\p{L}{3,}/u.test(part) || data.includes(JSON.stringify(part.trim()).slice(1, -1)) || isName(part)
    const isName = (part: string) =>
      Intl.supportedValuesOf('currency').some((code) =>
        [names.of(code), `${names.of(code)} (${code})`].includes(part),
      ) || ['English', 'Deutsch', 'français'].includes(part)
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript')) texts.push(node.textContent?.trim() ?? '')
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
    const isMessage = (text: string) => /[\u00c0-\u017e]/.test(text)
    return [...new Set(texts)].filter((text) => /[a-z]{3,}/.test(text) && !isMessage(text) && !isData(text))
  })

/** Elements that cut their text off, and pages that are wider than the window. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []
    const cut = [...document.body.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, p, dt, dd, legend, li')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const isCut = element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(overflowX)
        return isCut && textOverflow !== 'ellipsis' && !element.closest('.sr-only')
      })
      .map((element) => element.outerHTML.slice(0, 160))
    return [...wide, ...cut]
  })

test('no text stands outside of the catalogues, and longer ones fit, on a telephone', async () => {
  const { page, context } = await watchedPage(browser, {
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  })
  const faults: string[] = []
  for (const path of PATHS) {
    await page.goto(`${shop.url}/en-XA${path}`)
    expect(await page.locator('h1').first().textContent(), path).not.toBe('')
    for (const fault of await textsLeft(page)) faults.push(`${path}: ${fault}`)
    for (const fault of await clipped(page)) faults.push(`${path} is cut off: ${fault}`)
  }
  expect(faults).toEqual([])
  await context.close()
})

/** A text as it is in the language from right to left: each word within marks of its direction. */
const rtl = (text: string): string => text.replaceAll(/\p{L}+/gu, (word) => `\u202e${word}\u202c`)

const widths = [360, 1280]

const open = async (width: number) => {
  const watched = await watchedPage(browser, { viewport: { width, height: 900 } })
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

test.for(widths)('from right to left at %i px: the catalogue', async (width) => {
  const { page, goto, done } = await open(width)
  await goto('/collections/lamps')
  const card = page.getByRole('main').getByRole('link', { name: 'Arch Lamp' }).first()
  await card.click()
  await page.waitForURL(/\/ar-XB\/products\/arch-lamp/)
  await done()
})

test.for(widths)('from right to left at %i px: a product to the cart and its checkout', async (width) => {
  const { page, goto, done } = await open(width)
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

test.for(widths)('from right to left at %i px: tickets of an event, paid', async (width) => {
  const { page, goto, done } = await open(width)
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

test.for(widths)('from right to left at %i px: an account', async (width) => {
  const { page, goto, done } = await open(width)
  await goto('/signup')
  await page.getByRole('textbox', { name: rtl('First name') }).fill('Noa')
  await page.getByRole('textbox', { name: rtl('Last name') }).fill('Levi')
  await page.getByRole('textbox', { name: rtl('Email') }).fill(`noa-${width}@example.com`)
  await page.getByLabel(rtl('Password'), { exact: true }).fill('harbour lanterns in june')
  await page.getByRole('button', { name: rtl('Create account') }).click()
  await page.waitForURL(/\/ar-XB\/(account|verify-email)/)
  await done()
})

test.for(widths)('from right to left at %i px: a reply with a companion, and another one later', async (width) => {
  const { page, goto, done } = await open(width)
  await goto(`/events/${supper.slug}`)
  await page
    .getByRole('link', { name: rtl('Reply'), exact: true })
    .first()
    .click()
  await page.waitForURL(/\/ar-XB\/events\/.*\/rsvp$/)
  // The organiser's own form: its questions are data.
  await page.getByRole('textbox', { name: 'First name' }).fill('Noa')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Levi')
  await page.getByRole('textbox', { name: 'Email' }).fill(`noa-reply-${width}@example.com`)
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
