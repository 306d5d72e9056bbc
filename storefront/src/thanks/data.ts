import { downloads } from '@fairground/client/generated/fairground.downloads.ts'
import { orderView } from '@fairground/client/generated/fairground.order-view.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { pictureSource } from '../picture-source.ts'
import { shopOf } from '../shop.ts'
import { downloadView } from './download-view.ts'
import { shipmentView } from './shipment-view.ts'
import { standingOf } from './standing.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { client, site } = shopOf(context)
  const { order } = await orNotFound(
    client({ orderView }).orderView.getPlacedOrder({ orderId: params.orderId ?? '' }),
    'ORDER_NOT_FOUND',
  )
  const isPaid = order.status === 'APPROVED' && ['PAID', 'PARTIALLY_REFUNDED'].includes(order.paymentStatus)
  const files = isPaid ? (await client({ downloads }).downloads.listDownloads({ orderId: order.id })).downloads : []
  const { createdDate, payBy, lines, shipments, ...rest } = order
  const place = { locale: site.locale, zone: site.timeZone }
  return {
    order: {
      ...rest,
      placed: formatDateTime(createdDate, place),
      lines: lines.map(({ imageUrl, ...line }) => ({ ...line, picture: pictureSource(imageUrl, site.origin) })),
      shipments: shipments.map((shipment) => shipmentView(shipment, place)),
      downloads: files.map((file) => downloadView(file, place)),
      standing: standingOf(order, payBy && formatDateTime(payBy, place)),
    },
  }
}
