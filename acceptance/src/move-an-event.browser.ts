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
  await page.getByRole('region', { name: 'Cancelled ticket' }).waitFor()
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

test('calendars of an event, of its category and of all events follow what the organiser does', async () => {
  const concert = await shopkeeper.sellTickets('Reeds at the Bandstand', 40, '25.00')
  const { page, quiet } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  const linkOf = async (name: string) =>
    new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '', shop.url).href
  await page.goto(`${shop.url}/events`)
  const all = await linkOf('Subscribe in your calendar')
  await page.getByRole('link', { name: 'Music and film' }).click()
  await page.waitForURL(/category=/)
  const music = await linkOf('Subscribe in your calendar')
  await page.goto(`${shop.url}/events/${concert.slug}`)
  const own = await linkOf('Add to calendar')

  const read = async (url: string, etag?: string) => {
    const reply = await page.request.get(url, etag ? { headers: { 'if-none-match': etag } } : {})
    const entries = (await reply.text()).replace(/\r\n /g, '').split('BEGIN:VEVENT').slice(1)
    return { status: reply.status(), etag: reply.headers().etag, entries }
  }
  const entryIn = async (url: string) => (await read(url)).entries.find((entry) => entry.includes(concert.slug))
  const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  for (const url of [all, own]) expect(await entryIn(url)).toContain(`DTSTART:${stamp(concert.startDate)}`)
  expect(await entryIn(music)).toBeUndefined()
  expect((await read(music)).entries.length).toBeGreaterThan(1)
  const before = await read(all)
  expect((await read(all, before.etag)).status).toBe(304)

  const category = new URL(music).searchParams.get('category') ?? ''
  await shopkeeper.client.eventsCategories.assignEvents({ categoryId: category, eventId: [concert.eventId] })
  const startDate = new Date(concert.startDate.getTime() + 86_400_000)
  const moved = { startDate, endDate: new Date(startDate.getTime() + 7_200_000), timeZoneId: 'Europe/London' }
  await shopkeeper.client.wixEventsV2.updateEvent({ event: { id: concert.eventId, dateAndTimeSettings: moved } })
  for (const url of [all, music, own]) expect(await entryIn(url)).toContain(`DTSTART:${stamp(startDate)}`)
  expect((await read(all, before.etag)).status).toBe(200)

  await shopkeeper.client.wixEventsV2.cancelEvent({ eventId: concert.eventId })
  for (const url of [all, music, own]) expect(await entryIn(url)).toContain('STATUS:CANCELLED')
  await page.reload()
  await page.getByText('This event is cancelled.').first().waitFor()
  quiet()
})
