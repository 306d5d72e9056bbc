import { listProductAttachments } from '@fairground/contract/fairground/product-attachments.ts'
import { type Api, mount } from '../../../http/mount.ts'
import type { MediaKind, Picture } from '../model/product.ts'
import { productTags } from '../read/cache-tags.ts'
import { getProductRow } from '../read/find-product.ts'

type Kind = Exclude<MediaKind, 'image' | 'video'>

const isAttached = (medium: Picture): medium is Picture & { readonly kind: Kind } =>
  medium.kind !== undefined && medium.kind !== 'image' && medium.kind !== 'video'

/** What a product has beside pictures and films, with its address. */
export function attachmentRoutes(api: Api): void {
  mount(
    api,
    listProductAttachments,
    async ({ productId }, ctx) => {
      const { doc } = await getProductRow(ctx, productId)
      const attachments = doc.media
        .filter(isAttached)
        .map(({ id, kind, displayName = '', url }) => ({ id, kind, name: displayName, url }))
      return { attachments }
    },
    { cache: ({ productId }) => productTags({ product: { id: productId.toLowerCase() } }) },
  )
}
