// @vitest-environment node
import { expect, test } from 'vitest'
import { ask, text } from './testing/ask.ts'
import { amount, mugsEstimated, mugsInCart, nightMarket, refuse } from './testing/fake-api.ts'
import { ADD, CART, CHECKOUT, PRICES, REQUEST_NOTIFICATION, TICKETS } from './testing/shop-answers.ts'

/** Kinds of ticket that visitors may wait for. */
const CHOICES = `GET /fairground/v1/events/${nightMarket().id}/waiting-list/choices`

test('the cart shows its lines; one that nobody has begun is empty', async () => {
  const full = await ask('/cart', { [CART]: mugsEstimated() })
  expect(text(full.document, 'section[aria-label="Total"]')).toContain('£36.00')
  expect(full.document.body.textContent).toContain('Colour: Marigold')
  const empty = await ask('/cart', { [CART]: refuse(404, 'OWNED_CART_NOT_FOUND', 'You have no cart yet.') })
  expect(empty.document.body.textContent).toContain('Your cart is empty')
})

test('cart lines and the subtotal hold the service fee of tickets, and name what is still to come', async () => {
  const [mugs] = mugsInCart.lineItems
  const tickets = {
    ...mugs,
    id: 'line-2',
    productName: { original: 'Night Market' },
    physicalProperties: { shippable: false },
    price: amount('12.00'),
    lineItemPrice: amount('24.00'),
    descriptionLines: [],
  }
  const fee = { name: 'Ticket service fee', source: 'ITEM' as const, price: amount('0.60') }
  const additionalFees = [{ ...fee, priceBeforeTax: fee.price, priceAfterTax: fee.price, lineItemIds: ['line-2'] }]
  const sums = { subtotal: amount('60.00'), subtotalAfterDiscounts: amount('60.00') }
  const { priceSummary } = mugsEstimated()
  const { document } = await ask('/cart', {
    [CART]: {
      ...mugsEstimated({ additionalFees }),
      cart: { ...mugsInCart, ...sums, lineItems: [mugs, tickets] },
      priceSummary: { ...priceSummary, additionalFees: amount('0.60') },
    },
  })
  const [, second] = document.querySelectorAll('section[aria-label="Items"] li')
  expect(second?.textContent).toContain('£24.60')
  expect(second?.textContent).toContain('£12.30 eachIncludes £0.60 service fee')
  expect(text(document, 'section[aria-label="Total"]')).toContain('£60.60')
  expect(text(document, 'section[aria-label="Total"]')).toContain('Delivery is added at checkout.')
})

test.for([
  ['checkout', { intent: 'checkout' }, { [CHECKOUT]: { checkoutId: 'c-1' } }, 303, '/checkout/c-1'],
  [
    'another quantity',
    { intent: 'quantity', line: 'line-1', quantity: '3' },
    { 'POST /ecom/v1/carts/current/update-line-items-quantity': { cart: mugsInCart } },
    303,
    '/cart',
  ],
  [
    'removing a line',
    { intent: 'remove', line: 'line-1' },
    { 'POST /ecom/v1/carts/current/remove-line-items': { cart: mugsInCart } },
    303,
    '/cart',
  ],
  ['an unknown form', { intent: 'burn' }, { [CART]: mugsEstimated() }, 400, null],
] as const)('the cart’s form for %s', async ([, form, answers, status, location]) => {
  const answered = await ask('/cart', answers, form)
  expect([answered.status, answered.headers.get('location')]).toEqual([status, location])
})

test('tickets are chosen by number and go into the same cart', async () => {
  const answers = {
    'GET /events/v3/events/slug/night-market': { event: nightMarket() },
    [TICKETS]: {
      ticketDefinitions: [
        {
          id: 'd-1',
          eventId: nightMarket().id,
          name: 'General admission',
          saleStatus: 'SALE_STARTED',
          limitPerCheckout: 8,
          minimumPerCheckout: 3,
          feeType: 'NO_FEE',
          pricingMethod: { fixedPrice: { value: '12.00', currency: 'GBP' }, free: false },
          salesDetails: { unsoldCount: 5, soldOut: false },
        },
      ],
      metadata: { count: 1 },
    },
    [PRICES]: {
      items: [{ itemPrice: { price: amount('12.00'), fee: amount('0.30'), total: amount('12.30') } }],
      total: amount('12.30'),
    },
  }
  const page = await ask('/events/night-market/tickets', answers)
  const field = page.document.querySelector('[name="quantity.d-1"]')
  expect([field?.getAttribute('max'), page.document.body.textContent?.includes('5 left')]).toEqual(['5', true])
  expect(page.document.querySelector('li.ticket-notch')?.textContent).toContain(
    '£12.30Includes £0.30 service feeAt least 3 per order',
  )

  const none = await ask('/events/night-market/tickets', answers, { 'quantity.d-1': '0' })
  expect([none.status, none.document.body.textContent?.includes('Choose how many')]).toEqual([422, true])

  const refusal = (code: string) =>
    new Response(
      JSON.stringify({ message: 'No.', details: { applicationError: { code, description: 'No.', data: {} } } }),
      {
        status: 409,
        headers: { 'content-type': 'application/json' },
      },
    )
  const chosen = { 'quantity.d-1': '2', 'quantity.gone': '1' }
  const gone = await ask(
    '/events/night-market/tickets',
    { ...answers, [ADD]: refusal('ITEM_NOT_FOUND_IN_CATALOG') },
    chosen,
  )
  expect([gone.status, gone.document.body.textContent?.includes('is no longer on sale')]).toEqual([409, true])
  expect(gone.document.querySelector('[name="quantity.d-1"]')?.getAttribute('value')).toBe('2')
  const fewer = await ask(
    '/events/night-market/tickets',
    { ...answers, [ADD]: refusal('INSUFFICIENT_INVENTORY') },
    { 'quantity.d-1': '8' },
  )
  expect(fewer.document.querySelector('[name="quantity.d-1"]')?.getAttribute('value')).toBe('5')

  const two = await ask('/events/night-market/tickets', { [ADD]: { cart: mugsInCart } }, { 'quantity.d-1': '2' })
  expect([two.status, two.headers.get('location')]).toEqual([303, '/cart'])
})

test('tickets in another currency go to the event’s own checkout without trying the cart', async () => {
  const event = nightMarket()
  Object.assign(event.registration?.tickets ?? {}, { currency: 'EUR' })
  const reserved = 'POST /events/v1/checkout/reservations'
  const answers = {
    'GET /events/v3/events/slug/night-market': { event },
    [TICKETS]: { ticketDefinitions: [oneKind(event.id)], metadata: { count: 1 } },
    [PRICES]: { items: [{}], total: amount('0.00') },
    [reserved]: { id: 'r-1', reservations: [], invoice: {}, expires: '2026-03-01T00:00:00Z' },
  }
  const { document } = await ask('/events/night-market/tickets', answers)
  const hidden = document.querySelector<HTMLInputElement>('main form input[type="hidden"]')
  expect(hidden?.name).toBe('own-checkout')

  const sent = { 'quantity.d-1': '2', [hidden?.name ?? '']: hidden?.value ?? '' }
  const page = await ask('/events/night-market/tickets', answers, sent)
  expect([page.status, page.headers.get('location')]).toEqual([303, '/events/night-market/checkout/r-1'])
  expect(page.requests.map(({ call }) => call)).not.toContain(ADD)

  const shortage = 'Only 1 of “Standing” is left. Choose fewer.'
  const refused = await ask(
    '/events/night-market/tickets',
    { ...answers, [reserved]: refuse(409, 'NOT_ENOUGH_TICKETS', shortage) },
    sent,
  )
  expect([refused.status, refused.document.querySelector('main [role="alert"]')?.textContent]).toEqual([409, shortage])
})

const oneKind = (eventId: string) => ({
  id: 'd-1',
  name: 'Standing',
  eventId,
  saleStatus: 'SALE_STARTED',
  limitPerCheckout: 8,
  feeType: 'NO_FEE',
  pricingMethod: { fixedPrice: { value: '12.00', currency: 'EUR' }, free: false },
  salesDetails: { unsoldCount: 5, soldOut: false },
})

test('tickets whose currency changed since the page was written go to the event’s own checkout, too', async () => {
  const event = nightMarket()
  const reserved = 'POST /events/v1/checkout/reservations'
  const page = await ask(
    '/events/night-market/tickets',
    {
      'GET /events/v3/events/slug/night-market': { event },
      [ADD]: refuse(409, 'TICKETS_IN_OTHER_CURRENCY', 'Sold in another currency.'),
      [reserved]: { id: 'r-1', reservations: [], invoice: {}, expires: '2026-03-01T00:00:00Z' },
    },
    { 'quantity.d-1': '2', 'option.d-1': 'o-1' },
  )
  expect([page.status, page.headers.get('location')]).toEqual([303, '/events/night-market/checkout/r-1'])
  expect(page.requests.find(({ call }) => call === reserved)?.body).toMatchObject({
    eventId: event.id,
    ticketQuantities: [{ ticketDefinitionId: 'd-1', quantity: 2, ticketDetails: [{ pricingOptionId: 'o-1' }] }],
  })
})

test('a visitor who wants sold-out tickets leaves an address or joins their waiting list', async () => {
  const kind = (id: string, name: string, soldOut: boolean) => ({
    id,
    name,
    eventId: nightMarket().id,
    saleStatus: 'SALE_STARTED',
    limitPerCheckout: 8,
    feeType: 'NO_FEE',
    pricingMethod: { fixedPrice: { value: '12.00', currency: 'GBP' }, free: false },
    salesDetails: { unsoldCount: soldOut ? 0 : 5, soldOut },
  })
  const answers = {
    'GET /events/v3/events/slug/night-market': { event: nightMarket() },
    [TICKETS]: {
      ticketDefinitions: [kind('d-1', 'Standing', false), kind('d-2', 'Seated', true), kind('d-3', 'Box', true)],
      metadata: { count: 3 },
    },
    [PRICES]: { items: [{}, {}, {}], total: amount('0.00') },
    [CHOICES]: { any: false, anyLimit: 0, kinds: [] },
    [REQUEST_NOTIFICATION]: { request: { id: 'r-1' } },
  }
  const { document } = await ask('/events/night-market/tickets', answers)
  const forms = [...document.querySelectorAll('section[aria-label^="Waiting for"]')]
  expect(forms.map((form) => form.querySelector('h2')?.textContent)).toEqual([
    'Email me when “Seated” is available again',
    'Email me when “Box” is available again',
  ])
  const reply = await ask('/events/night-market/tickets', answers, {
    intent: 'notify-me',
    product: 'd-3',
    name: 'Box, Night Market',
    price: '12.00',
    email: 'ines@example.com',
  })
  expect(reply.status).toBe(200)
  expect(reply.requests.find(({ call }) => call === REQUEST_NOTIFICATION)?.body).toMatchObject({
    request: { catalogReference: { appId: '140603ad-af8d-84a5-2c80-a0f60cb47351', catalogItemId: 'd-3' } },
    itemDetails: { name: 'Box, Night Market', price: '12.00' },
  })
  const after = [...reply.document.querySelectorAll('section[aria-label^="Waiting for"]')]
  expect(after.map((form) => form.textContent?.includes('ines@example.com'))).toEqual([false, true])

  const kinds = [{ ticketDefinitionId: 'd-3', name: 'Box', limit: 4, options: [] }]
  const waited = await ask('/events/night-market/tickets', {
    ...answers,
    [CHOICES]: { any: false, anyLimit: 0, kinds },
  })
  const links = [...waited.document.querySelectorAll('section[aria-labelledby="waiting"] a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Join the waiting list for Box', '/events/night-market/waiting-list?ticket=d-3'],
  ])
  expect(waited.document.querySelectorAll('section[aria-label^="Waiting for"]')).toHaveLength(1)
})

test('an order that is paid shows its downloads and parcels, and one that is not asks for none', async () => {
  const order = {
    id: 'o-1',
    number: '10024',
    createdDate: '2026-06-01T10:00:00.000Z',
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    formattedTotal: '£6.00',
    lines: [],
    totals: [],
    tickets: [],
    events: [],
    eventNumbers: [],
    documents: [{ id: 'd-1', kind: 'INVOICE', number: 'INV-7' }],
    formattedRefunded: '£1.50',
    delivery: 'Standard delivery',
    deliveryAddress: ['Ada King', 'London SW1Y 4LB'],
    shipments: [
      {
        id: 's-1',
        sentDate: '2026-06-02T10:00:00.000Z',
        lines: [{ name: 'Harbour Mug', quantity: 2 }],
        carrier: 'dhl',
        trackingNumber: 'JD0146',
        trackingLink: 'https://dhl.example/JD0146',
      },
    ],
  }
  const url = 'http://shop.example/media/download/token'
  const file = { fileId: 'f-1', productName: 'Knitting pattern', fileName: 'Pattern.pdf', fileSize: '2449000' }
  const answers = {
    'GET /fairground/v1/placed-orders/o-1': { order },
    'GET /fairground/v1/placed-orders/o-1/downloads': {
      downloads: [{ ...file, fileType: 'SECURE_DOCUMENT', url, expiresDate: '2026-07-01T10:00:00.000Z' }],
    },
  }
  const { document } = await ask('/orders/o-1/thanks', answers)
  const downloads = document.querySelector('section[aria-labelledby="downloads"]')
  expect(downloads?.querySelector('a')?.getAttribute('href')).toBe(url)
  expect(downloads?.textContent).toContain('Pattern.pdf · 2.4 MB')
  const shipments = document.querySelector('section[aria-labelledby="shipments"]')
  expect(shipments?.textContent).toContain('Harbour Mug × 2')
  expect(shipments?.querySelector('a')?.textContent).toBe('Track your parcel: DHL JD0146')
  expect(shipments?.querySelector('a')?.getAttribute('href')).toBe('https://dhl.example/JD0146')
  expect(document.querySelector('section[aria-label="Receipt"]')?.textContent).toContain('Refunded£1.50')
  expect(text(document, 'a[href="/orders/o-1/documents/d-1"]')).toBe('Invoice INV-7')
  expect(document.querySelector('section[aria-label="Receipt"] address')?.textContent).toBe('Ada KingLondon SW1Y 4LB')

  const unpaid = { 'GET /fairground/v1/placed-orders/o-1': { order: { ...order, paymentStatus: 'NOT_PAID' } } }
  const waiting = await ask('/orders/o-1/thanks', unpaid)
  expect([waiting.status, waiting.document.querySelector('section[aria-labelledby="downloads"]')]).toEqual([200, null])
})

test('an order by its link says when, where and whose its tickets are, and takes the payment that it waits for', async () => {
  const ticket = {
    id: 't-1',
    number: '2Q7-K41',
    code: 'FG1.a.b.c',
    eventId: 'e-1',
    eventTitle: 'Night Market',
    ticketName: 'Standing',
    guestName: 'Ada Lovelace',
    valid: true,
  }
  const order = {
    id: 'o-1',
    number: '10024',
    createdDate: '2026-06-01T10:00:00.000Z',
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    formattedTotal: '£12.00',
    shipments: [],
    lines: [],
    totals: [],
    tickets: [ticket],
    eventNumbers: [],
    documents: [],
    events: [
      {
        id: 'e-1',
        title: 'Night Market',
        slug: 'night-market',
        timeZoneId: 'Europe/London',
        showTimeZone: true,
        online: false,
        startDate: '2026-12-12T18:30:00.000Z',
        endDate: '2026-12-12T22:00:00.000Z',
        canceled: false,
        place: 'Old Mill, Leeds',
      },
    ],
  }
  const ORDER = 'GET /fairground/v1/placed-orders/o-1'
  const downloads = { [`${ORDER}/downloads`]: { downloads: [] } }
  const { document, requests } = await ask('/orders/o-1?token=t.1', { [ORDER]: { order }, ...downloads })
  const slip = document.querySelector('article')
  for (const words of ['12 December 2026, 18:30 – 22:00 GMT', 'Old Mill, Leeds', 'Ada Lovelace', '2Q7-K41'])
    expect(slip?.textContent).toContain(words)
  expect(slip?.querySelector('a')?.getAttribute('href')).toBe('/events/night-market.ics')
  expect(requests.map(({ call }) => call)).toEqual([ORDER, `${ORDER}/downloads`])

  const given = { ...ticket, id: 't-2', number: '', code: '', guestName: '', valid: false, transferred: true }
  const shared = [given, ticket, { ...given, id: 't-3', transferredTo: 'Grace Hopper' }]
  const { document: left } = await ask('/orders/o-1?token=t.1', {
    [ORDER]: { order: { ...order, tickets: shared } },
    ...downloads,
  })
  expect([text(left, '#tickets'), left.querySelectorAll('article').length]).toEqual(['Your ticket', 1])
  expect(text(left, 'article')).toContain('1 of 1')
  expect([...left.querySelectorAll('[aria-labelledby="transferred"] li')].map((row) => row.textContent)).toEqual([
    'Night Market · StandingTransferred to somebody else',
    'Night Market · StandingTransferred to Grace Hopper',
  ])

  const spent = { ...ticket, id: 't-4', number: 'VOID-1', valid: false }
  const mixed = { order: { ...order, tickets: [spent, given, ticket] } }
  for (const path of ['/orders/o-1?token=t.1', '/orders/o-1/thanks']) {
    const { document: some } = await ask(path, { [ORDER]: mixed, ...downloads })
    expect([text(some, '#tickets'), some.querySelectorAll('article').length], path).toEqual(['Your ticket', 1])
    expect(text(some, 'article')).toContain('1 of 1')
    expect([...some.querySelectorAll('main h2')].map((heading) => heading.textContent).slice(0, 3)).toEqual([
      'Your ticket',
      'Cancelled ticket',
      'Transferred ticket',
    ])
    expect(text(some, '[aria-labelledby="canceled"] li')).toBe('Night Market · StandingAda Lovelace · VOID-1')
  }
  const refunded = await ask('/orders/o-1?token=t.1', {
    [ORDER]: { order: { ...order, tickets: [spent] } },
    ...downloads,
  })
  expect(refunded.document.querySelector('article')).toBe(null)
  expect(refunded.document.body.textContent).toContain('Print receipt')

  const waiting = { order: { ...order, status: 'INITIALIZED', paymentStatus: 'NOT_PAID', tickets: [] } }
  const methods = [{ method: 'manual', title: 'Pay in person', description: '', test: false }]
  const unpaid = await ask('/orders/o-1?token=t.1', {
    [ORDER]: waiting,
    'GET /fairground/v1/payment-methods': { methods, saved: [] },
  })
  expect(text(unpaid.document, 'section[aria-labelledby="pay"] button')).toBe('Pay £12.00')
  expect(unpaid.document.body.textContent).toContain('Print order')

  const [event] = order.events
  const calledOff = { order: { ...waiting.order, events: [{ ...event, canceled: true }] } }
  const nothingToPay = await ask('/orders/o-1?token=t.1', { [ORDER]: calledOff })
  expect(nothingToPay.document.querySelector('section[aria-labelledby="pay"]')).toBe(null)
  expect(nothingToPay.document.body.textContent).toContain('“Night Market” will not take place.')
})

test('an order that does not open offers a link by mail, whatever its id', async () => {
  const refused = { 'GET /fairground/v1/placed-orders/o-1': refuse(404, 'ORDER_NOT_FOUND', 'No order.') }
  const page = await ask('/orders/o-1', refused)
  expect([page.status, page.document.querySelector('button[value="link"]')?.textContent]).toEqual([
    404,
    'Email me a link',
  ])
  const sent = await ask('/orders/o-1', { 'POST /fairground/v1/placed-orders/o-1/send-link': {} }, { intent: 'link' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/orders/o-1?sent=1'])
  const thanks = await ask('/orders/o-1/thanks', refused)
  expect([thanks.status, thanks.headers.get('location')]).toEqual([303, '/orders/o-1'])
})

const UNPAID_ORDER = {
  id: 'o-1',
  number: '10024',
  createdDate: '2026-06-01T10:00:00.000Z',
  status: 'INITIALIZED',
  due: '12.00',
  paymentStatus: 'PENDING',
  fulfillmentStatus: 'NOT_FULFILLED',
  formattedTotal: '£12.00',
  formattedDue: '£12.00',
  shipments: [],
  lines: [],
  totals: [],
  tickets: [],
  eventNumbers: [],
  documents: [],
  events: [],
  canTakeBack: true,
}
const METHODS = { methods: [{ method: 'test', title: 'Test payment', description: '', test: true }], saved: [] }
const returning = (status: string, more: object = {}, order: object = UNPAID_ORDER) =>
  ask('/orders/o-1?returned=1', {
    'POST /fairground/v1/orders/o-1/check-payment': { orderId: 'o-1', status, ...more },
    'GET /fairground/v1/placed-orders/o-1': { order },
    'GET /fairground/v1/payment-methods': METHODS,
  })

test.for([
  ['is paid', 'PAID'],
  ['is authorized', 'AUTHORIZED'],
  ['was settled outside', 'OFFLINE'],
] as const)('a buyer comes back from a payment that %s to the thank-you page', async ([, status]) => {
  const page = await returning(status)
  expect([page.status, page.headers.get('location')]).toEqual([303, '/orders/o-1/thanks'])
})

test('a buyer comes back from a payment that is not decided, and reads nothing of money', async () => {
  const { document, requests } = await returning('PENDING')
  expect(text(document, '[role="status"]')).toContain('Your payment is being processed.')
  expect(document.querySelector('noscript')?.innerHTML).toContain('/orders/o-1?returned=1')
  expect(document.querySelector('section[aria-labelledby="pay"]')).toBe(null)
  expect(document.querySelector('#take-back')).toBe(null)
  expect(requests[0]?.call).toBe('POST /fairground/v1/orders/o-1/check-payment')
})

test.for([
  ['declined', 'DECLINED', {}, 'The payment was declined. Nothing was charged.'],
  ['left open', 'OPEN', { next: { method: 'test', redirectUrl: 'x' } }, 'You have not finished paying'],
  ['ended', 'UNPAID', {}, 'You have not finished paying'],
] as const)('a buyer comes back from a payment that was %s, and may pay again', async ([, status, more, words]) => {
  const { document } = await returning(status, more)
  expect(text(document, '[role="alert"]')).toContain(words)
  expect(text(document, 'section[aria-labelledby="pay"] button[value="pay"]')).toBe('Pay £12.00')
})

test.for([
  ['the event was cancelled', { events: [{ id: 'e-1', title: 'Night Market', canceled: true, online: false }] }],
  ['the order was cancelled', { status: 'CANCELED' }],
])('a buyer who comes back after %s reads of no payment method', async ([, more]) => {
  for (const status of ['DECLINED', 'UNPAID']) {
    const { document } = await returning(status, {}, { ...UNPAID_ORDER, ...(more as object) })
    expect(text(document, '[role="alert"]')).toBe('Nothing was charged.')
    expect(document.querySelector('button[value="pay"]')).toBeNull()
  }
})

test('a payment that goes on in a component of its provider says so where there is none', async () => {
  const next = { method: 'toy', clientSecret: 's', publicKey: 'p' }
  const { document } = await returning('OPEN', { next })
  expect(document.body.textContent).toContain('This payment method is not available.')
})

test('Pay leads to the page of the provider, by the name of the shop that the buyer uses', async () => {
  const paying = (redirectUrl: string) =>
    ask(
      '/orders/o-1',
      {
        'POST /fairground/v1/orders/o-1/pay': {
          orderId: 'o-1',
          status: 'OPEN',
          next: { method: 'test', redirectUrl },
        },
      },
      { intent: 'pay', method: 'test' },
    )
  const away = await paying('https://pay.example/p/1')
  expect([away.status, away.headers.get('location')]).toEqual([303, 'https://pay.example/p/1'])
  const here = await paying('https://fair.example/test-payments/s/1')
  expect([here.status, here.headers.get('location')]).toEqual([303, '/test-payments/s/1'])
})

test.for(['pay', 'back'])('a provider that is away is named, and the order stays payable (%s)', async (intent) => {
  const away = refuse(503, 'PAYMENT_PROVIDER_UNREACHABLE', 'The payment service does not answer.')
  const page = await ask(
    '/orders/o-1',
    {
      'POST /fairground/v1/orders/o-1/pay': away,
      'POST /fairground/v1/placed-orders/o-1/back-to-cart': away,
      'GET /fairground/v1/placed-orders/o-1': { order: UNPAID_ORDER },
      'GET /fairground/v1/payment-methods': METHODS,
    },
    { intent, method: 'test' },
  )
  expect([409, 503]).toContain(page.status)
  expect(page.document.body.textContent).toContain('The payment service does not answer.')
  expect(text(page.document, 'section[aria-labelledby="pay"] button[value="pay"]')).toBe('Pay £12.00')
})

test('an item that was removed already is removed, without scripts as with them', async () => {
  const gone = refuse(404, 'LINE_ITEM_NOT_FOUND', 'This item is no longer there.')
  const { status, headers } = await ask(
    '/cart',
    { 'POST /ecom/v1/carts/current/remove-line-items': gone },
    { intent: 'remove', line: 'line-1' },
  )
  expect([status, headers.get('location')]).toEqual([303, '/cart'])
})
