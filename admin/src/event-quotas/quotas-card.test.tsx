// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import QuotasCard from './quotas-card.tsx'

const QUOTAS = '/fairground/v1/events/e-1/ticket-quotas'
const room = {
  id: 'q-1',
  revision: '3',
  eventId: 'e-1',
  name: 'Capacity',
  capacity: 120,
  taken: 87,
  allKinds: true,
  ticketDefinitionIds: [],
}
const tables = {
  ...room,
  id: 'q-2',
  name: 'Tables',
  capacity: 8,
  taken: 10,
  allKinds: false,
  ticketDefinitionIds: ['d-2'],
}
const ticketDefinitions = [
  { id: 'd-1', name: 'Standing' },
  { id: 'd-2', name: 'Family' },
]
const answers = {
  'POST /events-ticket-definitions/v3/ticket-definitions/query': { ticketDefinitions, metadata: { count: 2 } },
  [`GET ${QUOTAS}`]: { quotas: [room, tables] },
  [`POST ${QUOTAS}`]: { quota: tables },
  'PATCH /fairground/v1/ticket-quotas/q-1': { quota: room },
  'DELETE /fairground/v1/ticket-quotas/q-2': {},
}
/** The tick box with this label. */
const boxOf = (name: string): HTMLElement => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name)
  return document.getElementById(label?.htmlFor ?? '')! // the test fails without it
}
const page = {
  Component: () => (
    <>
      <h1>Night market</h1>
      <QuotasCard event={{ id: 'e-1', status: 'UPCOMING' } as never} />
    </>
  ),
}
const open = (scopes?: ['events.read'] | ['guests.write']) => openPage(page, '/', '/', answers, scopes && { scopes })

test('an organiser sees how many people each quota still has room for', async () => {
  const { root } = await open()
  await settled(() => expect(root.textContent).toContain('87 of 120 people'))
  expect(root.textContent).toContain('33 left')
  expect(root.textContent).toContain('Family10 of 8 people')
  expect(root.textContent).toContain('2 too many')
})

test('an organiser lets two kinds share a number of people', async () => {
  const { sent } = await open()
  await settled(() => expect(document.body.textContent).toContain('33 left'))
  press(button('Add a quota'))
  press(button('Save quota'))
  expect(document.body.textContent).toContain('Enter a name.')
  expect(document.body.textContent).toContain('Choose a ticket.')
  type('Name', 'Balcony')
  type('People in all', '40')
  for (const name of ['Standing', 'Family']) press(boxOf(name))
  press(button('Save quota'))
  const made = { eventId: 'e-1', name: 'Balcony', capacity: 40, allKinds: false, ticketDefinitionIds: ['d-1', 'd-2'] }
  await settled(() => expect(sent).toContainEqual([`POST ${QUOTAS}`, made]))
})

test('an organiser raises the capacity and deletes a quota once that is confirmed', async () => {
  const { sent } = await open()
  await settled(() => expect(document.body.textContent).toContain('33 left'))
  press(button('Change Capacity'))
  type('People in all', '150')
  press(button('Save quota'))
  await settled(() =>
    expect(sent).toContainEqual([
      'PATCH /fairground/v1/ticket-quotas/q-1',
      { quota: { id: 'q-1', revision: '3', name: 'Capacity', capacity: 150, allKinds: true, ticketDefinitionIds: [] } },
    ]),
  )
  press(button('Delete Tables'))
  press(button('Delete quota'))
  await settled(() => expect(sent.map(([request]) => request)).toContain('DELETE /fairground/v1/ticket-quotas/q-2'))
})

test('staff without the permission read the quotas and cannot change them', async () => {
  const { root } = await open(['events.read'])
  await settled(() => expect(root.textContent).toContain('33 left'))
  expect(button('Change Capacity').hasAttribute('disabled')).toBe(true)
})

test('staff of the door alone, who may not read events, see no quotas and no refusal', async () => {
  const { root, sent } = await open(['guests.write'])
  expect([root.textContent, sent.map(([call]) => call)]).toEqual([
    'Night market',
    expect.not.arrayContaining([`GET ${QUOTAS}`]),
  ])
})
