import { slugOf } from '@fairground/domain/catalog/slug.ts'
import { mediaAddress } from '../media/media-address.ts'
import { type Artwork, artworkId } from '../media/store-pictures.ts'
import type { Backdrop } from './art/backdrops.ts'
import { eventArt } from './art/event-art.ts'
import { frameArt } from './art/frame-art.ts'
import { productArt, type Shot, shots } from './art/product-art.ts'
import type { CatalogueEntry } from './content/catalogue.ts'
import { type Colour, colours } from './content/colours.ts'
import type { CalendarEntry } from './content/events.ts'

/** Neighbours in the shop stand on grounds that are far apart on the colour circle. */
const BACKDROP_STEP = 5
const BACKDROPS = 12

export interface ProductPicture extends Artwork {
  readonly colour: Colour
}

/** Three shots in the first colour and the front in each other. */
export function productPictures({ product, range: { archetype }, slug, place }: CatalogueEntry): ProductPicture[] {
  const backdrop = ((place * BACKDROP_STEP) % BACKDROPS) as Backdrop // below 12
  const seed = product.look === undefined ? slug : `${slug}-${product.look}`
  const drawn = (colour: Colour, shot: Shot): ProductPicture => ({
    name: `${slug}-${slugOf(colour)}-${shot}`,
    svg: productArt({ slug: seed, archetype, colour: colours[colour], shot, backdrop }),
    width: 1200,
    height: 1500,
    colour,
  })
  const [first, ...others] = product.colours
  return [...shots.map((shot) => drawn(first, shot)), ...others.map((colour) => drawn(colour, 'front'))]
}

/** Picture of a framed print's choice. */
export const framePicture = (moulding: Colour | 'none'): Artwork => ({
  name: `frame-${slugOf(moulding)}`,
  svg: frameArt(moulding === 'none' ? undefined : colours[moulding]),
  width: 400,
  height: 400,
})

export const eventPicture = ({ event: { art }, slug }: CalendarEntry): Artwork => ({
  name: slug,
  svg: eventArt({ slug, composition: art[0], palette: art[1] }),
  width: 1600,
  height: 900,
})

export const pictureUrl = (publicUrl: string, { name }: Artwork): string => mediaAddress(publicUrl, artworkId(name))
