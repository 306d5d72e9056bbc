import { expect, test } from 'vitest'
import { type Reply, type TestCaller, type TestSite, testSite } from '../../../test/fixture.ts'
import { checkOut, placedOrder, placeOrder, sellTickets, ticketLine } from '../../../test/shop.ts'
import { agrees, bought, cardSite, codeOf } from '../../sales/payments/payments.fixture.ts'
import { BUNDLES_APP_ID } from './sellable.ts'

const CART = '/ecom/v1/carts/current'

function done({ status, body }: Reply): Reply['body'] {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const refused = (reply: Reply) => [reply.status, codeOf(reply)]
const dataOf = (reply: Reply) => reply.body.details.applicationError.data
const set = (by: TestCaller, eventId: string, bundles: readonly object[], revision = '0') =>
  by.call('PUT', `/fairground/v1/events/${eventId}/ticket-bundles`, { revision, bundles })
const listOf = async (by: TestCaller, eventId: string) =>
  done(await by.call('GET', `/fairground/v1/events/${eventId}/ticket-bundles`))
const offeredTo = async (by: TestCaller, eventId: string, access = '') =>
  done(await by.call('GET', `/fairground/v1/events/${eventId}/offered-bundles${access && `?access=${access}`}`)).bundles
const bundleLine = (id: string, quantity = 1, options?: object) => ({
  catalogReference: { appId: BUNDLES_APP_ID, catalogItemId: id, ...(options ? { options } : {}) },
  quantity,
})
const add = (by: TestCaller, ...lineItems: object[]) => by.call('POST', `${CART}/add-to-cart`, { lineItems })
const kindOf = async ({ admin }: TestSite, eventId: string, more: object): Promise<string> =>
  done(
    await admin.call('POST', '/events-ticket-definitions/v3/ticket-definitions', {
      ticketDefinition: {
        eventId,
        feeType: 'NO_FEE',
        pricingMethod: { fixedPrice: { value: '10.00', currency: 'GBP' } },
        ...more,
      },
    }),
  ).ticketDefinition.id
const takenOf = async (site: TestSite, ...kinds: string[]): Promise<number[]> => {
  const rows = await site.query(
    'select d.id, p.used::int as used from ticket_definitions d join pools p on p.id = d.pool_id where d.id = any($1)',
    [kinds],
  )
  return kinds.map((id) => Number(rows.find((row) => row.id === id)?.used))
}
const reserve = (by: TestCaller, eventId: string, body: object) =>
  by.call('POST', '/events/v1/checkout/reservations', { eventId, ticketQuantities: [], ...body })

/** A concert with adults at 20.00 and children at 10.00, and a family of two each for 50.00. */
async function concert(site: TestSite, { adults = 40, children = 20, price = '50.00' } = {}) {
  const { eventId, ticketDefinitionId: adult } = await sellTickets(site, adults, '20.00')
  const child = await kindOf(site, eventId, { name: 'Child', initialLimit: children })
  const contents = [
    { ticketDefinitionId: adult, quantity: 2 },
    { ticketDefinitionId: child, quantity: 2 },
  ]
  const given = { name: 'Family', price, contents }
  const { bundles } = done(await set(site.admin, eventId, [given]))
  return { eventId, adult, child, family: bundles[0].id as string, given }
}

test('an organiser sets bundles in their order, reads what is sold of them, and the log has it', async () => {
  const site = await testSite()
  const { eventId, adult, child, family, given } = await concert(site)
  expect(await listOf(site.admin, eventId)).toMatchObject({
    revision: '1',
    bundles: [
      {
        id: family,
        name: 'Family',
        description: '',
        price: '50.00',
        formattedPrice: '£50.00',
        formattedSinglePrice: '£60.00',
        limitPerOrder: 10,
        onSale: true,
        sold: 0,
        contents: [
          { ticketDefinitionId: adult, quantity: 2, unfit: false },
          { ticketDefinitionId: child, name: 'Child', quantity: 2, unfit: false },
        ],
      },
    ],
  })
  const four = {
    name: ' Four for three ',
    price: '60',
    contents: [{ ticketDefinitionId: adult, quantity: 4 }],
    limitPerOrder: 2,
  }
  const both = done(await set(site.admin, eventId, [four, { ...given, id: family, description: 'Two and two' }], '1'))
  expect(both).toMatchObject({
    revision: '2',
    bundles: [
      { name: 'Four for three', limitPerOrder: 2 },
      { id: family, description: 'Two and two' },
    ],
  })
  expect(await offeredTo(await site.visitor(), eventId)).toMatchObject([
    { name: 'Four for three', formattedPrice: '£60.00', formattedSinglePrice: '£80.00', available: 2 },
    { id: family, appId: BUNDLES_APP_ID, available: 10, contents: [{ quantity: 2 }, { name: 'Child', quantity: 2 }] },
  ])

  expect(refused(await set(site.admin, eventId, [], '1'))).toEqual([409, 'STALE_REVISION'])
  expect(refused(await set(site.admin, eventId, [{ ...given, id: eventId }], '2'))).toEqual([
    404,
    'TICKET_BUNDLE_NOT_FOUND',
  ])
  const other = await sellTickets(site, 5)
  const gift = await kindOf(site, eventId, {
    name: 'Gift',
    pricingMethod: { guestPrice: { value: '5.00', currency: 'GBP' } },
  })
  const withKind = (ticketDefinitionId: string) => [{ ...given, contents: [{ ticketDefinitionId, quantity: 2 }] }]
  expect(refused(await set(site.admin, eventId, withKind(other.ticketDefinitionId), '2'))).toEqual([
    404,
    'TICKET_DEFINITION_NOT_FOUND',
  ])
  expect(refused(await set(site.admin, eventId, withKind(gift), '2'))).toEqual([409, 'TICKET_BUNDLE_KIND'])
  const wrong = [
    { name: '  ' },
    { price: '1.234' },
    { contents: [{ ticketDefinitionId: adult, quantity: 1 }] },
    {
      contents: [
        { ticketDefinitionId: adult, quantity: 20 },
        { ticketDefinitionId: child, quantity: 1 },
      ],
    },
    {
      contents: [
        { ticketDefinitionId: adult, quantity: 1 },
        { ticketDefinitionId: adult.toUpperCase(), quantity: 1 },
      ],
    },
  ]
  for (const one of wrong) expect((await set(site.admin, eventId, [{ ...given, ...one }], '2')).status).toBe(400)
  expect((await listOf(site.admin, eventId)).revision).toBe('2')

  done(await set(site.admin, eventId, [{ ...given, id: family, onSale: false }], '2'))
  expect(await offeredTo(await site.visitor(), eventId)).toEqual([])
  const log = await site.query(`select before, after from audit_log where action = 'event.bundlesSet' order by id`)
  expect(log).toEqual([
    { before: { bundles: [] }, after: { bundles: ['Family'] } },
    { before: { bundles: ['Family'] }, after: { bundles: ['Four for three', 'Family'] } },
    { before: { bundles: ['Four for three', 'Family'] }, after: { bundles: ['Family'] } },
  ])
})

test('a key needs the scope of events to read and to set bundles', async () => {
  const site = await testSite()
  const { eventId } = await concert(site)
  const [reads, sells] = [await site.keyWith(['events.read']), await site.keyWith(['catalog.write'])]
  expect((await listOf(reads, eventId)).bundles).toHaveLength(1)
  for (const key of [reads, sells])
    expect(refused(await set(key, eventId, [], '1'))).toEqual([403, 'PERMISSION_DENIED'])
  expect(refused(await sells.call('GET', `/fairground/v1/events/${eventId}/ticket-bundles`))).toEqual([
    403,
    'PERMISSION_DENIED',
  ])
})

test('a bundle is one line in the cart, and in the order tickets of its kinds whose prices add up to its price', async () => {
  const site = await cardSite()
  const { eventId, adult, child, family } = await concert(site)
  const visitor = await site.visitor()
  const { cart } = done(await add(visitor, bundleLine(family, 2)))
  expect(cart.lineItems).toHaveLength(1)
  expect(cart.lineItems[0]).toMatchObject({
    quantity: 2,
    price: { amount: '50.00' },
    descriptionLines: expect.arrayContaining([
      expect.objectContaining({ plainText: expect.objectContaining({ original: '2 × Standing, 2 × Child' }) }),
    ]),
  })
  const { buyer, orderId } = await bought(site, [bundleLine(family, 2)], 'approve')
  expect(await takenOf(site, adult, child)).toEqual([4, 4])
  const order = await placedOrder(buyer, orderId)
  expect(order.formattedTotal).toBe('£100.00')
  expect(
    order.lines.map(({ formattedPrice, quantity }: Record<string, unknown>) => [formattedPrice, quantity]),
  ).toEqual([
    ['£16.67', 4],
    ['£8.33', 4],
  ])
  type Ticket = { ticketName: string; code: string; bundle: { id: string; name: string } }
  const tickets: Ticket[] = order.tickets
  expect(new Set(tickets.map(({ code }) => code)).size).toBe(8)
  expect([...new Set(tickets.map(({ ticketName }) => ticketName))]).toEqual(['Family – Standing', 'Family – Child'])
  const whole = Map.groupBy(tickets, ({ bundle }) => bundle.id)
  expect([...whole.values()].map((own) => own.map(({ ticketName }) => ticketName).toSorted())).toEqual(
    [0, 1].map(() => ['Family – Child', 'Family – Child', 'Family – Standing', 'Family – Standing']),
  )
  expect((await listOf(site.admin, eventId)).bundles[0].sold).toBe(2)
  await agrees(site)
})

test('the last units of two kinds go to one of several buyers, who gets a whole bundle, and the others get nothing', async () => {
  const site = await testSite()
  const { eventId, adult, child, family } = await concert(site, { adults: 3, children: 3 })
  const buyers = await Promise.all([0, 1, 2, 3].map(() => site.visitor()))
  const checkouts = await Promise.all(buyers.map((buyer) => checkOut(buyer, [bundleLine(family)])))
  const replies = await Promise.all(buyers.map((buyer, i) => placeOrder(buyer, checkouts[i]!)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const others = replies.filter(({ status }) => status !== 200)
  expect(others.map(refused)).toEqual([0, 1, 2].map(() => [409, 'FULL_OUT_OF_STOCK']))
  for (const { body } of others)
    expect(body.details.applicationError.data.lineItems).toMatchObject([
      { catalogItemId: family, quantityAvailable: 0 },
    ])
  expect(await takenOf(site, adult, child)).toEqual([2, 2])
  expect(await offeredTo(buyers[0]!, eventId)).toMatchObject([{ available: 0 }])

  // The same by reservation: one kind has enough for both, the other for one.
  const second = await concert(site, { adults: 4, children: 3 })
  const held = await Promise.all(
    buyers
      .slice(0, 2)
      .map((buyer) => reserve(buyer, second.eventId, { bundles: [{ bundleId: second.family, quantity: 1 }] })),
  )
  expect(held.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(codeOf(held.find(({ status }) => status === 409)!)).toBe('NOT_ENOUGH_TICKETS')
  expect(await takenOf(site, second.adult, second.child)).toEqual([2, 2])
  await agrees(site)
})

test('a cart counts single tickets and bundles together against what is left of their kinds', async () => {
  const site = await testSite()
  const { adult, family } = await concert(site, { adults: 5 })
  const visitor = await site.visitor()
  done(await add(visitor, ticketLine(adult, 1), bundleLine(family, 2)))
  const more = await add(visitor, bundleLine(family))
  expect(refused(more)).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  expect(refused(await add(visitor, ticketLine(adult, 1)))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
})

test('an unpaid order of a bundle that is taken back is one line of the cart again, and holds nothing', async () => {
  const site = await cardSite()
  const { adult, child, family } = await concert(site)
  const buyer = await site.visitor()
  const placed = done(await placeOrder(buyer, await checkOut(buyer, [bundleLine(family, 3)])))
  expect(await takenOf(site, adult, child)).toEqual([6, 6])
  done(await buyer.call('POST', `/fairground/v1/placed-orders/${placed.orderId}/back-to-cart`, {}))
  expect(await takenOf(site, adult, child)).toEqual([0, 0])
  const { cart } = done(await buyer.call('GET', CART))
  expect(cart.lineItems).toMatchObject([
    { quantity: 3, price: { amount: '50.00' }, catalogReference: { appId: BUNDLES_APP_ID, catalogItemId: family } },
  ])
})

test('the event’s own checkout holds bundles beside tickets, asks each guest, and prices a bundle as the cart does', async () => {
  const site = await testSite()
  const { eventId, adult, child, family } = await concert(site, { price: '49.99' })
  done(
    await site.admin.call('PATCH', `/events/v3/events/${eventId}`, {
      event: { id: eventId, registration: { tickets: { guestsAssignedSeparately: true } } },
    }),
  )
  const buyer = await site.visitor()
  const body = {
    ticketQuantities: [{ ticketDefinitionId: child, quantity: 1 }],
    bundles: [{ bundleId: family, quantity: 2 }],
  }
  const held = done(await reserve(buyer, eventId, body))
  expect(held.invoice.grandTotal).toMatchObject({ amount: '109.98' })
  expect(await takenOf(site, adult, child)).toEqual([4, 5])
  const guest = (firstName: string) => ({
    form: {
      inputValues: [
        { inputName: 'firstName', value: firstName },
        { inputName: 'lastName', value: 'Byron' },
        { inputName: 'email', value: 'ada@example.test' },
      ],
    },
  })
  const checkout = (guests: object[]) =>
    buyer.call('POST', '/events/v1/checkout', { eventId, reservationId: held.id, guests })
  expect((await checkout([guest('Ada')])).status).toBe(400)
  const { order } = done(await checkout(Array.from({ length: 9 }, (_, i) => guest(`Guest ${i + 1}`))))
  expect(order.ticketsQuantity).toBe(9)
  expect(order.invoice.grandTotal.amount).toBe('109.98')
  done(
    await site.admin.call('POST', `/events/v1/events/${eventId}/orders/confirm`, { orderNumber: [order.orderNumber] }),
  )
  const names = await site.query(
    `select doc->>'ticketName' as name, doc #>> '{guest,firstName}' as guest, doc #>> '{bundle,name}' as bundle from tickets order by doc #>> '{guest,firstName}'`,
  )
  expect(names.filter(({ bundle }) => bundle === null)).toEqual([{ name: 'Child', guest: 'Guest 1', bundle: null }])
  expect(names.filter(({ bundle }) => bundle === 'Family')).toHaveLength(8)
  expect((await listOf(site.admin, eventId)).bundles[0].sold).toBe(2)
  await agrees(site)

  expect((await reserve(buyer, eventId, {})).status).toBe(400)
  expect(refused(await reserve(buyer, eventId, { bundles: [{ bundleId: eventId, quantity: 1 }] }))).toEqual([
    404,
    'TICKET_BUNDLE_NOT_FOUND',
  ])
  expect(refused(await reserve(buyer, eventId, { bundles: [{ bundleId: family, quantity: 11 }] }))).toEqual([
    409,
    'TICKET_LIMIT_PER_ORDER',
  ])
})

test('a bundle with a hidden kind is only for visitors whose code opens it, and its tickets count as uses of the code', async () => {
  const site = await testSite()
  const { eventId, adult } = await concert(site)
  const sponsor = await kindOf(site, eventId, { name: 'Sponsor', hidden: true, initialLimit: 10 })
  const contents = [
    { ticketDefinitionId: adult, quantity: 1 },
    { ticketDefinitionId: sponsor, quantity: 2 },
  ]
  const { bundles } = done(await set(site.admin, eventId, [{ name: 'Sponsors', price: '30', contents }], '1'))
  const id = bundles[0].id
  const code = { codes: ['FRIENDS'], ticketDefinitionIds: [sponsor], usageLimit: 3 }
  done(await site.admin.call('POST', `/fairground/v1/events/${eventId}/access-codes`, code))
  const visitor = await site.visitor()
  expect(await offeredTo(visitor, eventId)).toEqual([])
  expect(refused(await add(visitor, bundleLine(id)))[0]).toBe(404)
  expect(refused(await reserve(visitor, eventId, { bundles: [{ bundleId: id, quantity: 1 }] }))).toEqual([
    404,
    'TICKET_BUNDLE_NOT_FOUND',
  ])
  const { access } = done(await visitor.call('POST', '/fairground/v1/ticket-access', { eventId, code: 'friends' }))
  expect(await offeredTo(visitor, eventId, access)).toMatchObject([{ id, available: 1 }])
  done(await add(visitor, bundleLine(id, 1, { access })))
  expect(refused(await add(visitor, bundleLine(id, 1, { access })))).toEqual([409, 'NOT_ENOUGH_TICKETS'])
  const bundled = { access, bundles: [{ bundleId: id, quantity: 1 }] }
  expect(done(await reserve(visitor, eventId, bundled)).id).toBeTruthy()
  expect(refused(await reserve(await site.visitor(), eventId, bundled))).toEqual([409, 'TICKET_CODE_USED_UP'])
})

test('the buyer of a bundle gives it back as a whole and never a part of it, and its tickets stay what they are', async () => {
  const site = await cardSite()
  const { eventId, adult, child, family } = await concert(site)
  const tickets = { cancellation: { allowed: true }, change: { allowed: true } }
  done(
    await site.admin.call('PATCH', `/events/v3/events/${eventId}`, {
      event: { id: eventId, registration: { tickets } },
    }),
  )
  const { buyer, orderId } = await bought(site, [bundleLine(family), ticketLine(adult, 1)], 'approve')
  type Ticket = { id: string; bundle?: object; change?: object; cancellation: { possible: boolean } }
  const all: Ticket[] = (await placedOrder(buyer, orderId)).tickets
  const [bundled, single] = [all.filter(({ bundle }) => bundle), all.filter(({ bundle }) => !bundle)]
  expect([bundled.length, single.length]).toEqual([4, 1])
  expect([bundled.some(({ change }) => change), single.every(({ change }) => change)]).toEqual([false, true])
  const cancel = (ticketIds: string[]) =>
    buyer.call('POST', `/fairground/v1/placed-orders/${orderId}/ticket-cancellations`, { ticketIds })
  const part = await cancel([bundled[0]!.id, single[0]!.id])
  expect(refused(part)).toEqual([409, 'TICKET_BUNDLE_DIVIDED'])
  expect(dataOf(part)).toMatchObject({ name: 'Family' })
  done(await cancel(bundled.map(({ id }) => id)))
  expect(await takenOf(site, adult, child)).toEqual([1, 0])
  expect((await listOf(site.admin, eventId)).bundles[0].sold).toBe(0)
  await agrees(site)
})

test('a bundle is sold while its kinds are, and an event that is cloned has its bundles', async () => {
  const site = await testSite()
  const { eventId, child, family } = await concert(site)
  const { event } = done(await site.admin.call('POST', `/events/v3/events/${eventId}/clone`, {}))
  expect((await listOf(site.admin, event.id)).bundles).toMatchObject([
    { name: 'Family', price: '50.00', contents: [{ quantity: 2 }, { name: 'Child', quantity: 2, unfit: false }] },
  ])
  const { ticketDefinition } = done(
    await site.admin.call('GET', `/events-ticket-definitions/v3/ticket-definitions/${child}`),
  )
  done(
    await site.admin.call('PATCH', `/events-ticket-definitions/v3/ticket-definitions/${child}`, {
      ticketDefinition: {
        id: child,
        revision: ticketDefinition.revision,
        salePeriod: { startDate: '2000-01-01T00:00:00Z', endDate: '2000-02-01T00:00:00Z', displayNotOnSale: true },
      },
    }),
  )
  const visitor = await site.visitor()
  expect(await offeredTo(visitor, eventId)).toEqual([])
  expect(refused(await add(visitor, bundleLine(family)))).toEqual([409, 'SALE_CLOSED'])
  done(await site.admin.call('DELETE', `/events-ticket-definitions/v3/ticket-definitions/${child}`))
  expect((await listOf(site.admin, eventId)).bundles[0].contents[1].unfit).toBe(true)
  expect(refused(await add(visitor, bundleLine(family)))[0]).toBe(404)
})

test('a bundle with a fee costs the same through the cart and through the event’s own checkout', async () => {
  const site = await cardSite()
  const { eventId } = await concert(site)
  const price = (value: string) => ({ pricingMethod: { fixedPrice: { value, currency: 'GBP' } } })
  const feeType = 'FEE_ADDED_AT_CHECKOUT'
  const [front, back] = [
    await kindOf(site, eventId, { name: 'Front', feeType, ...price('20.00') }),
    await kindOf(site, eventId, { name: 'Back', feeType, ...price('10.00') }),
  ]
  const contents = [
    { ticketDefinitionId: front, quantity: 1 },
    { ticketDefinitionId: back, quantity: 2 },
  ]
  const { bundles } = done(await set(site.admin, eventId, [{ name: 'Mixed', price: '33.35', contents }], '1'))
  const bundleId = bundles[0].id
  const { buyer, orderId } = await bought(site, [bundleLine(bundleId, 3)], 'approve')
  const { invoice } = done(await reserve(await site.visitor(), eventId, { bundles: [{ bundleId, quantity: 3 }] }))
  // 100.05 and a fee of 2.5 %.
  expect([(await placedOrder(buyer, orderId)).formattedTotal, invoice.grandTotal.amount]).toEqual(['£102.55', '102.55'])
  const stored = await site.query(
    'select unit_price::int as price, quantity::int as quantity, total::int as total from order_lines order by position',
  )
  expect(stored.reduce((sum, { total }) => sum + Number(total), 0)).toBe(10_255)
  expect(stored.reduce((sum, one) => sum + Number(one.price) * Number(one.quantity), 0)).toBe(10_005)
  await agrees(site)
})

test('a fee that a bundle has is divided to the penny, and the order agrees with what it was sold for', async () => {
  const site = await cardSite()
  const { eventId } = await sellTickets(site, 10)
  const kind = (name: string, value: string) =>
    kindOf(site, eventId, {
      name,
      initialLimit: 10,
      feeType: 'FEE_ADDED_AT_CHECKOUT',
      pricingMethod: { fixedPrice: { value, currency: 'GBP' } },
    })
  const contents = [
    { ticketDefinitionId: await kind('Adult', '20.00'), quantity: 2 },
    { ticketDefinitionId: await kind('Child', '9.99'), quantity: 2 },
  ]
  const { bundles } = done(await set(site.admin, eventId, [{ name: 'Family', price: '45.00', contents }]))
  const { orderId } = await bought(site, [bundleLine(bundles[0].id)], 'approve')
  const { order } = done(await site.admin.call('GET', `/ecom/v1/orders/${orderId}`))
  expect(order.priceSummary.total.amount).toBe('46.13')
  await agrees(site)
})
