// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const MESSAGES = '/fairground/v1/events/e-1/messages'
const CONFIG = '/events-notifications/v2/notification-configs/resolve/e-1'
const reminder = {
  id: 'm-1',
  kind: 'REMINDER',
  status: 'DONE',
  sent: 12,
  total: 12,
  createdDate: '2026-03-01T10:00:00Z',
}
const mail = { sendingEnabled: true, template: {} }
const config = {
  id: 'e-1',
  upcomingEventReminder: mail,
  rsvpConfirmation: mail,
  newSpotsAvailable: mail,
  eventCancelation: mail,
}
const event = { id: 'e-1', title: 'Night market', status: 'UPCOMING', registration: { initialType: 'RSVP' } }
const answers = {
  'GET /events/v3/events/e-1': { event },
  [`GET ${CONFIG}`]: { notificationConfig: config },
  [`GET ${MESSAGES}`]: { messages: [{ ...reminder, audience: { statuses: ['ATTENDING'] } }], total: 1 },
  'POST /events-notifications/v2/notifications/trigger': {},
  [`POST ${MESSAGES}`]: { message: { ...reminder, audience: {} } },
}

test('an organiser writes to guests who come, with a subject and a text, and sees what was sent', async () => {
  const { root, sent } = await openPage(page, '/events/:eventId/messages', '/events/e-1/messages', answers)
  expect(root.textContent).toContain('12 of 12 addresses')
  const before = sent.length
  press(button('Write a message'))
  press(button('Send to guests'))
  await settled(() => expect(document.body.textContent).toContain('Enter a subject.'))
  expect(sent).toHaveLength(before)
  const dialog = document.body.querySelector('dialog, [role="dialog"]')!
  type('Subject', 'Doors open at 7', dialog)
  type('Text', 'See you there.', dialog)
  press(button('Send to guests'))
  const audience = { statuses: ['ATTENDING'], ticketDefinitionIds: [] }
  const message = { eventId: 'e-1', subject: 'Doors open at 7', body: 'See you there.', audience }
  await settled(() => expect(sent).toContainEqual([`POST ${MESSAGES}`, message]))
})

test('an organiser writes to the waiting list, once that is confirmed', async () => {
  const { sent } = await openPage(page, '/events/:eventId/messages', '/events/e-1/messages', answers)
  const before = sent.length
  press(button('Write to the waiting list'))
  await settled(() => expect(document.body.textContent).toContain('A sent email cannot be taken back.'))
  expect(sent).toHaveLength(before)
  press(button('Send to guests'))
  const places = { emailNotificationType: 'EMAIL_NEW_SPOTS_AVAILABLE', eventGuests: { eventId: 'e-1' } }
  await settled(() => expect(sent).toContainEqual(['POST /events-notifications/v2/notifications/trigger', places]))
})

test('a reminder whose time is chosen is sent', async () => {
  const off = { ...config, upcomingEventReminder: { ...mail, sendingEnabled: false } }
  const { root, sent } = await openPage(page, '/events/:eventId/messages', '/events/e-1/messages', {
    ...answers,
    [`GET ${CONFIG}`]: { notificationConfig: off },
    'POST /events-notifications/v2/notification-configs/e-1': { notificationConfig: off },
  })
  const time = root.querySelector('select')!
  time.value = 'BEFORE_1_HOUR'
  act(() => time.dispatchEvent(new Event('change', { bubbles: true })))
  press([...time.form!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save')!)
  const upcomingEventReminder = expect.objectContaining({ sendingEnabled: true, reminderTime: 'BEFORE_1_HOUR' })
  await settled(() =>
    expect(sent).toContainEqual([
      'POST /events-notifications/v2/notification-configs/e-1',
      { notificationConfig: expect.objectContaining({ upcomingEventReminder }) },
    ]),
  )
})

test('typed words of a notification are not left behind unseen', async () => {
  await openPage(page, '/events/:eventId/messages', '/events/e-1/messages', answers)
  type('Subject', 'Bring a lamp')
  press([...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Guests')!)
  await settled(() =>
    expect(document.querySelector('dialog, [role="dialog"]')?.textContent).toContain('Leave without saving?'),
  )
  press(button('Keep editing'))
  await settled(() => expect(document.querySelector('dialog, [role="dialog"]')).toBeNull())
  expect(document.querySelector('h1')?.textContent).toBe('Messages to guests')
})
