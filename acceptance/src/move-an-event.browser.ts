import { expect, test } from 'vitest'
import { expectAccessible } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { buyTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** An organiser moves an event, and a guest who cannot come gives a ticket back on a phone. */

const { shop, browser, merchantPage } = await openShop()
const shopkeeper = merchant(await shop.credentials())

test('a guest of an event that has moved gives a ticket back, once the organiser lets guests do so', async () => {
  const concert = await shopkeeper.sellTickets('Brass at the Bandstand', 40, '25.00')
  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await buyTickets(page, `${shop.url}/events/${concert.slug}/tickets`, { quantity: 2, amount: '£50.00' })
  expect(await page.getByRole('link', { name: 'Cancel this ticket' }).count()).toBe(0)

  const desk = await merchantPage()
  await desk.page.goto(`${shop.url}/admin/events/${concert.eventId}/edit`)
  await desk.page.getByRole('textbox', { name: 'Name', exact: true }).fill('The old mill')
  await desk.page.getByRole('button', { name: 'Save' }).click()
  const dialog = desk.page.getByRole('dialog', { name: 'What happens for your guests?' })
  await dialog.getByText('1 person has planned').waitFor()
  await dialog.getByRole('textbox', { name: /^Days to give/ }).fill('10')
  await expectAccessible(desk.page)
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await desk.page.getByText('1 guest was mailed.').waitFor({ timeout: 30_000 })
  await expectAccessible(desk.page)
  desk.quiet()

  await page.reload()
  await page.getByText('The event has moved').first().waitFor()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('link', { name: 'Cancel this ticket' }).first().click()
  await page.waitForURL(/\/cancel-tickets/)
  await page.getByRole('button', { name: 'See what you get back' }).click()
  await page.getByRole('heading', { name: 'You get back £25.00' }).waitFor()
  await page.getByRole('button', { name: 'Cancel the ticket' }).click()
  await page.waitForURL(/\/orders\/[^/]+$/, { waitUntil: 'load' })
  await page.getByText('This ticket is no longer valid.').waitFor()
  quiet()
})

test('a ticket is transferred on its page, and its holder gives it back once the event has moved', async () => {
  const concert = await shopkeeper.sellTickets('Strings at the Bandstand', 40, '25.00')
  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await buyTickets(page, `${shop.url}/events/${concert.slug}/tickets`, { quantity: 2, amount: '£50.00' })
  await page.getByRole('link', { name: 'Transfer to somebody else' }).first().click()
  await page.waitForURL(/\/tickets\//)
  await page.getByRole('textbox', { name: 'First name' }).fill('Grace')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Hopper')
  await page.getByRole('textbox', { name: 'Email address' }).fill('grace@example.com')
  await expectAccessible(page)
  // Its link holds for nobody afterwards, which the browser logs as a refusal.
  quiet()
  await page.getByRole('button', { name: 'Transfer the ticket' }).click()
  await page.getByRole('heading', { level: 1, name: 'This ticket was transferred' }).waitFor()

  const holder = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await holder.page.goto(await shopkeeper.mailTo('grace@example.com', /http\S+\/tickets\/[\w-]+\?token=[\w.-]+/))
  await holder.page.getByRole('heading', { level: 1, name: 'Your ticket' }).waitFor()
  expect(await holder.page.getByRole('button', { name: 'Give it back for good' }).count()).toBe(0)

  const desk = await merchantPage()
  await desk.page.goto(`${shop.url}/admin/events/${concert.eventId}/edit`)
  await desk.page.getByRole('textbox', { name: 'Name', exact: true }).fill('The old mill')
  await desk.page.getByRole('button', { name: 'Save' }).click()
  const dialog = desk.page.getByRole('dialog', { name: 'What happens for your guests?' })
  await dialog.getByRole('textbox', { name: /^Days to give/ }).fill('10')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await desk.page.getByText('2 guests were mailed.').waitFor({ timeout: 30_000 })
  desk.quiet()

  await holder.page.reload()
  await holder.page.getByText('what was paid for it goes back to its buyer').waitFor()
  await expectAccessible(holder.page)
  await holder.page.getByRole('button', { name: 'Give it back for good' }).click()
  await holder.page.getByRole('heading', { level: 1, name: 'You gave this ticket back' }).waitFor()
  await expectAccessible(holder.page)
  holder.quiet()
  expect(await shop.fairground('check')).toContain('Everything agrees.')
})
