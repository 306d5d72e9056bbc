// @vitest-environment node
import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { refuse } from '../testing/fake-api.ts'

const guest = { ticketNumber: 'T-1', name: 'Ada Byron', about: 'Family', state: 'EXPECTED', people: 3, inside: 0 }
const answers = {
  'POST /fairground/v1/door': {
    name: 'Mina',
    permissions: ['CHECK_IN_GUESTS', 'READ_ANALYTICS'],
    events: [
      {
        id: 'e-1',
        title: 'Night market',
        startDate: '2026-05-01T18:00:00Z',
        timeZoneId: 'Europe/London',
        expected: 120,
        inside: 7,
      },
    ],
  },
  'POST /fairground/v1/door/e-1/guests': {
    guests: [
      guest,
      {
        ...guest,
        ticketNumber: 'T-2',
        name: 'Ida Berg',
        state: 'INSIDE',
        inside: 3,
        checkInDate: '2026-05-01T18:20:00Z',
      },
      { ...guest, ticketNumber: 'T-3', name: 'Max Roth', state: 'CANCELED' },
    ],
    more: true,
  },
}

test('door staff see who is expected and who is in, and let in whom the ticket admits', async () => {
  const { document, errors } = await ask('/door?token=fgd_1', answers)
  expect(errors).toEqual([])
  expect(document.querySelector('h1')?.textContent).toBe('Night market')
  expect(document.body.textContent).toContain('7 of 120 people are in')
  const buttons = [...document.querySelectorAll('main li button')].map((one) => one.getAttribute('aria-label'))
  expect(buttons).toEqual(['Let in: Ada Byron', 'Undo: Ida Berg'])
  expect(document.body.textContent).toContain('There are more guests.')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
})

test('a link is opened by a press, not by whatever fetches its address', async () => {
  const { document, requests } = await ask('/door?token=fgj_1', answers)
  expect(document.querySelector('form button[type=submit]')?.textContent).toBe('Start')
  expect(requests.filter(({ call }) => call.includes('/staff-members/'))).toEqual([])
})

test('a device whose access is paused reads why, and an address without a link what is missing', async () => {
  const paused = { 'POST /fairground/v1/door': refuse(403, 'STAFF_MEMBER_SUSPENDED', 'Your access is paused.') }
  expect((await ask('/door?token=fgd_1', paused)).document.body.textContent).toContain('Your access is paused.')
  expect((await ask('/door', {})).document.body.textContent).toContain('Open the link that the organiser gave you.')
})

test('a code that admits nobody here says why, and leaves the search for the next guest', async () => {
  const other = refuse(409, 'WRONG_EVENT', 'This ticket is for another event.')
  const { document } = await ask('/door?token=fgd_1&event=e-1&q=code', {
    ...answers,
    'POST /fairground/v1/door/e-1/guests': other,
  })
  expect(document.querySelector('[role=alert]')?.textContent).toContain('This ticket is for another event.')
  expect(document.querySelector('h1')?.textContent).toBe('Night market')
  expect(document.querySelector('form[role=search] input[name=token]')?.getAttribute('value')).toBe('fgd_1')
  expect(document.body.textContent).not.toContain('Nobody matches.')
})

test.for([
  ['FG1.abc.def.ghi', ''],
  ['Byron', 'Byron'],
])('after a search for %s the field has “%s”, so that the next code is read alone', async ([q, value]) => {
  const { document } = await ask(`/door?token=fgd_1&event=e-1&q=${q}`, answers)
  expect(document.querySelector('input[name=q]')?.getAttribute('value')).toBe(value)
  expect(document.querySelector('main li form')?.getAttribute('action')).toContain(`q=${q}`)
})
