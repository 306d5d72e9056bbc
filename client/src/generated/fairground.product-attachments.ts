// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { ProductAttachment } from './shapes.ts'

export type { ProductAttachment } from './shapes.ts'

export type ListProductAttachmentsRefusal = 'PRODUCT_NOT_FOUND'

export interface ListProductAttachmentsRequest {
  productId: string
}

export interface ListProductAttachmentsResponse {
  attachments: ProductAttachment[]
}

/** Module `fairground.product-attachments`. */
export const productAttachments = {
  /** Sounds, documents and archives among a product’s media, in their order: catalogue 3 shows pictures and films alone. */
  listProductAttachments: call<ListProductAttachmentsRequest, ListProductAttachmentsResponse, ListProductAttachmentsRefusal>('GET', '/fairground/v1/products/{productId}/attachments'),
}
