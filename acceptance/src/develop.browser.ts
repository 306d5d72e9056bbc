import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openBrowser, watchedPage } from './browser.ts'
import { root, startShop } from './running-shop.ts'

/** Somebody works on Fairground: `npm run dev` shows each change, and nothing but a change restarts the server. */

const browser = await openBrowser()
const shop = await startShop({ DEMO: '0' }, 'dev')
afterAll(async () => expect(await shop.stop()).toBe(0))
afterAll(() => browser.close())

/** A server reads its sources and those of the front ends: seconds on an idle machine, far more on a busy one. */
const RESTART_MS = 120_000
const restarts = () => shop.printed().match(/^Restarting: .*$/gm) ?? []
const pid = (): number => JSON.parse(readFileSync(join(shop.dataDir, 'server.json'), 'utf8')).pid

/** True when another server than `before` is ready. */
async function isAnother(before: number): Promise<boolean> {
  // A server that ends takes its file along.
  if (!existsSync(join(shop.dataDir, 'server.json')) || pid() === before) return false
  return fetch(`${shop.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Writes a change into a source, and puts back what was there. */
async function withEdit(file: string, edit: (text: string) => string, effect: () => Promise<unknown>): Promise<void> {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const after = edit(before)
  expect(after, `${file} has what the test changes`).not.toBe(before)
  writeFileSync(path, after)
  try {
    await effect()
  } finally {
    writeFileSync(path, before)
  }
}

test('the faces reload hot: storefront, ui, admin', async () => {
  const { page, context } = await watchedPage(browser)
  await page.goto(`${shop.url}/cart`)
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  // The page is active: its updates arrive over Vite's socket.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  await withEdit(
    'storefront/src/cart/page.tsx',
    (text) => text.replace("title={t('cart.yourCartIsEmpty')}", 'title="Your basket is empty"'),
    () => page.getByRole('heading', { name: 'Your basket is empty' }).waitFor(),
  )
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  expect(await page.locator('html[data-marked]').count(), 'the page was not loaded again').toBe(1)

  await withEdit(
    'ui/src/empty-state.tsx',
    (text) => text.replace('<Heading ', '<Heading data-edited="" '),
    () => page.locator('h2[data-edited]').waitFor(),
  )

  await withEdit(
    'storefront/messages/en/cart.json',
    (text) => text.replace('"Your cart is empty"', '"Your crate is empty"'),
    () => page.getByRole('heading', { name: 'Your crate is empty' }).waitFor(),
  )

  await page.goto((await shop.credentials()).admin.signInLink)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await withEdit(
    'admin/src/shell/page.tsx',
    (text) => text.replace('<div ref={ref} ', '<div ref={ref} data-edited="" '),
    () => page.locator('div[data-edited]').waitFor(),
  )
  expect(restarts()).toEqual([])
  await context.close()
})

test('the server starts again when a source of its own changes, and at nothing else', async () => {
  const files = [
    'server/src/ground/ids.ts',
    'contract/src/scalars.ts',
    'domain/src/money.ts',
    'client/src/auth/session.ts',
    'server/messages/en/purchase.json',
  ]
  const begun = () => restarts().slice(-1)
  let before = pid()
  const restarted = async (file: string) => {
    await expect.poll(begun, { timeout: RESTART_MS }).toEqual([`Restarting: ${file} changed`])
    await expect.poll(() => isAnother(before), { timeout: RESTART_MS }).toBe(true)
    before = pid()
  }
  for (const file of files) {
    await withEdit(
      file,
      (text) => `${text}\n`,
      () => restarted(file),
    )
    // Putting it back is a change as well.
    await restarted(file)
  }
  const { context, page } = await watchedPage(browser)
  await page.goto(`${shop.url}/shop`)
  await page.goto(`${shop.url}/admin/`)
  await context.close()
  expect(restarts()).toHaveLength(2 * files.length)
}, 600_000)
