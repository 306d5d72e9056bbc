// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import WaitingCard from './waiting-card.tsx'

const LIST = '/fairground/v1/events/e-1/waiting-list'
const waitingList = {
  revision: '2',
  enabled: true,
  offerMinutes: 1440,
  rule: 'STRICT',
  waiting: 1,
  ticketsAwaited: 3,
  offered: 1,
}
const ada = {
  id: 'w-1',
  status: 'WAITING',
  name: 'Ada Byron',
  email: 'ada@example.com',
  quantity: 3,
  ticketName: 'Standing',
  position: 1,
  joinedDate: '2026-03-01T10:00:00.000Z',
}
const answers = {
  [`GET ${LIST}`]: { waitingList },
  [`PATCH ${LIST}`]: { waitingList },
  [`GET ${LIST}/entries`]: { entries: [ada], total: 1 },
  'POST /fairground/v1/waiting-entries/w-1/offer': { entry: { ...ada, status: 'OFFERED' } },
  'DELETE /fairground/v1/waiting-entries/w-1': { entry: { ...ada, status: 'REMOVED' } },
}
const page = {
  Component: () => (
    <>
      <h1>Night market</h1>
      <WaitingCard event={{ id: 'e-1', status: 'UPCOMING' } as never} />
    </>
  ),
}
const open = (scopes?: ['guests.write']) => openPage(page, '/', '/', answers, scopes && { scopes })

test('an organiser sees who waits for what', async () => {
  const { root } = await open()
  await settled(() => expect(root.textContent).toContain('3 × Standing · ada@example.com'))
  expect(root.textContent).toContain('1 group waits for 3 tickets. 1 offer is open.')
})

test('an organiser offers tickets out of turn, and removes somebody once that is confirmed', async () => {
  const { sent } = await open()
  await settled(() => expect(document.body.textContent).toContain('Ada Byron'))
  press(button('Offer tickets to Ada Byron now'))
  await settled(() => expect(sent.map(([call]) => call)).toContain('POST /fairground/v1/waiting-entries/w-1/offer'))
  press(button('Remove Ada Byron from the list'))
  press(button('Remove'))
  await settled(() => expect(sent.map(([call]) => call)).toContain('DELETE /fairground/v1/waiting-entries/w-1'))
})

test('an organiser changes how long an offer stands, within its bounds', async () => {
  const { sent } = await open()
  await settled(() => expect(document.body.textContent).toContain('1 group waits'))
  press(button('Settings'))
  type('Hours that an offer stands', '0.1')
  press(button('Save settings'))
  expect(document.body.textContent).toContain('Enter a number from 0.25 to 336.')
  type('Hours that an offer stands', '48')
  press(button('Save settings'))
  const set = { eventId: 'e-1', revision: '2', enabled: true, offerMinutes: 2880, rule: 'STRICT' }
  await settled(() => expect(sent).toContainEqual([`PATCH ${LIST}`, set]))
})

test('staff of the door alone, who may not read events, see no list and no refusal', async () => {
  const { root, sent } = await open(['guests.write'])
  expect([root.textContent, sent]).toEqual(['Night market', []])
})
