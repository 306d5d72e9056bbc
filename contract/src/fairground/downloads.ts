import Type from 'typebox'
import { FileType } from '../enumerations/catalog.ts'
import { operation, own } from '../operation.ts'
import { Guid, list, named, oneOf, optional, Timestamp } from '../scalars.ts'
import { OrderLinkToken } from './order-view.ts'

const module = 'fairground.downloads'

/**
 * A file that was bought. The holder of `url` downloads it until `expiresDate`, as long as the order is neither cancelled nor refunded;
 * requesting it again makes another link.
 */
const OrderDownload = named(
  'OrderDownload',
  Type.Object({
    fileId: Type.String(),
    /** Name that it was bought as. */
    productName: Type.String(),
    fileName: Type.String(),
    /** Bytes. */
    fileSize: Type.String(),
    fileType: oneOf(FileType),
    url: Type.String(),
    expiresDate: Timestamp,
  }),
)

export const listDownloads = operation({
  module,
  name: 'listDownloads',
  summary:
    'The digital files of an order, each once, with links that expire: for its buyer, once it is paid or was free. None for an order that is not paid, was cancelled or refunded.',
  method: 'GET',
  path: '/fairground/v1/placed-orders/{orderId}/downloads',
  who: own('orders.read'),
  request: Type.Object({ orderId: Guid, token: optional(OrderLinkToken) }),
  response: Type.Object({ downloads: list(OrderDownload, 100) }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const operations = [listDownloads] as const
