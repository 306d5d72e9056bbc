import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { openShop } from './open-shop.ts'
import { root } from './running-shop.ts'

const { shop, merchantPage } = await openShop({ DEMO: '0' })

/** Waits until what the press asks of the server is answered. */
const answered = (page: Page, press: () => Promise<void>) =>
  Promise.all([page.waitForResponse((response) => response.request().method() === 'POST' && response.ok()), press()])

test('a merchant moves in with a product file: looks, imports, sees it in the shop, and takes it back', async () => {
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/products`)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Import products' }).waitFor()
  await expectNoFaults(page)

  await page.getByLabel('Product file').setInputFiles(join(root, 'acceptance', 'data', 'shopify-apparel.csv'))
  await page.getByRole('heading', { level: 1, name: 'shopify-apparel.csv' }).waitFor()
  await page.getByRole('heading', { name: '20 products to add, 0 products to change' }).waitFor()
  await page.getByText('Shopify export, 22 rows. Nothing has changed yet.').waitFor()
  await expectNoFaults(page)
  expect((await (await fetch(`${shop.url}/products/ocean-blue-shirt`)).status).toString()).toBe('404')

  // A page that comes back while the import runs asks how far it is: it may have missed every event of it.
  await page.reload()
  await answered(page, () => page.getByRole('button', { name: 'Import 20 products' }).click())
  await page.reload()
  await page.getByRole('heading', { name: '20 products added, 0 products changed' }).waitFor()
  await page.getByRole('link', { name: 'Ocean Blue Shirt' }).waitFor()
  await expect.poll(async () => (await fetch(`${shop.url}/products/ocean-blue-shirt`)).status).toBe(200)

  await page.getByRole('button', { name: 'Undo import' }).click()
  await answered(page, () => page.getByRole('button', { name: 'Undo import' }).click())
  await page.reload()
  await page.getByRole('heading', { name: '20 products undone, 0 products left as they are' }).waitFor()
  await expect.poll(async () => (await fetch(`${shop.url}/products/ocean-blue-shirt`)).status).toBe(404)
  quiet()
}, 120_000)

test('a second file shows what it would change, and what is wrong in it', async () => {
  const path = join(shop.dataDir, 'cups.csv')
  const file = (...rows: string[]) =>
    writeFile(
      path,
      ['Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty', ...rows, ''].join('\n'),
    )
  const { page } = await merchantPage()
  const send = async () => {
    await page.goto(`${shop.url}/admin/products/imports`)
    await page.getByLabel('Product file').setInputFiles(path)
    await page.getByRole('heading', { level: 1, name: 'cups.csv' }).waitFor()
  }
  await file('cup,Cup,5,shopify,3', 'bowl,Bowl,9,shopify,2')
  await send()
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await page.getByRole('heading', { name: '2 products added, 0 products changed' }).waitFor()

  await file('cup,Tall cup,6,shopify,3', 'bowl,Bowl,much,shopify,2')
  await send()
  await page.getByRole('heading', { name: '0 products to add, 1 product to change' }).waitFor()
  await page.getByText('Line 3: Variant Price “much” is not a price in GBP.').waitFor()
  const [problems] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the problems' }).click(),
  ])
  expect(problems.suggestedFilename()).toBe('cups-problems.csv')
  expect(await readFile(await problems.path(), 'utf8')).toBe(
    'Line,Product,Problem\r\n3,"bowl","Variant Price “much” is not a price in GBP."\r\n',
  )
  await page.getByRole('link', { name: 'To change 1' }).click()
  const changes = page.getByRole('row', { name: /^Name Cup Tall cup$/ })
  await changes.waitFor()
  await page.getByRole('row', { name: /^Price 5.00 6.00$/ }).waitFor()
}, 120_000)

test('a merchant names the columns of a file with other headings and imports it', async () => {
  const path = join(shop.dataDir, 'waren.csv')
  await writeFile(path, 'sep=;\r\nArtikelname;Preis;Netto;Regal\r\nTasse;5,50;4,20;A\r\nSchale;9;7;B\r\n')
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/products/imports`)
  await page.getByLabel('Product file').setInputFiles(path)
  await page.getByRole('heading', { name: 'Which column is what?' }).waitFor()
  await page.getByText('such as Tasse').waitFor()
  await expectNoFaults(page)
  expect(await page.getByLabel('Artikelname').inputValue()).toBe('Name')
  await page.getByLabel('Preis').selectOption('')
  expect(await page.getByRole('button', { name: 'Check the file again' }).getAttribute('title')).toContain(
    'Regular price',
  )
  await page.getByLabel('Netto').selectOption('Regular price')
  await page.getByRole('button', { name: 'Check the file again' }).click()
  await page.getByRole('heading', { name: '2 products to add, 0 products to change' }).waitFor()

  await page.reload()
  await page.getByText('Change columns').click()
  expect(await page.getByLabel('Netto').inputValue()).toBe('Regular price')
  await page.getByLabel('Netto').selectOption('')
  await page.getByLabel('Preis').selectOption('Regular price')
  await page.getByRole('button', { name: 'Check the file again' }).click()
  await page.getByText('Change columns').waitFor({ state: 'detached' }) // while the file is compared
  await page.getByText('Change columns').waitFor()
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await page.getByRole('heading', { name: '2 products added, 0 products changed' }).waitFor()
  await page.getByRole('link', { name: 'Tasse' }).click()
  await expect.poll(() => page.getByLabel('Price', { exact: true }).first().inputValue()).toBe('5.50')
  quiet()
}, 120_000)

test('products that a command brought are taken back in the admin', async () => {
  const file = join(root, 'acceptance', 'data', 'shopify-home-and-garden.csv')
  await shop.fairground('import', 'products', file)
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/products/imports`)
  await page.getByRole('link', { name: /shopify-home-and-garden\.csv/ }).click()
  await page.getByRole('heading', { name: '20 products added, 0 products changed' }).waitFor()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('heading', { name: '20 products undone, 0 products left as they are' }).waitFor()
  quiet()
}, 120_000)
