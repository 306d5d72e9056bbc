import { Image } from '@fairground/ui/image.tsx'
import { gridSizes } from '@fairground/ui/product-card.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { useSite } from '../shell/site-context.ts'
import type { PromotionTile as Tile } from './listing.ts'

/** The whole tile is one link, named by what its picture says. */
export function PromotionTile({ tile: { src, alt, href } }: { tile: Tile }) {
  const { origin } = useSite()
  const picture = (
    <span data-part="promotion-tile" className="block overflow-hidden rounded-card">
      <Image src={src} alt={alt} name={alt} sizes={gridSizes} />
    </span>
  )
  if (!href) return picture
  const own = href.startsWith(`${origin}/`) ? href.slice(origin.length) : undefined
  const look =
    'block rounded-card hover:opacity-90 focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus'
  if (own)
    return (
      <RouterLink href={own} className={look}>
        {picture}
      </RouterLink>
    )
  return (
    <a href={href} className={look}>
      {picture}
    </a>
  )
}
