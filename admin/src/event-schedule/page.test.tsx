// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const SCHEDULE = '/events/v1/schedule'
const opening = {
  id: 'i-1',
  eventId: 'e-1',
  name: 'Opening',
  status: 'SCHEDULED',
  hidden: false,
  draft: true,
  tags: [],
  speakers: [],
  stageName: 'Main stage',
  description: '',
  timeSlot: { start: '2026-05-01T18:00:00Z', end: '2026-05-01T19:00:00Z', timeZoneId: 'Europe/London' },
}
const event = { id: 'e-1', title: 'Night market', dateAndTimeSettings: { timeZoneId: 'Europe/London' } }
const answers = {
  'GET /events/v3/events/e-1': { event },
  'GET /fairground/v1/venues': { venues: [] },
  [`GET ${SCHEDULE}`]: { items: [opening], draftNotPublished: true },
  [`POST ${SCHEDULE}/draft`]: { item: opening },
  [`POST ${SCHEDULE}/publish`]: {},
}
const open = () => openPage(page, '/events/:eventId/schedule', '/events/e-1/schedule', answers)

test('an organiser publishes the draft of a schedule', async () => {
  const { root, sent } = await open()
  expect(root.textContent).toContain('Opening')
  press(button('Publish'))
  await settled(() => expect(sent.map(([request]) => request)).toContain(`POST ${SCHEDULE}/publish`))
})

test('an item needs a name, a start and an end after it', async () => {
  const { sent } = await open()
  const before = sent.length
  press(button('Add an item'))
  type('Name', '')
  press(button('Save item'))
  await settled(() => expect(document.body.textContent).toContain('Enter a name.'))
  expect(sent).toHaveLength(before)
})
