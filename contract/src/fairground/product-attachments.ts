import Type from 'typebox'
import { AttachmentKind } from '../enumerations/catalog.ts'
import { caller, operation } from '../operation.ts'
import { Guid, list, named, oneOf, text } from '../scalars.ts'

export const ProductAttachment = named(
  'ProductAttachment',
  Type.Object({
    id: text(200),
    kind: oneOf(AttachmentKind),
    /** File name; empty where the merchant gave it by an address alone. */
    name: text(1000),
    url: text(2000),
  }),
)

export const listProductAttachments = operation({
  module: 'fairground.product-attachments',
  name: 'listProductAttachments',
  summary:
    'Sounds, documents and archives among a product’s media, in their order: catalogue 3 shows pictures and films alone.',
  method: 'GET',
  path: '/fairground/v1/products/{productId}/attachments',
  who: caller,
  request: Type.Object({ productId: Guid }),
  response: Type.Object({ attachments: list(ProductAttachment, 50) }),
  refusals: ['PRODUCT_NOT_FOUND'],
})

export const operations = [listProductAttachments] as const
