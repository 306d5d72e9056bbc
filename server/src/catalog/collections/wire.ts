import { ALL_PRODUCTS_ID, type Collection, type CollectionForUpdate } from '@fairground/contract/stores/collection.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { seoToWire } from '../../ground/html/head-tags.ts'
import type { CategoryDoc } from '../categories/operations.ts'
import type { Picture } from '../products/model/product.ts'
import { mediaToWire } from '../products/v1/media-of-pictures.ts'
import type { CollectionRow } from './queries.ts'

/** Its own picture, else that of its newest product. */
function pictureOf({ doc: { image }, picture }: CollectionRow): Picture | null {
  if (!image?.url) return picture
  const { id, url, width, height, altText } = image
  return {
    id: id ?? url,
    url,
    ...present({ width, height, altText }),
  }
}

export const collectionToWire = (row: CollectionRow): Static<typeof Collection> => ({
  id: row.id,
  name: row.name,
  media: mediaToWire([pictureOf(row)].filter((picture) => picture !== null)),
  numberOfProducts: row.numberOfProducts,
  description: row.doc.description,
  slug: row.slug,
  visible: row.visible,
  ...present({
    seoSchema: row.doc.seo ? seoToWire(row.doc.seo) : undefined,
    lastUpdated: row.id === ALL_PRODUCTS_ID ? undefined : row.updatedAt.toISOString(),
  }),
})

/** The document after a change: present fields are set, null empties, the others stay. */
export function docFromWire(
  { description, seoSchema }: Pick<Static<typeof CollectionForUpdate>, 'description' | 'seoSchema'>,
  before: CategoryDoc,
): CategoryDoc {
  const { seo: seoBefore, ...rest } = before
  const seo = seoSchema === undefined ? seoBefore : (seoSchema ?? undefined)
  return {
    ...rest,
    description: description === undefined ? before.description : (description ?? ''),
    ...present({ seo }),
  }
}
