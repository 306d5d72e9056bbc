import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, watchedPage } from './browser.ts'
import { type RunningShop, startShop } from './running-shop.ts'

/** A merchant goes on at another computer: with the views of lists, and with what was entered and not saved. */
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

/** A computer of the merchant, signed in. */
async function desk() {
  const watched = await watchedPage(browser)
  await watched.page.goto((await shop.credentials()).admin.signInLink)
  await watched.page.waitForURL(/\/admin\//)
  return watched
}

test('a view saved at one desk is a tab at the other, until it is deleted', async () => {
  const [one, other] = [await desk(), await desk()]
  await one.page.goto(`${shop.url}/admin/products?sale=yes&sort=-name`)
  await one.page.getByRole('button', { name: 'Saved views' }).click()
  await one.page.getByRole('menuitem', { name: 'Save this view' }).click()
  await one.page.getByRole('dialog').getByLabel('Name').fill('Sale, Z to A')
  await one.page.getByLabel('Share it with everybody who works here').check()
  await one.page.getByRole('button', { name: 'Save view' }).click()
  await one.page.getByRole('link', { name: 'Sale, Z to A', exact: true }).waitFor()

  await other.page.goto(`${shop.url}/admin/products`)
  const tab = other.page.getByRole('link', { name: 'Sale, Z to A', exact: true })
  await tab.click()
  await other.page.waitForURL(/sale=yes/)
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('page')
  await other.page.getByRole('button', { name: 'Saved views' }).click()
  await other.page.getByRole('menuitem', { name: 'Keep “Sale, Z to A” to myself' }).click()
  await other.page.getByRole('button', { name: 'Saved views' }).click()
  await other.page.getByRole('menuitem', { name: 'Share “Sale, Z to A” with everybody' }).waitFor()
  await other.page.getByRole('menuitem', { name: 'Delete “Sale, Z to A”' }).click()
  await expect.poll(() => tab.count()).toBe(0)
  await one.page.reload()
  await one.page.getByRole('link', { name: 'Sold out', exact: true }).waitFor()
  expect(await one.page.getByRole('link', { name: 'Sale, Z to A', exact: true }).count()).toBe(0)
  for (const { context, quiet } of [one, other]) {
    quiet()
    await context.close()
  }
})

test('what was entered at one desk and not saved is brought back at the other', async () => {
  const [one, other] = [await desk(), await desk()]
  await one.page.goto(`${shop.url}/admin/products`)
  await one.page.getByRole('link', { name: 'Sunday Tote', exact: true }).first().click()
  const name = (at: typeof one) => at.page.getByRole('textbox', { name: 'Name', exact: true })
  await name(one).fill('Sunday Tote, tall')
  await one.page.getByText(/^Draft kept \d/).waitFor()
  const address = one.page.url()
  await one.context.close()

  await other.page.goto(address)
  await other.page.getByText('You left changes here').waitFor()
  expect(await name(other).inputValue()).toBe('Sunday Tote')
  await other.page.getByRole('button', { name: 'Bring them back' }).click()
  await expect.poll(() => name(other).inputValue()).toBe('Sunday Tote, tall')
  const forgotten = other.page.waitForResponse(
    (response) => response.request().method() === 'DELETE' && response.url().includes('/drafts/'),
  )
  await other.page.getByRole('button', { name: 'Discard' }).click()
  await forgotten
  await other.page.reload()
  await expect.poll(() => name(other).inputValue()).toBe('Sunday Tote')
  expect(await other.page.getByText('You left changes here').count()).toBe(0)
  other.quiet()
})
