import { expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../test/fixture.ts'
import { STORE_APP_ID } from '../../catalog/products/sellable/sellable.ts'
import { TICKETS_APP_ID } from '../../events/ticket-definitions/as-sellable.ts'

const CART = '/ecom/v1/carts/current'
const CHECKOUTS = '/ecom/v1/checkouts'
const DAY_MS = 24 * 60 * 60 * 1000

async function poster({ admin }: TestSite, units: number): Promise<string> {
  const made = await admin.call('POST', '/stores/v1/products', {
    product: { name: 'Poster', productType: 'physical', priceData: { price: 12.5 } },
  })
  const productId = made.body.product.id
  const stock = {
    trackQuantity: true,
    variants: [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: units }],
  }
  await admin.call('PATCH', `/stores/v2/inventoryItems/product/${productId}`, { inventoryItem: stock })
  return productId
}

async function seats({ admin }: TestSite, units: number): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const made = await admin.call('POST', '/events/v3/events', {
    event: {
      title: 'Reading',
      location: { type: 'VENUE', name: 'Hall' },
      dateAndTimeSettings: { dateAndTimeTbd: false, startDate: day(7), endDate: day(8), timeZoneId: 'Europe/London' },
      registration: { initialType: 'TICKETING' },
    },
  })
  const definition = await admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions', {
    ticketDefinition: {
      eventId: made.body.event.id,
      name: 'Seat',
      initialLimit: units,
      limitPerCheckout: 4,
      feeType: 'FEE_ADDED_AT_CHECKOUT',
      pricingMethod: { fixedPrice: { value: '20.00', currency: 'GBP' } },
    },
  })
  expect(definition.status, JSON.stringify(definition.body)).toBe(200)
  return definition.body.ticketDefinition.id
}

test('goods and tickets go into one cart, one checkout and one order', async () => {
  const site = await testSite()
  const [productId, definitionId] = [await poster(site, 3), await seats(site, 10)]
  const ada = await site.visitor()
  const goods = { catalogReference: { appId: STORE_APP_ID, catalogItemId: productId }, quantity: 2 }
  const tickets = { catalogReference: { appId: TICKETS_APP_ID, catalogItemId: definitionId }, quantity: 3 }
  const added = await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [goods, tickets] })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  // The same figures before the items are in a cart, and in the currency that the caller sees prices in.
  await site.admin.call('PATCH', '/fairground/v1/currencies', { others: [{ code: 'EUR', rate: '1.1734' }] })
  const priced = await ada.call(
    'POST',
    '/fairground/v1/item-prices',
    { lineItems: [goods, tickets] },
    {
      'x-fairground-currency': 'EUR',
    },
  )
  expect(priced.body).toMatchObject({
    items: [
      { itemPrice: { price: { amount: '25.00' }, total: { amount: '25.00' } } },
      {
        itemPrice: {
          price: { amount: '60.00' },
          fee: { amount: '1.50', formattedConvertedAmount: '€1.76' },
          total: { amount: '61.50', convertedAmount: '72.16' },
        },
      },
    ],
    total: { amount: '86.50', formattedConvertedAmount: '€101.50' },
  })
  const unknown = { catalogReference: { appId: STORE_APP_ID, catalogItemId: definitionId }, quantity: 1 }
  const partly = await ada.call('POST', '/fairground/v1/item-prices', { lineItems: [unknown, goods] })
  expect(partly.body).toMatchObject({ items: [{}, { itemPrice: {} }], total: { amount: '25.00' } })
  expect(added.body.cart.lineItems).toMatchObject([
    {
      productName: { original: 'Poster' },
      availability: { status: 'AVAILABLE', quantityAvailable: 3 },
      itemType: { preset: 'PHYSICAL' },
    },
    { availability: { status: 'AVAILABLE', quantityAvailable: 10 }, itemType: { preset: 'SERVICE' } },
  ])
  // Two statements per kind, and two for the cart.
  expect(added.statements).toBeLessThanOrEqual(6)

  const tooMany = await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [{ ...goods, quantity: 2 }] })
  expect(tooMany.body.details.applicationError).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    description: expect.stringMatching(/^Only 3 of “.+” are left\. Choose fewer\.$/),
    data: { lineItems: [{ quantityAvailable: 3 }] },
  })
  const overLimit = await ada.call('POST', `${CART}/add-to-cart`, { lineItems: [{ ...tickets, quantity: 2 }] })
  expect(overLimit.body.details.applicationError).toMatchObject({
    code: 'TICKET_LIMIT_PER_ORDER',
    description: expect.stringMatching(/^One order may have at most 4 of “.+”\. Choose fewer\.$/),
    data: { limit: 4 },
  })

  const { checkoutId } = (
    await ada.call('POST', `${CART}/create-checkout`, {
      email: 'ada@example.com',
      selectedShippingOption: { code: 'pickup' },
    })
  ).body
  const { checkout } = (await ada.call('GET', `${CHECKOUTS}/${checkoutId}`)).body
  // 25.00 of goods, 60.00 of tickets, and 2.5 % service fee on the tickets.
  expect(checkout.priceSummary).toMatchObject({
    subtotal: { amount: '85.00' },
    additionalFees: { amount: '1.50' },
    total: { amount: '86.50' },
  })

  const { orderId } = (await ada.call('POST', `${CHECKOUTS}/${checkoutId}/create-order`, { id: checkoutId })).body
  const { order } = (await ada.call('GET', `/ecom/v1/orders/${orderId}`)).body
  expect(order).toMatchObject({
    buyerInfo: { email: 'ada@example.com' },
    priceSummary: { total: { amount: '86.50' }, totalAdditionalFees: { amount: '1.50' } },
    additionalFees: [{ price: { amount: '1.50' } }],
  })
  // On a receipt the lines are the items; fees stand below them.
  const receipt = (await ada.call('GET', `/fairground/v1/placed-orders/${orderId}`)).body.order
  expect(receipt).toMatchObject({
    lines: [{ formattedTotal: '£25.00' }, { formattedTotal: '£60.00' }],
    totals: [
      { label: 'Items', formattedAmount: '£85.00' },
      { label: 'Fees', formattedAmount: '£1.50' },
    ],
    formattedTotal: '£86.50',
  })
  expect(await site.query(`select kind, used::int from pools order by kind`)).toEqual([
    { kind: 'stock', used: 2 },
    { kind: 'tickets', used: 3 },
  ])
  expect(await site.query('select count(*)::int as tickets from tickets where order_id = $1', [orderId])).toEqual([
    { tickets: 3 },
  ])
  expect((await ada.call('GET', CART)).status).toBe(404)
})

test('the last unit is sold once, however many want it at once', async () => {
  const site = await testSite()
  const productId = await poster(site, 1)
  const goods = { catalogReference: { appId: STORE_APP_ID, catalogItemId: productId }, quantity: 1 }
  const buyers = await Promise.all(Array.from({ length: 6 }, () => site.visitor()))
  const checkouts = await Promise.all(
    buyers.map(async (buyer) => {
      const made = await buyer.call('POST', CHECKOUTS, {
        channelType: 'WEB',
        lineItems: [goods],
        checkoutInfo: {
          buyerInfo: { email: 'ada@example.com' },
          shippingInfo: { selectedCarrierServiceOption: { code: 'pickup' } },
        },
      })
      return { buyer, id: made.body.checkout.id }
    }),
  )
  const replies = await Promise.all(
    checkouts.map(({ buyer, id }) => buyer.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })),
  )
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  for (const reply of replies.filter(({ status }) => status === 409))
    expect(reply.body.details.applicationError.code).toBe('FULL_OUT_OF_STOCK')
})

test('a cart gets what reservations held past their time, and these end with the domain event that others follow', async () => {
  const site = await testSite()
  const definitionId = await seats(site, 2)
  const tickets = [{ ticketDefinitionId: definitionId, quantity: 2 }]
  const held = await (await site.visitor()).call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets },
  })
  expect(held.status, JSON.stringify(held.body)).toBe(200)
  await site.advance(21 * 60_000)
  const ada = await site.visitor()
  const { checkout } = (
    await ada.call('POST', CHECKOUTS, {
      channelType: 'WEB',
      lineItems: [{ catalogReference: { appId: TICKETS_APP_ID, catalogItemId: definitionId }, quantity: 2 }],
      checkoutInfo: { buyerInfo: { email: 'ada@example.com' } },
    })
  ).body
  expect((await ada.call('POST', `${CHECKOUTS}/${checkout.id}/create-order`, { id: checkout.id })).status).toBe(200)
  const { id } = held.body.ticketReservation
  const eventIds = (await site.query('select id from events')).map((event) => event.id)
  expect(
    await site.query(
      `select r.status, h.payload from ticket_reservations r left join happenings h on h.entity_id = r.id::text and h.slug = 'expired'
       where r.id = $1`,
      [id],
    ),
  ).toEqual([{ status: 'EXPIRED', payload: { ticketsOf: eventIds, shownOf: eventIds } }])
})

test('carts that changed since their checkout get what a reservation held past its time, as many as there are units', async () => {
  const site = await testSite()
  const definitionId = await seats(site, 2)
  const line = { catalogReference: { appId: TICKETS_APP_ID, catalogItemId: definitionId }, quantity: 1 }
  const held = await (await site.visitor()).call('POST', '/events/v1/ticket-reservations', {
    ticketReservation: { tickets: [{ ticketDefinitionId: definitionId, quantity: 2 }] },
  })
  expect(held.status, JSON.stringify(held.body)).toBe(200)
  await site.advance(21 * 60_000)
  const buyers = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const buyer = await site.visitor()
      await buyer.call('POST', `${CART}/add-to-cart`, { lineItems: [line] })
      const made = await buyer.call('POST', `${CART}/create-checkout`, { channelType: 'WEB', email: 'ada@example.com' })
      await buyer.call('POST', `${CART}/add-to-cart`, { lineItems: [line] })
      return { buyer, id: made.body.checkoutId as string }
    }),
  )
  const replies = await Promise.all(
    buyers.map(({ buyer, id }) => buyer.call('POST', `${CHECKOUTS}/${id}/create-order`, { id })),
  )
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 200, 409, 409])
  const left = await Promise.all(buyers.map(({ buyer }) => buyer.call('GET', CART)))
  const quantities = left.map(({ body }) => body.cart.lineItems[0].quantity)
  expect(quantities).toEqual(replies.map(({ status }) => (status === 200 ? 1 : 2)))
  const [reservation] = await site.query('select status from ticket_reservations where id = $1', [
    held.body.ticketReservation.id,
  ])
  expect(reservation?.status).toBe('EXPIRED')
})
