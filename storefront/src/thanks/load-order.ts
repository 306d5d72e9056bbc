import { downloads } from '@fairground/client/generated/fairground.downloads.ts'
import { orderView } from '@fairground/client/generated/fairground.order-view.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import { pictureSource } from '../picture-source.ts'
import { placedPaths } from '../placed-paths.ts'
import type { Shop } from '../shop.ts'
import { downloadView } from './download-view.ts'
import { shipmentView } from './shipment-view.ts'
import { standingOf } from './standing.ts'
import { ticketEvent } from './ticket-event.ts'
import { ticketView } from './ticket-view.ts'

/** A placed order as its pages show it. `token` is that of a mailed link. */
export async function loadOrder({ client, site }: Shop, orderId: string, token?: string) {
  const link = token === undefined ? {} : { token }
  const { order } = await client({ orderView }).orderView.getPlacedOrder({ orderId, ...link })
  const isPaid = order.status === 'APPROVED' && ['PAID', 'PARTIALLY_REFUNDED'].includes(order.paymentStatus)
  const files = isPaid
    ? (await client({ downloads }).downloads.listDownloads({ orderId: order.id, ...link })).downloads
    : []
  const { createdDate, payBy, lines, shipments, tickets, events, documents, ...rest } = order
  const place = { locale: site.locale, zone: site.timeZone }
  return {
    ...rest,
    placed: formatDateTime(createdDate, place),
    lines: lines.map(({ imageUrl, ...line }) => ({ ...line, picture: pictureSource(imageUrl, site.origin) })),
    shipments: shipments.map((shipment) => shipmentView(shipment, place)),
    downloads: files.map((file) => downloadView(file, place)),
    documents: documents.map(({ id, ...words }) => ({
      id,
      ...words,
      href: placedPaths.orderDocument(order.id, id, token),
    })),
    tickets: tickets.map((ticket) => {
      const zone = events.find(({ id }) => id === ticket.eventId)?.timeZoneId ?? site.timeZone
      return ticketView(ticket, { token, locale: site.locale, zone })
    }),
    events: events.map((event) => ticketEvent(event, site.locale)),
    standing: standingOf(order, payBy && formatDateTime(payBy, place)),
  }
}

export type OrderPageView = Awaited<ReturnType<typeof loadOrder>>
