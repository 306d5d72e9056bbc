import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { forms } from '@fairground/client/generated/events.forms.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** Guests answer an event, wait and come back by the link in their mail; the organiser lets them in. */

const { shop, browser, merchantPage } = await openShop()
const credentials = await shop.credentials()
const { client, mailTo } = merchant(credentials)

const DAY_MS = 24 * 60 * 60 * 1000
const start = new Date(Date.now() + 10 * DAY_MS)
const { event } = await client.wixEventsV2.createEvent({
  event: {
    title: 'Supper under the stars',
    location: { type: 'VENUE', name: 'The Orchard' },
    dateAndTimeSettings: {
      startDate: start,
      endDate: new Date(start.getTime() + 3 * 60 * 60 * 1000),
      timeZoneId: 'UTC',
    },
    registration: { initialType: 'RSVP', rsvp: { limit: 2, waitlistEnabled: true, additionalGuestLimit: 2 } },
    description: {
      nodes: [
        {
          type: 'POLL',
          pollData: {
            poll: {
              id: 'supper',
              title: 'What shall we cook?',
              options: [
                { id: 'soup', title: 'Soup' },
                { id: 'pie', title: 'Pie' },
              ],
              settings: { permissions: { view: 'VOTERS', vote: 'ALL' } },
            },
          },
        },
      ],
    },
  },
})
const EVENT = `${shop.url}/events/${event.slug}`

async function fill(page: Page, firstName: string, email: string) {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await page.getByRole('textbox', { name: 'Last name' }).fill('Guest')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
}

/** The address in the newest mail to somebody. */
const linkTo = async (email: string): Promise<string> => `${shop.url}${await mailTo(email, /\/rsvp\/[\w.-]+/)}`

test('without scripts a guest answers with a companion, and sees the answer', async () => {
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(EVENT)
  await page.getByRole('link', { name: 'Reply', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('main').locator('button[type=submit]').last().click()
  await page.getByRole('alert').getByRole('link').first().waitFor()
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Ada')
  await fill(page, 'Ada', 'ada.star@example.com')
  await page.getByRole('combobox', { name: 'How many come with you?' }).selectOption('1')
  await page.getByText('One name per line. Leave it empty or name everybody.').waitFor()
  await page.getByRole('textbox', { name: 'Their names' }).fill('Grace Hopper')
  await page.getByRole('main').locator('button[type=submit]').last().click()
  await page.getByRole('heading', { name: 'You’re coming' }).waitFor()
  await page.getByRole('list', { name: 'Who is coming' }).getByText('Grace Hopper').waitFor()
  expect(await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toContain('.ics')
  await context.close()
})

/** A dinner with a question about the cooking for guests who eat meat. */
async function dinner(): Promise<string> {
  const { url, apiKey, siteId } = credentials
  const { forms: form } = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { forms } })
  const made = await client.wixEventsV2.createEvent({
    event: {
      title: 'Dinner in the barn',
      location: { type: 'VENUE', name: 'The Barn' },
      dateAndTimeSettings: { startDate: start, endDate: new Date(start.getTime() + DAY_MS), timeZoneId: 'UTC' },
      registration: { initialType: 'RSVP' },
    },
  })
  const eventId = made.event.id
  const meal = { label: 'Meal', options: ['Meat', 'None'], mandatory: true }
  const { id: controlId } = await form.addControl({ eventId, radioButton: meal })
  const condition = { controlId, options: ['Meat'] }
  await form.addControl({ eventId, text: { label: 'How cooked', mandatory: true }, condition })
  await form.publishDraft({ eventId })
  return `${shop.url}/events/${made.event.slug}`
}

test('a conditional question appears with its answer, members find their reply in the account, and without scripts everybody sees it', async () => {
  const address = await dinner()
  const scripted = await watchedPage(browser)
  await scripted.page.goto(`${shop.url}/signup?returnTo=/account`)
  await fill(scripted.page, 'Mary', 'mary.dines@example.com')
  await scripted.page.getByRole('textbox', { name: 'Password' }).fill('lamps over the harbour')
  await scripted.page.getByRole('button', { name: 'Create account' }).click()
  await scripted.page.waitForURL(/\/account$/)
  await scripted.page.goto(address)
  await scripted.page.getByRole('link', { name: 'Reply', exact: true }).first().click()
  const cooked = scripted.page.getByRole('textbox', { name: 'How cooked' })
  await scripted.page.getByRole('radio', { name: 'Meat' }).check()
  await cooked.waitFor()
  await expectNoFaults(scripted.page)
  await scripted.page.getByRole('radio', { name: 'None' }).check()
  await cooked.waitFor({ state: 'hidden' })
  await fill(scripted.page, 'Mary', 'mary.dines@example.com')
  await scripted.page.getByRole('main').locator('button[type=submit]').last().click()
  const coming = scripted.page.getByRole('heading', { name: 'You’re coming' })
  await coming.waitFor()
  await scripted.page.goto(`${shop.url}/account/tickets`)
  const replies = scripted.page.getByRole('region', { name: 'Your replies' })
  await replies.getByText('1 person').waitFor()
  await replies.getByRole('link', { name: 'Dinner in the barn' }).click()
  await coming.waitFor()
  scripted.quiet()
  await scripted.context.close()

  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  const send = () => page.getByRole('main').locator('button[type=submit]').last().click()
  await page.goto(address)
  await page.getByRole('link', { name: 'Reply', exact: true }).first().click()
  await fill(page, 'Ada', 'ada.dines@example.com')
  await page.getByRole('textbox', { name: 'How cooked' }).waitFor()
  await page.getByRole('radio', { name: 'Meat' }).check()
  await send()
  await page.getByRole('alert').getByRole('link').first().waitFor()
  await page.getByRole('radio', { name: 'None' }).check()
  await send()
  await page.getByRole('heading', { name: 'You’re coming' }).waitFor()
  await context.close()
})

test('without scripts a guest votes in the poll of the event, and comes back to it', async () => {
  const { page, context } = await watchedPage(browser, { javaScriptEnabled: false })
  await page.goto(EVENT)
  await page.getByText('You see the result once you have voted.').waitFor()
  await page.getByRole('radio', { name: 'Soup' }).check()
  await page.getByRole('button', { name: 'Vote' }).click()
  await page.getByRole('heading', { name: 'What shall we cook?' }).waitFor()
  await page.getByText('100 %, 1 vote').waitFor()
  expect(await page.getByRole('radio', { name: 'Soup' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await page.getByRole('heading', { name: 'Supper under the stars' }).waitFor()
  await context.close()
})

test.for([360, 1280])('at %s px a guest votes by keyboard, changes the vote and takes it back', async (width) => {
  const { page, context, quiet } = await watchedPage(browser, { viewport: { width, height: 800 } })
  await page.goto(EVENT)
  const poll = page.getByRole('group', { name: 'What shall we cook?' })
  await poll.getByRole('radio', { name: 'Soup' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('Thank you, your vote is counted.').waitFor()
  await poll.getByText('50 %, 1 vote').first().waitFor()
  await expectNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.reload()
  await page.getByRole('button', { name: 'Change your vote' }).waitFor()
  expect(await poll.getByRole('radio', { name: 'Pie' }).isChecked()).toBe(true)
  await poll.getByRole('radio', { name: 'Soup' }).check()
  await page.getByRole('button', { name: 'Change your vote' }).click()
  await poll.getByText('100 %, 2 votes').waitFor()
  await page.getByRole('button', { name: 'Take your vote back' }).click()
  await page.getByText('Your vote is taken back.').waitFor()
  await page.getByText('You see the result once you have voted.').waitFor()
  quiet()
  await context.close()
})

test('a guest who finds all places taken joins the waiting list', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(EVENT)
  await page.getByRole('link', { name: 'Join the waiting list' }).first().click()
  await page.getByText('All places are taken.').waitFor()
  await fill(page, 'Bea', 'bea.star@example.com')
  await page.getByRole('main').locator('button[type=submit]').last().click()
  await page.getByRole('heading', { name: 'You are on the waiting list' }).waitFor()
  quiet()
  await context.close()
})

test('a guest comes back by the link in the mail and gives up the place', async () => {
  const { page, context, quiet } = await watchedPage(browser)
  await page.goto(await linkTo('ada.star@example.com'))
  await page.getByRole('heading', { name: 'You’re coming' }).waitFor()
  await page.getByText('Change my reply').click()
  await page.getByRole('radio', { name: 'I can’t come' }).check()
  await page.getByRole('button', { name: 'Save my reply' }).click()
  await page.getByRole('heading', { name: 'You are not coming' }).waitFor()
  quiet()
  await context.close()
})

test('the organiser gives the place to who waits, adds a guest, and lets them in', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/${event.id}`)
  await page.getByRole('link', { name: 'Guest list' }).click()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('Bea Guest').getByText('Waiting').waitFor()
  await row('Bea Guest').getByRole('button', { name: 'More for Bea Guest' }).click()
  await page.getByRole('menuitem', { name: 'Assign a place' }).click()
  await row('Bea Guest').getByText('Coming').waitFor()

  await page.getByRole('button', { name: 'Add guest' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Cleo')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Guest')
  await page.getByRole('textbox', { name: 'Email' }).fill('cleo.star@example.com')
  await page.getByRole('dialog').getByRole('button', { name: 'Add guest' }).click()
  await row('Cleo Guest').getByText('Coming').waitFor()

  await page.getByRole('button', { name: 'Check in Cleo Guest' }).click()
  await row('Cleo Guest').getByText(/^In,/).waitFor()
  await page.getByRole('button', { name: 'Undo the check-in of Cleo Guest' }).click()
  await page.getByRole('button', { name: 'Check in Cleo Guest' }).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe(`${event.slug}-guests.csv`)
  quiet()
  await context.close()
})

test('the organiser writes to the guests, who get it once', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/${event.id}`)
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await page.getByRole('button', { name: 'Write a message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send to guests' }).click()
  await dialog.getByText('Enter a subject.').waitFor()
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Bring a scarf')
  await dialog.getByRole('textbox', { name: 'Text' }).fill('It is cold in the orchard after ten.')
  await dialog.getByRole('button', { name: 'Send to guests' }).click()
  await page.getByText('The message is being sent').waitFor()
  await mailTo('bea.star@example.com', /It is cold in the orchard after ten\./)
  const { mails } = await client.mailbox.listMails({ to: 'bea.star@example.com' })
  expect(mails.filter(({ subject }) => subject === 'Bring a scarf').length).toBe(1)
  await page.reload()
  await page.getByText('Bring a scarf').waitFor()
  quiet()
  await context.close()
})

test('the organiser lets the bearer of a ticket in', async () => {
  const { page, context, quiet } = await merchantPage()
  const { events } = await client.wixEventsV2.queryEvents({
    query: { filter: { title: { $startsWith: 'Night Market' } } },
  })
  await page.goto(`${shop.url}/admin/events/${events[0]?.id}`)
  await page.getByRole('link', { name: 'Guest list' }).click()
  await page.getByRole('link', { name: 'Not checked in' }).click()
  const button = page.getByRole('button', { name: /^Check in / }).first()
  const name = (await button.getAttribute('aria-label'))?.replace('Check in ', '') ?? ''
  await button.click()
  await page.getByText(`${name} checked in.`).waitFor()
  await page.getByRole('link', { name: /^Checked in/ }).click()
  await page.getByRole('row').filter({ hasText: name }).getByText(/^In,/).waitFor()
  quiet()
  await context.close()
})

test.each([
  ['RSVP', async (_: Page) => {}, 'Reply'],
  ['Tickets, free or paid', (page: Page) => page.getByLabel('Price').fill('12'), 'Get tickets'],
  ['No registration', async (_: Page) => {}, undefined],
] as const)('an organiser publishes an event from a fresh form: %s', async (way, fillTicket, offer) => {
  const { page, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/new`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Harvest supper: ${way}`)
  await page.getByLabel('Starts', { exact: true }).fill('2030-09-01T18:00')
  await page.getByLabel('Ends', { exact: true }).fill('2030-09-01T22:00')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The Orchard')
  await page.getByLabel('Registration by').selectOption(way)
  await fillTicket(page)
  await page.getByRole('button', { name: 'Publish event' }).first().click()
  await page.getByText('Event published.').waitFor()
  const address = await page.getByText(/^\/events\//).textContent()
  await page.goto(`${shop.url}${address}`)
  await (offer
    ? page.getByRole('link', { name: offer, exact: true }).first()
    : page.getByText('No booking needed').first()
  ).waitFor()
  quiet()
})
