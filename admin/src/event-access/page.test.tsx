// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const CODES = '/fairground/v1/events/e-1/access-codes'
const friends = {
  id: 'c-1',
  revision: '3',
  eventId: 'e-1',
  code: 'FRIENDS',
  ticketDefinitionIds: ['d-2'],
  usageLimit: 20,
  used: 4,
  status: 'OPEN',
  note: 'Harbour Bank',
  url: 'https://fair.example/events/night-market/tickets?code=FRIENDS',
}
const ticketDefinitions = [
  { id: 'd-1', name: 'Standing', hidden: false },
  { id: 'd-2', name: 'Sponsors', hidden: true },
]
const answers = {
  'GET /events/v3/events/e-1': {
    event: { id: 'e-1', title: 'Night market', dateAndTimeSettings: { timeZoneId: 'Europe/London' } },
  },
  'POST /events-ticket-definitions/v3/ticket-definitions/query': { ticketDefinitions, metadata: { count: 2 } },
  [`GET ${CODES}`]: { accessCodes: [friends], total: 1 },
  [`POST ${CODES}`]: { accessCodes: [friends] },
  'DELETE /fairground/v1/access-codes/c-1': {},
  'PATCH /fairground/v1/access-codes/c-1': { accessCode: friends },
}
const open = (more: object = {}) =>
  openPage(page, '/events/:eventId/access-codes', '/events/e-1/access-codes', { ...answers, ...more })

test('an organiser sees what each code opens and how far it is used', async () => {
  const { root } = await open()
  await settled(() => expect(root.textContent).toContain('FRIENDS'))
  expect(root.textContent).toContain('4 of 20 tickets')
  expect(root.textContent).toContain('Sponsors · Harbour Bank')
})

test('an organiser makes random codes for the one hidden ticket', async () => {
  const { sent } = await open()
  press(button('New codes'))
  type('Number of codes', '0')
  press(button('Make codes'))
  expect(document.body.textContent).toContain('Enter a number from 1 to 500.')
  type('Number of codes', '25')
  type('Tickets in all with each code', '2')
  type('Valid until', '2027-05-01T12:00')
  press(button('Make codes'))
  const made = {
    eventId: 'e-1',
    random: 25,
    ticketDefinitionIds: ['d-2'],
    usageLimit: 2,
    startDate: null,
    endDate: '2027-05-01T11:00:00.000Z',
    note: null,
  }
  await settled(() => expect(sent).toContainEqual([`POST ${CODES}`, made]))
})

test('an organiser renames a code and deletes it once that is confirmed', async () => {
  const { sent } = await open()
  press(button('Change FRIENDS'))
  type('Code', 'PARTNERS')
  press(button('Save code'))
  await settled(() =>
    expect(sent).toContainEqual([
      'PATCH /fairground/v1/access-codes/c-1',
      { accessCode: expect.objectContaining({ revision: '3', code: 'PARTNERS', usageLimit: 20 }) },
    ]),
  )
  press(button('Delete FRIENDS'))
  press(button('Delete code'))
  await settled(() => expect(sent.map(([request]) => request)).toContain('DELETE /fairground/v1/access-codes/c-1'))
})

test('an event without codes offers to make some, and nothing to search or export', async () => {
  const { root } = await open({ [`GET ${CODES}`]: { accessCodes: [], total: 0 } })
  await settled(() => expect(root.textContent).toContain('No access codes yet'))
  expect(root.querySelector('input[type=search]')).toBeNull()
  expect(root.textContent).not.toContain('Export CSV')
  expect(button('New codes')).toBeDefined()
})
