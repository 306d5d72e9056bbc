import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { coupons } from '@fairground/client/generated/ecom.coupons.ts'
import { orders } from '@fairground/client/generated/ecom.orders.ts'
import { eventsCategories } from '@fairground/client/generated/events.categories.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { productImports } from '@fairground/client/generated/fairground.product-imports.ts'
import { seatPlans } from '@fairground/client/generated/fairground.seat-plans.ts'
import { staffRoles } from '@fairground/client/generated/fairground.staff-roles.ts'
import { members } from '@fairground/client/generated/members.members.ts'
import { collections } from '@fairground/client/generated/stores.collections.ts'
import { products } from '@fairground/client/generated/stores.products.ts'
import type { Page, Response } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { showAdminIn } from './admin-in-language.ts'
import { openShop } from './open-shop.ts'
import { openEach } from './openings.ts'
import { root } from './running-shop.ts'
import { requestsOf } from './still.ts'
import { hasWords, isData, namesOfFormats, textsShown } from './texts-left.ts'

/** The admin in `en-XA`, the language of tests in which a text that stands in code shows. */

const { shop, merchantPage } = await openShop()

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
    seatPlans,
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
  planId: (await site.seatPlans.listSeatPlans({})).seatPlans[0]?.id,
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

/** Waits until nothing was drawn and nothing requested for a moment, and at most for some seconds. */
function settling(page: Page, pending: () => readonly string[]): () => Promise<void> {
  const watch = () =>
    page.evaluate(() => {
      const at = window as { drawnAt?: number }
      if (at.drawnAt !== undefined) return performance.now() - at.drawnAt
      at.drawnAt = performance.now()
      new MutationObserver(() => {
        at.drawnAt = performance.now()
      }).observe(document, { subtree: true, childList: true, characterData: true })
      return 0
    })
  return async () => {
    for (let requested = Date.now(), left = 200; left > 0; left -= 1) {
      await delay(25)
      if (pending().length > 0) requested = Date.now()
      if (Date.now() - requested > 100 && (await watch()) > 100) return
    }
  }
}

/** An answer as it came, and without its markup. The browser drops some answers of a page that is left: what was read is read again. */
async function textsOf(page: Page, response: Response): Promise<string[]> {
  const again = async () => {
    const request = response.request()
    const { 'if-none-match': _, ...headers } = request.headers()
    return request.method() === 'GET' ? (await page.request.get(request.url(), { headers })).text() : ''
  }
  const text = await response.text().catch(again)
  return [text, text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/ +/g, ' ')]
}

test('no text of the admin stands outside of the catalogues, on its pages, in its dialogs and in its menus', {
  timeout: 900_000,
}, async () => {
  const { page, context, still } = await merchantPage()
  const answers: Promise<string[]>[] = []
  page.on('response', (response) => {
    if (/json/.test(response.headers()['content-type'] ?? '')) answers.push(textsOf(page, response))
  })
  await showAdminIn(page, 'en-XA')
  // What a press has begun and nobody saves.
  page.on('dialog', (dialog) => void dialog.accept())
  const settle = settling(page, requestsOf(page))
  const failures = new Set<string>()
  page.on('console', (message) => {
    if (message.text().startsWith('React Router caught')) failures.add(`${page.url()}: ${message.text().slice(0, 200)}`)
  })
  /** Texts that are no messages, with the first place that shows them. */
  const shown = new Map<string, string>()
  const look = async (place: string) => {
    for (const text of await textsShown(page)) if (!shown.has(text)) shown.set(text, place)
  }
  const lead = (path: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/admin${path}`)
  const heading = () => page.evaluate(() => document.querySelector('main h1')?.textContent ?? '')
  await page.goto(`${shop.url}/admin/`)
  await still()
  const known = await namesOfFormats(page)
  const idle = new Set<string>()
  let opened = 0
  for (const path of PATHS) {
    const before = await heading()
    await lead(path)
    // The page that was left stands until the code of the next has come, or for good where something on it is not saved.
    const isLeft = expect.poll(heading, { message: path, timeout: 5_000 }).not.toBe(before)
    await isLeft.catch(() => page.goto(`${shop.url}/admin${path}`))
    await still()
    await look(path)
    const address = page.url()
    const opensNothing = await openEach(page, idle, {
      settle,
      again: async () => {
        if (page.url() === address) return
        await lead(address.slice(`${shop.url}/admin`.length))
        await settle()
      },
      look: (name) => {
        opened += 1
        return look(`${path}, ${name}`)
      },
    })
    for (const name of opensNothing) idle.add(name)
  }
  await still()
  const sent = (await Promise.all(answers)).flat().join('\n')
  const left = [...shown].filter(([text]) => hasWords(text) && !isData(text, known, sent))
  expect([...failures, ...left.map(([text, place]) => `${place}: ${text}`)]).toEqual([])
  expect(opened).toBeGreaterThan(100)
  await context.close()
})
