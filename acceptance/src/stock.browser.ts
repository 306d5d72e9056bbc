import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/**
 * Sold-out items come back: a merchant calculates in the inventory's cells and undoes it, a visitor requests a mail about a sold
 * out, the merchant restocks it in a cell, and the visitor has mail.
 */

const { shop, browser, merchantPage } = await openShop()
await shop.fairground('import', 'products', 'acceptance/data/shopify-apparel.csv')
const shopkeeper = merchant(await shop.credentials())
await shopkeeper.stock('classic-varsity-top', 5)

/** The inventory, with the varsity top's sizes alone. */
async function inventory(page: Page) {
  await page.goto(`${shop.url}/admin/inventory?q=varsity`)
  const grid = page.getByRole('grid', { name: 'Inventory' })
  await grid.waitFor()
  const titles = await grid.getByRole('columnheader').allInnerTexts()
  const column = titles.findIndex((title) => title.trim() === 'Available')
  const count = (row: number) => grid.locator(`[data-row="${row}"][data-column="${column}"]`)
  return {
    grid,
    count,
    async type(row: number, text: string) {
      await count(row).click()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    },
  }
}

const left = async () => Object.values(await shopkeeper.left('classic-varsity-top'))
const settled = (values: readonly number[]) => expect.poll(left, { timeout: 10_000 }).toEqual(values)

test('the merchant calculates in cells, fills, pastes and takes back', async () => {
  const { page, context, quiet } = await merchantPage()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { count, type, grid } = await inventory(page)
  const sizes = (await left()).length
  const all = (first: number, rest = 5) => [first, ...Array.from({ length: sizes - 1 }, () => rest)]

  await type(0, '+5')
  await expect.poll(() => count(0).textContent()).toBe('10')
  await settled(all(10))
  await type(0, '*2')
  await type(0, '-3')
  await settled(all(17))
  await type(0, 'many')
  expect(await count(0).getAttribute('aria-invalid')).toBe('true')
  expect(await count(0).textContent()).toBe('many')
  await type(0, '-500')
  await count(0).click()
  await page.getByText('“-500” was not saved. Enter a whole number from 0 to 99,999').waitFor()
  await page.keyboard.press('Escape')
  expect(await count(0).textContent()).toBe('17')
  await type(0, 'many')
  await page.keyboard.press('Control+z')
  expect(await count(0).textContent()).toBe('17')
  await page.keyboard.press('Control+z')
  await settled(all(20))

  await count(0).click()
  for (let i = 1; i < sizes; i++) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await settled(all(20, 20))
  await page.keyboard.press('Control+z')
  await settled(all(20))

  await page.evaluate(() => navigator.clipboard.writeText('7\n8'))
  await count(0).click()
  await page.keyboard.press('Control+v')
  await settled([7, 8, ...all(5).slice(2)])

  await grid
    .getByRole('button', { name: /^History of/ })
    .first()
    .click()
  const changes = page.getByRole('list', { name: 'Changes' })
  await expect.poll(() => changes.textContent()).toContain('20 to 7')
  await context.close()
  quiet()
})

test('a visitor requests a mail, the merchant restocks, and the mail arrives, also without scripts', async () => {
  await shopkeeper.stock('classic-varsity-top', 0)
  for (const javaScriptEnabled of [true, false]) {
    const { page, context, quiet } = await watchedPage(browser, { javaScriptEnabled })
    await page.goto(`${shop.url}/products/classic-varsity-top`)
    const form = page.getByRole('region', { name: 'Email me when it is back' })
    await form.getByRole('textbox', { name: 'Email' }).fill(`scripts-${javaScriptEnabled}@example.com`)
    await form.getByRole('button', { name: 'Email me' }).click()
    await form.getByText(`We email scripts-${javaScriptEnabled}@example.com once`).waitFor()
    await context.close()
    quiet()
  }

  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/back-in-stock`)
  await expect
    .poll(() =>
      page
        .getByRole('table', { name: 'Requests' })
        .getByText(/^scripts-.*@example\.com/)
        .count(),
    )
    .toBe(2)
  const { type } = await inventory(page)
  const sizes = (await left()).length
  for (let row = 0; row < sizes; row++) await type(row, '=4')
  await settled(Array.from({ length: sizes }, () => 4))

  const { apiKey, siteId } = await shop.credentials()
  for (const name of ['scripts-true', 'scripts-false'])
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${shop.url}/dev/mail?to=${name}@example.com`, {
            headers: { authorization: apiKey, 'wix-site-id': siteId },
          })
          const { mails } = (await answer.json()) as { mails: { text: string }[] }
          return mails.map(({ text }) => text.includes('/products/classic-varsity-top'))
        },
        { timeout: 20_000, interval: 250 },
      )
      .toEqual([true])
  await page.goto(`${shop.url}/admin/back-in-stock?tab=notified`)
  await expect.poll(() => page.getByRole('table', { name: 'Requests' }).getByText('Notified').count()).toBe(2)
  await context.close()
  quiet()
})
