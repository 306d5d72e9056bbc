import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { goOn } from './checkout-steps.ts'
import { keyboardOf } from './keyboard.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/**
 * The main job, as its people do it: the merchant imports a file and announces a concert; a visitor buys a shirt in a size and two
 * tickets in one checkout; the merchant sees the order, and stock and quota have fallen by exactly that.
 */

const { shop, browser, merchantPage } = await openShop()
const imported = await shop.fairground('import', 'products', 'acceptance/data/shopify-apparel.csv')
expect(imported).toContain('20 created')
const shopkeeper = merchant(await shop.credentials())
await shopkeeper.stock('classic-varsity-top', 5)
const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 40, '25.00')
await shopkeeper.client.coupons.createCoupon({
  specification: { name: 'Five pounds', code: 'FIVER', moneyOffAmount: 5 },
})

const fillContact = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await goOn(page)
}

const chooseMediumShirt = async (page: Page) => {
  await page.goto(`${shop.url}/products/classic-varsity-top`)
  await page.getByRole('radio', { name: 'Medium' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
}

const chooseTwoTickets = async (page: Page) => {
  await page.goto(`${shop.url}/events/${concert.slug}`)
  await page.getByRole('link', { name: 'Get tickets' }).first().click()
  await page.waitForURL(/\/tickets$/)
  await page.getByRole('spinbutton', { name: /Standing/ }).fill('2')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
}

/** Time and place as the event's page has them: "2 December 2026, 19:30 – 21:30". */
const WHEN = /\d{1,2} \p{L}+ 20\d\d, \d\d:\d\d – .*\d\d:\d\d/u
const WHERE = /The Bandstand, Bristol/

const showsWhenAndWhere = async (part: Locator) => {
  const line = part.filter({ hasText: 'Brass at the Bandstand' }).first()
  await line.waitFor()
  expect(await line.textContent()).toMatch(WHEN)
  expect(await line.textContent()).toMatch(WHERE)
}

/** The slip of each ticket: its code, date, place and holder, and a calendar file of that date. */
const seesTickets = async (page: Page, holder: string) => {
  const code = page.getByRole('img', { name: /^Code of ticket/ })
  const slips = page.getByRole('main').getByRole('article').filter({ has: code })
  await expect.poll(() => slips.count()).toBe(2)
  for (const slip of await slips.all()) {
    await showsWhenAndWhere(slip)
    await slip.getByText(`Standing · ${holder}`).waitFor()
    const calendar = await slip.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
    const file = await page.request.get(new URL(calendar ?? '', shop.url).href)
    expect(file.headers()['content-type']).toContain('text/calendar')
    const lines = await file.text()
    expect(lines).toContain('SUMMARY:Brass at the Bandstand')
    expect(lines).toContain(`DTSTART:${concert.startDate.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)
  }
}

const toCheckout = async (page: Page) => {
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
}

const seesOrder = async (page: Page) => {
  await page.waitForURL(/\/orders\/.+\/thanks/)
  const main = page.getByRole('main')
  await main.getByText('Classic Varsity Top').first().waitFor()
  await expect.poll(() => main.getByText('£110.00').count()).toBeGreaterThan(0)
  await seesTickets(page, 'Ines Carvalho')
  const receipt = await main.getByRole('region', { name: 'Receipt' }).textContent()
  expect(receipt).toMatch(WHEN)
  expect(receipt).not.toContain('Ticket: Standard')
}

test('a visitor buys a shirt in a size and two tickets in one checkout', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await chooseMediumShirt(page)
  await page.getByRole('dialog').getByText('Classic Varsity Top').first().waitFor()
  await chooseTwoTickets(page)
  await showsWhenAndWhere(page.getByRole('region', { name: 'Items' }).getByRole('listitem'))
  await toCheckout(page)
  await showsWhenAndWhere(page.getByRole('region', { name: 'Order summary' }).getByRole('listitem'))
  await fillContact(page, 'ines@example.com')

  // Neither delivery nor pick-up is chosen for the buyer, who reads so before anything is charged.
  const delivery = page.getByRole('group', { name: 'Delivery' })
  expect(await delivery.getByRole('radio').count()).toBe(3)
  expect(await delivery.getByRole('radio', { checked: true }).count()).toBe(0)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('link', { name: 'Choose a delivery method.' }).waitFor()
  expect(await page.getByRole('button', { name: /^Pay/ }).textContent()).toBe('Pay £110.00')

  await page.getByRole('radio', { name: /Pick up/ }).check({ force: true })
  await chooseTestPayment(page)
  await page.getByRole('button', { name: /^Pay £110\.00/ }).click()
  await decideAtBank(page)
  await seesOrder(page)

  expect(await shopkeeper.left('classic-varsity-top')).toEqual({ Small: 5, Medium: 4, Large: 5 })
  expect(await shopkeeper.ticketsLeft(concert.ticketDefinitionId)).toBe(38)
  quiet()
  await context.close()
})

test.for([
  ['with scripts', {}],
  ['without scripts', { javaScriptEnabled: false }],
] as const)('the link in the mail shows the tickets in a browser that did not buy, %s', async ([, options]) => {
  const link = await shopkeeper.mailTo('ines@example.com', /http\S+\/orders\/[\w-]+\?token=[\w.-]+/)
  const { page, context, quiet } = await watchedPage(browser, options)
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: /^Order FG-\d+/ }).waitFor()
  await seesTickets(page, 'Ines Carvalho')
  await page.getByRole('region', { name: 'Receipt' }).getByText('Bought by').waitFor()
  quiet()

  // Without its token the address opens no order.
  const [order] = link.split('?')
  expect((await page.request.get(order ?? '')).status()).toBe(404)
  await context.close()
})

test('the mail of a paid order names each ticket, its code, when, where and whose it is, as the page of the order does', async () => {
  const link = await shopkeeper.mailTo('ines@example.com', /http\S+\/orders\/[\w-]+\?token=[\w.-]+/)
  const buyer = await watchedPage(browser)
  await buyer.page.goto(link)
  await seesTickets(buyer.page, 'Ines Carvalho')
  const numbers = await buyer.page.getByRole('article').locator('p.font-mono').allTextContents()
  expect(numbers.length).toBe(2)
  await buyer.context.close()

  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/settings/mailbox`)
  await page
    .getByRole('link', { name: /Your order FG-\d+ at/ })
    .filter({ hasText: 'ines@example.com' })
    .first()
    .click()
  const mail = page.frameLocator('iframe').locator('body')
  for (const number of numbers) await mail.getByText(number).first().waitFor()
  const text = (await mail.textContent())?.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(WHEN)
  expect(text).toMatch(WHERE)
  expect(text).toContain('Standing · Ines Carvalho')
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|undefined|\{\{/)
  quiet()
  await context.close()
})

test('the merchant sees the order', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/orders`)
  await page
    .getByRole('row', { name: /Ines Carvalho/ })
    .first()
    .waitFor()
  await page
    .getByRole('row', { name: /Ines Carvalho/ })
    .first()
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('main').getByText('Classic Varsity Top').first().waitFor()
  await page.getByRole('main').getByText('£110.00').first().waitFor()
  quiet()
  await context.close()
})

test('with JavaScript off the same order can be placed, and the merchant’s open list shows it by itself', async () => {
  const merchantSees = await merchantPage()
  await merchantSees.page.goto(`${shop.url}/admin/orders`)
  const orders = merchantSees.page.getByRole('row', { name: /Ines Carvalho/ })
  await expect.poll(() => orders.count()).toBe(1)

  const { page, context, quiet } = await watchedPage(browser, { javaScriptEnabled: false })
  await chooseMediumShirt(page)
  await page.waitForURL(/\/cart$/)
  await chooseTwoTickets(page)
  await toCheckout(page)
  await fillContact(page, 'tom@example.com')
  await page.getByRole('radio', { name: /Pick up/ }).check({ force: true })
  await chooseTestPayment(page)
  await page.getByRole('button', { name: /^Pay £110\.00/ }).click()
  await decideAtBank(page)
  await seesOrder(page)
  await expect.poll(() => orders.count(), { timeout: 15_000 }).toBe(2)

  expect(await shopkeeper.left('classic-varsity-top')).toEqual({ Small: 5, Medium: 3, Large: 5 })
  expect(await shopkeeper.ticketsLeft(concert.ticketDefinitionId)).toBe(36)
  quiet()
  merchantSees.quiet()
  await merchantSees.context.close()
  await context.close()
})

test('a shirt is bought by keyboard alone, and focus is never lost nor out of sight', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  const { to, backTo, press } = keyboardOf(page)
  const { Medium: before = 0 } = await shopkeeper.left('classic-varsity-top')
  await page.goto(`${shop.url}/products/classic-varsity-top`)
  const main = page.getByRole('main')
  await to(main.getByRole('radio', { name: 'Small' }))
  await press('ArrowRight', () => expect.poll(() => main.getByRole('radio', { name: 'Medium' }).isChecked()).toBe(true))
  await to(main.getByRole('button', { name: 'Add to cart' }).first())
  // Twice: focus stays at the button, and a notice says what happened.
  for (const items of ['1 item', '2 items'])
    await press('Enter', () =>
      page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^Cart ?, ${items}`) })
        .waitFor(),
    )
  await page.getByText('Classic Varsity Top is in your cart.').first().waitFor()
  await backTo(page.getByRole('banner').getByRole('link', { name: /^Cart ?, 2 items/ }))
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await press('Enter', () => cart.getByText('£120.00').first().waitFor())
  expect(await cart.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  // Closed, it gives focus back to what opened it.
  await press('Escape', () => cart.waitFor({ state: 'hidden' }))
  await press('Enter', () => cart.waitFor())
  await to(cart.getByRole('link', { name: 'See the whole cart' }))
  await press('Enter', () => page.waitForURL(/\/cart$/))
  await to(main.getByRole('button', { name: 'Decrease' }))
  await press('Space', () => main.getByText('£120.00').first().waitFor({ state: 'detached' }))
  const code = main.getByRole('textbox', { name: 'Discount code' })
  await to(code)
  await page.keyboard.type('FIVER')
  await press('Enter', () => main.getByRole('button', { name: 'Remove the code FIVER' }).waitFor())
  await backTo(main.getByRole('link', { name: 'Classic Varsity Top' }))
  await to(main.getByRole('button', { name: 'Remove the code FIVER' }))
  await press('Space', () => code.waitFor())
  await to(main.getByRole('button', { name: 'Go to checkout' }))
  await press('Enter', () => page.waitForURL(/\/checkout\//))

  for (const [name, text] of [
    ['Email', 'keys@example.com'],
    ['First name', 'Ines'],
    ['Last name', 'Carvalho'],
  ] as const) {
    await to(page.getByRole('textbox', { name }))
    await page.keyboard.type(text)
  }
  await press('Enter', () => page.getByRole('group', { name: 'Delivery' }).waitFor())
  const pickUp = page.getByRole('radio', { name: /Pick up/ })
  await to(page.getByRole('group', { name: 'Delivery' }).getByRole('radio').first())
  while (!(await pickUp.isChecked()))
    await press('ArrowDown', () => page.getByRole('button', { name: /^Pay £/ }).waitFor())
  await page.getByRole('button', { name: 'Pay £60.00' }).waitFor()
  await press('Enter', () => page.getByRole('group', { name: 'How you pay' }).waitFor())
  const pay = page.getByRole('radio', { name: /Test payment/ })
  await to(page.getByRole('group', { name: 'How you pay' }).getByRole('radio').first())
  await press('Space', async () => {})
  while (!(await pay.isChecked())) await press('ArrowDown', async () => {})
  await to(page.getByRole('button', { name: 'Pay £60.00' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/test-payments\//)
  await to(page.getByRole('button', { name: 'Approve', exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/orders\/.+\/thanks/)
  await main.getByRole('region', { name: 'Receipt' }).getByText('£60.00').first().waitFor()
  expect((await shopkeeper.left('classic-varsity-top')).Medium).toBe(before - 1)
  quiet()
  await context.close()
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
