import { productAttachments } from '@fairground/client/generated/fairground.product-attachments.ts'
import type { Product } from '@fairground/client/generated/stores.products.ts'
import { ownFile } from '../picture-source.ts'
import type { Shop } from '../shop.ts'

export interface AttachmentView {
  readonly id: string
  readonly kind: 'audio' | 'document' | 'zip'
  readonly name: string
  readonly src: string
}

const WORDS = { audio: 'Listen', document: 'Document', zip: 'Archive' } as const

/** Sounds, documents and archives of a product; asked only where it has any. Sounds play from our own files alone. */
export async function attachmentsOf(
  { client, site }: Shop,
  { id: productId, media }: Pick<Product, 'id' | 'media'>,
): Promise<AttachmentView[]> {
  if (media.items.every(({ mediaType }) => mediaType === 'image' || mediaType === 'video')) return []
  const { attachments } = await client({ productAttachments }).productAttachments.listProductAttachments({ productId })
  return attachments.flatMap(({ id, kind, name, url }) => {
    const own = ownFile(url, site.origin)
    if (kind === 'audio' && !own) return []
    return [{ id, kind, name: name || WORDS[kind], src: own ?? url }]
  })
}
