import type { ProductAttachment } from '@fairground/client/generated/fairground.product-attachments.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { ownFile } from '../picture-source.ts'
import { t } from '../texts.ts'

export interface AttachmentView {
  readonly id: string
  readonly kind: 'audio' | 'document' | 'zip'
  readonly name: string
  readonly src: string
}

const names = {
  audio: () => t('product.listen'),
  document: () => t('product.document'),
  zip: () => t('product.archive'),
} as const

/** Sounds, documents and archives of a product. Sounds play from our own files alone. */
export const attachmentViews = (attachments: readonly ProductAttachment[], { origin }: SiteFacts): AttachmentView[] =>
  attachments.flatMap(({ id, kind, name, url }) => {
    const own = ownFile(url, origin)
    if (kind === 'audio' && !own) return []
    return [{ id, kind, name: name || names[kind](), src: own ?? url }]
  })
