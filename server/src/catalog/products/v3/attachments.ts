import { listProductAttachments, type ProductAttachment } from '@fairground/contract/fairground/product-attachments.ts'
import type { Static } from 'typebox'
import { type Api, mount } from '../../../http/mount.ts'
import type { MediaKind, Picture, ProductDoc } from '../model/product.ts'
import { productTags } from '../read/cache-tags.ts'
import { getProductRow } from '../read/find-product.ts'

type Kind = Exclude<MediaKind, 'image' | 'video'>

const isAttachment = (medium: Picture): medium is Picture & { readonly kind: Kind } =>
  medium.kind !== undefined && medium.kind !== 'image' && medium.kind !== 'video'

/** A product's sounds, documents and archives with their addresses. */
export const attachmentsToWire = ({ media }: Pick<ProductDoc, 'media'>): Static<typeof ProductAttachment>[] =>
  media.filter(isAttachment).map(({ id, kind, displayName = '', url }) => ({ id, kind, name: displayName, url }))

export function attachmentRoutes(api: Api): void {
  mount(
    api,
    listProductAttachments,
    async ({ productId }, ctx) => ({ attachments: attachmentsToWire((await getProductRow(ctx, productId)).doc) }),
    { cache: ({ productId }) => productTags({ product: { id: productId } }) },
  )
}
