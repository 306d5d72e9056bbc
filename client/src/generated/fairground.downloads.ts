// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ListDownloadsRefusal = 'ORDER_NOT_FOUND'

export interface ListDownloadsRequest {
  orderId: string
  token?: string
}

export interface ListDownloadsResponse {
  downloads: OrderDownload[]
}

export interface OrderDownload {
  fileId: string
  productName: string
  fileName: string
  fileSize: string
  fileType: 'UNSPECIFIED' | 'SECURE_PICTURE' | 'SECURE_VIDEO' | 'SECURE_DOCUMENT' | 'SECURE_MUSIC' | 'SECURE_ARCHIVE' | 'SECURE_RAW'
  url: string
  expiresDate: Date
}

/** Module `fairground.downloads`. */
export const downloads = {
  /** The digital files of an order, each once, with links that expire: for its buyer, once it is paid or was free. None for an order that is not paid, was cancelled or refunded. */
  listDownloads: call<ListDownloadsRequest, ListDownloadsResponse, ListDownloadsRefusal>('GET', '/fairground/v1/placed-orders/{orderId}/downloads', { values: { downloads: { expiresDate: 'date' } } }),
}
