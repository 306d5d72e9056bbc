import type { Shipment } from '@fairground/client/generated/fairground.order-view.ts'
import { formatDate } from '@fairground/domain/formatting/dates.ts'
import { carrierName } from '@fairground/domain/orders/carriers.ts'
import type { ShipmentView } from './shipments.tsx'

export const shipmentView = (
  { id, sentDate, lines, carrier, trackingNumber, trackingLink }: Shipment,
  place: { readonly locale: string; readonly zone: string },
): ShipmentView => ({
  id,
  sent: formatDate(sentDate, place),
  lines: lines.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)),
  parcel: [carrier && carrierName(carrier), trackingNumber].filter(Boolean).join(' ') || undefined,
  link: trackingLink,
})
