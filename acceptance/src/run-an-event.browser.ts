import { expect, test } from 'vitest'
import { expectNoFaults } from './accessible-page.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** An organiser looks after events from the draft to the end. */

const { shop, merchantPage } = await openShop()
const shopkeeper = merchant(await shop.credentials())

const DAY = 24 * 60 * 60 * 1000

/** A published event over three days, of which the first is named. */
async function festival() {
  const start = new Date(Date.now() + 150 * DAY).toISOString().slice(0, 10)
  const title = 'Three days of brass'
  await shopkeeper.client.wixEventsV2.createEvent({
    event: {
      title,
      location: { type: 'VENUE', name: 'The Bandstand', address: { city: 'Bristol', country: 'GB' } },
      dateAndTimeSettings: {
        startDate: new Date(`${start}T09:00:00Z`),
        endDate: new Date(Date.parse(`${start}T17:00:00Z`) + 2 * DAY),
        timeZoneId: 'Europe/London',
      },
      registration: { initialType: 'TICKETING' },
    },
  })
  return { title, start }
}

test.for([
  [360, 'light'],
  [768, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('events are a calendar and a board at %i px in %s colours', async ([width, colorScheme]) => {
  const { page, context, quiet } = await merchantPage()
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`${shop.url}/admin/events`)
  await page.getByRole('link', { name: 'Calendar', exact: true }).click()
  await page.getByRole('navigation', { name: 'Months' }).waitFor()
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await page.getByRole('heading', { name: /Drafts/ }).waitFor()
  await expectNoFaults(page)
  quiet()
  await context.close()
})

test('a festival is found in the calendar by keyboard, over its days', async () => {
  const { page, context, quiet } = await merchantPage()
  const { title, start } = await festival()
  await page.goto(`${shop.url}/admin/events/calendar`)
  const table = page.getByRole('grid')
  await table.waitFor()
  await table.locator('td[tabindex="0"]').focus()
  const shown = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day)
  const month = start.slice(0, 7)
  for (let step = 0; step < 8 && !(await shown())?.startsWith(month); step++) {
    const before = await shown()
    await page.keyboard.press('PageDown')
    await expect.poll(shown).not.toBe(before)
  }
  while ((await shown())! > start) await page.keyboard.press('ArrowLeft') // a day of the table has the focus
  while ((await shown())! < start) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(title)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.goBack()
  await page.getByRole('grid').getByRole('link', { name: title }).first().waitFor()
  quiet()
  await context.close()
})

test('staff transfer a ticket in the name of its holder, and both are mailed', async () => {
  const concert = await shopkeeper.sellTickets('Brass by night', 5, '0.00')
  const { page, context } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/${concert.eventId}`)
  await page.getByRole('button', { name: 'Issue tickets' }).click()
  const issue = page.getByRole('dialog', { name: 'Issue tickets' })
  await issue.getByRole('textbox', { name: /^Standing/ }).fill('1')
  await issue.getByRole('textbox', { name: 'First name' }).fill('Ines')
  await issue.getByRole('textbox', { name: 'Last name' }).fill('Carvalho')
  await issue.getByRole('textbox', { name: 'Email' }).fill('ines.giver@example.com')
  await issue.getByRole('button', { name: 'Issue tickets' }).click()
  await issue.waitFor({ state: 'detached' })
  await page.getByRole('list', { name: 'Orders' }).getByRole('link').first().click()
  await page.waitForURL(/\/admin\/orders\//)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: /^Transfer ticket/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer ticket' })
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Grace')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Hopper')
  await expectNoFaults(page)
  await dialog.getByRole('textbox', { name: 'Email' }).fill('grace')
  await dialog.getByRole('button', { name: 'Transfer ticket' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('textbox', { name: 'Email' }).fill('grace.holder@example.com')
  await dialog.getByRole('button', { name: 'Transfer ticket' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Brass by night · Grace Hopper').waitFor()

  expect(await shopkeeper.mailTo('ines.giver@example.com', /now belongs to Grace Hopper/)).toBeTruthy()
  const link = await shopkeeper.mailTo('grace.holder@example.com', /\S+\/tickets\/\S+/)
  const { pathname, search } = new URL(link)
  await page.goto(`${shop.url}${pathname}${search}`)
  await page.getByText('Grace Hopper').first().waitFor()
  await context.close()
})

/** A lecture on three weekly dates, with three kinds of ticket on each. */
async function lectures() {
  const { eventId } = await shopkeeper.sellTickets('Evening lecture', 5, '14.00')
  const { ticketDefinitionsV2, wixEventsV2 } = shopkeeper.client
  for (const name of ['Concession', 'Student'])
    await ticketDefinitionsV2.createTicketDefinition({
      ticketDefinition: {
        eventId,
        name,
        feeType: 'NO_FEE',
        pricingMethod: { fixedPrice: { value: '9.00', currency: 'GBP' } },
      },
    })
  const recurringEvents = { rule: 'FREQ=WEEKLY;COUNT=3' }
  await wixEventsV2.updateEvent({ event: { id: eventId, dateAndTimeSettings: { recurringEvents } } })
  return eventId
}

test('an organiser orders kinds of ticket by keyboard and by hand, changes one on all later dates and deletes one', async () => {
  const eventId = await lectures()
  const { page, context, quiet } = await merchantPage()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${shop.url}/admin/events/${eventId}`)
  const list = page.getByRole('list', { name: 'Tickets', exact: true })
  const rows = list.getByRole('listitem')
  const order = async () =>
    (await rows.allTextContents()).map((text) =>
      ['Standing', 'Concession', 'Student'].find((name) => text.includes(name)),
    )
  await expect.poll(order).toEqual(['Standing', 'Concession', 'Student'])
  const handle = (name: string) => list.getByRole('button', { name: `Move ${name}`, exact: true })
  await handle('Student').focus()
  await page.keyboard.press('Home')
  await expect.poll(order).toEqual(['Student', 'Standing', 'Concession'])
  await handle('Student').dragTo(rows.nth(2))
  await expect.poll(order).toEqual(['Standing', 'Concession', 'Student'])

  const atSixteen = async () => {
    const { ticketDefinitions } = await shopkeeper.client.ticketDefinitionsV2.queryTicketDefinitions({
      query: { filter: { name: 'Standing' }, paging: { limit: 100 } },
    })
    return ticketDefinitions.filter(({ pricingMethod }) => pricingMethod.fixedPrice?.value === '16.00').length
  }
  const before = await atSixteen()
  await list.getByRole('button', { name: 'Edit Standing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Standing' })
  await dialog.getByRole('radio', { name: /^This and all later dates/ }).check()
  await dialog.getByRole('textbox', { name: 'Price', exact: true }).fill('16')
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Save ticket' }).click()
  await dialog.waitFor({ state: 'detached' })
  await rows.first().getByText('£16.00').waitFor()
  expect(await atSixteen()).toBe(before + 3)

  await list.getByRole('button', { name: 'Delete Concession' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete ticket' }).click()
  await expect.poll(order).toEqual(['Standing', 'Student'])
  quiet()
  await context.close()
})
