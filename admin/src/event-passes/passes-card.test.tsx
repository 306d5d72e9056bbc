// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import PassesCard from './passes-card.tsx'

const PASSES = '/fairground/v1/events/e-1/series-passes'
const date = (eventId: string, state = 'OPEN') => ({
  eventId,
  ticketDefinitionId: 'd-1',
  ticketName: 'Standing',
  state,
})
const season = {
  id: 'p-1',
  revision: '3',
  name: 'Season pass',
  description: '',
  price: '25.00',
  formattedPrice: '£25.00',
  quantity: 40,
  taken: 12,
  allDates: true,
  onSale: true,
  soldAfterStart: false,
  limitPerOrder: 10,
  dates: [date('e-1'), date('e-2'), date('e-3', 'CANCELED')],
}
const answers = {
  'POST /events-ticket-definitions/v3/ticket-definitions/query': {
    ticketDefinitions: [{ id: 'd-1', name: 'Standing' }],
    metadata: { count: 1 },
  },
  'POST /events/v3/events/query': { events: [], pagingMetadata: { total: 0 } },
  [`GET ${PASSES}`]: { passes: [season] },
  [`POST ${PASSES}`]: { pass: season, skipped: [] },
  'PATCH /fairground/v1/series-passes/p-1': { pass: season, skipped: [] },
  'DELETE /fairground/v1/series-passes/p-1': {},
}
const event = (categoryId?: string) =>
  ({ id: 'e-1', dateAndTimeSettings: categoryId ? { recurringEvents: { categoryId } } : {} }) as never
const ofSeries = {
  Component: () => (
    <>
      <h1>Lecture</h1>
      <PassesCard event={event('s-1')} />
    </>
  ),
}
const alone = {
  Component: () => (
    <>
      <h1>Lecture</h1>
      <PassesCard event={event()} />
    </>
  ),
}
const open = (page = ofSeries) => openPage(page, '/', '/', answers)

test('an organiser sees what is sold of each pass and makes another one for all dates', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('2 of 3 dates to come · 12 of 40 sold'))
  press(button('Add a pass'))
  press(button('Save pass'))
  expect(document.body.textContent).toContain('Enter a name.')
  type('Name', 'Term pass')
  type('Price', '18')
  press(button('Save pass'))
  const made = {
    eventId: 'e-1',
    ticketDefinitionId: 'd-1',
    name: 'Term pass',
    price: '18',
    quantity: null,
    eventIds: null,
  }
  await settled(() => expect(sent).toContainEqual([`POST ${PASSES}`, expect.objectContaining(made)]))
})

test('an organiser changes the price of a pass and leaves its dates as they are, and ends one once that is confirmed', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('Season pass'))
  press(button('Change Season pass'))
  type('Price', '30')
  press(button('Save pass'))
  await settled(() => expect(sent.map(([call]) => call)).toContain('PATCH /fairground/v1/series-passes/p-1'))
  const [, changed] = sent.find(([call]) => call.startsWith('PATCH'))!
  expect(changed).toMatchObject({ pass: { id: 'p-1', revision: '3', price: '30', quantity: 40 } })
  expect((changed as { pass: object }).pass).not.toHaveProperty('eventIds')
  press(button('Delete Season pass'))
  press(button('Delete pass'))
  await settled(() => expect(sent.map(([call]) => call)).toContain('DELETE /fairground/v1/series-passes/p-1'))
})

test('an event of its own has no passes', async () => {
  const { root, sent } = await open(alone)
  expect([root.textContent, sent.map(([call]) => call)]).toEqual([
    'Lecture',
    expect.not.arrayContaining([`GET ${PASSES}`]),
  ])
})
