import { promotionsV3 } from '@fairground/client/generated/stores.promotions-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { pictureSource } from '../picture-source.ts'
import type { Shop } from '../shop.ts'
import { type Listing, PAGE_SIZE } from './listing.ts'

/** A picture with a link among the products of a page. */
export interface PromotionTile {
  readonly id: string
  /** Before which product it stands; the number of products is behind all. */
  readonly index: number
  readonly src: string
  readonly alt: string
  /** Absent: it leads nowhere. */
  readonly href?: string
}

/** A collection's promotions, at their places in the order that the merchant made. */
export async function withTiles(shop: Shop, categoryId: string, listing: Listing): Promise<Listing> {
  const isWhole = listing.fields.length === 0 && listing.sort === listing.byDefault
  shop.tag('promotions')
  if (!isWhole || listing.products.length === 0) return listing
  const { promotions: placed } = await shop.client({ promotionsV3 }).promotionsV3.resolvePromotions({ categoryId })
  const pageOf = (position: number) => Math.min(listing.pageCount, Math.ceil(position / PAGE_SIZE))
  const tiles = placed.flatMap(({ promotion: { id, name, media, destinationUrl }, position }): PromotionTile[] => {
    const src = pictureSource(media.image.url, shop.site.origin)
    if (!src || pageOf(position) !== listing.page) return []
    const index = Math.min(listing.products.length, position - 1 - (listing.page - 1) * PAGE_SIZE)
    return [{ id, index, src, alt: media.altText ?? name, ...present({ href: destinationUrl || undefined }) }]
  })
  return { ...listing, tiles }
}
