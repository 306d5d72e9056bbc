import type { ShippingLabel } from '@fairground/contract/fairground/shipping-labels.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { LabelRow } from './queries.ts'

export const labelToWire = (row: LabelRow): Static<typeof ShippingLabel> => ({
  id: row.id,
  orderId: row.orderId,
  status: row.status,
  createdDate: row.createdAt.toISOString(),
  ...row.doc,
  ...present({
    priceId: row.priceId ?? undefined,
    labelUrl: row.labelUrl ?? undefined,
    trackingNumber: row.trackingNumber ?? undefined,
    trackingLink: row.trackingLink ?? undefined,
    fulfillmentId: row.fulfillmentId ?? undefined,
    problem: row.problem ?? undefined,
  }),
})
