import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { firstLoad } from './first-load.ts'
import { openShop } from './open-shop.ts'
import { ADMIN_BUDGET, type Budget, excess, STOREFRONT_BUDGET, TELEPHONE_BUDGET } from './page-budgets.ts'
import { ADMIN_PATHS, MEMBER_PATHS, PUBLIC_PATHS, reachCheckout, signUp } from './shop-paths.ts'

/** Scripts and styles of the page that staff see first, gzip level 9. */
const ADMIN_HOME = 230_000
/** Bytes as they are. */
const LIST_HTML = 60_000

const { shop, browser, merchantPage } = await openShop()

type Visitor = Parameters<typeof firstLoad>[2]

/** Each page is mostly waited for: four at once. */
async function walk(paths: readonly string[], budget: Budget, visitor: Visitor): Promise<string[]> {
  const left = [...paths]
  const over: string[] = []
  const walkOn = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift())
      over.push(...excess(path, await firstLoad(browser, shop.url + path, visitor), budget))
  }
  await Promise.all([walkOn(), walkOn(), walkOn(), walkOn()])
  return over
}

test.for([
  [360, 2, TELEPHONE_BUDGET],
  [1280, 1, STOREFRONT_BUDGET],
] as const)(
  'every public page of the shop keeps its budget at %i px',
  { timeout: 120_000 },
  async ([width, deviceScaleFactor, budget]) => {
    expect(await walk(PUBLIC_PATHS, budget, { viewport: { width, height: 800 }, deviceScaleFactor })).toEqual([])
  },
)

test('the pages of a member and the checkout keep it', { timeout: 240_000 }, async () => {
  const viewport = { width: 360, height: 800 }
  const { page, context } = await watchedPage(browser, { viewport })
  await signUp(page, shop.url)
  const checkout = await reachCheckout(page, shop.url)
  const member = { viewport, storageState: await context.storageState() }
  expect(await walk([...MEMBER_PATHS, '/cart', checkout], STOREFRONT_BUDGET, member)).toEqual([])
  await context.close()
})

test('the page of 24 products is at most 60 kB of HTML', async () => {
  const html = await (await fetch(`${shop.url}/shop`, { headers: { accept: 'text/html' } })).text()
  expect(html.match(/<article/g)).toHaveLength(24)
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(LIST_HTML)
})

test('asking to sign in to the admin brings no script', async () => {
  const { at, scripts } = await firstLoad(browser, `${shop.url}/admin/`)
  expect([at, scripts]).toEqual(['/admin/sign-in-needed', 0])
})

test('every page of the admin keeps its budget', { timeout: 240_000 }, async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/products`)
  await page.getByRole('row').nth(1).waitFor()
  const storageState = await context.storageState()
  expect(await walk(ADMIN_PATHS, ADMIN_BUDGET, { storageState })).toEqual([])
  const { js, css } = await firstLoad(browser, `${shop.url}/admin/`, { storageState })
  expect(js + css).toBeLessThanOrEqual(ADMIN_HOME)
  quiet()
  await context.close()
})
