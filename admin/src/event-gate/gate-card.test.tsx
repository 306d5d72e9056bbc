// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import GateCard from './gate-card.tsx'

const GATE = '/fairground/v1/events/e-1/gate'
const eventGate = {
  revision: '2',
  enabled: true,
  opensDate: '2026-12-01T12:00:30.000Z',
  admissionsPerMinute: 60,
  admissionMinutes: 10,
  difficulty: 10,
  status: 'OPEN',
  waiting: 1200,
  admitted: 40,
  admittedInAll: 310,
  bought: 280,
}
const answers = { [`GET ${GATE}`]: { eventGate }, [`PATCH ${GATE}`]: { eventGate } }
const event = { id: 'e-1', status: 'UPCOMING', dateAndTimeSettings: { timeZoneId: 'Europe/London' } }
const page = {
  Component: () => (
    <>
      <h1>Night market</h1>
      <GateCard event={event as never} />
    </>
  ),
}
const open = (scopes?: ['guests.write']) => openPage(page, '/', '/', answers, scopes && { scopes })

test('an organiser sees how fast the queue goes, and who waits, is let in and has bought', async () => {
  const { root } = await open()
  await settled(() => expect(root.textContent).toContain('It lets in 60 visitors a minute.'))
  expect([...root.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['1,200', '40', '310', '280'])
})

test('an organiser changes the queue within its bounds, and an untouched opening keeps its seconds', async () => {
  const { sent } = await open()
  await settled(() => expect(document.body.textContent).toContain('60 visitors'))
  press(button('Queue settings'))
  type('Admissions per minute', '0')
  press(button('Save settings'))
  expect(document.body.textContent).toContain('Enter a whole number from 1 to 6,000.')
  type('Admissions per minute', '120')
  type('Work for a place', '0')
  press(button('Save settings'))
  const set = { enabled: true, admissionsPerMinute: 120, admissionMinutes: 10, difficulty: 0 }
  await settled(() => expect(sent).toContainEqual([`PATCH ${GATE}`, { eventId: 'e-1', revision: '2', ...set }]))
})

test('staff of the door alone, who may not read events, see no queue and no refusal', async () => {
  const { root, sent } = await open(['guests.write'])
  expect([root.textContent, sent]).toEqual(['Night market', []])
})
