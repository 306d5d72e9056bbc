// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { openPage, settled } from '../testing/open-page.tsx'
import * as page from './page.tsx'

// The page waits a second and a half for its cards, which compiling them takes on a busy machine.
beforeAll(async () => {
  await Promise.all([
    import('../event-moves/move-card.tsx'),
    import('../event-dates/dates-card.tsx'),
    import('../event-categories/categories-card.tsx'),
    import('../event-passes/passes-card.tsx'),
    import('../event-bundles/bundles-card.tsx'),
    import('../event-add-ons/add-ons-card.tsx'),
    import('../event-quotas/quotas-card.tsx'),
    import('../event-gate/gate-card.tsx'),
    import('../event-waiting/waiting-card.tsx'),
  ])
})

const EVENT = '/fairground/v1/events/e-1'
const event = {
  id: 'e-1',
  title: 'Night market',
  slug: 'night-market',
  status: 'UPCOMING',
  location: {},
  dateAndTimeSettings: { formatted: { dateAndTime: '27 March 2026' }, recurringEvents: { categoryId: 's-1' } },
  registration: { initialType: 'TICKETING', type: 'TICKETING', status: 'OPEN_TICKETS' },
}
const move = {
  id: 'm-1',
  eventId: 'e-1',
  state: 'OPEN',
  movedDate: '2026-03-01T10:00:00Z',
  former: { startDate: '2026-03-20T18:30:00Z', timeZoneId: 'Europe/London', place: 'Old Mill, Leeds' },
  guests: 12,
  sent: 0,
  done: false,
}
const pass = {
  id: 'p-1',
  revision: '1',
  name: 'Season pass',
  formattedPrice: '£25.00',
  taken: 3,
  onSale: true,
  dates: [],
}
const quota = { id: 'q-1', name: 'Main hall', capacity: 40, taken: 12, allKinds: true, ticketDefinitionIds: [] }
const addOn = { id: 'a-1', productId: 'p-9', name: 'Programme', formattedPrice: '£4.00', perTicket: 2, soldOut: false }
const bundle = {
  id: 'b-1',
  name: 'Family',
  formattedPrice: '£50.00',
  formattedSinglePrice: '£60.00',
  onSale: true,
  contents: [],
  sold: 1,
}
const gate = { status: 'OFF', enabled: false, waiting: 0, admitted: 0, admittedInAll: 0, bought: 0 }
const answers = {
  'GET /events/v3/events/e-1': { event },
  'POST /events/v3/events/query': { events: [], pagingMetadata: { total: 0 } },
  'POST /events-ticket-definitions/v3/ticket-definitions/query': { ticketDefinitions: [], metadata: { count: 0 } },
  'GET /events/v1/orders': { orders: [], total: 0 },
  [`GET ${EVENT}/moves`]: { moves: [move] },
  [`GET ${EVENT}/series-passes`]: { passes: [pass] },
  [`GET ${EVENT}/ticket-quotas`]: { quotas: [quota] },
  [`GET ${EVENT}/ticket-bundles`]: { revision: '1', bundles: [bundle] },
  [`GET ${EVENT}/add-ons`]: { revision: '1', addOns: [addOn] },
  [`GET ${EVENT}/gate`]: { eventGate: gate },
  [`GET ${EVENT}/waiting-list`]: { waitingList: { revision: '0', enabled: false } },
}
const open = (changed: object = {}, options: object = {}) =>
  openPage(page, '/events/:eventId', '/events/e-1', { ...answers, ...changed }, options)

/** Text of the page at the moment at which its title is drawn. */
const firstDrawn = () =>
  new Promise<string>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return
      observer.disconnect()
      resolve(document.body.textContent ?? '')
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

test('the page of an event is drawn with its cards and what they show, so that none moves a button away later', async () => {
  const drawn = firstDrawn()
  await open()
  const text = await drawn
  for (const shown of [
    '12 people to notify',
    'Main hall',
    'Season pass',
    'Family',
    'Programme',
    'Off. Everybody buys at once.',
    'Off. Visitors cannot wait for tickets that are sold out.',
    'No orders yet',
  ])
    expect(text).toContain(shown)
  expect(text).not.toContain('Loading')
})

const ticketOrder = {
  orderNumber: 'JA9Z-ABYH',
  snapshotId: 'o-1',
  eventId: 'e-1',
  fullName: 'Ines Carvalho',
  status: 'PAID',
  ticketsQuantity: 2,
  totalPrice: { value: '50.00', currency: 'GBP' },
}
const refunded = { id: 'o-1', paymentStatus: 'FULLY_REFUNDED', balanceSummary: { authorized: { amount: '0.00' } } }

test('a refund of an order stands beside the state of its tickets, and orders that are not paid are not looked up', async () => {
  const unpaid = { ...ticketOrder, orderNumber: 'QQQQ-1111', snapshotId: 'o-2', status: 'INITIATED' }
  const { sent } = await open({
    'GET /events/v1/orders': { orders: [ticketOrder, unpaid], total: 2 },
    'POST /ecom/v1/orders/search': { orders: [refunded], metadata: {} },
  })
  const rows = () => [...document.querySelectorAll('ul[aria-label="Orders"] > li')].map((row) => row.textContent)
  await settled(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]).toMatch(/Paid ?Refunded/)
  expect(rows()[1]).not.toContain('Refunded')
  const search = sent.find(([call]) => call === 'POST /ecom/v1/orders/search')
  expect(JSON.stringify(search)).toContain('"$in":["o-1"]')
})

test('a draft lists what it has and what it lacks', async () => {
  const draft = { ...event, status: 'DRAFT', shortDescription: 'Lamps and music.', location: { name: 'Old Mill' } }
  await open({ 'GET /events/v3/events/e-1': { event: draft } })
  const listed = () =>
    [...document.querySelectorAll('section')].find((card) => card.textContent?.startsWith('Before you publish'))
  await settled(() => expect(listed()?.textContent).toContain('A ticket to sell'))
  expect([...(listed()?.querySelectorAll('li') ?? [])].map((step) => step.textContent)).toEqual([
    'A date, or that it is to be announced Recommended',
    'A place Done',
    'A ticket to sell Needed to publish',
    'A summary or a description Done',
    'A cover picture Recommended',
  ])
})

test('a published event has no list of what it lacks', async () => {
  await open()
  expect(document.body.textContent).not.toContain('Before you publish')
})

test('the page reads nothing for cards that its user may not see', async () => {
  const { sent } = await open({}, { scopes: ['catalog.read'] })
  const calls = sent.map(([call]) => call)
  expect(calls).toContain('GET /events/v3/events/e-1')
  expect(calls.filter((call) => call.startsWith(`GET ${EVENT}/`) || call === 'GET /events/v1/orders')).toEqual([])
})

test.for([
  ['sold and held', { soldCount: 3, reservedCount: 2, unsoldCount: 5 }, 10, ['Sold', '3 of 10', '2 held in checkouts']],
  ['sold without a limit', { soldCount: 3, reservedCount: 2 }, undefined, ['3 sold, no limit', '2 held in checkouts']],
  [
    'sold and left of the seats',
    { soldCount: 3, reservedCount: 0, unsoldCount: 21 },
    undefined,
    ['3 sold, 21 places left in the seat plan'],
  ],
  ['left, where sales may not be read', { unsoldCount: 5 }, 10, ['5 left']],
] as const)('a kind of ticket shows what is %s', async ([, salesDetails, initialLimit, shown]) => {
  const ticket = {
    id: 't-1',
    name: 'Standing',
    pricingMethod: { free: true },
    saleStatus: 'SALE_STARTED',
    salesDetails,
    seated: initialLimit === undefined && 'unsoldCount' in salesDetails,
    ...(initialLimit === undefined ? {} : { initialLimit }),
  }
  const { root } = await open({
    'POST /events-ticket-definitions/v3/ticket-definitions/query': {
      ticketDefinitions: [ticket],
      metadata: { count: 1 },
    },
  })
  const counts = [...root.querySelectorAll('meter, li p, li .truncate, li .shrink-0')].map(
    ({ textContent }) => textContent,
  )
  for (const text of shown) expect(counts).toContain(text)
  if (!('soldCount' in salesDetails)) expect(counts).not.toContain('Sold')
})

test('a card that does not come holds up the page for a moment alone', async () => {
  const never = new Response(new ReadableStream(), { headers: { 'content-type': 'application/json' } })
  const { root } = await open({ [`GET ${EVENT}/gate`]: never })
  await settled(() => expect(root.textContent).toContain('Season pass'))
  expect(root.textContent).toContain('Queue in front of the tickets')
  expect(root.textContent).not.toContain('Everybody buys at once')
})
