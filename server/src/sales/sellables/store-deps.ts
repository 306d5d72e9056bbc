import type { Sellables } from './registry.ts'

/** Part of the world that the routes of carts and checkouts need. */
export interface StoreDeps {
  readonly sellables: Sellables
  /** Origin of the shop’s pages, without a slash at the end. */
  readonly publicUrl: string
}
