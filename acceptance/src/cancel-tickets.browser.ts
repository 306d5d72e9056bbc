import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { forms } from '@fairground/client/generated/events.forms.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './accessible-page.ts'
import { watchedPage } from './browser.ts'
import { buyTickets } from './buy-tickets.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** A buyer cancels one of two tickets on a phone, and a ticket passes from hand to hand by the links in the mails. */

const { shop, browser, merchantPage } = await openShop()
const credentials = await shop.credentials()
const shopkeeper = merchant(credentials)

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
  await page.getByRole('region', { name: 'Cancelled ticket' }).waitFor()
  expect(await page.getByRole('link', { name: 'Cancel this ticket' }).count()).toBe(1)
  quiet()
})

/** The organiser has a question to guests, and sees the answers. */
async function addQuestion(eventId: string, label: string): Promise<void> {
  const { url, apiKey, siteId } = credentials
  const { forms: form } = createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { forms } })
  await form.addControl({ eventId, text: { label, mandatory: true } })
  await form.publishDraft({ eventId })
}

async function transferTo(page: Page, firstName: string): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await page.getByRole('textbox', { name: 'Last name' }).fill('Hopper')
  await page.getByRole('textbox', { name: 'Email address' }).fill(`${firstName.toLowerCase()}@example.com`)
  await page.getByRole('button', { name: 'Transfer the ticket' }).click()
}
const gone = (page: Page) => page.getByRole('heading', { level: 1, name: 'This ticket was transferred' }).waitFor()
const numberOn = async (page: Page): Promise<string> =>
  (await page.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/).textContent()) ?? ''

test('a ticket passes on by mailed links, and each former code is void at once', async () => {
  const concert = await shopkeeper.sellTickets('Reeds at the Bandstand', 40, '25.00')
  const linkTo = (email: string) => shopkeeper.mailTo(email, /http\S+\/tickets\/[\w-]+\?token=[\w.-]+/)
  const door = await merchantPage()
  const isGoneAtDoor = async (number: string) => {
    await door.page.goto(`${shop.url}/admin/events/${concert.eventId}/guests`)
    await door.page.getByRole('button', { name: 'Check in' }).first().waitFor()
    expect(await door.page.getByText(number).count()).toBe(0)
  }

  const { page, context } = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await buyTickets(page, `${shop.url}/events/${concert.slug}/tickets`, { quantity: 1, amount: '£25.00' })
  const order = page.url()
  await page.getByRole('link', { name: 'Transfer to somebody else' }).click()
  await page.waitForURL(/\/tickets\//)
  const bought = await numberOn(page)
  await addQuestion(concert.eventId, 'Meal')
  const otherTab = await context.newPage()
  await otherTab.goto(page.url())
  await transferTo(page, 'Grace')
  await gone(page)
  await isGoneAtDoor(bought)
  // The form that stood open in another tab transfers nothing any more.
  await transferTo(otherTab, 'Mallory')
  await gone(otherTab)

  const scriptless = { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false }
  const grace = await watchedPage(browser, scriptless)
  const link = await linkTo('grace@example.com')
  await grace.page.goto(link)
  await grace.page.getByRole('heading', { level: 1, name: 'Your ticket' }).waitFor()
  const passedOn = await numberOn(grace.page)
  expect(passedOn).not.toBe(bought)
  await transferTo(grace.page, 'Tom')
  await gone(grace.page)
  await isGoneAtDoor(passedOn)
  // The link opens as often as its reader likes, and says the same.
  await grace.page.goto(link)
  await gone(grace.page)
  expect(await grace.page.getByRole('button', { name: 'Transfer the ticket' }).count()).toBe(0)

  const tom = await watchedPage(browser, { viewport: { width: 360, height: 780 } })
  await tom.page.goto(await linkTo('tom@example.com'))
  await tom.page.getByRole('heading', { level: 1, name: 'Your ticket' }).waitFor()
  const toms = await numberOn(tom.page)
  await tom.page.getByRole('textbox', { name: 'Meal' }).fill('No nuts')
  await tom.page.getByRole('button', { name: 'Save the answers' }).click()
  await tom.page.getByText('Your answers are saved.').waitFor()
  expect(await tom.page.getByRole('textbox', { name: 'Meal' }).inputValue()).toBe('No nuts')
  await expectAccessible(tom.page, [1280, 360])
  await door.page.goto(`${shop.url}/admin/events/${concert.eventId}/guests`)
  await door.page.getByText(toms).first().waitFor()
  // The buyer does not learn to whom it was passed on.
  await page.goto(order)
  await page.getByRole('region', { name: 'Transferred ticket' }).getByText('Transferred to somebody else').waitFor()
  expect(await page.getByRole('heading', { name: /^Your .*ticket/ }).count()).toBe(0)
  tom.quiet()
  door.quiet()
})
