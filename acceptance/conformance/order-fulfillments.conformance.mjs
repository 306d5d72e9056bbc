import { expect, test } from 'vitest'
import { admin, NOWHERE, refusal, visitor } from './clients.mjs'
import { standing } from './standing-order.mjs'

const statusOf = async (orderId) => (await admin.orders.getOrder(orderId)).fulfillmentStatus

test('an order is sent in two parcels, and one comes back', async () => {
  const { orderId, lineId } = await standing(3)
  const { fulfillmentId, orderWithFulfillments } = await admin.orderFulfillments.createFulfillment(orderId, {
    lineItems: [{ _id: lineId, quantity: 2 }],
    trackingInfo: { trackingNumber: 'T-1', shippingProvider: 'fedex' },
  })
  expect(orderWithFulfillments).toMatchObject({
    orderId,
    fulfillments: [
      {
        _id: fulfillmentId,
        lineItems: [{ _id: lineId, quantity: 2 }],
        trackingInfo: {
          trackingNumber: 'T-1',
          shippingProvider: 'fedex',
          trackingLink: expect.stringContaining('fedex.com'),
        },
      },
    ],
  })
  expect(orderWithFulfillments.fulfillments[0]._createdDate).toBeInstanceOf(Date)
  expect(await statusOf(orderId)).toBe('PARTIALLY_FULFILLED')
  await admin.orderFulfillments.createFulfillment(orderId, { lineItems: [{ _id: lineId, quantity: 1 }] })
  expect(await statusOf(orderId)).toBe('FULFILLED')
  const left = await admin.orderFulfillments.deleteFulfillment({ orderId, fulfillmentId })
  expect(left.orderWithFulfillments.fulfillments).toHaveLength(1)
  expect(await statusOf(orderId)).toBe('PARTIALLY_FULFILLED')
})

test('staff correct the tracking', async () => {
  const { orderId, lineId } = await standing(1)
  const { fulfillmentId } = await admin.orderFulfillments.createFulfillment(orderId, { lineItems: [{ _id: lineId }] })
  const changed = await admin.orderFulfillments.updateFulfillment(
    { orderId, fulfillmentId },
    {
      fulfillment: {
        trackingInfo: { trackingNumber: 'U-1', shippingProvider: 'other', trackingLink: 'https://example.com/track' },
      },
    },
  )
  expect(changed.fulfillments[0].trackingInfo).toEqual({
    trackingNumber: 'U-1',
    shippingProvider: 'other',
    trackingLink: 'https://example.com/track',
  })
  const single = await admin.orderFulfillments.listFulfillmentsForSingleOrder(orderId)
  expect(single.orderWithFulfillments.fulfillments[0].trackingInfo.trackingNumber).toBe('U-1')
  const { ordersWithFulfillments } = await admin.orderFulfillments.listFulfillmentsForMultipleOrders([orderId])
  expect(ordersWithFulfillments).toMatchObject([{ orderId, fulfillments: [{ _id: fulfillmentId }] }])
})

test('many orders are sent at once', async () => {
  const [a, b] = [await standing(1), await standing(1)]
  const { results, bulkActionMetadata } = await admin.orderFulfillments.bulkCreateFulfillments(
    [a, b].map(({ orderId, lineId }) => ({ orderId, fulfillments: [{ lineItems: [{ _id: lineId, quantity: 1 }] }] })),
  )
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 })
  expect(results.map(({ ordersWithFulfillments }) => ordersWithFulfillments.orderId)).toEqual([a.orderId, b.orderId])
  expect(await Promise.all([a, b].map(({ orderId }) => statusOf(orderId)))).toEqual(['FULFILLED', 'FULFILLED'])
})

test('an impossible fulfilment is refused', async () => {
  const { orderId, lineId } = await standing(1)
  const fulfil = (id, fulfillment) => admin.orderFulfillments.createFulfillment(id, fulfillment)
  const tracked = (quantity) => ({ lineItems: [{ _id: lineId, quantity }], trackingInfo: { trackingNumber: 'X' } })
  expect(await refusal(fulfil(orderId, tracked(2)))).toMatchObject({ status: 409, code: 'FULFILLED_TOO_MANY' })
  expect(await refusal(fulfil(NOWHERE, tracked(1)))).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
  expect(await refusal(fulfil(orderId, { lineItems: [] }))).toMatchObject({ status: 400 })
  expect(await refusal(visitor().orderFulfillments.createFulfillment(orderId, tracked(1)))).toMatchObject({
    status: 403,
  })
  expect((await refusal(visitor().orderFulfillments.listFulfillmentsForSingleOrder(orderId))).status).toBe(404)
})
