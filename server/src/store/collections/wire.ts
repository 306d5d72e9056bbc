import { ALL_PRODUCTS_ID, type Collection, type CollectionForUpdate } from '@fairground/contract/stores/collection.ts'
import type { Static } from 'typebox'
import { seoToWire } from '../../html/head-tags.ts'
import { mediaToWire } from '../products/media-of-pictures.ts'
import type { CollectionDoc, CollectionRow } from './queries.ts'

export const collectionToWire = (row: CollectionRow): Static<typeof Collection> => ({
  id: row.id,
  name: row.name,
  media: mediaToWire(row.picture ? [row.picture] : []),
  numberOfProducts: row.numberOfProducts,
  description: row.doc.description,
  slug: row.slug,
  visible: row.visible,
  ...(row.doc.seo ? { seoSchema: seoToWire(row.doc.seo) } : {}),
  ...(row.id === ALL_PRODUCTS_ID ? {} : { lastUpdated: row.updatedAt.toISOString() }),
})

/** The document after a change: present fields are set, null empties, the others stay. */
export function docFromWire(
  { description, seoSchema }: Pick<Static<typeof CollectionForUpdate>, 'description' | 'seoSchema'>,
  before: CollectionDoc,
): CollectionDoc {
  const seo = seoSchema === undefined ? before.seo : (seoSchema ?? undefined)
  return { description: description === undefined ? before.description : (description ?? ''), ...(seo ? { seo } : {}) }
}
