// @vitest-environment node
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { expect, test } from 'vitest'
import { ask, text } from '../testing/ask.ts'
import { nightMarket, refuse } from '../testing/fake-api.ts'

const input = (name: string, label: string, more = {}) => ({
  name,
  label,
  type: 'TEXT',
  array: false,
  mandatory: true,
  maxLength: 50,
  options: [] as string[],
  additionalLabels: {},
  labels: [],
  ...more,
})
const control = (id: string, type: string, orderIndex: number, inputs: object[]) => ({
  id,
  type,
  system: true,
  name: id,
  label: '',
  orderIndex,
  inputs,
})
const form = {
  controls: [
    control('diet', 'DROPDOWN', 2, [input('diet', 'Diet', { mandatory: false, options: ['Vegan', 'None'] })]),
    control('name', 'NAME', 0, [input('firstName', 'First name'), input('lastName', 'Last name')]),
    control('email', 'INPUT', 1, [input('email', 'Email', { maxLength: 255 })]),
  ],
} as Event['form']
const gathering = (change: object = {}, more: Partial<Event> = {}) =>
  nightMarket({
    registration: {
      initialType: 'RSVP',
      type: 'RSVP',
      status: 'OPEN_RSVP',
      rsvp: { responseType: 'YES_AND_NO', additionalGuestLimit: 2 },
      ...change,
    } as Event['registration'],
    form,
    ...more,
  })
const answers = (event: Event, more = {}) => ({ 'GET /events/v3/events/slug/night-market': { event }, ...more })
const PATH = '/events/night-market/rsvp'
const typed = { status: 'YES', firstName: 'Ada', lastName: 'Guest', email: 'ada@example.com', companions: '0' }

test('the form asks what the organiser asks, in order, and works without scripts', async () => {
  const { document } = await ask(PATH, answers(gathering()))
  const names = [...document.querySelectorAll('form:not(#hearts) [name]')].map((field) => field.getAttribute('name'))
  expect(names).toEqual(['status', 'status', 'firstName', 'lastName', 'email', 'diet', 'companions', 'names'])
  expect(document.querySelector('form:not(#hearts)')?.getAttribute('method')).toBe('post')
  expect([...document.querySelectorAll('#companions option')].map((o) => o.textContent)).toEqual([
    'Nobody, just me',
    '1',
    '2',
  ])
})

test('the event leads to the form; where only the waiting list has room it says so', async () => {
  const others = { 'POST /events/v3/events/query': { events: [], pagingMetadata: {} } }
  const open = await ask('/events/night-market', answers(gathering(), others))
  expect(open.html).toContain(`href="${PATH}"`)
  const full = gathering({ status: 'OPEN_RSVP_WAITLIST_ONLY', rsvp: { responseType: 'YES_ONLY' } })
  expect((await ask('/events/night-market', answers(full, others))).html).toContain('Join the waiting list')
  const { document } = await ask(PATH, answers(full))
  expect(text(document, 'h1')).toBe('Waiting list for Night Market')
  expect(document.querySelector('[name=status]')?.getAttribute('value')).toBe('WAITLIST')
})

test('closed registration takes no replies', async () => {
  const { document } = await ask(PATH, answers(gathering({ status: 'CLOSED_MANUALLY' })))
  expect(document.querySelector('form:not(#hearts)')).toBeNull()
})

test.each(['RSVP', 'TICKETING'] as const)(
  'an event whose registration (%s) is disabled says that it is closed',
  async (type) => {
    const others = { 'POST /events/v3/events/query': { events: [], pagingMetadata: {} } }
    const closed = gathering({ type, initialType: type, status: 'CLOSED_MANUALLY', registrationDisabled: true })
    const { html } = await ask('/events/night-market', answers(closed, others))
    expect(html).toContain('Registration is closed.')
    expect(html).not.toContain('No booking needed')
    expect(html).not.toContain(`href="${PATH}"`)
    expect(html).not.toContain('href="/events/night-market/tickets"')
  },
)

test('an answer is sent with companions, and its own page follows', async () => {
  const sent = { ...typed, diet: 'Vegan', companions: '2', names: 'Grace\nAlan' }
  const page = await ask(PATH, answers(gathering(), { 'POST /events/v2/rsvps': { rsvp: { id: 'r-1' } } }), sent)
  expect([page.status, page.headers.get('location')]).toEqual([303, '/rsvp/r-1'])
  const { body } = page.requests.find(({ call }) => call === 'POST /events/v2/rsvps')!
  expect(body).toMatchObject({
    rsvp: {
      firstName: 'Ada',
      status: 'YES',
      form: { inputValues: [{ inputName: 'diet', value: 'Vegan' }] },
      additionalGuestDetails: { guestCount: 2, guestNames: ['Grace', 'Alan'] },
    },
  })
})

test('a mistake comes back by its field, with everything that was typed', async () => {
  const violations = [
    { field: 'rsvp.email', description: 'must be a valid email address', violatedRule: 'FORMAT' },
    {
      field: 'rsvp.form.inputValues[0].value',
      description: 'must be one of Vegan, None',
      violatedRule: 'INVALID_ENUM_VALUE',
    },
  ]
  const refused = refuse(400, 'INVALID_FORM_RESPONSE', 'Some answers are not valid.', { fieldViolations: violations })
  const sent = { ...typed, email: 'nobody', diet: 'Stones', names: 'Grace' }
  const { status, document } = await ask(PATH, answers(gathering(), { 'POST /events/v2/rsvps': refused }), sent)
  expect(status).toBe(422)
  expect(text(document, '#email-error')).toContain('“Email”: enter an email address, like name@example.com.')
  expect(text(document, '#diet-error')).toContain('Vegan, None')
  expect(document.querySelector('#firstName')?.getAttribute('value')).toBe('Ada')
  expect(text(document, '#names')).toBe('Grace')
})

test('a member’s second answer changes the first', async () => {
  const refused = refuse(409, 'MEMBER_ALREADY_REGISTERED', 'Answered.', { rsvpId: 'r-1' })
  const change = 'PATCH /events/v2/rsvps/r-1'
  const page = await ask(
    PATH,
    answers(gathering(), { 'POST /events/v2/rsvps': refused, [change]: { rsvp: { id: 'r-1' } } }),
    { ...typed, companions: '1' },
  )
  expect([page.status, page.headers.get('location')]).toEqual([303, '/rsvp/r-1'])
  expect(page.requests.find(({ call }) => call === change)?.body).toMatchObject({
    rsvp: { firstName: 'Ada', additionalGuestDetails: { guestCount: 1 } },
  })
})

test('somebody else’s address leads to the mail', async () => {
  const refused = refuse(409, 'MEMBER_EMAIL_ALREADY_REGISTERED', 'Taken.')
  const { document } = await ask(PATH, answers(gathering(), { 'POST /events/v2/rsvps': refused }), typed)
  expect(text(document, '[role=alert]')).toContain('open the link in the email')
})

const rsvp = {
  id: 'r-1',
  revision: '1',
  eventId: nightMarket().id,
  status: 'YES',
  anonymized: false,
  createdDate: '2026-03-01T00:00:00Z',
  updatedDate: '2026-03-01T00:00:00Z',
  email: 'ada@example.com',
  totalGuests: 2,
  guestList: {
    guests: [
      { guestId: 1, fullName: 'Ada Guest' },
      { guestId: 2, fullName: '' },
    ],
  },
}
const own = '3f0c1f9e-0000-4000-8000-000000000001'
const eventCall = `GET /events/v3/events/${nightMarket().id}`

test('the answer’s own page: who comes, the calendar, and how to change it; a mail’s link shows the same', async () => {
  const calendarUrls = { google: 'https://calendar.example/', ics: 'https://fair.example/events/night-market.ics' }
  const event = gathering({}, { calendarUrls })
  for (const [path, call] of [
    [`/rsvp/${own}`, `GET /events/v2/rsvps/${own}`],
    ['/rsvp/a.b', 'GET /fairground/v1/rsvp-answers/a.b'],
  ] as const) {
    const { status, document } = await ask(path, { [call]: { rsvp }, [eventCall]: { event } })
    expect([status, text(document, 'h1')]).toEqual([200, 'You’re coming'])
    expect([...document.querySelectorAll('[aria-label="Who is coming"] li')].map((li) => li.textContent)).toEqual([
      'Ada Guest',
      'Companion 1',
    ])
    expect(document.querySelector(`a[href="${calendarUrls.ics}"]`)).not.toBeNull()
    expect([...document.querySelectorAll('form [name=status]')].map((o) => o.getAttribute('value'))).toEqual([
      'YES',
      'NO',
    ])
  }
})

test('changing the answer by the link in the mail, without scripts', async () => {
  const call = 'PATCH /fairground/v1/rsvp-answers/a.b'
  const page = await ask('/rsvp/a.b', { [call]: { rsvp } }, { status: 'NO', companions: '1' })
  expect([page.status, page.headers.get('location')]).toEqual([303, '/rsvp/a.b'])
  expect(page.requests.find((request) => request.call === call)?.body).toMatchObject({ status: 'NO' })
})

test('an answer that is not there is a page that says so', async () => {
  expect(
    (await ask(`/rsvp/${own}`, { [`GET /events/v2/rsvps/${own}`]: refuse(404, 'RSVP_NOT_FOUND', 'None.') })).status,
  ).toBe(404)
})
