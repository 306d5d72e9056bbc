import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { coupons } from '@fairground/client/generated/ecom.coupons.ts'
import { orders } from '@fairground/client/generated/ecom.orders.ts'
import { eventsCategories } from '@fairground/client/generated/events.categories.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { productImports } from '@fairground/client/generated/fairground.product-imports.ts'
import { staffRoles } from '@fairground/client/generated/fairground.staff-roles.ts'
import { members } from '@fairground/client/generated/members.members.ts'
import { collections } from '@fairground/client/generated/stores.collections.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import { expect, test, vi } from 'vitest'
import { openShop } from './open-shop.ts'
import { root } from './running-shop.ts'
import { hasWords, textsLeft } from './texts-left.ts'

/** The admin in `en-XA`, the language of tests in which a text that stands in code shows. */

const { shop, merchantPage } = await openShop({ FAIRGROUND_DEV: '1' })

const { url, apiKey, siteId } = await shop.credentials()
const auth = apiKeyAuth({ apiKey, siteId })
const site = createClient({
  url,
  auth,
  modules: {
    collections,
    coupons,
    eventsCategories,
    members,
    orders,
    productImports,
    products,
    staffRoles,
    wixEventsV2,
  },
})

async function importProducts(): Promise<string | undefined> {
  const body = readFileSync(join(root, 'acceptance/data/shopify-apparel.csv'))
  const headers = { authorization: apiKey, 'x-site-id': siteId, 'content-type': 'text/csv' }
  await fetch(`${url}/fairground/v1/product-imports?name=apparel.csv`, { method: 'POST', headers, body })
  const read = async () => (await site.productImports.listImports({})).imports[0]
  await vi.waitFor(async () => expect((await read())?.status).toBe('COMPARED'), { timeout: 60_000, interval: 200 })
  return (await read())?.id
}

async function newCoupon(): Promise<string | undefined> {
  const specification = {
    name: 'Opening week',
    code: 'OPENING',
    percentOffRate: 10,
    startTime: String(Date.now()),
    scope: { namespace: 'stores' as const },
  }
  return (await site.coupons.createCoupon({ specification })).id
}

/** Ids of the shop's own for the parts of an address that stand for one, such as `:orderId`. */
const IDS: Readonly<Record<string, string | undefined>> = {
  orderId: (await site.orders.searchOrders({ search: {} })).orders?.[0]?.id,
  importId: await importProducts(),
  productId: (await site.products.queryProducts({ query: { filter: { slug: 'dock-tee' } } })).products?.[0]?.id,
  collectionId: (await site.collections.getCollectionBySlug({ slug: 'lamps' })).collection?.id,
  couponId: await newCoupon(),
  categoryId: (await site.eventsCategories.createCategory({ category: { name: 'After dark' } })).category?.id,
  eventId: (await site.wixEventsV2.queryEvents({ query: { filter: { 'registration.type': 'RSVP' } } })).events?.[0]?.id,
  memberId: (await site.members.queryMembers({})).members?.[0]?.id,
  roleId: (await site.staffRoles.createStaffRole({ name: 'Box office', scopes: ['orders.read', 'guests.write'] })).role
    .id,
  templateId: 'orderConfirmation',
}

/** Every page of the admin, as its routes name them. */
const PATHS = [...readFileSync(join(root, 'admin/src/routes.tsx'), 'utf8').matchAll(/page\('(\/[^']+)'/g)].map(
  ([, path = '']) => path.replace(/:(\w+)/g, (_, name: string) => IDS[name] ?? `no-${name}`),
)

test('every page of the admin has something to show', () => {
  expect(PATHS.filter((path) => path.includes('no-'))).toEqual([])
  expect(PATHS.length).toBeGreaterThan(50)
})

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
  for (const path of PATHS) {
    // From page to page as a link leads: the development server sends hundreds of modules to each document.
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/admin${path}`)
    // The page that was left stands until the code of the next has come.
    await expect.poll(() => page.locator('main h1').first().textContent(), { message: path }).not.toBe(heading)
    await still()
    heading = (await page.locator('main h1').first().textContent()) ?? ''
    for (const fault of await textsLeft(page, await sent())) if (hasWords(fault)) faults.add(`${path}: ${fault}`)
  }
  expect([...faults]).toEqual([])
  await context.close()
})
