import type { TransportOptions } from '@fairground/client/transport.ts'
import { createContext } from 'react-router'

/** Facts about the site that every page has; travels with the page. */
export interface SiteFacts {
  readonly name: string
  /** BCP 47, of the page and of all its formats. */
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  /** IANA, for dates that belong to no event. */
  readonly timeZone: string
  /** Scheme and host of the storefront, no slash at its end. */
  readonly origin: string
  /** The provider that members may sign in with too: "Continue with …". */
  readonly outsideSignIn?: string
  /** Languages of the shop, the site's own first; absent: that one alone. */
  readonly languages?: readonly string[]
  /** Before the addresses of this page's language: `/de`; absent in the site's own. */
  readonly prefix?: string
  /** Prices are also shown in these; absent or empty: in the site's own alone. */
  readonly currencies?: readonly string[]
  /** Worth of one unit of the site's currency in each, as a decimal. */
  readonly rates?: Readonly<Record<string, string>>
  /** The one of them that this reader picked. */
  readonly shownIn?: string
}

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
