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

const { shop, browser, merchantPage } = await openShop({ FAIRGROUND_DEV: '1' })
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

/** Words on the page that are neither marked as a message nor among the data (JSON) that the page was sent. */
const textsLeft = (page: Page, sent: string): Promise<string[]> =>
  page.evaluate((data) => {
    const named = (type: 'currency' | 'region' | 'language', codes: readonly string[]) => {
      // Texts are in plain English, formats in that of the site.
      return ['en', 'en-GB'].flatMap((locale) => {
        const names = new Intl.DisplayNames(locale, { type })
        return codes.flatMap((code) => [names.of(code) ?? code, `${names.of(code)} (${code})`])
      })
    }
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const known = new Set([
      ...named('currency', Intl.supportedValuesOf('currency')),
      ...named(
        'region',
        letters.flatMap((first) => letters.map((second) => first + second)),
      ),
      ...named('language', ['en', 'de', 'fr']),
      // Zones by their cities, as the browser knows them.
      ...Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.replaceAll('_', ' ').split('/')),
      ...['Deutsch', 'français', 'gal', '/pages/', '/products/product'],
    ])
    const isData = (text: string) =>
      known.has(text) ||
      data.includes(JSON.stringify(text).slice(1, -1)) ||
      text.split(/[,·:–|()]\s*|\s{2,}| \+(?=.\d)/).every((part) => isPlain(part))
    const isPlain = (part: string) =>
      !/\p{L}{3,}/u.test(part) || data.includes(JSON.stringify(part.trim()).slice(1, -1)) || isName(part)
    const isName = (part: string) =>
      known.has(part) ||
      // First and last names come apart.
      part.split(' ').some((_, i, words) => {
        const both = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
        return both.every((name) => /^\p{Lu}|^\p{L}.* \p{Lu}/u.test(name) && data.includes(JSON.stringify(name)))
      })
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript')) texts.push(node.textContent?.trim() ?? '')
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
    const isMessage = (text: string) => /[\u00c0-\u017e]/.test(text)
    return [...new Set(texts)].filter((text) => /[a-z]{3,}/.test(text) && !isMessage(text) && !isData(text))
  }, sent)

/** Data that the server's half of the storefront rendered the page from. */
const hydration = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(JSON.parse(document.getElementById('hydration')?.textContent ?? 'null')))

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
  '/account/privacy',
]

test('no text of a purchase, an order and an account stands outside of the catalogues', {
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
  for (const path of ACCOUNT_PATHS) await visit(path)
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

/** Pages of the admin, each by what leads to it. */
const ADMIN_PATHS = [
  'setup',
  'orders?period=week',
  'products',
  'products/new',
  'collections',
  'brands',
  'ribbons',
  'info-sections',
  'options',
  'promotions',
  'inventory',
  'back-in-stock',
  'coupons',
  'coupons/new',
  'events',
  'events/new',
  'events/categories',
  'guests',
  'members',
  'media',
  'products/imports',
  'settings',
  'settings/business',
  'settings/delivery',
  'settings/payments',
  'settings/users',
  'settings/currencies',
  'settings/languages',
  'settings/locations',
  'settings/audit',
  'settings/mails',
  'settings/mailbox',
  'settings/roles',
  'settings/region',
  'settings/api-keys',
  'settings/taxes',
  'settings/pages',
  'settings/orders',
  'settings/tickets',
  'settings/testing',
  'settings/sign-up',
  'settings/apps',
  'settings/roles/new',
]

/** Names of months and days, and times that have passed: the formats of the site write them, not our catalogues. */
const WRITTEN_BY_FORMATS =
  /\b(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?\b|\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\b|\b\d+ (second|minute|hour|day|month|year)s? ago\b|\b(yesterday|today|tomorrow)\b/g

test('no text of the admin stands outside of the catalogues', { timeout: 400_000 }, async () => {
  const { page, context, still } = await merchantPage()
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (/json/.test(response.headers()['content-type'] ?? '')) answers.push(response.text().catch(() => ''))
  })
  /** Answers of the API so far, and again without the elements of rich text. */
  const sent = async () => {
    const data = (await Promise.all(answers)).join('\n')
    return `${data}\n${data.replaceAll(/<[^>]*>/g, ' ').replaceAll(/ +/g, ' ')}`
  }
  // The admin's own page is in English; its messages follow the language that the page names.
  await page.route(/\/admin\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace('<html lang="en"', '<html lang="en-XA"')
    return route.fulfill({ response, body })
  })
  const faults = new Set<string>()
  page.on('console', (message) => {
    if (message.text().startsWith('React Router caught')) faults.add(`${page.url()}: ${message.text().slice(0, 200)}`)
  })
  await page.goto(`${shop.url}/admin/`)
  await still()
  let heading = ''
  for (const path of ADMIN_PATHS) {
    // From page to page as a link leads: the development server sends hundreds of modules to each document.
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/admin/${path}`)
    // The page that was left stands until the code of the next has come.
    await expect.poll(() => page.locator('main h1').first().textContent(), { message: path }).not.toBe(heading)
    await still()
    heading = (await page.locator('main h1').first().textContent()) ?? ''
    for (const fault of await textsLeft(page, await sent()))
      if (/[a-z]{3,}/.test(fault.replaceAll(WRITTEN_BY_FORMATS, ''))) faults.add(`${path}: ${fault}`)
  }
  expect([...faults]).toEqual([])
  await context.close()
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

test('from right to left: the catalogue', async () => {
  const { page, goto, done } = await open()
  await goto('/collections/lamps')
  const card = page.getByRole('main').getByRole('link', { name: 'Arch Lamp' }).first()
  await card.click()
  await page.waitForURL(/\/ar-XB\/products\/arch-lamp/)
  await done()
})

test('from right to left: a product to the cart and its checkout', async () => {
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

test('from right to left: tickets of an event, paid', async () => {
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

test('from right to left: an account', async () => {
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

test('from right to left: a reply with a companion, and another one later', async () => {
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
