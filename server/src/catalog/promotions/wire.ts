import type { Promotion } from '@fairground/contract/stores/promotions-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { Caller } from '../../ground/caller.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import type { PromotionRow } from './queries.ts'

export function promotionToWire(row: PromotionRow, caller: Caller): Static<typeof Promotion> {
  const { media, destinationUrl, extendedFields } = row.doc
  const { id, url, width, height, altText, displayName } = media
  const words = present({ altText: altText || undefined })
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
    name: row.name,
    media: {
      id,
      image: { url, ...(width && height ? { width, height } : {}), ...words },
      ...words,
      ...present({ displayName: displayName || undefined }),
      mediaType: 'IMAGE',
    },
    ...present({ destinationUrl: destinationUrl || undefined }),
    categories: [...row.categories],
    enabled: row.enabled,
    ...present({ extendedFields }),
    tags: {
      publicTags: { tagIds: row.publicTags },
      ...present({ privateTags: seesHidden(caller) ? { tagIds: row.privateTags } : undefined }),
    },
  }
}
