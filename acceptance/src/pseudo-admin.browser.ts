import { expect, test } from 'vitest'
import { openShop } from './open-shop.ts'
import { hasWords, textsLeft } from './texts-left.ts'

/** The admin in `en-XA`, the language of tests in which a text that stands in code shows. */

const { shop, merchantPage } = await openShop({ FAIRGROUND_DEV: '1' })

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
    for (const fault of await textsLeft(page, await sent())) if (hasWords(fault)) faults.add(`${path}: ${fault}`)
  }
  expect([...faults]).toEqual([])
  await context.close()
})
