import type { Client } from '@fairground/client/create-client.ts'
import { createContext, type RouterContextProvider } from 'react-router'

/** What every page knows of the site; travels with the page. */
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
}

/** What loaders and actions are given: on the server per request, in the browser once. */
export interface Shop {
  readonly site: SiteFacts
  readonly now: Date
  /** In the browser a mutation answers with data; without scripts it answers with a redirect or the page again. */
  readonly scripted: boolean
  /** A client of just these modules, so that a page's chunk carries no others. */
  client<const Modules extends Readonly<Record<string, object>>>(modules: Modules): Client<Modules>
  /** What the page shows, for the server's cache: `product:ID`, `products`, `event:ID`, `events`. */
  tag(...tags: readonly string[]): void
}

export const shopContext = createContext<Shop>()

export const shopOf = (context: Readonly<RouterContextProvider>): Shop => context.get(shopContext)
