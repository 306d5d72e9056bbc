import type { ChosenOptions } from '../cart/product-reference.ts'

/** The button that goes on to the checkout at once. */
export const BUY_NOW = 'buy-now'

/** Outcome of adding to the cart; empty where it went well. */
export interface AddAnswer {
  readonly message?: string
  /** Names of modifiers that are missing or too short. */
  readonly missing?: readonly string[]
  /** Input of the form, for the page that comes back without scripts. */
  readonly entered?: ChosenOptions
}
