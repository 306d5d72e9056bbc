import { present } from '@fairground/domain/present.ts'
import { message } from '../../ground/texts/message.ts'
import { MAX_MEDIA, pictureId } from '../products/model/media.ts'
import type { Picture } from '../products/model/product.ts'
import { type Cells, LONGEST } from './cells.ts'
import type { ProductRow } from './product-rows.ts'

const isAddress = (url: string): boolean => /^(https?:\/\/|\/media\/)/.test(url)

/** Pictures by reference, in their positions, then those of variants; each address once, at most as many as a product may have. */
export function readPictures(rows: readonly ProductRow[], { text, wrong }: Cells): Picture[] {
  const placed = rows.flatMap((row, place) => {
    const url = text(row, 'Image Src', LONGEST.url)
    if (url === '') return []
    if (!isAddress(url)) wrong(row, message('imports.noAddress', { heading: 'Image Src' }))
    const position = Number(row.cell('Image Position')) || Number.POSITIVE_INFINITY
    const altText = text(row, 'Image Alt Text', LONGEST.alt)
    return [{ position, place, picture: { id: pictureId(url), url, ...present({ altText: altText || undefined }) } }]
  })
  placed.sort((a, b) => (a.position === b.position ? a.place - b.place : a.position - b.position))
  const ofVariants = rows.flatMap((row): Picture[] => {
    const url = row.cell('Variant Image')
    if (url !== '' && (!isAddress(url) || url.length > LONGEST.url))
      wrong(row, message('imports.noAddress', { heading: 'Variant Image' }))
    return url === '' ? [] : [{ id: pictureId(url), url }]
  })
  const pictures = new Map<string, Picture>()
  for (const picture of [...placed.map((p) => p.picture), ...ofVariants]) {
    if (!pictures.has(picture.id)) pictures.set(picture.id, picture)
  }
  return [...pictures.values()].slice(0, MAX_MEDIA)
}
