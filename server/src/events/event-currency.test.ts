import { expect, test } from 'vitest'
import type { Reply, TestCaller } from '../../test/fixture.ts'
import { checkSite } from '../check/check-site.ts'
import { type Fair, fair } from './events.fixture.ts'
import { TICKETS_APP_ID } from './ticket-definitions/as-sellable.ts'

const EVENTS = '/events/v3/events'
const DEFINITIONS = '/events-ticket-definitions/v3/ticket-definitions'
const codeOf = ({ body }: Reply): string | undefined => body.details?.applicationError?.code
const fieldsOf = ({ body }: Reply) =>
  body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const guests = [{ form: { inputValues: Object.entries(ada).map(([inputName, value]) => ({ inputName, value })) } }]
const fixed = (value: string, currency: string) => ({ pricingMethod: { fixedPrice: { value, currency } } })

const eventIn = (shop: Fair, currency: string) =>
  shop.event({ registration: { initialType: 'TICKETING', tickets: { currency } } })
const change = (shop: Fair, eventId: string, currency: string) =>
  shop.admin.call('POST', `${DEFINITIONS}/currency`, { eventId, currency })
const reserve = async (caller: TestCaller, eventId: string, ticketDefinitionId: string, quantity = 2) =>
  (
    await caller.call('POST', '/events/v1/checkout/reservations', {
      eventId,
      ticketQuantities: [{ ticketDefinitionId, quantity }],
    })
  ).body
const checkout = (caller: TestCaller, eventId: string, reservationId: string, more: object = {}) =>
  caller.call('POST', '/events/v1/checkout', { eventId, reservationId, buyer: ada, guests, ...more })
const read = async (shop: Fair, eventId: string) =>
  (await shop.admin.call('GET', `${EVENTS}/${eventId}?fields=REGISTRATION&fields=DASHBOARD`)).body.event
const listed = async (shop: Fair, filter: object) =>
  (await shop.admin.call('POST', `${DEFINITIONS}/query`, { query: { filter } })).body.ticketDefinitions

test.for([
  ['EUR', '20.00', '40.00', '€20.00'],
  ['JPY', '3000', '6000', 'JP¥3,000'],
] as const)('an event in %s sells in it from the price to the order', async ([currency, price, total, shown]) => {
  const shop = await fair()
  const { id: eventId } = await eventIn(shop, currency)
  const definition = await shop.definition(eventId, fixed(price, currency))
  expect(definition).toMatchObject(fixed(price, currency))
  expect((await read(shop, eventId)).registration.tickets).toMatchObject({
    currency,
    lowestPrice: { value: price, currency, formattedValue: shown },
  })
  const v1 = await shop.admin.call('GET', `/events/v1/ticket-definitions/${definition.id}`)
  expect(v1.body.definition.price).toEqual({ amount: price, value: price, currency })

  const visitor = await shop.visitor()
  const held = await reserve(visitor, eventId, definition.id)
  expect(held.invoice.grandTotal).toMatchObject({ value: total, currency })
  const v2 = await visitor.call('GET', `/events/v1/ticket-reservations/${held.id}`)
  expect(v2.body.ticketReservation.tickets[0].subTotal).toEqual({ value: total, currency })
  const { order } = (await checkout(visitor, eventId, held.id)).body
  expect(order).toMatchObject({ totalPrice: { value: total, currency }, invoice: { items: [{ price: { currency } }] } })
  const confirm = `/events/v1/events/${eventId}/orders/confirm`
  expect((await shop.admin.call('POST', confirm, { orderNumber: [order.orderNumber] })).body.orders).toMatchObject([
    { status: 'PAID', totalPrice: { value: total, currency } },
  ])
  const stored = (await shop.site.admin.call('GET', `/ecom/v1/orders/${order.snapshotId}`)).body.order
  expect(stored).toMatchObject({ currency, priceSummary: { total: { amount: total } } })
  expect((await read(shop, eventId)).summaries.tickets).toMatchObject({
    totalSales: { value: total, currency },
    currencyLocked: true,
  })
  expect(await checkSite(shop.site.assembly.pool.forSite(shop.site.siteId))).toEqual([])
})

test('a price in another currency than the event’s is a violation', async () => {
  const shop = await fair()
  const { id: eventId } = await eventIn(shop, 'JPY')
  const create = (change: object) =>
    shop.admin.call('POST', DEFINITIONS, {
      ticketDefinition: { eventId, name: 'Standard', feeType: 'NO_FEE', ...change },
    })
  expect(fieldsOf(await create(fixed('20.00', 'GBP')))).toEqual(['ticketDefinition.pricingMethod.fixedPrice.currency'])
  expect(fieldsOf(await create(fixed('20.50', 'JPY')))).toEqual(['ticketDefinition.pricingMethod.fixedPrice.value'])
  const { id, revision } = await shop.definition(eventId, fixed('2000', 'JPY'))
  const changed = { id, revision, ...fixed('20.00', 'GBP') }
  const reply = await shop.admin.call('PATCH', `${DEFINITIONS}/${id}`, { ticketDefinition: changed })
  expect(fieldsOf(reply)).toEqual(['ticketDefinition.pricingMethod.fixedPrice.currency'])
  const unknown = await shop.admin.call('POST', `${DEFINITIONS}/currency`, { eventId, currency: 'ZZZ' })
  expect(fieldsOf(unknown)).toEqual(['currency'])
})

test('the currency of an event changes until the first order, and prices keep their figures', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const options = [{ name: 'Adult', price: { value: '12.00', currency: 'GBP' } }]
  const { id } = await shop.definition(eventId, { pricingMethod: { pricingOptions: { optionDetails: options } } })
  await shop.definition(eventId, { name: 'Child', ...fixed('4.50', 'GBP') })
  expect((await change(shop, eventId, 'EUR')).body).toEqual({})
  expect(await listed(shop, { eventId, name: 'Child' })).toMatchObject([fixed('4.50', 'EUR')])
  const refused = await change(shop, eventId, 'JPY')
  expect([refused.status, fieldsOf(refused)]).toEqual([400, ['currency']])
  const registration = { tickets: { currency: 'BHD' } }
  const patched = await shop.admin.call('PATCH', `${EVENTS}/${eventId}`, { event: { id: eventId, registration } })
  expect(patched.status).toBe(200)
  expect(await listed(shop, { eventId, name: 'Child' })).toMatchObject([fixed('4.500', 'BHD')])
  expect((await listed(shop, { id }))[0].pricingMethod.pricingOptions.optionDetails[0].price).toEqual({
    value: '12.000',
    currency: 'BHD',
  })
  const copy = await shop.admin.call('POST', `${EVENTS}/${eventId}/clone`, {
    event: { registration: { tickets: { currency: 'GBP' } } },
  })
  expect(await listed(shop, { eventId: copy.body.event.id, name: 'Child' })).toMatchObject([fixed('4.50', 'GBP')])
})

test('the first order locks the currency; one that is cancelled lets it go', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const { id } = await shop.definition(eventId)
  const visitor = await shop.visitor()
  const held = await reserve(visitor, eventId, id)
  const { order } = (await checkout(visitor, eventId, held.id)).body
  const registration = { tickets: { currency: 'EUR' } }
  const patch = () => shop.admin.call('PATCH', `${EVENTS}/${eventId}`, { event: { id: eventId, registration } })
  expect(codeOf(await change(shop, eventId, 'EUR'))).toBe('CURRENCY_LOCKED')
  expect(codeOf(await patch())).toBe('CURRENCY_LOCKED')
  expect((await change(shop, eventId, 'GBP')).status).toBe(200)
  expect((await read(shop, eventId)).summaries.tickets).toMatchObject({ ticketsSold: 0, currencyLocked: true })
  await shop.site.admin.call('POST', `/ecom/v1/orders/${order.snapshotId}/cancel`, {})
  expect((await change(shop, eventId, 'EUR')).status).toBe(200)
})

test('tickets that were held in the currency before are chosen again', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const { id } = await shop.definition(eventId)
  const visitor = await shop.visitor()
  const held = await reserve(visitor, eventId, id)
  await change(shop, eventId, 'EUR')
  const shown = await visitor.call('GET', `/events/v1/ticket-reservations/${held.id}`)
  expect(shown.body.ticketReservation.tickets[0].price).toEqual({ value: '10.00', currency: 'GBP' })
  expect(codeOf(await checkout(visitor, eventId, held.id))).toBe('RESERVATION_EXPIRED')
  expect((await read(shop, eventId)).summaries.tickets.currencyLocked).toBe(false)
})

test('checkouts and a change of the currency race: every order is in the event’s currency', async () => {
  const shop = await fair()
  const { id: eventId } = await shop.event()
  const { id } = await shop.definition(eventId)
  const visitors = await Promise.all(Array.from({ length: 4 }, () => shop.visitor()))
  const held = await Promise.all(visitors.map((visitor) => reserve(visitor, eventId, id, 1)))
  await Promise.all([
    ...visitors.map((visitor, i) => checkout(visitor, eventId, held[i].id)),
    change(shop, eventId, 'EUR'),
  ])
  const orders = await shop.site.query('select distinct currency from orders')
  const { currency } = (await read(shop, eventId)).registration.tickets
  expect(orders.filter((order) => order.currency !== currency)).toEqual([])
})

test('a cart refuses tickets in another currency and names the event’s own checkout', async () => {
  const shop = await fair()
  const { id: eventId, slug } = await shop.event()
  const { id } = await shop.definition(eventId)
  const visitor = await shop.visitor()
  const lineItems = [{ quantity: 1, catalogReference: { appId: TICKETS_APP_ID, catalogItemId: id } }]
  const cart = '/ecom/v1/carts/current'
  const add = () => visitor.call('POST', `${cart}/add-to-cart`, { lineItems })
  expect((await add()).status).toBe(200)
  await change(shop, eventId, 'EUR')
  const reply = await add()
  expect([reply.status, codeOf(reply)]).toEqual([409, 'TICKETS_IN_OTHER_CURRENCY'])
  expect(reply.body.details.applicationError.data).toMatchObject({ currency: 'EUR', path: `/events/${slug}/tickets` })
  const [line] = (await visitor.call('GET', cart)).body.cart.lineItems
  expect(line).toMatchObject({ price: { amount: '10.00' }, availability: { status: 'NOT_AVAILABLE' } })
  const { body } = await visitor.call('POST', '/fairground/v1/item-prices', { lineItems })
  expect(body.total).toMatchObject({ amount: '10.00', formattedConvertedAmount: '€10.00' })
})

test('one reservation holds tickets of one currency', async () => {
  const shop = await fair()
  const [{ id: inGbp }, { id: inEur }] = [await shop.event(), await eventIn(shop, 'EUR')]
  const tickets = [
    { ticketDefinitionId: (await shop.definition(inGbp)).id, quantity: 1 },
    { ticketDefinitionId: (await shop.definition(inEur, fixed('10.00', 'EUR'))).id, quantity: 1 },
  ]
  const reply = await shop.admin.call('POST', '/events/v1/ticket-reservations', { ticketReservation: { tickets } })
  expect([reply.status, fieldsOf(reply)]).toEqual([400, ['ticketReservation.tickets']])
})

test('a guest’s own price is read in the event’s currency', async () => {
  const shop = await fair()
  const { id: eventId } = await eventIn(shop, 'JPY')
  const pricingMethod = { guestPrice: { value: '500', currency: 'JPY' } }
  const { id: ticketDefinitionId } = await shop.definition(eventId, { pricingMethod })
  const hold = (guestPrice: string) =>
    shop.admin.call('POST', '/events/v1/ticket-reservations', {
      ticketReservation: { tickets: [{ ticketDefinitionId, quantity: 1, ticketInfo: { guestPrice } }] },
    })
  expect((await hold('800')).body.ticketReservation.tickets[0]).toMatchObject({
    price: { value: '800', currency: 'JPY' },
    ticketInfo: { guestPrice: '800' },
  })
  expect(fieldsOf(await hold('8.50'))).toEqual(['ticketReservation.tickets[0].ticketInfo.guestPrice'])
})

test('sales over several events are summed per currency, and prices are compared by their figures', async () => {
  const shop = await fair()
  for (const currency of ['GBP', 'JPY']) {
    const { id: eventId } = await eventIn(shop, currency)
    const { id } = await shop.definition(eventId, fixed('3000', currency))
    const held = await reserve(shop.admin, eventId, id, 1)
    await checkout(shop.admin, eventId, held.id, { options: { markAsPaid: true } })
  }
  const { sales } = (await shop.admin.call('GET', '/events/v1/orders/summary')).body
  expect(sales.map(({ total }: { total: object }) => total)).toMatchObject([
    { value: '3000.00', currency: 'GBP' },
    { value: '3000', currency: 'JPY' },
  ])
  const at = (operator: string, value: string) => ({ 'pricingMethod.fixedPrice.value': { [operator]: value } })
  expect(await listed(shop, at('$eq', '3000'))).toHaveLength(2)
  expect(await listed(shop, at('$gt', '3000'))).toHaveLength(0)
  expect(await listed(shop, { 'pricingMethod.fixedPrice.currency': 'JPY' })).toHaveLength(1)
})

test('a coupon for an amount is not for tickets in another currency; one for a share is', async () => {
  const shop = await fair()
  const { id: eventId } = await eventIn(shop, 'EUR')
  const { id } = await shop.definition(eventId, fixed('20.00', 'EUR'))
  const coupon = (code: string, benefit: object) =>
    shop.admin.call('POST', '/stores/v2/coupons', {
      specification: { name: code, code, startTime: '0', scope: { namespace: 'events' }, ...benefit },
    })
  await coupon('AMOUNT', { moneyOffAmount: 5 })
  await coupon('SHARE', { percentOffRate: 10 })
  const visitor = await shop.visitor()
  const held = await reserve(visitor, eventId, id)
  const invoice = (couponCode: string) =>
    visitor.call('POST', `/events/v1/checkout/invoices/${held.id}`, { eventId, withDiscount: { couponCode } })
  expect((await invoice('AMOUNT')).body).toMatchObject({
    discountErrors: { error: [{ code: 'CALCULATION_ERROR' }] },
    invoice: { grandTotal: { value: '40.00', currency: 'EUR' } },
  })
  expect((await invoice('SHARE')).body.invoice.grandTotal).toMatchObject({ value: '36.00', currency: 'EUR' })
  const refused = await checkout(visitor, eventId, held.id, { discount: { couponCode: 'AMOUNT' } })
  expect(codeOf(refused)).toBe('CALCULATION_ERROR')
})
