// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { EventActions } from '../event/event-actions.tsx'
import * as newPage from '../event/new-page.tsx'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const TEMPLATES = '/fairground/v1/event-templates'
const moment = '2026-03-01T12:00:00.000Z'
const template = {
  id: 't-1',
  createdDate: moment,
  updatedDate: moment,
  name: 'Market',
  title: 'Night market',
  initialType: 'TICKETING',
  timeZoneId: 'Europe/London',
  lengthMinutes: 180,
  placeName: 'Town hall',
  ticketDefinitions: 2,
}
const { lengthMinutes: _unknown, ...endless } = { ...template, id: 't-2', name: 'Talk', initialType: 'RSVP' }
const event = {
  id: 'e-1',
  title: 'Night market',
  slug: 'night-market',
  status: 'UPCOMING' as const,
  location: { type: 'VENUE' as const, name: 'Mill' },
  dateAndTimeSettings: {
    timeZoneId: 'Europe/London',
    formatted: { dateAndTime: '' },
    recurrenceStatus: 'ONE_TIME' as const,
  },
}
const answers = {
  [`GET ${TEMPLATES}`]: { templates: [template, endless] },
  'GET /fairground/v1/venues': { venues: [] },
  [`POST ${TEMPLATES}/t-1/events`]: { event: { ...event, id: 'e-9' } },
  [`POST ${TEMPLATES}/t-2/events`]: { event: { ...event, id: 'e-9' } },
  [`PATCH ${TEMPLATES}/t-1`]: { template },
  [`DELETE ${TEMPLATES}/t-1`]: {},
}
const beside = { '/events/:eventId': { Component: () => <h1>The draft</h1> } }
const openNew = (more: object = {}) =>
  openPage(newPage, '/events/new', '/events/new', { ...answers, ...more }, { beside })
const openList = (options: object = {}) => openPage(page, '/events/templates', '/events/templates', answers, options)

const dialog = (): HTMLElement => document.querySelector<HTMLElement>('[role=dialog]') ?? document.body
const choose = async (name: string) => {
  await settled(() => expect(document.querySelector('[role=menu]')).not.toBeNull())
  const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
    ({ textContent }) => textContent === name,
  )
  press(item!)
}

test('a new event begins from a template by its title and its date, on the clocks of the template', async () => {
  const { root, sent } = await openNew()
  press(button('Begin from a template'))
  await settled(() => expect(button('Begin draft')).toBeTruthy())
  press(button('Begin draft'))
  await settled(() => expect(dialog().textContent).toContain('Enter a title.'))
  expect(dialog().textContent).toContain('Enter a start.')
  expect(dialog().textContent).not.toContain('Enter an end.')
  type('Title', ' Summer market ', dialog())
  type('Starts', '2027-07-18T18:00', dialog())
  press(button('Begin draft'))
  await settled(() => expect(root.textContent).toContain('The draft'))
  expect(sent).toContainEqual([
    `POST ${TEMPLATES}/t-1/events`,
    expect.objectContaining({
      event: { title: 'Summer market', dateAndTimeSettings: { startDate: '2027-07-18T17:00:00.000Z' } },
    }),
  ])
})

test('a refused end is shown at its field, and the dialog stays open', async () => {
  const violation = {
    field: 'event.dateAndTimeSettings.endDate',
    description: 'must be after the start',
    violatedRule: 'VALIDATION',
  }
  const body = { message: 'refused', details: { validationError: { fieldViolations: [violation] } } }
  const refused = new Response(JSON.stringify(body), { status: 400, headers: { 'content-type': 'application/json' } })
  const { root } = await openNew({ [`POST ${TEMPLATES}/t-1/events`]: refused })
  press(button('Begin from a template'))
  await settled(() => expect(button('Begin draft')).toBeTruthy())
  type('Title', 'Summer market', dialog())
  type('Starts', '2027-07-18T18:00', dialog())
  type('Ends', '2027-07-18T17:00', dialog())
  press(button('Begin draft'))
  await settled(() => expect(dialog().textContent).toContain('after the start'))
  expect(root.textContent).not.toContain('The draft')
})

test('a site without templates has a blank event alone', async () => {
  const { root } = await openNew({ [`GET ${TEMPLATES}`]: { templates: [] } })
  expect(root.textContent).toContain('New event')
  expect(() => button('Begin from a template')).toThrow('No button Begin from a template')
})

test('a template without a length needs an end', async () => {
  await openList()
  press(button('Talk'))
  await settled(() => expect(button('Begin draft')).toBeTruthy())
  type('Title', 'Spring talk', dialog())
  type('Starts', '2027-03-20T18:00', dialog())
  press(button('Begin draft'))
  await settled(() => expect(dialog().textContent).toContain('Enter an end.'))
})

test('an organiser sees what each template has, and renames one', async () => {
  const { root, sent } = await openList()
  expect(root.textContent).toContain('2 kinds of ticket')
  expect(root.textContent).toContain('Replies, no tickets')
  expect(root.textContent).toContain('Saved from Night market')
  press(button('Change Market'))
  await choose('Rename')
  await settled(() => expect(button('Save name')).toBeTruthy())
  type('Name', '  ')
  press(button('Save name'))
  await settled(() => expect(dialog().textContent).toContain('Enter a name.'))
  type('Name', ' Small market ')
  press(button('Save name'))
  await settled(() =>
    expect(sent).toContainEqual([`PATCH ${TEMPLATES}/t-1`, expect.objectContaining({ name: 'Small market' })]),
  )
})

test('an organiser deletes a template once that is confirmed', async () => {
  const { sent } = await openList()
  press(button('Change Market'))
  await choose('Delete')
  await settled(() => expect(button('Delete template')).toBeTruthy())
  press(button('Delete template'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`DELETE ${TEMPLATES}/t-1`))
})

test('staff who may not write events see templates, and begin none', async () => {
  const { root } = await openList({ scopes: ['events.read'] })
  expect(root.textContent).toContain('Market')
  expect(() => button('Market')).toThrow('No button Market')
})

/** The parts of an event that its menu reads. */
const read = JSON.parse(JSON.stringify(event))
const EventPage = () => (
  <>
    <h1>Night market</h1>
    <EventActions event={read} />
  </>
)

test('the menu of an event saves it as a template under the name that is entered', async () => {
  const kinds = { ticketDefinitions: [], pagingMetadata: { count: 0 } }
  const { sent } = await openPage({ Component: EventPage }, '/events/:eventId', '/events/e-1', {
    'POST /events-ticket-definitions/v3/ticket-definitions/query': kinds,
    [`POST ${TEMPLATES}`]: { template },
  })
  press(button('More actions'))
  await choose('Save as template')
  await settled(() => expect(button('Save template')).toBeTruthy())
  type('Name', 'Market')
  press(button('Save template'))
  await settled(() => expect(sent).toContainEqual([`POST ${TEMPLATES}`, { eventId: 'e-1', name: 'Market' }]))
})
