import { expect, test } from 'vitest'
import { expectAccessible } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { buyTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** An organiser allows it, and a buyer cancels one of two tickets on a phone. */

const { shop, browser, merchantPage } = await openShop()
const shopkeeper = merchant(await shop.credentials())

test('a buyer cancels one of two tickets on a phone, on terms that the organiser has set', async () => {
  const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 40, '25.00')
  const desk = await merchantPage()
  await desk.page.goto(`${shop.url}/admin/events/${concert.eventId}`)
  await desk.page.getByRole('button', { name: 'Registration' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Buyers may cancel their tickets' }).check()
  await dialog.getByRole('textbox', { name: /^Part of the price/ }).fill('80')
  await dialog.getByRole('textbox', { name: /^Fee/ }).fill('2.50')
  await expectAccessible(desk.page)
  await dialog.getByRole('button', { name: 'Save registration' }).click()
  await desk.page.getByText('Registration saved.').waitFor()

  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await buyTickets(page, `${shop.url}/events/${concert.slug}/tickets`, { quantity: 2, amount: '£50.00' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('link', { name: 'Cancel this ticket' }).first().click()
  await page.waitForURL(/\/cancel-tickets/)
  await expectAccessible(page, [1280, 360])
  await page.getByRole('button', { name: 'See what you get back' }).click()
  await page.getByRole('heading', { name: 'You get back £17.50' }).waitFor()
  await expectAccessible(page, [1280, 360])
  await page.getByRole('button', { name: 'Cancel the ticket' }).click()
  await page.waitForURL(/\/orders\/[^/]+$/, { waitUntil: 'load' })
  await page.getByText('This ticket is no longer valid.').waitFor()
  expect(await page.getByRole('link', { name: 'Cancel this ticket' }).count()).toBe(1)
  quiet()
})
