import type { Archetype } from '../art/product-art.ts'
import type { Colour } from './colours.ts'
import type { Workshop } from './workshops.ts'

/** A product of the demo shop as its merchant would describe it. */
export interface DemoProduct {
  readonly name: string
  readonly workshop: Workshop
  /** Chooses another pattern than the slug would: the one that `about` speaks of. */
  readonly look?: number
  /** Whole pounds. */
  readonly price: number
  /** Two sentences or so. */
  readonly about: string
  /** The first one is what the pictures show first; with several, the buyer chooses. */
  readonly colours: readonly [Colour, ...Colour[]]
  readonly sizes?: readonly string[]
  /** Percent off. */
  readonly sale?: number
  readonly ribbon?: string
  /** Units of each variant, in the order of the choices; the last value stands for the rest. */
  readonly stock: readonly number[]
  /** Kilograms. */
  readonly weight: number
  /** A text that the buyer may ask for. */
  readonly personal?: { readonly title: string; readonly maxLength: number }
}

/** What all products of one archetype share. */
export interface DemoRange {
  readonly archetype: Archetype
  /** Begins the SKU. */
  readonly code: string
  readonly materials: string
  readonly care: string
  readonly products: readonly DemoProduct[]
}
