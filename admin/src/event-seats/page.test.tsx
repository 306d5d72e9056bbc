// @vitest-environment happy-dom
import { press } from '@fairground/ui/testing/mount.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { button, openPage, settled, type } from '../testing/open-page.tsx'
import * as page from './page.tsx'

const SEATING = '/fairground/v1/events/e-1/seating'
const seating = {
  eventId: 'e-1',
  revision: '2',
  seatPlanId: 'p-1',
  seatPlanName: 'Hall',
  seatPlanRevision: '4',
  layout: {
    focus: { x: 110, y: 0 },
    sections: [
      {
        id: '1',
        label: 'Stalls',
        elements: [
          {
            id: '1-1',
            kind: 'ROW',
            label: 'A',
            seats: [1, 2, 3].map((n) => ({ id: `1-1-${n}`, label: String(n), x: n * 55, y: 300 })),
          },
        ],
      },
      {
        id: '2',
        label: 'Gallery',
        elements: [
          { id: '2-1', kind: 'AREA', label: 'Floor', capacity: 10, box: { x: 0, y: 500, width: 300, height: 100 } },
        ],
      },
    ],
  },
  tickets: [{ ticketDefinitionId: 'd-1', partIds: ['1'] }],
}
const spots = [
  { spotId: '1-1-1', state: 'SOLD', quantity: 1 },
  { spotId: '1-1-2', state: 'BLOCKED', quantity: 1, note: 'Press' },
  { spotId: '2-1', state: 'SOLD', quantity: 4 },
]
const money = (value: string) => ({ fixedPrice: { value, currency: 'GBP' }, free: false })
const answers = {
  'GET /events/v3/events/e-1': { event: { id: 'e-1', title: 'Concert' } },
  'POST /events-ticket-definitions/v3/ticket-definitions/query': {
    ticketDefinitions: [
      { id: 'd-1', eventId: 'e-1', name: 'Seat', pricingMethod: money('26') },
      { id: 'd-2', eventId: 'e-1', name: 'Standing', pricingMethod: money('9') },
    ],
  },
  'GET /fairground/v1/seat-plans': {
    seatPlans: [{ id: 'p-1', revision: '5', name: 'Hall', seats: 3, capacity: 13 }],
  },
  [`GET ${SEATING}`]: { seating },
  [`GET ${SEATING}/states`]: { revision: '2', spots },
  [`PUT ${SEATING}`]: { seating },
  [`PUT ${SEATING}/tickets`]: { seating },
  [`POST ${SEATING}/blocks`]: {},
  [`POST ${SEATING}/unblock`]: {},
  'GET /events/v1/tickets': {
    total: 1,
    tickets: [{ ticketNumber: 'T-1', orderNumber: '10021', guestFullName: 'Ada Byron', name: 'Seat', canceled: false }],
  },
}
const open = (more: Readonly<Record<string, unknown>> = {}) =>
  openPage(page, '/events/:eventId/seats', '/events/e-1/seats', { ...answers, ...more })

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class {
      static readonly OPEN = 1
      readyState = 1
      close() {}
    },
  )
})

const ready = (root: HTMLElement) => settled(() => expect(root.querySelector('dl')?.textContent).toContain('sold5'))

test('the room is counted by what became of its seats, from the first moment on', async () => {
  const { root } = await open()
  expect(root.querySelector('dl')?.textContent).toBe('free7held0sold5kept back1not there0')
})

test('staff choose a free seat in the list, keep it back with a reason, and put it on sale again', async () => {
  const { root, sent } = await open()
  await ready(root)
  press(button('Stalls, row A, seat 3, free'))
  type('Reason', 'Family')
  press(button('Keep back'))
  const body = { eventId: 'e-1', block: 'BLOCKED', note: 'Family', spots: [{ spotId: '1-1-3' }] }
  await settled(() => expect(sent).toContainEqual([`POST ${SEATING}/blocks`, body]))
  await settled(() => expect(root.textContent).toContain('0 seats chosen'))
  press(button('Stalls, row A, seat 2, kept back: Press'))
  press(button('Put on sale again'))
  await settled(() => expect(sent).toContainEqual([`POST ${SEATING}/unblock`, { eventId: 'e-1', spotIds: ['1-1-2'] }]))
})

test('a seat that is sold says who has it', async () => {
  const { root } = await open()
  await ready(root)
  press(button('Stalls, row A, seat 1, sold'))
  await settled(() => expect(root.textContent).toContain('Ada Byron, Seat, order 10021'))
})

test('each ticket shows its price and the areas that it is for, which staff change', async () => {
  const { root, sent } = await open()
  const standing = [...root.querySelectorAll('fieldset')].find((one) => one.textContent?.startsWith('Standing'))!
  expect(standing.querySelector('legend')?.textContent).toBe('Standing £9.00')
  const [, gallery] = standing.querySelectorAll<HTMLInputElement>('input')
  press(gallery!)
  press(button('Save'))
  const tickets = [
    { ticketDefinitionId: 'd-1', partIds: ['1'] },
    { ticketDefinitionId: 'd-2', partIds: ['2'] },
  ]
  await settled(() =>
    expect(sent).toContainEqual([`PUT ${SEATING}/tickets`, { eventId: 'e-1', revision: '2', tickets }]),
  )
})

test('a plan that has changed since is taken over', async () => {
  const { sent } = await open()
  press(button('Take the plan over'))
  await settled(() => expect(sent).toContainEqual([`PUT ${SEATING}`, { eventId: 'e-1', seatPlanId: 'p-1' }]))
})

test('an event without seats offers the plans', async () => {
  const none = new Response(
    JSON.stringify({
      message: '',
      details: { applicationError: { code: 'SEATING_NOT_FOUND', description: '', data: {} } },
    }),
    { status: 404, headers: { 'content-type': 'application/json' } },
  )
  const { root } = await open({ [`GET ${SEATING}`]: none })
  expect(root.textContent).toContain('This event sells tickets without seats.')
  expect(button('Use this plan')).toBeTruthy()
})
