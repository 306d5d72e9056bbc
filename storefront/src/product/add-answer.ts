import type { ChosenOptions } from '../products/product-reference.ts'

/** The button that goes on to the checkout at once. */
export const BUY_NOW = 'buy-now'

/** What came of adding to the cart: nothing is said where it went well. */
export interface AddAnswer {
  readonly message?: string
  /** Names of modifiers of which nothing, or too little, was said. */
  readonly missing?: readonly string[]
  /** What the form held, for the page that comes back without scripts. */
  readonly said?: ChosenOptions
}
