// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { expect, test } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import BundlesCard from './bundles-card.tsx'

const BUNDLES = '/fairground/v1/events/e-1/ticket-bundles'
const part = (ticketDefinitionId: string, name: string, quantity: number, unfit = false) => ({
  ticketDefinitionId,
  name,
  quantity,
  unfit,
})
const family = {
  id: 'b-1',
  name: 'Family',
  description: '',
  price: '50.00',
  formattedPrice: '£50.00',
  formattedSinglePrice: '£60.00',
  limitPerOrder: 10,
  onSale: true,
  contents: [part('d-1', 'Adult', 2), part('d-2', 'Child', 2)],
  sold: 3,
}
const four = {
  ...family,
  id: 'b-2',
  name: 'Four for three',
  onSale: false,
  contents: [part('d-1', 'Adult', 3), part('d-3', 'Balcony', 1, true)],
  sold: 0,
}
const list = { revision: '3', bundles: [family, four] }
const answers = {
  'POST /events-ticket-definitions/v3/ticket-definitions/query': {
    ticketDefinitions: [
      { id: 'd-1', name: 'Adult' },
      { id: 'd-2', name: 'Child' },
    ],
    metadata: { count: 2 },
  },
  [`GET ${BUNDLES}`]: list,
  [`PUT ${BUNDLES}`]: list,
}
const contents = (...parts: [string, number][]) =>
  parts.map(([ticketDefinitionId, quantity]) => ({ ticketDefinitionId, quantity }))
const rule = { name: 'Family', description: '', price: '50.00', limitPerOrder: 10, onSale: true }
const familyRule = { ...rule, id: 'b-1', contents: contents(['d-1', 2], ['d-2', 2]) }
const fourRule = {
  ...rule,
  id: 'b-2',
  name: 'Four for three',
  onSale: false,
  contents: contents(['d-1', 3], ['d-3', 1]),
}
const On = ({ status }: { status: string }) => (
  <>
    <h1>Lantern walk</h1>
    <BundlesCard event={{ id: 'e-1', status } as never} />
  </>
)
const Upcoming = () => <On status="UPCOMING" />
const Canceled = () => <On status="CANCELED" />
const open = (options: object = {}, Component = Upcoming) => openPage({ Component }, '/', '/', answers, options)
const setTo = (sent: readonly (readonly [string, unknown])[]) => sent.find(([call]) => call.startsWith('PUT'))?.[1]

test('an organiser sees what is in each bundle and what is sold of it, and changes its price', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('2 × Adult, 2 × Child · instead of £60.00 · 3 sold'))
  expect(root.textContent).toContain('Off sale')
  expect(root.textContent).toContain('Balcony was deleted, or has seats')
  press(button('Change Family'))
  type('Number of Child', '0')
  type('Number of Adult', '1')
  press(button('Save bundle'))
  expect(document.body.textContent).toContain('Choose 2 to 20 tickets in all.')
  type('Number of Adult', '2')
  type('Price', '35')
  press(button('Save bundle'))
  const changed = { ...familyRule, price: '35', contents: contents(['d-1', 2]) }
  await settled(() => expect(setTo(sent)).toEqual({ eventId: 'e-1', revision: '3', bundles: [changed, fourRule] }))
})

test('an organiser makes a bundle of two kinds', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('Family'))
  press(button('Add a bundle'))
  press(button('Save bundle'))
  expect(document.body.textContent).toContain('Enter a name.')
  type('Name', ' Grandparents ')
  type('Price', '28')
  type('Number of Adult', '2')
  type('Number of Child', '1')
  press(button('Save bundle'))
  const made = { ...rule, name: 'Grandparents', price: '28', contents: contents(['d-1', 2], ['d-2', 1]) }
  await settled(() =>
    expect(setTo(sent)).toEqual({ eventId: 'e-1', revision: '3', bundles: [familyRule, fourRule, made] }),
  )
})

test('an organiser moves a bundle up, and deletes one once that is confirmed', async () => {
  const { root, sent } = await open()
  await settled(() => expect(root.textContent).toContain('Four for three'))
  press(button('Move Four for three up'))
  await settled(() => expect(setTo(sent)).toEqual({ eventId: 'e-1', revision: '3', bundles: [fourRule, familyRule] }))
  press(button('Delete Family'))
  press(button('Delete bundle'))
  await settled(() =>
    expect(sent.filter(([call]) => call.startsWith('PUT')).at(-1)?.[1]).toEqual({
      eventId: 'e-1',
      revision: '3',
      bundles: [fourRule],
    }),
  )
})

test('staff who may not read events get no bundles', async () => {
  const { root, sent } = await open({ scopes: ['catalog.read'] })
  expect([root.textContent, sent.map(([call]) => call)]).toEqual([
    'Lantern walk',
    expect.not.arrayContaining([`GET ${BUNDLES}`]),
  ])
})

test('nothing is added to an event that is cancelled, and the button says why', async () => {
  const { root } = await open({}, Canceled)
  await settled(() => expect(root.textContent).toContain('Four for three'))
  expect(button('Add a bundle').getAttribute('aria-disabled')).toBe('true')
  expect(document.body.textContent).toContain('The event is cancelled')
})
