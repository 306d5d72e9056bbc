import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { type TestCaller, type TestSite, type TestVisitor, testSite } from '../../../test/fixture.ts'
import { checkOut, placeOrder, productLine, sellShirts, sellTickets, ticketLine } from '../../../test/shop.ts'
import { checkSite } from '../../check/check-site.ts'
import { startJobs } from '../../jobs/jobs.ts'

const FULFILLMENTS = '/ecom/v1/fulfillments'
const codeOf = (reply: { body: { details?: { applicationError?: { code: string } } } }) =>
  reply.body.details?.applicationError?.code

interface Ordered {
  readonly orderId: string
  readonly buyer: TestVisitor
  /** Line of the shirt. */
  readonly lineId: string
}

/** Placed, to be paid in person: so many shirts, and other lines. */
async function ordered(site: TestSite, shirts: number, others: readonly unknown[] = []): Promise<Ordered> {
  const shirt = await sellShirts(site, 100, 20, `Shirt ${Math.random()}`)
  const buyer = await site.visitor()
  const placed = await placeOrder(buyer, await checkOut(buyer, [productLine(shirt.productId, shirts), ...others]))
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const { orderId } = placed.body
  const { lineItems } = await orderOf(site, orderId)
  return { orderId, buyer, lineId: lineItems[0].id }
}

const orderOf = async ({ admin }: TestSite, orderId: string) =>
  (await admin.call('GET', `/ecom/v1/orders/${orderId}`)).body.order
const fulfil = (caller: TestCaller, orderId: string, fulfillment: object) =>
  caller.call('POST', `${FULFILLMENTS}/orders/${orderId}/create-fulfillment`, { orderId, fulfillment })
const change = (
  caller: TestCaller,
  orderId: string,
  fulfillment: { id: string; lineItems?: unknown; trackingInfo?: unknown },
) => caller.call('PATCH', `${FULFILLMENTS}/${fulfillment.id}/orders/${orderId}`, { orderId, fulfillment })
const takeBack = (caller: TestCaller, orderId: string, fulfillmentId: string) =>
  caller.call('DELETE', `${FULFILLMENTS}/${fulfillmentId}/orders/${orderId}?orderId=${orderId}`)
const agrees = async (site: TestSite) => expect(await checkSite(site.assembly.pool.forSite(site.siteId))).toEqual([])

test('an order is handed over part by part, and taken back', async () => {
  const site = await testSite()
  const { orderId, lineId } = await ordered(site, 3)
  expect((await orderOf(site, orderId)).fulfillmentStatus).toBe('NOT_FULFILLED')

  const first = await fulfil(site.admin, orderId, { lineItems: [{ id: lineId, quantity: 1 }] })
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const { fulfillmentId } = first.body
  expect(first.body.orderWithFulfillments).toEqual({
    orderId,
    fulfillments: [{ id: fulfillmentId, createdDate: expect.any(String), lineItems: [{ id: lineId, quantity: 1 }] }],
  })
  expect((await orderOf(site, orderId)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED')

  const rest = await fulfil(site.admin, orderId, { lineItems: [{ id: lineId }] })
  expect(rest.body.orderWithFulfillments.fulfillments[1].lineItems).toEqual([{ id: lineId, quantity: 2 }])
  const whole = await orderOf(site, orderId)
  expect(whole.fulfillmentStatus).toBe('FULFILLED')
  expect(whole.activities.map((one: { type: string }) => one.type)).toEqual([
    'ORDER_PLACED',
    'ORDER_FULFILLED',
    'ORDER_FULFILLED',
  ])

  expect((await takeBack(site.admin, orderId, fulfillmentId)).body.orderWithFulfillments.fulfillments).toHaveLength(1)
  const partly = await orderOf(site, orderId)
  expect(partly.fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
  expect(partly.activities.at(-1).type).toBe('ORDER_NOT_FULFILLED')
  type Handed = { type: string; fulfillment?: { fulfillmentId: string; lineItems: object[] } }
  const handed = (partly.activities as Handed[]).flatMap(({ type, fulfillment }) =>
    fulfillment ? [[type, fulfillment.lineItems]] : [],
  )
  expect(handed).toEqual([
    ['ORDER_FULFILLED', [{ id: lineId, quantity: 1 }]],
    ['ORDER_FULFILLED', [{ id: lineId, quantity: 2 }]],
    ['ORDER_NOT_FULFILLED', [{ id: lineId, quantity: 1 }]],
  ])
  expect(codeOf(await takeBack(site.admin, orderId, fulfillmentId))).toBe('FULFILLMENT_NOT_FOUND')
  const found = await site.admin.call('POST', '/ecom/v1/orders/search', {
    search: { filter: { fulfillmentStatus: 'PARTIALLY_FULFILLED' } },
  })
  expect(found.body.orders.map(({ id }: { id: string }) => id)).toEqual([orderId])
  const events = await site.query(
    `select payload->>'newFulfillmentStatus' as to from happenings where entity = 'order' and slug = 'fulfilled' order by sequence`,
  )
  expect(events.map(({ to }) => to)).toEqual(['PARTIALLY_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'])
  await agrees(site)
})

test('fulfilments never exceed the order: alone, in two entries, and by many at once', async () => {
  const site = await testSite()
  const { orderId, lineId } = await ordered(site, 3)
  const tooMany = await fulfil(site.admin, orderId, { lineItems: [{ id: lineId, quantity: 4 }] })
  expect([tooMany.status, tooMany.body.details.applicationError]).toMatchObject([
    409,
    { code: 'FULFILLED_TOO_MANY', data: { lineItemId: lineId, left: 3 } },
  ])
  const twice = [2, 2].map((quantity) => ({ id: lineId, quantity }))
  expect(codeOf(await fulfil(site.admin, orderId, { lineItems: twice }))).toBe('FULFILLED_TOO_MANY')

  const replies = await Promise.all(
    Array.from({ length: 6 }, () => fulfil(site.admin, orderId, { lineItems: [{ id: lineId, quantity: 2 }] })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await site.query('select fulfilled::int from order_lines where order_id = $1', [orderId])).toEqual([
    { fulfilled: 2 },
  ])
  expect(codeOf(await fulfil(site.admin, orderId, { lineItems: [{ id: site.siteId }] }))).toBe('LINE_ITEM_NOT_FOUND')
  await agrees(site)
})

test('a fulfilment is changed within what is left', async () => {
  const site = await testSite()
  const { orderId, lineId } = await ordered(site, 3)
  const { fulfillmentId: id } = (await fulfil(site.admin, orderId, { lineItems: [{ id: lineId, quantity: 2 }] })).body
  const lineItems = (quantity: number) => [{ id: lineId, quantity }]
  expect((await change(site.admin, orderId, { id, lineItems: lineItems(3) })).status).toBe(200)
  expect((await orderOf(site, orderId)).fulfillmentStatus).toBe('FULFILLED')
  expect(codeOf(await change(site.admin, orderId, { id, lineItems: lineItems(4) }))).toBe('FULFILLED_TOO_MANY')
  await change(site.admin, orderId, { id, lineItems: lineItems(1) })
  expect((await orderOf(site, orderId)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED')
  await agrees(site)
})

test('known carriers have a page that follows the number; one’s own link stays', async () => {
  const site = await testSite()
  const { orderId, lineId } = await ordered(site, 2)
  const one = [{ id: lineId, quantity: 1 }]
  const made = await fulfil(site.admin, orderId, {
    lineItems: one,
    trackingInfo: { trackingNumber: 'T 1', shippingProvider: 'fedex' },
  })
  const id = made.body.fulfillmentId
  const trackingOf = (reply: Awaited<ReturnType<TestCaller['call']>>) =>
    reply.body.orderWithFulfillments.fulfillments[0].trackingInfo
  expect(trackingOf(made)).toEqual({
    trackingNumber: 'T 1',
    shippingProvider: 'fedex',
    trackingLink: 'https://www.fedex.com/fedextrack/?trknbr=T%201',
  })
  const again = await fulfil(site.admin, orderId, { lineItems: one, trackingInfo: { trackingNumber: 'T 1' } })
  expect([again.status, codeOf(again)]).toEqual([409, 'TRACKING_NUMBER_ALREADY_EXISTS'])

  const set = (trackingInfo: object | null) => change(site.admin, orderId, { id, trackingInfo })
  expect(trackingOf(await set({ trackingNumber: 'T2' })).trackingLink).toMatch(/trknbr=T2$/)
  const own = { trackingLink: 'https://carrier.example/T2' }
  await set(own)
  expect(trackingOf(await set({ trackingNumber: 'T3', shippingProvider: 'other' }))).toEqual({
    trackingNumber: 'T3',
    shippingProvider: 'other',
    ...own,
  })
  expect(trackingOf(await set(null))).toBeUndefined()
  const bad = await set({ trackingLink: 'javascript:alert(1)' })
  expect(bad.body.details.validationError.fieldViolations[0]).toMatchObject({
    field: 'fulfillment.trackingInfo.trackingLink',
    violatedRule: 'FORMAT',
  })
  const { activities } = await orderOf(site, orderId)
  expect(activities.map((entry: { type: string }) => entry.type)).toEqual([
    'ORDER_PLACED',
    'ORDER_FULFILLED',
    'TRACKING_NUMBER_ADDED',
    'TRACKING_NUMBER_EDITED',
    'TRACKING_LINK_ADDED',
    'TRACKING_NUMBER_EDITED',
  ])
})

test('many orders at once: each by itself', async () => {
  const site = await testSite()
  const [a, b] = [await ordered(site, 2), await ordered(site, 1)]
  const part = ({ lineId }: Ordered, quantity: number) => ({ lineItems: [{ id: lineId, quantity }] })
  const reply = await site.admin.call('POST', `${FULFILLMENTS}/orders/bulk/create-fulfillments`, {
    ordersWithFulfillments: [
      { orderId: a.orderId, fulfillments: [part(a, 1), part(a, 1)] },
      // The second is too much, so the first is not made either.
      { orderId: b.orderId, fulfillments: [part(b, 1), part(b, 1)] },
      { orderId: site.siteId, fulfillments: [part(b, 1)] },
    ],
  })
  expect(reply.body).toMatchObject({
    results: [
      {
        itemMetadata: { id: a.orderId, originalIndex: 0, success: true },
        ordersWithFulfillments: { orderId: a.orderId },
      },
      { itemMetadata: { originalIndex: 1, success: false, error: { code: 'FULFILLED_TOO_MANY' } } },
      { itemMetadata: { originalIndex: 2, success: false, error: { code: 'ORDER_NOT_FOUND' } } },
    ],
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 },
  })
  expect((await orderOf(site, b.orderId)).fulfillmentStatus).toBe('NOT_FULFILLED')
  const listed = await site.admin.call('POST', `${FULFILLMENTS}/list-by-ids`, {
    orderIds: [b.orderId, site.siteId, a.orderId],
  })
  expect(
    listed.body.ordersWithFulfillments.map((one: { orderId: string; fulfillments: unknown[] }) => [
      one.orderId,
      one.fulfillments.length,
    ]),
  ).toEqual([
    [b.orderId, 0],
    [a.orderId, 2],
  ])
  expect(listed.statements).toBe(1)
  await agrees(site)
})

test('buyers see what was sent of their own order, and nobody else’s', async () => {
  const site = await testSite()
  const { orderId, lineId, buyer } = await ordered(site, 1)
  const stranger = await site.visitor()
  await fulfil(site.admin, orderId, { lineItems: [{ id: lineId }] })
  const path = `${FULFILLMENTS}/orders/${orderId}?orderId=${orderId}`
  expect((await buyer.call('GET', path)).body.orderWithFulfillments.fulfillments).toHaveLength(1)
  expect((await stranger.call('GET', path)).status).toBe(404)
  const listed = await stranger.call('POST', `${FULFILLMENTS}/list-by-ids`, { orderIds: [orderId] })
  expect(listed.body).toEqual({ ordersWithFulfillments: [] })
  expect((await fulfil(buyer, orderId, { lineItems: [{ id: lineId }] })).status).toBe(403)
  const seen = await buyer.call('GET', `/fairground/v1/placed-orders/${orderId}`)
  expect(seen.body.order.shipments).toMatchObject([{ lines: [{ quantity: 1 }], sentDate: expect.any(String) }])
  expect(seen.statements).toBe(1)
})

test('only what stands is handed over; tickets reach their holders by themselves', async () => {
  const site = await testSite()
  const concert = await sellTickets(site, 10)
  const buyer = await site.visitor()
  const tickets = await placeOrder(buyer, await checkOut(buyer, [ticketLine(concert.ticketDefinitionId, 2)]))
  expect((await orderOf(site, tickets.body.orderId)).fulfillmentStatus).toBe('FULFILLED')

  const mixed = await ordered(site, 1, [ticketLine(concert.ticketDefinitionId, 1)])
  await fulfil(site.admin, mixed.orderId, { lineItems: [{ id: mixed.lineId }] })
  expect((await orderOf(site, mixed.orderId)).fulfillmentStatus).toBe('FULFILLED')

  const canceled = await ordered(site, 1)
  await site.admin.call('POST', `/ecom/v1/orders/${canceled.orderId}/cancel`, { id: canceled.orderId })
  const refused = await fulfil(site.admin, canceled.orderId, { lineItems: [{ id: canceled.lineId }] })
  expect([refused.status, codeOf(refused)]).toEqual([409, 'ORDER_STATUS_IS_NOT_SUPPORTED'])
})

test('the buyer is mailed what was sent, once, and a number that comes later; not what they collect', async () => {
  const site = await testSite()
  const jobs = await startJobs(site.assembly, pino({ level: 'silent' }))
  onTestFinished(() => jobs.stop())
  const { orderId, lineId } = await ordered(site, 2)
  const mails = () => site.query(`select subject, text from mails where template = 'orderShipped' order by created_at`)
  const collected = await fulfil(site.admin, orderId, { lineItems: [{ id: lineId, quantity: 1 }] })
  await takeBack(site.admin, orderId, collected.body.fulfillmentId)

  await site.query(`update orders set doc = doc #- '{facts,shipping}'`)
  const { fulfillmentId: id } = (await fulfil(site.admin, orderId, { lineItems: [{ id: lineId, quantity: 2 }] })).body
  await expect.poll(mails).toHaveLength(1)
  const { number } = await orderOf(site, orderId)
  expect((await mails())[0]).toMatchObject({
    subject: `Your order ${number} is on its way`,
    text: expect.stringContaining(`http://localhost:8080/orders/${orderId}?token=`),
  })
  await change(site.admin, orderId, { id, trackingInfo: { trackingNumber: 'R1', shippingProvider: 'dhl' } })
  await expect.poll(mails).toHaveLength(2)
  expect((await mails())[1]?.text).toContain('tracking-id=R1')
  await change(site.admin, orderId, { id, lineItems: [{ id: lineId, quantity: 1 }] })
  const { activities } = await orderOf(site, orderId)
  expect(activities.filter((one: { type: string }) => one.type === 'SHIPPING_CONFIRMATION_EMAIL_SENT')).toHaveLength(2)
})
