import type { PageAssets, PagePlan, SiteFacts } from '@fairground/contract/rendered-pages.ts'
import type { DirectCall } from '../http/direct-calls.ts'

/** The built storefront as the server sees it. It is loaded by its path: nothing of it is imported. */

export interface RenderContext {
  readonly site: SiteFacts
  readonly now: Date
  readonly assets: PageAssets
  readonly fetch: typeof fetch
  readonly direct?: DirectCall | undefined
  readonly apiUrl: string
  readonly accessToken: string
  readonly onError: (error: unknown) => void
}

/** A page as the storefront rendered it. */
export interface Rendered {
  readonly status: number
  readonly html: string
  readonly headers: Headers
  /** Tags of what the page shows. */
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
