import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openShop } from './open-shop.ts'

/** An owner looks for a setting by word, on a desk and on a phone, and changes it. */

const { shop, merchantPage } = await openShop({ PUBLIC_URL: 'https://fair.example' })

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('settings stand in groups, and a word leads to one of them at every width', async () => {
  const { page, context, quiet } = await merchantPage()
  for (const [width, height] of [
    [1280, 900],
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${shop.url}/admin/settings`)
    for (const group of ['Business', 'Selling', 'People', 'Developers'])
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('region', { name: group }).waitFor()
    await page.getByRole('searchbox', { name: 'Find a setting' }).fill('sandbox card')
    await page.getByRole('link', { name: /Test payments/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/settings\/testing#test-payments$/)
    const toggle = page.getByRole('switch', { name: 'Test payments' })
    await expect.poll(() => toggle.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    // On a desk the other pages stand beside this one; elsewhere a link leads back to them.
    if (width < 1024) await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
    const roles = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Roles' })
    await roles.click()
    await page.getByRole('heading', { name: 'Roles', level: 1 }).waitFor()
  }
  await page.goto(`${shop.url}/admin/settings/sign-up`)
  await page.getByText('They wait under Members, Waiting and cannot sign in').waitFor()
  await page.goto(`${shop.url}/admin/settings/payments`)
  const inPerson = page.getByRole('switch', { name: 'Buyers may pay in person' })
  await expect.poll(() => inPerson.isChecked()).toBe(true)
  await inPerson.click()
  await page.getByText('Saved.').first().waitFor()
  await page.reload()
  await expect.poll(() => inPerson.isChecked()).toBe(false)
  await inPerson.click()
  await expect.poll(() => inPerson.isChecked()).toBe(true)
  await page.goto(`${shop.url}/admin/settings/users`)
  await page.getByRole('button', { name: 'Search or run' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('exchange rates')
  await page.getByRole('option', { name: /Other currencies/ }).click()
  await page.waitForURL(/\/settings\/currencies/)
  await page.getByRole('button', { name: 'Add currency' }).click()
  await page.getByRole('combobox', { name: 'Currency' }).fill('zloty')
  await page.keyboard.press('Enter')
  await page.getByLabel('1 GBP is').fill('5.05')
  await page.getByRole('dialog').getByRole('button', { name: 'Add currency' }).click()
  await page.getByText('Polish Zloty (PLN)').waitFor()
  quiet()
  await context.close()
})

test('a link to a setting that is longer than a phone leads to its title', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto(`${shop.url}/admin/setup`)
  await page.getByRole('link', { name: 'Choose how orders and invoices are numbered' }).click()
  await page.waitForURL(/#document-numbers$/)
  const prefix = page.getByRole('textbox', { name: 'Before the number of an order' })
  await expect.poll(() => prefix.evaluate((one) => one === document.activeElement)).toBe(true)
  const title = page.getByRole('heading', { name: 'Numbers of orders, invoices, receipts and credit notes' })
  const top = () => title.evaluate((one) => one.getBoundingClientRect().top)
  // Below the bar of the page, and above the middle of the screen.
  await expect.poll(top).toBeGreaterThan(40)
  expect(await top()).toBeLessThan(280)
  quiet()
  await context.close()
})

test('a time zone is chosen by its city or its offset, with the keys alone', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/new`)
  await page.getByLabel('Starts').first().fill('2027-07-01T18:30')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('new york')
  await page.getByRole('option', { name: /^New York GMT-04:00/ }).waitFor()
  await page.keyboard.press('Enter')
  expect(await zone.inputValue()).toBe('New York (GMT-04:00)')
  await page.getByLabel('Starts').first().fill('2027-12-01T18:30')
  expect(await zone.inputValue()).toBe('New York (GMT-05:00)')
  await zone.fill('+05:30')
  await page
    .getByRole('option', { name: /GMT\+05:30/ })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  expect(await zone.inputValue()).toBe('New York (GMT-05:00)')
  await page.setViewportSize({ width: 360, height: 740 })
  await zone.fill('nowhere')
  await page.getByText('No match.').waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  quiet()
  await context.close()
})

test('an owner enters the business, what it sells and how long things are held, and the shop follows', async () => {
  const { page, context, quiet } = await merchantPage()
  const press = (card: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: card }) })
      .last()
      .getByRole('button', { name: 'Save', exact: true })
      .click()
  const save = async (card: string) => {
    const answered = page.waitForResponse(
      (one) => one.url().endsWith('/site-settings') && one.request().method() === 'PATCH',
    )
    await press(card)
    expect((await answered).status()).toBe(200)
  }
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(shop.url)
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    return { links: await links.allTextContents(), over: await overflow(page) }
  }
  await page.goto(`${shop.url}/admin/settings/business`)
  await page.getByLabel('Name of the business').fill('')
  await page.getByLabel('Title of the home page').fill('Come in out of the rain')
  await press('Name and contact')
  await page.getByText('Enter the name of your business.').waitFor()
  await page.getByLabel('Name of the business').fill('Harbour Hall')
  await page.getByLabel('Email for buyers').fill('hall@example.com')
  await save('Name and contact')
  expect(await page.getByLabel('Title of the home page').inputValue()).toBe('Come in out of the rain')
  await save('Texts of your shop')

  await page.goto(`${shop.url}/admin/settings/region`)
  await page.getByLabel('What you sell').selectOption('TICKETS')
  await save('Units')
  await page.goto(`${shop.url}/admin/settings/orders`)
  await page.getByLabel('Minutes that tickets are held').fill('2000')
  await press('Hold times')
  await page.getByText('Enter a whole number from 1 to 1440.').waitFor()
  await page.getByLabel('Minutes that tickets are held').fill('25')
  await save('Hold times')

  for (const width of [1280, 360]) expect(await shown(width)).toEqual({ links: ['Events'], over: 0 })
  await page.getByRole('heading', { name: 'Come in out of the rain' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'hall@example.com' }).waitFor()
  quiet()
  await context.close()
})

test('a public site switches test payments on once that is confirmed, and the banner follows', async () => {
  const { page, context } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/testing`)
  const toggle = page.getByRole('switch', { name: 'Test payments' })
  const banner = page.getByRole('complementary', { name: 'Test payments' })
  const dialog = page.getByRole('dialog', { name: 'Switch on test payments?' })
  await toggle.waitFor()
  expect([await toggle.isChecked(), await banner.count()]).toEqual([false, 0])

  await toggle.click()
  await dialog.getByText('anyone could then get goods and tickets without paying').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await toggle.isChecked()).toBe(false)
  await page.setViewportSize({ width: 360, height: 740 })
  await toggle.click()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await banner.waitFor()
  await dialog.waitFor({ state: 'detached' })

  await page.reload()
  await expect.poll(() => toggle.isChecked()).toBe(true)
  await toggle.click()
  await banner.waitFor({ state: 'detached' })
  await page.goto(`${shop.url}/admin/settings/audit`)
  await page
    .getByText(/test payments/i)
    .first()
    .waitFor()
  await context.close()
})

test('the reference of the API is searched on a desk and on a phone, and leads to the call', async () => {
  const { page, context, quiet } = await merchantPage()
  for (const [width, height] of [
    [1280, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${shop.url}/docs/api`)
    await page.getByRole('search').getByRole('searchbox').fill('INSUFFICIENT_INVENTORY')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\?q=INSUFFICIENT_INVENTORY/)
    await page
      .getByRole('link', { name: /addToCurrentCart/ })
      .first()
      .click()
    await page.waitForURL(/\/docs\/api\/ecom\.current-cart#addToCurrentCart$/)
    expect(await page.locator('#addToCurrentCart').evaluate((one) => one.getBoundingClientRect().top < 740)).toBe(true)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  }
  const wrong = await page.request.get(`${shop.url}/ecom/v1/carts/curent`)
  expect([wrong.status(), await wrong.text()]).toEqual([404, expect.stringContaining('/ecom/v1/carts/current')])
  quiet()
  await context.close()
})

test('an owner writes a page, it stands at the foot of the shop, and is hidden again', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${shop.url}/admin/settings/pages`)
  await page.getByRole('button', { name: 'Add page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await dialog.getByText('Enter a title.').waitFor()
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Who we are')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Three potters and a printer.')
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await page.getByText('/pages/who-we-are').waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)

  await page.goto(shop.url)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click()
  await page.getByRole('heading', { name: 'Who we are', level: 1 }).waitFor()
  await page.getByText('Three potters and a printer.').waitFor()

  await page.goto(`${shop.url}/admin/settings/pages`)
  await page.getByRole('button', { name: 'Who we are', exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Show in the shop' }).uncheck()
  await dialog.getByRole('button', { name: 'Save page' }).click()
  await page.getByText('Hidden').waitFor()
  expect((await page.request.get(`${shop.url}/pages/who-we-are`)).status()).toBe(404)
  quiet()
  await context.close()
})
