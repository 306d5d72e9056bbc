import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchedPage } from './browser.ts'
import { merchant } from './merchant.ts'
import { openShop } from './open-shop.ts'

/** An organiser changes the settings of events, and their pages follow. */

const { shop, browser, merchantPage } = await openShop()
const { client } = merchant(await shop.credentials())

const start = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
const made = async (title: string, registration: object) =>
  (
    await client.wixEventsV2.createEvent({
      event: {
        title,
        location: { type: 'VENUE', name: 'The Orchard' },
        dateAndTimeSettings: {
          startDate: start,
          endDate: new Date(start.getTime() + 3 * 60 * 60 * 1000),
          timeZoneId: 'Europe/London',
        },
        registration: { initialType: 'RSVP', ...registration },
      },
    })
  ).event

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).first()

async function visitor(path: string) {
  const watched = await watchedPage(browser)
  await watched.page.goto(`${shop.url}${path}`)
  return watched
}

test('texts, date, place, address and search engines of an event', async () => {
  const event = await made('Apple day', {})
  const taken = await made('Pear day', {})
  const { page, context } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/${event.id}/edit`)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Bring your own basket.')
  await page.getByRole('checkbox', { name: 'Hide the end' }).check()
  await page.getByRole('checkbox', { name: 'Date to be announced' }).check()
  await field(page, 'Note in place of the date').fill('On a dry day in autumn')
  await field(page, 'Floor, hall or building').fill('Behind the barn')
  await field(page, 'Region').fill('Kent')
  await field(page, 'Position on the map').fill('51.1, 200')
  await field(page, 'Title in search results').fill('Apples to pick')
  await page.getByRole('checkbox', { name: 'Hide from search engines' }).check()
  await field(page, 'Page address').fill('Apple Day')
  await save(page).click()
  await page.getByText('Enter latitude and longitude, such as').first().waitFor()
  await page.getByText('Use lower-case letters, digits and single hyphens').first().waitFor()
  await field(page, 'Position on the map').fill('51.1, 0.5')
  await field(page, 'Page address').fill(taken.slug)
  await save(page).click()
  await page.getByText('Another event has this address. Choose another one.').first().waitFor()
  await field(page, 'Page address').fill('pick-apples')
  await page.getByText(`The old address /${event.slug} will lead here.`).waitFor()
  await save(page).click()
  await page.getByText('Event saved.').waitFor()
  await context.close()

  const guest = await visitor(`/events/${event.slug}`)
  expect(new URL(guest.page.url()).pathname).toBe('/events/pick-apples')
  await guest.page.getByText('Bring your own basket.').waitFor()
  await guest.page.getByText('On a dry day in autumn').first().waitFor()
  await guest.page.getByText('Behind the barn, Kent').waitFor()
  expect(await guest.page.getByRole('link', { name: 'Show on a map' }).getAttribute('href')).toContain('mlat=51.1')
  expect(await guest.page.title()).toBe('Apples to pick')
  expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  guest.quiet()
  await guest.context.close()
  expect(await (await fetch(`${shop.url}/sitemaps/places.xml`)).text()).not.toContain('pick-apples')
})

test('guests register on another site, not at all, or as members alone', async () => {
  const event = await made('Cider press', {})
  const { page, context, quiet } = await merchantPage()
  const registration = async (change: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>) => {
    await page.goto(`${shop.url}/admin/events/${event.id}`)
    await page.getByRole('button', { name: 'Registration' }).click()
    const dialog = page.getByRole('dialog')
    await change(dialog)
    await dialog.getByRole('button', { name: 'Save registration' }).click()
    await page.getByText('Registration saved.').waitFor()
  }
  const shown = async (look: (at: Page) => Promise<unknown>) => {
    const guest = await visitor(`/events/${event.slug}`)
    await look(guest.page)
    guest.quiet()
    await guest.context.close()
  }

  await registration(async (dialog) => {
    await dialog.getByLabel('Guests register').selectOption('On another site')
    await dialog.getByRole('button', { name: 'Save registration' }).click()
    await dialog.getByText('Enter an address that starts with https://.').waitFor()
    await dialog.getByRole('textbox', { name: 'Web address' }).fill('https://tickets.example/cider')
  })
  await page.getByRole('link', { name: 'https://tickets.example/cider' }).waitFor()
  await shown(async (at) => {
    const link = at.getByRole('link', { name: 'Get tickets elsewhere' }).first()
    expect(await link.getAttribute('href')).toBe('https://tickets.example/cider')
  })

  await registration((dialog) => dialog.getByLabel('Guests register').selectOption('No registration'))
  await shown(async (at) => {
    await at.getByText('No booking needed.').first().waitFor()
    expect(await at.getByRole('link', { name: 'Reply', exact: true }).count()).toBe(0)
  })

  await registration(async (dialog) => {
    await dialog.getByLabel('Guests register').selectOption('On this site')
    await dialog.getByRole('checkbox', { name: 'For members only' }).check()
  })
  await shown(async (at) => {
    await at.getByText('Only members can reply').first().waitFor()
    await at.getByRole('link', { name: 'Reply', exact: true }).first().click()
    await at.getByRole('link', { name: 'sign in or create an account' }).waitFor()
    expect(await at.getByRole('textbox', { name: 'First name' }).count()).toBe(0)
  })

  await registration((dialog) => dialog.getByLabel('Registration is').selectOption('Closed'))
  await shown((at) => at.getByText('Registration is closed.').first().waitFor())
  quiet()
  await context.close()
})

test('limits and tax of tickets', async () => {
  const event = await made('Barn dance', { initialType: 'TICKETING' })
  await client.ticketDefinitionsV2.createTicketDefinition({
    ticketDefinition: {
      eventId: event.id,
      name: 'Standing',
      feeType: 'NO_FEE',
      pricingMethod: { fixedPrice: { value: '10.00', currency: 'GBP' } },
    },
  })
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/${event.id}`)
  await page.getByRole('button', { name: 'Registration' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Tickets per order/ }).fill('99')
  await dialog.getByRole('textbox', { name: /^Tax rate/ }).fill('20')
  await dialog.getByRole('textbox', { name: /^Name of the tax/ }).fill('VAT')
  await dialog.getByRole('checkbox', { name: 'Add the tax at checkout' }).check()
  await dialog.getByRole('button', { name: 'Save registration' }).click()
  await dialog.getByText('Enter a number from 1 to 50.').waitFor()
  await dialog.getByRole('textbox', { name: /^Tickets per order/ }).fill('3')
  await dialog.getByRole('textbox', { name: 'Tickets are held for' }).fill('7')
  await dialog.getByRole('checkbox', { name: 'Ask for the details of every guest' }).check()
  await dialog.getByRole('button', { name: 'Save registration' }).click()
  await page.getByText('Registration saved.').waitFor()
  const read = await client.wixEventsV2.getEvent({ eventId: event.id, fields: ['REGISTRATION'] })
  expect(read.event.registration?.tickets).toMatchObject({
    ticketLimitPerOrder: 3,
    reservationDurationInMinutes: 7,
    guestsAssignedSeparately: true,
    taxSettings: { name: 'VAT', rate: '20', type: 'ADDED_AT_CHECKOUT' },
  })
  quiet()
  await context.close()
})

test('the page shows who comes, once the organiser wants it', async () => {
  const event = await made('Wassail', { rsvp: { additionalGuestLimit: 2 } })
  const reply = async () => {
    const guest = await visitor(`/events/${event.slug}/rsvp`)
    await guest.page.getByText('Your first name and the initial of your last name will be shown').waitFor()
    await guest.page.getByRole('textbox', { name: 'First name' }).fill('Ada')
    await guest.page.getByRole('textbox', { name: 'Last name' }).fill('Lovelace')
    await guest.page.getByRole('textbox', { name: 'Email' }).fill('ada.wassail@example.com')
    await guest.page.getByRole('combobox', { name: 'How many come with you?' }).selectOption('1')
    await guest.page.getByRole('main').locator('button[type=submit]').last().click()
    await guest.page.getByRole('heading', { name: 'You’re coming' }).waitFor()
    await guest.context.close()
  }
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/${event.id}/edit`)
  await page.getByRole('checkbox', { name: 'Show who is coming' }).check()
  await save(page).click()
  await page.getByText('Event saved.').waitFor()
  quiet()
  await context.close()
  await reply()
  const guest = await visitor(`/events/${event.slug}`)
  await guest.page.getByRole('list', { name: 'Who is coming' }).getByText('Ada L. +1').waitFor()
  await guest.page.getByText('2 guests are coming.').waitFor()
  guest.quiet()
  await guest.context.close()
})

test('an organiser publishes an event of which tickets are sold elsewhere', async () => {
  const { page, context, quiet } = await merchantPage()
  await page.goto(`${shop.url}/admin/events/new`)
  await page.getByLabel('Title', { exact: true }).fill('Harvest dance')
  await page.getByLabel('Starts', { exact: true }).fill('2030-09-01T18:00')
  await page.getByLabel('Ends', { exact: true }).fill('2030-09-01T22:00')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The Orchard')
  await page.getByLabel('Registration by').selectOption('On another site')
  await page.getByRole('button', { name: 'Publish event' }).first().click()
  await page.getByText('Enter an address that starts with https://.').first().waitFor()
  await page.getByText('Fix 1 field', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: 'Web address', exact: true }).fill('https://tickets.example/harvest')
  await page.getByRole('button', { name: 'Publish event' }).first().click()
  await page.getByText('Event published.').waitFor()
  const address = await page.getByText(/^\/events\//).textContent()
  const guest = await visitor(address ?? '')
  await guest.page.getByRole('link', { name: 'Get tickets elsewhere' }).first().waitFor()
  quiet()
  await context.close()
  await guest.context.close()
})
