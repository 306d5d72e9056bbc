/** The built storefront as the server sees it. It is loaded by its path: nothing of it is imported. */

export interface PageAssets {
  readonly scripts: readonly string[]
  readonly later: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

export interface SiteFacts {
  readonly name: string
  readonly locale: string
  readonly currency: string
  readonly timeZone: string
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

/** The same for everyone, cached by path and the query fields that match, and rendered each time with a field of `uncached`; or one visitor's own. */
export type Caching =
  | 'personal'
  | { readonly shared: Readonly<Record<string, RegExp>>; readonly uncached?: readonly string[] }

export interface PagePlan {
  readonly source: string
  readonly caching: Caching
  readonly posts: boolean
  readonly found: boolean
}

export interface RenderContext {
  readonly site: SiteFacts
  readonly now: Date
  readonly assets: PageAssets
  readonly fetch: typeof fetch
  readonly apiUrl: string
  readonly accessToken: string
  readonly onError: (error: unknown) => void
}

export interface Rendered {
  readonly status: number
  readonly html: string
  readonly headers: Headers
  readonly tags: readonly string[]
}

/** Exports of `storefront/src/entry-server.tsx`. */
export interface StorefrontEntry {
  /** Paths of the pages that answer form posts, as the router writes them: `/products/:slug`. */
  readonly postPaths: readonly string[]
  plan(pathname: string): PagePlan
  render(request: Request, context: RenderContext): Promise<Rendered>
}

/** The storefront, from its build or from its sources. */
export interface Storefront {
  entry(): Promise<StorefrontEntry>
  /** Files of a page in the language of a locale. */
  assetsOf(source: string, locale: string): PageAssets
  /** Languages that the files are built in. */
  readonly languages: readonly string[]
}
