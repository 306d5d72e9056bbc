import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { goOn } from './checkout-steps.ts'
import { openShop } from './open-shop.ts'
import { choosePayment } from './pay.ts'

/** Addresses of other countries at the checkout. */

const { shop, browser } = await openShop()

const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true })
const fill = (page: Page, name: RegExp, text: string) => page.getByRole('textbox', { name }).fill(text)

test.for([360, 1280])('at %i px a buyer in Brazil gives a CPF, and each country has its own fields', async (width) => {
  const { page, context, quiet } = await watchedPage(browser, { viewport: { width, height: 780 } })
  await page.goto(`${shop.url}/products/harbour-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('dialog').getByText('£18.00').first().waitFor()
  await page.goto(`${shop.url}/cart`)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await fill(page, /Email/, 'ines@example.com')
  await fill(page, /First name/, 'Ines')
  await fill(page, /Last name/, 'Carvalho')
  await goOn(page)
  await choose(page, /Standard delivery/)
  const country = page.getByRole('combobox', { name: 'Country' })
  const street = page.getByRole('textbox', { name: /House number and street/ })
  await street.fill('Avenida Paulista 1578')
  for (const [code, postcode, region] of [
    ['CH', 'Postcode', undefined],
    ['AE', undefined, 'Emirate'],
    ['IN', 'PIN code', 'State'],
    ['JP', 'Postal code', 'Prefecture'],
    ['BR', 'CEP', 'State'],
  ] as const) {
    await country.selectOption(code)
    const shown = (label: string) => page.getByRole('textbox', { name: label, exact: true })
    await (postcode ? shown(postcode).waitFor() : page.locator('#postalCode').waitFor({ state: 'detached' }))
    await (region ? shown(region).waitFor() : page.locator('#subdivision').waitFor({ state: 'detached' }))
    expect(await street.inputValue()).toBe('Avenida Paulista 1578')
    if (code !== 'JP') continue
    const order = await page
      .locator('#postalCode, #subdivision, #city, #addressLine')
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(order).toEqual(['postalCode', 'subdivision', 'city', 'addressLine'])
  }
  await fill(page, /Town or city/, 'São Paulo')
  await fill(page, /^CEP$/, '01310')
  await page.getByRole('button', { name: /^Pay £/ }).click()
  const alert = page.getByRole('alert')
  for (const mistake of ['Enter a whole CPF or CNPJ', 'Fill this in.', 'Enter a whole CEP'])
    await alert.getByText(mistake).first().waitFor()
  await expectNoFaults(page)
  await fill(page, /CPF or CNPJ/, '529.982.247-25')
  await goOn(page)
  await fill(page, /^State$/, 'São Paulo')
  await fill(page, /^CEP$/, '01310-100')
  await choosePayment(page, /Bank transfer/)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.waitForURL(/\/orders\/.+\/thanks/)
  for (const text of ['Avenida Paulista 1578', '01310-100', 'Brazil', '529.982.247-25'])
    await page.getByRole('region', { name: 'Receipt' }).getByText(text, { exact: false }).first().waitFor()
  quiet()
  await context.close()
})
