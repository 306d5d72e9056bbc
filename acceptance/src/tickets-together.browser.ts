import { expect, test } from 'vitest'
import { expectAccessible, expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { payForTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** An organiser sells tickets together and goods with them, a buyer takes both on a phone, and the next event begins as this one. */

const { shop, browser, merchantPage } = await openShop()
const shopkeeper = merchant(await shop.credentials())

/** A walk with tickets for adults at 14.00 and for children at 6.00. */
async function lanternWalk() {
  const walk = await shopkeeper.sellTickets('Lantern walk', 20, '14.00')
  await shopkeeper.client.ticketDefinitionsV2.createTicketDefinition({
    ticketDefinition: {
      eventId: walk.eventId,
      name: 'Child',
      feeType: 'NO_FEE',
      pricingMethod: { fixedPrice: { value: '6.00', currency: 'GBP' } },
    },
  })
  return walk
}

test('an organiser sells a family and goods with it, a buyer takes both on a phone, and the desk sells one more', async () => {
  const { eventId, slug } = await lanternWalk()
  const { page: desk, quiet: deskIsQuiet } = await merchantPage()
  await desk.goto(`${shop.url}/admin/events/${eventId}`)
  await desk.getByRole('button', { name: 'Add a bundle' }).click()
  const bundle = desk.getByRole('dialog', { name: 'New bundle' })
  await bundle.getByRole('textbox', { name: 'Name', exact: true }).fill('Family')
  await bundle.getByRole('textbox', { name: 'Price' }).fill('34')
  await bundle.getByRole('textbox', { name: 'Number of Standing' }).fill('2')
  await bundle.getByRole('textbox', { name: 'Number of Child' }).fill('2')
  await expectNoFaults(desk)
  await bundle.getByRole('button', { name: 'Save bundle' }).click()
  await desk.getByText('2 × Standing, 2 × Child · instead of £40.00').waitFor()
  await desk.getByRole('button', { name: 'Add goods' }).click()
  const goods = desk.getByRole('dialog')
  await goods.getByRole('searchbox', { name: 'Name or SKU' }).fill('Rope Store')
  await goods.getByRole('button', { name: 'Rope Store Bag' }).click()
  const variants = goods.getByRole('combobox', { name: 'Variant' }).getByRole('option')
  await expect.poll(() => variants.allTextContents()).toEqual(['Buyers choose', 'Walnut', 'Ink'])
  await expectNoFaults(desk)
  await desk.getByRole('button', { name: 'Save add-on' }).click()
  await desk.getByText('At most 1 per ticket · All kinds of ticket').waitFor()

  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await page.goto(`${shop.url}/events/${slug}/tickets`)
  const family = page.getByRole('spinbutton', { name: 'Number of Family' })
  await family.fill('1')
  await page.getByRole('spinbutton', { name: /Rope Store Bag, Ink/ }).fill('2')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByText('2 × Standing, 2 × Child').first().waitFor()
  await page.getByText('Rope Store Bag').first().waitFor()
  // The bag goes with the tickets.
  await page.getByRole('button', { name: 'Remove Lantern walk – Family' }).click()
  await page.getByText('Your cart is empty').first().waitFor()

  await page.goto(`${shop.url}/events/${slug}/tickets`)
  await family.fill('1')
  await page.getByRole('button', { name: 'Add tickets to cart' }).click()
  await page.waitForURL(/\/cart$/)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/checkout\//)
  await payForTickets(page, { amount: '£34.00' })
  await page.waitForURL(/\/thanks/, { waitUntil: 'load' })
  await page.getByRole('article').filter({ hasText: 'Family – Child' }).first().waitFor()
  expect(await page.getByRole('article').filter({ hasText: 'Family – ' }).count()).toBe(4)
  quiet()

  await desk.reload()
  await desk.getByText('instead of £40.00 · 1 sold').waitFor()
  await desk.getByRole('button', { name: 'Sell at the desk' }).click()
  const sale = desk.getByRole('dialog', { name: 'Sell at the desk' })
  await sale.getByRole('textbox', { name: /^Family/ }).fill('1')
  await sale.getByRole('button', { name: 'Hold tickets' }).click()
  await sale.getByText('To take').waitFor()
  await sale.getByRole('combobox', { name: 'Paid by' }).selectOption('Card')
  await expectNoFaults(desk)
  await sale.getByRole('button', { name: 'Payment of £34.00 taken' }).click()
  await sale.waitFor({ state: 'detached' })
  await desk.getByRole('list', { name: 'Orders' }).getByText('4 tickets').nth(1).waitFor()

  await desk.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('menuitem', { name: 'Save as template' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Save template' }).click()
  await desk.getByText('Template saved').waitFor()
  await desk.goto(`${shop.url}/admin/events/new`)
  await desk.getByRole('button', { name: 'Begin from a template' }).click()
  const begun = desk.getByRole('dialog', { name: 'Begin from a template' })
  await begun.getByRole('combobox', { name: 'Template' }).selectOption('Lantern walk')
  await begun.getByRole('textbox', { name: 'Title' }).fill('Lantern walk in spring')
  await begun.getByLabel('Starts').fill('2031-03-20T18:00')
  await expectNoFaults(desk)
  await begun.getByRole('button', { name: 'Begin draft' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Lantern walk in spring' }).waitFor()
  await desk.getByText('instead of £40.00 · None sold').waitFor()
  deskIsQuiet()
})

test('afterwards stock, tickets, orders and payments agree', async () => {
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
