import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** A visitor of the demo shop says more of an item than which variant it is: a text on it, how it is wrapped. */

const { shop, browser } = await openShop()

test('a text costs what it says, on the page and in the cart', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/products/arch-lamp`)
  const form = page.locator('main form').first()
  await form.getByRole('radio', { name: 'Oat' }).check()
  await form.getByText('£128.00').first().waitFor()
  await form.getByLabel('Engraving on the brass collar +£12.00').fill('For Ada')
  await form.getByText('£140.00').first().waitFor()
  await form.getByText('7 of 40 characters').waitFor()
  await form.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByText('£140.00').first().waitFor()
  await page.goto(`${shop.url}/cart`)
  await page.getByText('Engraving on the brass collar: For Ada').first().waitFor()
  quiet()
})

test('without scripts a choice is posted with the form', async () => {
  const { page, quiet } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/products/harbour-mug`)
  const form = page.locator('main form').first()
  expect(await form.getByRole('radio', { name: 'None' }).isChecked()).toBe(true)
  await form.getByRole('radio', { name: 'Cloth, tied' }).check()
  await form.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByText('Gift wrap: Cloth, tied').first().waitFor()
  quiet()
})

test('two colours and pictures are shown on the page and in the list', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/products/high-water-print`)
  const oak = page.locator('main form').getByRole('radio', { name: 'Oak frame' })
  const fillOf = (label: typeof oak) =>
    label.locator('xpath=../span').evaluate((one) => getComputedStyle(one).background)
  expect(await fillOf(oak)).toContain('url(')
  await page.goto(`${shop.url}/products/nightwatch-mug`)
  const pair = page.locator('main form').getByRole('radio', { name: 'Ink over Oat' })
  expect(await fillOf(pair)).toContain('linear-gradient')
  await page.goto(`${shop.url}/shop`)
  const tick = page.getByRole('checkbox', { name: /Ink over Oat/ })
  expect(await tick.locator('xpath=../i').getAttribute('style')).toContain('linear-gradient')
  quiet()
})

test('a collection leads to what is in it', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/shop`)
  const nav = page.getByRole('navigation', { name: 'Collections' })
  expect(await nav.getByRole('link', { name: 'Mugs' }).count()).toBe(0)
  await nav.getByRole('link', { name: 'Kitchen table' }).click()
  await nav.getByRole('link', { name: 'Mugs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mugs' }).waitFor()
  expect(await nav.locator('[aria-current]').allTextContents()).toEqual(['Kitchen table', 'Mugs'])
  quiet()
})

test('very many choices are a list to open, with scripts and without', async () => {
  const { client } = merchant(await shop.credentials())
  const values = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  await client.products.createProduct({
    product: {
      name: 'Type Block',
      slug: 'type-block',
      productType: 'physical',
      priceData: { price: 6 },
      manageVariants: true,
      productOptions: [{ name: 'Letter', choices: values.map((value) => ({ value, description: value })) }],
    },
  })
  for (const javaScriptEnabled of [true, false]) {
    const { page, context, quiet } = await watchedPage(browser, { javaScriptEnabled })
    await page.goto(`${shop.url}/products/type-block`)
    const letters = page.locator('main form').getByRole('combobox', { name: 'Letter' })
    expect(await letters.getByRole('option').allTextContents()).toEqual(values)
    await letters.selectOption('Q')
    if (javaScriptEnabled) await page.waitForURL(/variant=/)
    await page.locator('main form').getByRole('button', { name: 'Add to cart' }).first().click()
    if (javaScriptEnabled) await page.getByRole('dialog').getByText('Letter: Q').waitFor()
    else await page.getByText('Letter: Q').first().waitFor()
    await context.close()
    quiet()
  }
})

test('a picture is looked at closely, and the page is where it was', async () => {
  const { page, quiet } = await watchedPage(browser)
  await page.goto(`${shop.url}/products/harbour-mug`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed')), { timeout: 10_000 }).toMatch(/^\["/)
  await pictures.getByRole('link', { name: 'Harbour Mug in marigold' }).first().click()
  const large = page.getByRole('dialog')
  await large.getByText('1/5').waitFor()
  await page.keyboard.press('ArrowLeft')
  await large.getByText('5/5').waitFor()
  await large.getByRole('img', { name: 'Harbour Mug in raspberry' }).waitFor()
  await large.getByRole('button', { name: 'Zoom in' }).click()
  await large.getByRole('button', { name: 'Zoom out' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => large.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/products/harbour-mug')
  quiet()
})

test('on a telephone price and button stay in view', async () => {
  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await page.goto(`${shop.url}/products/arch-lamp`)
  const buttons = page.locator('main form').first().getByRole('button', { name: 'Add to cart' })
  await page.getByRole('heading', { name: 'You may also like' }).evaluate((heading) => heading.scrollIntoView())
  await expect.poll(() => buttons.count(), { timeout: 10_000 }).toBe(2)
  await buttons.last().click()
  await page.getByRole('dialog').getByText('£128.00').first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => buttons.count(), { timeout: 10_000 }).toBe(1)
  quiet()
})
