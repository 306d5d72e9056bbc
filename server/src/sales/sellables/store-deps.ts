import type { Sellables } from './registry.ts'

/** What the routes of carts and checkouts need of the world. */
export interface StoreDeps {
  readonly sellables: Sellables
  /** Origin of the shop’s pages, without a slash at the end. */
  readonly publicUrl: string
}
