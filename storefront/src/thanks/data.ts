import { orderView } from '@fairground/client/generated/fairground.order-view.ts'
import { formatDateTime } from '@fairground/domain/formatting/dates.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { orNotFound } from '../not-found.ts'
import { pictureSource } from '../picture-source.ts'
import { shopOf } from '../shop.ts'
import { standingOf } from './standing.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { client, site } = shopOf(context)
  const { order } = await orNotFound(
    client({ orderView }).orderView.getPlacedOrder({ orderId: params.orderId ?? '' }),
    'ORDER_NOT_FOUND',
  )
  const { createdDate, payBy, lines, ...rest } = order
  const place = { locale: site.locale, zone: site.timeZone }
  return {
    order: {
      ...rest,
      placed: formatDateTime(createdDate, place),
      lines: lines.map(({ imageUrl, ...line }) => ({ ...line, picture: pictureSource(imageUrl, site.origin) })),
      standing: standingOf(order, payBy && formatDateTime(payBy, place)),
    },
  }
}
