import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, watchedPage } from './browser.ts'
import { type RunningShop, startShop } from './running-shop.ts'

/**
 * A merchant arranges a collection with the keyboard, by menu and with the mouse, takes a product out and back in, and visitors see it
 * so; makes a product like another one; and never loses the place on the page to a dialog.
 */
let shop: RunningShop
let browser: Browser

beforeAll(async () => {
  shop = await startShop()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  expect(await shop?.stop()).toBe(0)
})

async function admin() {
  const watched = await watchedPage(browser)
  await watched.page.goto((await shop.credentials()).admin.signInLink)
  await watched.page.waitForURL(/\/admin\//)
  return watched
}

const products = (page: Page) => page.getByRole('list', { name: 'Products of the collection' })
const first = (page: Page, count: number) => async () =>
  (await products(page).getByRole('link').allTextContents()).slice(0, count)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('products are put in order by keys, by menu and by dragging, and stand so in the shop', async () => {
  const { page, context, quiet } = await admin()
  await page.goto(`${shop.url}/admin/collections`)
  await page.getByRole('link', { name: 'Kitchen table' }).click()
  await products(page).waitFor()
  const begun = await first(page, 20)()
  const [second, fourth, last] = [begun[1] ?? '', begun[3] ?? '', begun.at(-1) ?? '']

  await page.getByRole('button', { name: `Move ${fourth}`, exact: true }).focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await expect.poll(first(page, 2)).toEqual([fourth, begun[0]])
  expect(await focused(page)).toBe(`Move ${fourth}`)
  await page.getByText(`${fourth} is 1 of ${begun.length}.`).waitFor({ state: 'attached' })

  await page.getByRole('button', { name: `Reorder ${last}` }).click()
  await page.getByRole('menuitem', { name: 'Move to the top' }).click()
  await expect.poll(first(page, 2)).toEqual([last, fourth])
  await page.getByText(`${last} is 1 of ${begun.length}.`).waitFor({ state: 'attached' })
  await page
    .getByRole('button', { name: `Move ${second}`, exact: true })
    .dragTo(page.getByRole('link', { name: last, exact: true }))
  await expect.poll(first(page, 3)).toEqual([second, last, fourth])

  await page.getByRole('button', { name: `Remove ${last}` }).click()
  await expect.poll(first(page, 2)).toEqual([second, fourth])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(first(page, 3)).toEqual([second, last, fourth])

  const visitor = await context.newPage()
  await visitor.goto(`${shop.url}/collections/kitchen-table`)
  const shown = await visitor.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(shown.filter((name) => begun.includes(name)).slice(0, 3)).toEqual([second, last, fourth])
  await context.close()
  quiet()
})

test('a product like another one is made, hidden and without its stock', async () => {
  const { page, context, quiet } = await admin()
  await page.goto(`${shop.url}/admin/products?q=dock%20tee`)
  await page.getByRole('link', { name: 'Dock Tee' }).first().click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByText('A copy of “Dock Tee”').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Dock Tee copy' }).waitFor()
  await page.getByText('24 of 24 combinations exist').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Show in the shop' }).isChecked()).toBe(false)
  expect(await page.getByRole('list', { name: 'Media' }).getByRole('listitem').count()).toBe(5)
  expect((await fetch(`${shop.url}/products/dock-tee-copy`)).status).toBe(404)
  await context.close()
  quiet()
})

test('a dialog begins at its first field and gives focus back, also to the menu it came from', async () => {
  const { page, context, quiet } = await admin()
  await page.goto(`${shop.url}/admin/brands`)
  const button = page.getByRole('button', { name: 'New brand' })
  await button.focus()
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)

  const menu = page.getByRole('button', { name: /^Change / }).first()
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => menu.evaluate((one) => one === document.activeElement)).toBe(true)
  await context.close()
  quiet()
})
