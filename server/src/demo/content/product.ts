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
  /** A text that the buyer may ask for; `adds` whole pounds. */
  readonly personal?: { readonly title: string; readonly maxLength: number; readonly adds?: number }
  /** Behind colours and sizes. */
  readonly options?: readonly DemoOption[]
  /** Beside the ribbon. */
  readonly ribbons?: readonly string[]
  /** Measure that prices are shown for, such as 100 g. */
  readonly measure?: { readonly quantity: number; readonly unit: 'G' | 'L' }
  /** Quantity of that unit, in each variant whose choices have none. */
  readonly holds?: number
  /** Once nothing is left, so many more are sold ahead. */
  readonly ahead?: { readonly limit: number; readonly message: string }
  /** The buyer may have it wrapped. */
  readonly wrapped?: true
  /** Members alone may buy it. */
  readonly forMembers?: true
  /** Name of a document beside the pictures: what lies in a lamp's box. */
  readonly document?: string
  /** A film beside the pictures: a file of `art/`, and what it shows. */
  readonly film?: { readonly file: string; readonly shows: string }
  /** A file is sold: nothing is sent, and nothing counted. */
  readonly file?: string
  readonly tags?: readonly string[]
  readonly seo?: { readonly title: string; readonly description: string }
}

interface DemoOption {
  readonly name: string
  readonly choices: readonly [DemoChoice, ...DemoChoice[]]
}

/** Shown as two colours, as a picture of a frame or, without either, as its name. */
export interface DemoChoice {
  readonly name: string
  readonly pair?: readonly [Colour, Colour]
  /** Colour of the moulding; none is a bare sheet. */
  readonly frame?: Colour | 'none'
  /** Whole pounds on top of the price. */
  readonly adds?: number
  /** Quantity of the product's measure. */
  readonly holds?: number
}

/** Fields that all products of one archetype share. */
export interface DemoRange {
  readonly archetype: Archetype
  /** Begins the SKU. */
  readonly code: string
  readonly materials: string
  readonly care: string
  /** Comes in the sizes of the size guide. */
  readonly sized?: true
  readonly products: readonly DemoProduct[]
}
