import { readFileSync } from 'node:fs'
import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { wixEventsV2 } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { testClock } from '@fairground/client/generated/fairground.test-clock.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'
import { chooseTestPayment, decideAtBank } from './pay.ts'

/** An organiser on a phone takes an event from its draft, with a form and a schedule, to its guests and its end. */

const { shop, browser, merchantPage } = await openShop({ TEST_CLOCK: '1' })
const credentials = await shop.credentials()
const shopkeeper = merchant(credentials)
const auth = apiKeyAuth({ apiKey: credentials.apiKey, siteId: credentials.siteId })
const site = createClient({ url: shop.url, auth, modules: { testClock, wixEventsV2 } })

const PHONE = { width: 360, height: 740 }
const HOUR_MS = 60 * 60 * 1000
const DAY = new Date(Date.now() + 3 * 24 * HOUR_MS).toISOString().slice(0, 10)
const text = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', typeof name === 'string' ? { name, exact: true } : { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const { page } = await merchantPage()
await page.setViewportSize(PHONE)
const dialog = page.getByRole('dialog')
let eventPath = ''

test('an event is a draft with a form that depends on an answer, and a schedule whose items are moved', async () => {
  await page.goto(`${shop.url}/admin/events/new`)
  await text(page, 'Title').fill('Harvest supper')
  await page.getByLabel('Starts', { exact: true }).fill(`${DAY}T18:00`)
  await page.getByLabel('Ends', { exact: true }).fill(`${DAY}T21:00`)
  await text(page, 'Name').fill('The Orchard')
  await text(page, 'Price').fill('12')
  await page
    .getByRole('group', { name: 'Ticket 1' })
    .getByRole('textbox', { name: /^Description/ })
    .fill('At the table.')
  await press(page, 'Save as draft')
  await page.waitForURL(/events\/[0-9a-f-]{36}/)
  eventPath = new URL(page.url()).pathname
  const toDo = page.getByRole('listitem').filter({ hasText: /Done|Recommended|Needed to publish/ })
  await page.getByRole('heading', { name: 'Before you publish' }).waitFor()
  await expect.poll(() => toDo.allTextContents()).toContain('A ticket to sell Done')
  expect(await toDo.allTextContents()).toEqual([
    'A date, or that it is to be announced Done',
    'A place Done',
    'A ticket to sell Done',
    'A summary or a description Recommended',
    'A cover picture Recommended',
  ])

  await page.goto(`${shop.url}${eventPath}/form`)
  const question = async (label: string, more: () => Promise<unknown>) => {
    await press(page, 'Add a question')
    await text(page, /^Question/).fill(label)
    await more()
    await dialog.getByRole('checkbox', { name: 'An answer is required' }).check()
    await dialog.getByRole('button', { name: 'Save question' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await question('Meal', async () => {
    await dialog.getByRole('combobox', { name: 'Kind of answer' }).selectOption('One of several')
    await text(page, /^Options/).fill('Meat\nNone')
  })
  await question('How cooked', async () => {
    await dialog.getByRole('combobox', { name: 'Asked of' }).selectOption('Those who answer “Meal” with')
    await dialog.getByRole('checkbox', { name: 'Meat' }).check()
  })
  expect(await text(page, 'How cooked').isVisible()).toBe(false)
  await page.getByRole('radio', { name: 'Meat' }).check({ force: true })
  await text(page, 'How cooked').waitFor()
  await page.getByRole('button', { name: 'Move How cooked', exact: true }).press('ArrowUp')
  await page.getByRole('alert').getByText('The other question has to come first').waitFor()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await press(page, 'Publish')
  await page.getByText('Guests see the new form').waitFor()

  await page.goto(`${shop.url}${eventPath}/schedule`)
  for (const [name, start, end] of [
    ['Soup', '18:30', '19:00'],
    ['Songs', '19:00', '20:00'],
    ['Fire', '20:00', '21:00'],
  ] as const) {
    await press(page, 'Add an item')
    await text(page, 'Name').fill(name)
    await dialog.getByLabel('Starts').fill(`${DAY}T${start}`)
    await dialog.getByLabel('Ends').fill(`${DAY}T${end}`)
    await dialog.getByRole('button', { name: 'Save item' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  // A toast that comes under the pointer stays as long as that does.
  await page.mouse.move(0, 0)
  // Without dragging: a press of one handle, and of another.
  await press(page, 'Move Fire')
  await press(page, 'Move Soup')
  const order = () => page.getByRole('main').getByRole('listitem').allInnerTexts()
  await expect
    .poll(async () => (await order()).join(' '))
    .toMatch(/18:30 – 19:30\s+Fire.*19:30 – 20:00\s+Soup.*20:00 – 21:00\s+Songs/s)
  await press(page, 'Publish')
  await page.getByText('Visitors see the new schedule').waitFor()
  await page.goto(`${shop.url}${eventPath}`)
  await press(page, 'Publish event')
  await page.getByText('Harvest supper is published.').waitFor()
  await page.getByRole('heading', { name: 'Before you publish' }).waitFor({ state: 'detached' })
})

/** Buys a ticket with these answers. */
async function buy(email: string, meal: string, cooked?: string) {
  const { page: buyer, context, quiet: content } = await watchedPage(browser, { viewport: PHONE })
  await buyer.goto(`${shop.url}/events/harvest-supper/tickets`)
  await buyer.getByText('At the table.').waitFor()
  await buyer.getByRole('spinbutton').fill('1')
  await press(buyer, 'Continue to checkout')
  await buyer.waitForURL(/\/checkout\//)
  expect(await text(buyer, 'How cooked').isVisible()).toBe(false)
  await text(buyer, 'First name').fill('Ines')
  await text(buyer, 'Last name').fill('=Carvalho')
  await text(buyer, 'Email').fill(email)
  await buyer.getByRole('radio', { name: meal }).check({ force: true })
  if (cooked) {
    await text(buyer, 'How cooked').fill(cooked)
    await buyer.reload()
    await expect.poll(() => text(buyer, 'How cooked').inputValue()).toBe(cooked)
  }
  await buyer.getByRole('button', { name: 'Continue to payment' }).last().click()
  await buyer.waitForURL(/\/orders\//)
  await chooseTestPayment(buyer)
  await press(buyer, 'Pay £12.00')
  await decideAtBank(buyer)
  await buyer.waitForURL(/\/thanks/, { waitUntil: 'load' })
  content()
  await context.close()
}

test('the guest list follows the sale, shows answers, lets guests in, and is a file without formulas', async () => {
  await page.goto(`${shop.url}${eventPath}/guests`)
  await page.getByText('No guests yet').waitFor()
  await buy('ines@example.com', 'Meat', 'Rare')
  await page.getByText('Ines =Carvalho').last().waitFor()
  await buy('tom@example.com', 'None')
  await page.getByRole('listitem').filter({ hasText: 'Ines =Carvalho' }).nth(1).waitFor()
  await page
    .getByRole('button', { name: /^More for Ines/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'See answers' }).click()
  await dialog.getByText('Rare').waitFor()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Check in Ines/ })
    .last()
    .click()
  await page.getByText('1 of 2 people are in').waitFor()
  const fetched = page.waitForEvent('download')
  await press(page, 'Export CSV')
  const lines = readFileSync(await (await fetched).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toMatch(/"Meal","How cooked"$/)
  expect(
    lines
      .slice(1)
      .map((line) => line.split(',').slice(-2).join())
      .toSorted(),
  ).toEqual(['"Meat","Rare"', '"None",""'])
  expect(lines[1]).toContain('"Ines =Carvalho"')
})

test('guests are reminded and written to, each once, and the event ends', async () => {
  await page.goto(`${shop.url}${eventPath}/messages`)
  await page.getByRole('combobox', { name: 'When' }).selectOption('1 hour before the start')
  await press(page, 'Save')
  await page.getByText('Reminder saved').waitFor()
  await press(page, 'Preview')
  await dialog.getByText('Goes to 2 addresses').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await press(page, 'Write a message')
  await text(page, 'Subject').fill('Bring a blanket')
  await text(page, 'Text').fill('It will be cold.')
  await dialog.getByRole('button', { name: 'Send to guests' }).dblclick()
  await page.getByText('2 of 2 addresses').waitFor()
  for (const to of ['ines@example.com', 'tom@example.com']) {
    const { mails } = await shopkeeper.client.mailbox.listMails({ to })
    expect(mails.filter(({ subject }) => subject === 'Bring a blanket')).toHaveLength(1)
  }

  await page.goto(`${shop.url}${eventPath}`)
  await press(page, 'More actions')
  await page.getByRole('menuitem', { name: 'Make a copy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Harvest supper (1)' }).waitFor()
  await page.getByText('Draft', { exact: true }).first().waitFor()
  await page.goto(`${page.url()}/schedule`)
  await page.getByText('Fire').waitFor()

  const reminders = async () => {
    const boxes = ['ines@example.com', 'tom@example.com'].map((to) => shopkeeper.client.mailbox.listMails({ to }))
    return (await Promise.all(boxes)).map(
      ({ mails }) => mails.filter(({ subject }) => subject === 'Harvest supper starts soon').length,
    )
  }
  const { event } = await site.wixEventsV2.getEvent({ eventId: eventPath.split('/').at(-1) ?? '' })
  const start = event.dateAndTimeSettings.startDate
  if (!start) throw new Error('The event has no start')
  const setClock = (ms: number) => site.testClock.setClock({ now: new Date(start.getTime() + ms) })
  expect(await reminders()).toEqual([0, 0])
  await setClock(30_000 - HOUR_MS)
  await expect.poll(reminders, { timeout: 60_000, interval: 250 }).toEqual([1, 1])

  await setClock(4 * HOUR_MS)
  expect(await reminders()).toEqual([1, 1])
  const { page: visitor, context } = await watchedPage(browser, { viewport: PHONE })
  await visitor.goto(`${shop.url}/events/harvest-supper`)
  await visitor
    .getByText(/is over|has ended/)
    .first()
    .waitFor()
  await context.close()
})
