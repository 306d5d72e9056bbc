import type { Promotion } from '@fairground/contract/stores/promotions-v-3.ts'
import type { Static } from 'typebox'
import type { Caller } from '../../ground/caller.ts'
import { seesHidden } from '../visibility/sees-hidden.ts'
import type { PromotionRow } from './queries.ts'

export function promotionToWire(row: PromotionRow, caller: Caller): Static<typeof Promotion> {
  const { media, destinationUrl, extendedFields } = row.doc
  const { id, url, width, height, altText, displayName } = media
  const words = { ...(altText ? { altText } : {}) }
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
      ...(displayName ? { displayName } : {}),
      mediaType: 'IMAGE',
    },
    ...(destinationUrl ? { destinationUrl } : {}),
    categories: [...row.categories],
    enabled: row.enabled,
    ...(extendedFields ? { extendedFields } : {}),
    tags: {
      publicTags: { tagIds: row.publicTags },
      ...(seesHidden(caller) ? { privateTags: { tagIds: row.privateTags } } : {}),
    },
  }
}
