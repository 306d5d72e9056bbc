import { promotionsV3 } from '@fairground/client/generated/stores.promotions-v-3.ts'
import { present } from '@fairground/domain/present.ts'
import { pictureSource } from '../picture-source.ts'
import type { Shop } from '../shop.ts'
import { type Listing, PAGE_SIZE, type PromotionTile } from './listing.ts'

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
