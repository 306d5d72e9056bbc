import { execFile } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { type Watched, watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'
import { root } from './running-shop.ts'

/** Origin that the demo site's app allows sites of others to run on. */
const SITE = 'http://localhost:3000'
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const { shop, browser } = await openShop()
const site = mkdtempSync(join(tmpdir(), 'example-site-'))
const { clientId } = await shop.credentials()
const env = { ...process.env, VITE_FAIRGROUND_URL: shop.url, VITE_CLIENT_ID: clientId }
await promisify(execFile)(process.execPath, [join(root, 'examples/build-example.ts'), 'react-site', site], { env })
const files = await serve(site)
afterAll(() => {
  files?.close()
  rmSync(site, { recursive: true, force: true })
})

/** The built files at the address from which the app lets visitors sign in. */
function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, SITE)
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(new URL(SITE).port), 'localhost', () => resolve(server))
  })
}

/** A new visitor of the example. */
async function visitor(): Promise<Watched> {
  const watched = await watchedPage(browser)
  await watched.page.goto(SITE)
  return watched
}

test('a visitor of somebody else’s site fills a basket, and finds it again', async () => {
  const { page, quiet } = await visitor()
  const basket = page.getByRole('region', { name: 'Basket' })
  const add = page.getByRole('button', { name: /^Add / }).and(page.locator(':enabled')).first()
  const name = (await add.textContent())?.replace('Add ', '') ?? ''
  await expect.poll(() => basket.textContent()).toContain('It is empty')
  await add.click()
  await expect.poll(() => basket.textContent()).toContain(`1 × ${name}`)
  await add.click()
  await expect.poll(() => basket.textContent()).toContain(`2 × ${name}`)
  await page.reload()
  await expect.poll(() => basket.textContent()).toContain(`2 × ${name}`)
  quiet()
})

test('a visitor signs up without leaving the page, with the basket, and out again', async () => {
  const { page, quiet } = await visitor()
  const basket = page.getByRole('region', { name: 'Basket' })
  await page.getByRole('button', { name: /^Add / }).and(page.locator(':enabled')).first().click()
  await expect.poll(() => basket.textContent()).toContain('1 × ')
  const before = await basket.getByRole('listitem').textContent()

  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  expect(await basket.getByRole('listitem').textContent()).toBe(before)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await expect.poll(() => basket.getByRole('listitem').textContent()).toBe(before)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(new URL(page.url()).origin).toBe(SITE)
  await expect.poll(() => basket.textContent()).toContain('It is empty')
  quiet()
})

test('checking out leads to the shop, with what is in the basket', async () => {
  const { page } = await visitor()
  const basket = page.getByRole('region', { name: 'Basket' })
  const add = page.getByRole('button', { name: /^Add / }).and(page.locator(':enabled')).first()
  const name = (await add.textContent())?.replace('Add ', '') ?? ''
  await add.click()
  await expect.poll(() => basket.textContent()).toContain(`1 × ${name}`)
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.waitForURL(`${shop.url}/**`)
  await page.getByText(name).filter({ visible: true }).first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/checkout/)
})

test('two tabs that open at once are one visitor', async () => {
  const context = await browser.newContext()
  let grants = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/oauth2/token') && request.method() === 'POST') grants += 1
  })
  const tabs = [await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto(SITE)))
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Add / }).first().waitFor()))
  expect(grants).toBe(1)
  await context.close()
})
