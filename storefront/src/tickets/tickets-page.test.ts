// @vitest-environment node
import { expect, test } from 'vitest'
import { STORE_APP_ID } from '../cart/product-reference.ts'
import { ask } from '../testing/ask.ts'
import { nightMarket, refuse } from '../testing/fake-api.ts'
import { ADD, PRICES, TICKETS } from '../testing/shop-answers.ts'

const PAGE = '/events/night-market/tickets'
const OPEN = 'POST /fairground/v1/ticket-access'
const amount = (value: string) => ({
  amount: value,
  convertedAmount: value,
  formattedAmount: `£${value}`,
  formattedConvertedAmount: `£${value}`,
})

const kind = (id: string, name: string, change: object = {}) => ({
  id,
  eventId: nightMarket().id,
  name,
  hidden: false,
  membersOnly: false,
  saleStatus: 'SALE_STARTED',
  limitPerCheckout: 8,
  limitPerPerson: 8,
  admits: 4,
  feeType: 'NO_FEE',
  pricingMethod: { fixedPrice: { value: '12.00', currency: 'GBP' }, free: false },
  salesDetails: { unsoldCount: 50, soldOut: false },
  ...change,
})
const priced = { itemPrice: { price: amount('12.00'), total: amount('12.00') } }

const answers = {
  'GET /events/v3/events/slug/night-market': { event: nightMarket() },
  [`GET /fairground/v1/events/${nightMarket().id}/ticket-access`]: { takesCodes: true },
  [OPEN]: { access: 'opened', ticketDefinitionIds: ['d-2'], ticketsLeft: 3 },
  [TICKETS]: ({ access }: { access?: string }) => ({
    ticketDefinitions: [
      kind('d-1', 'General admission'),
      ...(access === 'opened' ? [kind('d-2', 'Sponsors', { hidden: true })] : []),
    ],
    metadata: { count: 1 },
  }),
  [PRICES]: { items: [priced, priced], total: amount('24.00') },
}
const namesOn = (document: Document) => [...document.querySelectorAll('li.ticket-notch h2')].map((h) => h.textContent)

test('an access code in the address shows the hidden tickets that it opens, and sells them', async () => {
  const without = await ask(PAGE, answers)
  expect(namesOn(without.document)).toEqual(['General admission'])
  expect(without.document.querySelector('li.ticket-notch')?.textContent).toContain(
    'Lets in 4 peopleAt most 8 per person',
  )
  expect(without.document.querySelector('form[method="get"] input')?.getAttribute('name')).toBe('code')
  expect(without.requests.map(({ call }) => call)).not.toContain(OPEN)

  const page = await ask(`${PAGE}?code=friends`, answers)
  expect(namesOn(page.document)).toEqual(['General admission', 'Sponsors'])
  expect(page.requests).toContainEqual(
    expect.objectContaining({ call: OPEN, body: { eventId: nightMarket().id, code: 'friends' } }),
  )
  expect(page.document.querySelector('[name="quantity.d-2"]')?.getAttribute('max')).toBe('3')
  const access = page.document.querySelector('[name="access"]')?.getAttribute('value') ?? ''
  const sent = await ask(`${PAGE}?code=friends`, { ...answers, [ADD]: { cart: {} } }, { 'quantity.d-2': '2', access })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/cart'])
  const added = sent.requests.find(({ call }) => call === ADD)?.body as { lineItems: object[] } | undefined
  expect(added?.lineItems[0]).toMatchObject({
    catalogReference: { catalogItemId: 'd-2', options: { access: 'opened' } },
    quantity: 2,
  })
})

test('a code that opens nothing says so at its field, and the page shows the other tickets', async () => {
  const wrong = { ...answers, [OPEN]: refuse(404, 'TICKET_CODE_NOT_FOUND', 'This code is not valid here.') }
  const { document } = await ask(`${PAGE}?code=guess`, wrong)
  expect(namesOn(document)).toEqual(['General admission'])
  const field = document.querySelector('input[name="code"]')
  expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual(['guess', 'true'])
  expect(document.body.textContent).toContain('This code is not valid here.')
})

test('an event without codes has no field for one', async () => {
  const none = { ...answers, [`GET /fairground/v1/events/${nightMarket().id}/ticket-access`]: { takesCodes: false } }
  expect((await ask(PAGE, none)).document.querySelector('input[name="code"]')).toBeNull()
})

test('an earlier price says until when it holds and what follows, and goes to the event’s own checkout', async () => {
  const early = {
    id: 't-1',
    name: 'Early bird',
    price: { value: '12.00', currency: 'GBP' },
    endDate: '2026-03-10T12:00:00Z',
    limit: 5,
    ticketsLeft: 3,
    state: 'CURRENT',
  }
  const tiered = kind('d-1', 'Standing', { priceTiers: [early], regularPrice: { value: '20.00', currency: 'GBP' } })
  const { document } = await ask(PAGE, {
    ...answers,
    [TICKETS]: { ticketDefinitions: [tiered], metadata: { count: 1 } },
  })
  expect(document.querySelector('li.ticket-notch')?.textContent).toContain(
    'Early bird until 10 March 2026, 12:00 GMT · 3 left at this price · then £20.00',
  )
  expect(document.querySelector('[name="own-checkout"]')).not.toBeNull()
})

test('a guest who names the price is suggested amounts', async () => {
  const guestPrice = { value: '5.00', currency: 'GBP' }
  const chosen = kind('d-1', 'Friend', {
    pricingMethod: { guestPrice, free: false },
    suggestedPrices: ['8.00', '12.00'],
  })
  const { document } = await ask(PAGE, {
    ...answers,
    [TICKETS]: { ticketDefinitions: [chosen], metadata: { count: 1 } },
  })
  const field = document.querySelector('[name="amount.d-1"]')
  expect(field?.getAttribute('value')).toBe('8.00')
  const amounts = [...document.querySelectorAll(`#${field?.getAttribute('list')} option`)]
  expect(amounts.map((option) => [option.getAttribute('value'), option.getAttribute('label')])).toEqual([
    ['8.00', '£8.00'],
    ['12.00', '£12.00'],
  ])
})

test.for([
  ['an amount below the least', '3', 'costs at least £5.00'],
  ['no amount', 'three', 'costs at least £5.00'],
  ['a ticket that is gone', '6', 'no longer on sale'],
] as const)('%s is refused in words', async ([, typed, words]) => {
  const chosen = kind('d-1', 'Friend', {
    pricingMethod: { guestPrice: { value: '5.00', currency: 'GBP' }, free: false },
  })
  const page = await ask(
    PAGE,
    {
      ...answers,
      [TICKETS]: { ticketDefinitions: [chosen], metadata: { count: 1 } },
      [ADD]: refuse(404, 'ITEM_NOT_FOUND_IN_CATALOG', 'There is no such item.'),
    },
    { 'quantity.d-1': '1', 'amount.d-1': typed },
  )
  expect(page.document.querySelector('[role="alert"]')?.textContent).toContain(words)
  expect(page.document.querySelector('[name="amount.d-1"]')?.getAttribute('value')).toBe(typed)
})

test('a pass for several dates is added to the cart from the page of any of its dates, also without scripts', async () => {
  const event = nightMarket()
  const series = {
    ...event,
    dateAndTimeSettings: { ...event.dateAndTimeSettings, recurringEvents: { categoryId: 's-1' } },
  }
  const date = { eventId: event.id, title: 'Night market', slug: 'night-market', timeZoneId: 'Europe/London' }
  const pass = { id: 'p-1', appId: 'app-1', name: 'Season pass', description: 'All of them', formattedPrice: '£25.00' }
  const dates = [{ ...date, startDate: '2027-03-14T18:30:00.000Z' }, date]
  const repeated = {
    ...answers,
    'GET /events/v3/events/slug/night-market': { event: series },
    [`GET /fairground/v1/events/${event.id}/offered-passes`]: {
      passes: [
        { ...pass, available: 3, dates },
        { ...pass, id: 'p-2', name: 'Gone', available: 0, dates },
      ],
    },
  }
  const { document } = await ask(PAGE, repeated)
  const list = document.querySelector('[data-part="pass-list"]')
  expect(list?.textContent).toContain('Season passAll of them£25.002 dates')
  expect(list?.textContent).toContain('Sold out')
  expect(list?.querySelector('[name="passes"]')?.getAttribute('max')).toBe('3')
  const form = { pass: 'p-1', 'pass-app': 'app-1', passes: '2' }
  const sent = await ask(PAGE, { ...repeated, [ADD]: { cart: {} } }, form)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/cart'])
  expect(sent.requests.find(({ call }) => call === ADD)?.body).toEqual({
    lineItems: [{ catalogReference: { appId: 'app-1', catalogItemId: 'p-1' }, quantity: 2 }],
  })
  const refusedPage = await ask(PAGE, { ...repeated, [ADD]: refuse(409, 'NOT_ENOUGH_TICKETS', 'None are left.') }, form)
  expect([
    refusedPage.status,
    refusedPage.document.querySelector('[data-part="pass-list"] [role="alert"]') !== null,
  ]).toEqual([409, true])
})

test('goods that go with tickets are added to the cart with them, also without scripts', async () => {
  const choice = (variantId: string, variant: string, available: number) => ({
    catalogReference: { appId: 'shop', catalogItemId: 'm-1', options: { eventAddOnId: 'a-1', variantId } },
    variant,
    formattedPrice: '£9.00',
    available,
  })
  const addOn = { id: 'a-1', name: 'Mug', path: '/products/mug', perTicket: 2, ticketDefinitionIds: ['d-1'] }
  const offered = {
    ...answers,
    [`GET /fairground/v1/events/${nightMarket().id}/offered-add-ons`]: {
      addOns: [
        { ...addOn, choices: [choice('v-1', 'Green', 3), choice('v-2', 'Red', 0)] },
        {
          ...addOn,
          id: 'a-2',
          name: 'For sponsors',
          ticketDefinitionIds: ['d-2'],
          choices: [choice('v-1', 'Green', 3)],
        },
      ],
    },
  }
  const { document } = await ask(PAGE, offered)
  const list = document.querySelector('[data-part="add-on-list"]')
  expect(list?.textContent).toContain('MugAt most 2 per ticketWith: General admissionGreen£9.00')
  expect(list?.textContent).toContain('Red£9.00Sold out')
  expect(list?.textContent).not.toContain('For sponsors')
  const field = 'add-on.a-1.m-1.v-1'
  expect(list?.querySelector(`[name="${field}"]`)?.getAttribute('max')).toBe('3')
  const form = { 'quantity.d-1': '1', [field]: '2' }
  const sent = await ask(PAGE, { ...offered, [ADD]: { cart: {} } }, form)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/cart'])
  const options = { eventAddOnId: 'a-1', variantId: 'v-1' }
  expect(sent.requests.find(({ call }) => call === ADD)?.body).toMatchObject({
    lineItems: [
      { catalogReference: { catalogItemId: 'd-1' }, quantity: 1 },
      { catalogReference: { appId: STORE_APP_ID, catalogItemId: 'm-1', options }, quantity: 2 },
    ],
  })
  const words = 'Only 2 of “Mug” go with your tickets.'
  const refusedPage = await ask(PAGE, { ...offered, [ADD]: refuse(409, 'ADD_ON_LIMIT', words) }, form)
  expect(refusedPage.status).toBe(409)
  expect(refusedPage.document.querySelector('form [role="alert"]')?.textContent).toContain(words)
  expect(refusedPage.document.querySelector(`[name="${field}"]`)?.getAttribute('value')).toBe('2')
})

test('bundles are added to the cart beside tickets, also without scripts', async () => {
  const part = (ticketDefinitionId: string, name: string) => ({ ticketDefinitionId, name, quantity: 2 })
  const family = {
    id: 'b-1',
    appId: 'bundles',
    name: 'Family',
    description: 'Two and two',
    formattedPrice: '£50.00',
    formattedSinglePrice: '£60.00',
    available: 3,
    contents: [part('d-1', 'Adult'), part('d-2', 'Child')],
  }
  const { formattedSinglePrice: _, ...asMuch } = family
  const offered = {
    ...answers,
    [`GET /fairground/v1/events/${nightMarket().id}/offered-bundles`]: {
      bundles: [family, { ...asMuch, id: 'b-2', name: 'Group', description: '', available: 0 }],
    },
  }
  const { document } = await ask(PAGE, offered)
  const list = document.querySelector('[data-part="bundle-list"]')
  expect(list?.textContent).toContain('Family2 × Adult, 2 × ChildTwo and two£50.00instead of £60.00')
  expect(list?.textContent).toContain('Group2 × Adult, 2 × Child£50.00Sold out')
  const field = 'bundle.bundles.b-1'
  expect(list?.querySelector(`[name="${field}"]`)?.getAttribute('max')).toBe('3')
  const form = { [field]: '2' }
  const sent = await ask(PAGE, { ...offered, [ADD]: { cart: {} } }, form)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/cart'])
  expect(sent.requests.find(({ call }) => call === ADD)?.body).toEqual({
    lineItems: [{ catalogReference: { appId: 'bundles', catalogItemId: 'b-1' }, quantity: 2 }],
  })
  const refusedPage = await ask(PAGE, { ...offered, [ADD]: refuse(409, 'NOT_ENOUGH_TICKETS', 'None are left.') }, form)
  expect(refusedPage.status).toBe(409)
  expect(refusedPage.document.querySelector(`[name="${field}"]`)?.getAttribute('value')).toBe('2')
})

test('bundles of an event with its own checkout are held with its tickets', async () => {
  const event = nightMarket()
  const RESERVE = 'POST /events/v1/checkout/reservations'
  const held = { ...answers, [RESERVE]: { id: 'r-1', reservations: [], invoice: {} } }
  const form = { 'quantity.d-1': '1', 'bundle.bundles.b-1': '2', access: 'a-1', 'own-checkout': '1' }
  const sent = await ask(PAGE, held, form)
  expect(sent.status).toBe(303)
  expect(sent.requests.find(({ call }) => call === RESERVE)?.body).toMatchObject({
    eventId: event.id,
    access: 'a-1',
    ticketQuantities: [{ ticketDefinitionId: 'd-1', quantity: 1 }],
    bundles: [{ bundleId: 'b-1', quantity: 2 }],
  })
})

test('a pass of an event with policies is held for its own checkout, and a refusal stands by the pass', async () => {
  const event = nightMarket()
  const series = {
    ...event,
    dateAndTimeSettings: { ...event.dateAndTimeSettings, recurringEvents: { categoryId: 's-1' } },
  }
  const pass = { id: 'p-1', appId: 'app-1', name: 'Season pass', description: '', formattedPrice: '£25.00' }
  const RESERVE = 'POST /events/v1/checkout/reservations'
  const offered = {
    ...answers,
    'GET /events/v3/events/slug/night-market': { event: series },
    'POST /events-policies/v2/policies/query': {
      policies: [{ id: 'x', revision: '1', name: 'Rules', body: 'None.', eventId: event.id }],
      metadata: {},
    },
    [`GET /fairground/v1/events/${event.id}/offered-passes`]: { passes: [{ ...pass, available: 3, dates: [] }] },
  }
  const { document } = await ask(PAGE, offered)
  const form = document.querySelector('[data-part="pass-list"] form')
  expect([form?.querySelector('[name="own-checkout"]') !== null, form?.textContent]).toEqual([
    true,
    expect.stringContaining('Continue to checkout'),
  ])
  const typed = { pass: 'p-1', 'pass-app': 'app-1', passes: '2', 'own-checkout': '1' }
  const sent = await ask(PAGE, { ...offered, [RESERVE]: { id: 'r-1', reservations: [], invoice: {} } }, typed)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/events/night-market/checkout/r-1'])
  expect(sent.requests.find(({ call }) => call === RESERVE)?.body).toMatchObject({
    eventId: event.id,
    ticketQuantities: [],
    passes: [{ passId: 'p-1', quantity: 2 }],
  })
  const gone = { ...offered, [RESERVE]: refuse(404, 'SERIES_PASS_NOT_FOUND', 'Gone.') }
  const refusedPage = await ask(PAGE, gone, typed)
  expect([
    refusedPage.status,
    refusedPage.document.querySelector('[data-part="pass-list"] [role="alert"]') !== null,
  ]).toEqual([409, true])
})

test('a refusal is announced also where its form is gone, because all that it sold is', async () => {
  const { document, status } = await ask(
    PAGE,
    {
      ...answers,
      [TICKETS]: { ticketDefinitions: [], metadata: { count: 0 } },
      [ADD]: refuse(409, 'NOT_ENOUGH_TICKETS', 'None are left.'),
    },
    { 'quantity.d-1': '2' },
  )
  expect([status, document.querySelector('[name="quantity.d-1"]')]).toEqual([409, null])
  expect(document.querySelector('main [role="alert"]')?.textContent).toBe('None are left.')
})

test('refused tickets may be those that the visitor holds: their checkout is offered without scripts, and they are given back', async () => {
  const HOLDS = `GET /fairground/v1/events/${nightMarket().id}/my-holds`
  const hold = { reservationId: 'r-1', quantity: 2, expirationDate: '2026-03-01T12:07:12Z' }
  const refusing = {
    ...answers,
    [HOLDS]: { holds: [hold] },
    [ADD]: refuse(409, 'NOT_ENOUGH_TICKETS', 'None are left.'),
  }
  expect((await ask(PAGE, refusing)).requests.map(({ call }) => call)).not.toContain(HOLDS)
  const { document } = await ask(PAGE, refusing, { 'quantity.d-1': '2' })
  const held = document.querySelector('[data-part="own-holds"]')
  expect(held?.querySelector('[role="timer"]')?.textContent).toBe('7:12')
  const onward = held?.querySelector('a')
  expect([onward?.textContent, onward?.getAttribute('href')]).toEqual([
    'Go on with your 2 tickets',
    '/events/night-market/checkout/r-1',
  ])

  const form = Object.fromEntries(
    [...(held?.querySelectorAll('input, button') ?? [])].map((field) => [
      field.getAttribute('name') ?? '',
      field.getAttribute('value') ?? '',
    ]),
  )
  const CANCEL = 'DELETE /events/v1/checkout/reservations/r-1'
  for (const answer of [{}, refuse(409, 'RESERVATION_NOT_PENDING', 'It is over.')]) {
    const back = await ask(`${PAGE}?code=friends`, { ...refusing, [CANCEL]: answer }, form)
    expect([back.status, back.headers.get('location')]).toEqual([303, `${PAGE}?code=friends`])
    expect(back.requests.map(({ call }) => call)).toContain(CANCEL)
  }
})
