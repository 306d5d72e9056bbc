// Generated from contract/src by contract/generate/client.ts. Do not edit.
import { call } from '../call.ts'

export type ListProductAttachmentsRefusal = 'PRODUCT_NOT_FOUND'

export interface ListProductAttachmentsRequest {
  productId: string
}

export interface ListProductAttachmentsResponse {
  attachments: ProductAttachment[]
}

export interface ProductAttachment {
  id: string
  kind: 'audio' | 'document' | 'zip'
  name: string
  url: string
}

/** Module `fairground.product-attachments`. */
export const productAttachments = {
  /** Sounds, documents and archives among a product’s media, in their order: the published product tells that they are there, and not where. */
  listProductAttachments: call<ListProductAttachmentsRequest, ListProductAttachmentsResponse, ListProductAttachmentsRefusal>('GET', '/fairground/v1/products/{productId}/attachments'),
}
