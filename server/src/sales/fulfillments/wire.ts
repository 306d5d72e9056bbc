import type { Fulfillment, OrderWithFulfillments } from '@fairground/contract/ecom/order-fulfillments.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { FulfillmentPart } from './queries.ts'

export const orderWithFulfillmentsToWire = ({
  orderId,
  fulfillments,
}: {
  readonly orderId: string
  readonly fulfillments: readonly FulfillmentPart[]
}): Static<typeof OrderWithFulfillments> => ({ orderId, fulfillments: fulfillments.map(fulfillmentToWire) })

function fulfillmentToWire({
  id,
  at,
  lines,
  trackingNumber,
  shippingProvider,
  trackingLink,
}: FulfillmentPart): Static<typeof Fulfillment> {
  const trackingInfo = present({
    trackingNumber: trackingNumber || undefined,
    shippingProvider: shippingProvider || undefined,
    trackingLink: trackingLink || undefined,
  })
  return {
    id,
    createdDate: new Date(at).toISOString(),
    lineItems: lines.map((line) => ({ id: line.id, quantity: line.quantity })),
    ...present({ trackingInfo: Object.keys(trackingInfo).length > 0 ? trackingInfo : undefined }),
  }
}
