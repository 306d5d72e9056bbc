import type { TransportOptions } from '@fairground/client/transport.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { createContext } from 'react-router'

/** Context that an entry gives to loaders and actions: on the server per request, in the browser once. */
export interface ShopContext {
  readonly site: SiteFacts
  readonly now: Date
  /** In the browser a mutation answers with data; without scripts it answers with a redirect or the page again. */
  readonly scripted: boolean
  /** Connection to the API, and its caller. */
  readonly transport: TransportOptions
  /** Records what the page shows, for the server's cache: `product:ID`, `products`, `event:ID`, `events`. */
  tag(...tags: readonly string[]): void
}

export const shopContext = createContext<ShopContext>()
