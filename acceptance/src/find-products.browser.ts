import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { untilArrived } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { openShop } from './open-shop.ts'

/** A visitor finds things in the demo shop: by facets, sort and pages, by suggestions, with a mistyped word, on a telephone, without scripts. */

const { shop, browser } = await openShop()

const names = (page: Page) => page.locator('.product-grid h2').allTextContents()
const textOf = async (locator: Locator) => (await locator.textContent()) ?? ''
const total = async (page: Page) => Number.parseInt(await textOf(page.getByText(/^\d+ products?(,|$)/).first()), 10)

/** React has taken over what the server wrote there. */
const isActive = (part: Locator) =>
  expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))), {
      timeout: 15_000,
    })
    .toBe(true)

test('facets narrow the list down at once; the address keeps it, and back leads back', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/shop`)
  const everything = await total(page)
  const tick = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox', { name: /Harbour & Kiln/ })
  const expected = Number((await textOf(tick.locator('xpath=..'))).match(/\d+\s*$/)?.[0])
  await tick.click()
  await page.waitForURL(/brand=Harbour/)
  await expect.poll(() => total(page)).toBe(expected)
  await expect.poll(() => tick.isChecked()).toBe(true)

  await page.getByRole('checkbox', { name: /In stock/ }).click()
  await page.waitForURL(/stock=1/)
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price')
  await page.waitForURL(/sort=price/)
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('brand'), searchParams.get('stock'), searchParams.get('sort')]).toEqual([
    'Harbour & Kiln',
    '1',
    'price',
  ])

  // The same address shows the same list to everybody who opens it.
  const opened = await watchedPage(browser, { javaScriptEnabled: false })
  await opened.page.goto(page.url())
  const sorted = await names(opened.page)
  await opened.context.close()
  await expect.poll(() => names(page)).toEqual(sorted)
  await page.reload()
  expect(await names(page)).toEqual(sorted)
  // Going back before the page is active gets the page before from the server's state of this one.
  await isActive(tick)

  await page.goBack()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).search).toBe('?brand=Harbour+%26+Kiln')
  await expect.poll(() => page.getByRole('checkbox', { name: /In stock/ }).isChecked()).toBe(false)
  await page.getByRole('link', { name: 'Remove Harbour & Kiln' }).click()
  await expect.poll(() => total(page)).toBe(everything)
  quiet()
})

test('a second choice builds on the first one before its page is there', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/shop?brand=Harbour+%26+Kiln&stock=1`)
  const brand = page.getByRole('checkbox', { name: /Harbour & Kiln/ })
  await isActive(brand)
  const answers = Promise.withResolvers<void>()
  await page.route(/find-products|finder/, async (route) => {
    await answers.promise
    await route.continue()
  })
  await brand.click()
  await expect.poll(() => page.getByRole('link', { name: 'Remove Harbour & Kiln' }).count()).toBe(0)
  const clear = page.getByRole('link', { name: 'Remove In stock' })
  expect(await clear.getAttribute('href')).toBe('/shop')
  answers.resolve()
  await expect.poll(() => new URL(page.url()).search).toBe('?stock=1')
  quiet()
})

test('a list that is narrowed down to nothing leads out of it', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/shop?brand=Harbour+%26+Kiln&min=100000`)
  await page.getByRole('heading', { name: 'Nothing matches these filters' }).waitFor()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  quiet()
})

test('suggestions by keyboard: the last letters typed decide', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(shop.url)
  await page.getByRole('link', { name: 'Search' }).first().click()
  const field = page.getByRole('combobox', { name: 'Search the shop and events' })
  await field.pressSequentially('harbour mu')
  const option = page.getByRole('option', { name: /Harbour Mug/ })
  await option.waitFor()
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  await field.press('ArrowDown')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
  expect(await option.getAttribute('aria-selected')).toBe('true')
  await field.press('Escape')
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  await field.press('ArrowDown')
  await field.press('Enter')
  await page.waitForURL(/\/products\/harbour-mug$/)
  quiet()
})

test('a slash opens the search, but where one is written', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/shop`)
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search the shop and events' })
  await expect
    .poll(
      async () => {
        await page.keyboard.press('/')
        return field.count()
      },
      { timeout: 10_000 },
    )
    .toBe(1)
  await field.fill('')
  await field.press('/')
  await expect.poll(() => field.inputValue()).toBe('/')
  expect(await page.getByRole('dialog').count()).toBe(1)
  quiet()
})

test('a mistyped word finds the intended one', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/search?q=mgu`)
  await page.getByRole('heading', { name: 'Results for “mug”' }).waitFor()
  await page.getByText('Nothing matches “mgu”').waitFor()
  expect((await names(page)).some((name) => name.includes('Mug'))).toBe(true)
  quiet()
})

test('on a telephone the facets are a sheet that stays while they count', async () => {
  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await page.goto(`${shop.url}/shop`)
  const filters = page.getByRole('link', { name: /^Filters/ })
  // Before that it leads to the facets at their place in the page.
  await isActive(filters)
  await filters.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /On sale/ }).click()
  await page.waitForURL(/sale=1/)
  const close = sheet.getByRole('button', { name: /^Show \d+ products?$/ })
  await expect.poll(() => close.textContent()).not.toBe('Show 64 products')
  await close.click()
  await expect.poll(() => sheet.isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Remove On sale' }).waitFor()
  quiet()
})

test('facets are a section on large screens and a modal sheet on telephones, right by axe’s best practices', async () => {
  for (const [width, role] of [
    [1280, 'region'],
    [360, 'dialog'],
  ] as const) {
    const { page, context, quiet } = await watchedPage(browser, { viewport: { width, height: 800 } })
    await page.goto(`${shop.url}/shop`)
    const link = page.getByRole('link', { name: /^Filters/ })
    if (role === 'dialog') {
      await isActive(link)
      await link.click()
    }
    await page.getByRole(role, { name: 'Filters' }).getByRole('checkbox').first().waitFor()
    await untilArrived(page)
    const { violations } = await new AxeBuilder({ page })
      .include('#filters')
      .options({ runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] } })
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html.slice(0, 120)}`)).toEqual([])
    quiet()
    await context.close()
  }
})

test('without scripts: facets are a form, pages and searches are addresses', async () => {
  const { page, quiet } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/shop`)
  await page.getByRole('checkbox', { name: /Harbour & Kiln/ }).check()
  await page.getByRole('button', { name: 'Show products' }).click()
  expect(new URL(page.url()).searchParams.get('brand')).toBe('Harbour & Kiln')
  expect(await page.getByRole('checkbox', { name: /Harbour & Kiln/ }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Remove Harbour & Kiln' }).click()
  await page.getByRole('link', { name: 'Page 2' }).click()
  expect(new URL(page.url()).search).toBe('?page=2')
  await page.goto(`${shop.url}/search`)
  await page.getByRole('combobox', { name: 'Search the shop and events' }).fill('mug')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('heading', { name: 'Results for “mug”' }).waitFor()
  await page.goto(`${shop.url}/brands/Harbour%20%26%20Kiln`)
  await page.getByRole('heading', { name: 'Harbour & Kiln' }).waitFor()
  expect((await page.request.get(`${shop.url}/brands/Nobody`)).status()).toBe(404)
  quiet()
})

test('recently viewed products appear below a product', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/products/harbour-mug`)
  await page.getByRole('heading', { level: 1, name: 'Harbour Mug' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed'))).toMatch(/^\["/)
  await page.goto(`${shop.url}/products/reading-lamp`)
  await page.getByRole('heading', { name: 'Recently viewed' }).waitFor()
  await page.getByRole('link', { name: 'Harbour Mug' }).first().waitFor()
  quiet()
})

test('a visitor with another currency sees its price bands and types its bounds, without scripts too', async () => {
  const { url, siteId, apiKey } = await shop.credentials()
  const headers = { authorization: apiKey, 'wix-site-id': siteId, 'content-type': 'application/json' }
  const others = [{ code: 'JPY', rate: '200' }]
  const set = await fetch(`${url}/fairground/v1/currencies`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ others }),
  })
  expect(set.status).toBe(200)
  const { page, quiet } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/shop`)
  await page.getByRole('combobox', { name: 'Show prices in' }).selectOption('JPY')
  await page
    .getByRole('combobox', { name: 'Show prices in' })
    .locator('xpath=ancestor::form')
    .getByRole('button')
    .click()
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('link', { name: /¥/ }).first().waitFor()
  const band = filters.getByRole('link', { name: /¥/ }).first()
  const expected = Number((await textOf(band)).match(/\d+\s*$/)?.[0])
  await band.click()
  expect(new URL(page.url()).searchParams.get('cur')).toBe('JPY')
  expect(await total(page)).toBe(expected)
  await page.goto(`${shop.url}/shop`)
  await page.getByRole('textbox', { name: 'Lowest price' }).fill('4000')
  await page.getByRole('textbox', { name: 'Highest price' }).fill('6000')
  await page.getByRole('button', { name: 'Go', exact: true }).click()
  await page.getByRole('link', { name: /Remove .*¥4,000/ }).waitFor()
  const narrowed = await total(page)
  expect(narrowed).toBeGreaterThan(0)
  // The same in the shop's own currency.
  const own = await watchedPage(browser, { javaScriptEnabled: false })
  await own.page.goto(`${shop.url}/shop?min=20&max=30`)
  expect(await total(own.page)).toBe(narrowed)
  quiet()
})
