import { expect, test } from 'vitest'
import { expectAccessible } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { checkOutTickets, payForTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** An organiser lets guests take part online, and they alone find the link. */

const { shop, browser, merchantPage } = await openShop()
const shopkeeper = merchant(await shop.credentials())

const LINK = 'https://meet.example/brass-w9ke2'

test('an organiser makes an event hybrid, and a buyer of an online ticket finds the link with it', async () => {
  const concert = await shopkeeper.sellTickets('Brass from two ends', 40, '25.00')
  const desk = await merchantPage()
  await desk.page.goto(`${shop.url}/admin/events/${concert.eventId}/edit`)
  await desk.page.getByRole('checkbox', { name: 'Guests can also take part online' }).check()
  const link = desk.page.getByRole('textbox', { name: /^Link to take part/ })
  await link.fill('http://meet.example/1')
  await desk.page.getByRole('textbox', { name: /^Instructions for guests online/ }).fill('Camera off, please.')
  await desk.page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await desk.page.getByText('Enter an address that starts with https://, without a user name').first().waitFor()
  await link.fill(LINK)
  await expectAccessible(desk.page)
  await desk.page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await desk.page.getByText('Event saved.').waitFor()
  await desk.page.getByRole('button', { name: 'Edit Standing' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Way to take part' }).selectOption('Online')
  await dialog.getByRole('button', { name: 'Save ticket' }).click()
  await desk.page.getByText('Ticket saved.').waitFor()

  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await page.goto(`${shop.url}/events/${concert.slug}`)
  await page.getByText('At the venue and online').waitFor()
  expect(await page.content()).not.toContain('w9ke2')
  await page.goto(`${shop.url}/events/${concert.slug}/tickets`)
  await page.getByRole('listitem').filter({ hasText: 'Standing' }).getByText('Online', { exact: true }).waitFor()
  expect(await page.content()).not.toContain('w9ke2')
  await checkOutTickets(page, 1)
  await payForTickets(page, { amount: '£25.00' })
  await page.waitForURL(/\/thanks/, { waitUntil: 'load' })
  const slip = page.getByRole('article')
  expect(await slip.getByRole('link', { name: 'Take part online' }).getAttribute('href')).toBe(LINK)
  await slip.getByText('Camera off, please.').waitFor()
  await expectAccessible(page)
  quiet()

  const refused = await shopkeeper.client.wixEventsV2.getEvent({ eventId: concert.eventId })
  expect(refused.event.onlineConferencing).toEqual({ enabled: true })
})

test('a guest who replies finds the link with the reply, and in its mail', async () => {
  const start = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
  const { event } = await shopkeeper.client.wixEventsV2.createEvent({
    event: {
      title: 'Tea on the screen',
      location: { type: 'ONLINE' },
      dateAndTimeSettings: { startDate: start, endDate: new Date(start.getTime() + 3_600_000), timeZoneId: 'UTC' },
      registration: { initialType: 'RSVP' },
      onlineConferencing: { link: LINK, instructions: 'Bring a biscuit.' },
    },
  })
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.url}/events/${event.slug}/rsvp`)
  expect(await page.content()).not.toContain('w9ke2')
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Guest')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada.screen@example.com')
  await page.getByRole('main').locator('button[type=submit]').last().click()
  await page.getByRole('heading', { name: 'You’re coming' }).waitFor()
  expect(await page.getByRole('link', { name: 'Take part online' }).getAttribute('href')).toBe(LINK)
  await page.getByText('Bring a biscuit.').waitFor()
  await context.close()
  expect(await shopkeeper.mailTo('ada.screen@example.com', /https:\/\/meet\.example\/\S+/)).toBe(LINK)
})
