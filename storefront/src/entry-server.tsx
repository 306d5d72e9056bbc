import { tokenAuth } from '@fairground/client/auth/token.ts'
import type { DirectCall } from '@fairground/client/transport.ts'
import type { PageAssets, PagePlan, SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { renderToString } from 'react-dom/server'
import { isRouteErrorResponse, type RouteObject, RouterContextProvider } from 'react-router'
import { branchAt } from './branches.server.ts'
import { Document } from './document.tsx'
import FailedPage from './failed/failed-page.tsx'
import { failureStatus } from './failure-status.ts'
import { FailedPageContext } from './frame/page-errors.tsx'
import { hydrationText } from './hydration.ts'
import { madeOnce } from './made-once.server.ts'
import { inPageLanguage, pageLanguage } from './page-language.server.ts'
import type { PageHandle } from './page-route.ts'
import { ServedPage } from './router/router-provider.tsx'
import { routes } from './routes.tsx'
import { isClosedPage } from './shell/closed.ts'
import { pickNames } from './shell/pick-names.server.ts'
import { shownIn } from './shell/shown-in.ts'
import { type ShopContext, shopContext } from './shop-context.ts'

export interface RenderContext {
  readonly site: SiteFacts
  readonly now: Date
  readonly assets: PageAssets
  /** Reaches this server's own API. */
  readonly fetch: typeof fetch
  /** Calls its operations from within. */
  readonly direct?: DirectCall | undefined
  readonly apiUrl: string
  readonly accessToken: string
  /** Receives what a loader, an action or a component threw unexpectedly. */
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

/** Paths of the pages that answer form posts, as the router writes them: `/products/:slug`. */
export const postPaths: readonly string[] = postPathsOf(routes)

function postPathsOf(all: readonly RouteObject[]): string[] {
  return all.flatMap(({ path, handle, children = [] }) => [
    ...(path && (handle as PageHandle | undefined)?.posts ? [path] : []),
    ...postPathsOf(children),
  ])
}

/** Page at an address, known before anything is loaded. */
export const plan = (pathname: string): PagePlan => branchAt(pathname).plan

const withNames = madeOnce((site: SiteFacts): SiteFacts => ({ ...site, ...pickNames(site) }))

/** A page as text, or a redirect: status and headers with no text. */
export function render(request: Request, context: RenderContext): Promise<Rendered> {
  const site = withNames(context.site)
  return inPageLanguage(site, () => renderPage(request, { ...context, site }))
}

async function renderPage(request: Request, context: RenderContext): Promise<Rendered> {
  const { prefix } = context.site
  const pathname = pathBelow(new URL(request.url).pathname, prefix)
  const handler = branchAt(pathname).handlerBelow(prefix)
  const tags = new Set<string>(['site', 'sites'])
  const result = await handler.query(request, { requestContext: contextOf(context, tags) })
  if (result instanceof Response) {
    return { status: result.status, html: await result.text(), headers: result.headers, tags: [...tags] }
  }
  const failures = Object.values(result.errors ?? {}).filter((error) => !isRouteErrorResponse(error))
  for (const error of failures) context.onError(error)

  const written = { assets: context.assets, hydration: hydrationText(result, context.site) }
  const html = renderToString(
    <FailedPageContext value={FailedPage}>
      <Document site={context.site} written={written}>
        <ServedPage context={result} />
      </Document>
    </FailedPageContext>,
  )
  const isClosed = isClosedPage(context.site, pathname)
  const status = isClosed ? 503 : failures.length > 0 ? failureStatus(failures[0]) : result.statusCode
  return { status, html: DOCTYPE + withPictures(html), headers: new Headers(), tags: [...tags] }
}

const DOCTYPE = '<!DOCTYPE html>'
const VIEWPORT = /<meta name="viewport"[^>]*>/

/** Links to pictures of parts that were rendered before stand where React writes them. */
function withPictures(html: string): string {
  const pictures = [...(pageLanguage()?.pictures ?? [])].join('')
  return pictures ? html.replace(VIEWPORT, (viewport) => viewport + pictures) : html
}

const pathBelow = (pathname: string, prefix = ''): string => pathname.slice(prefix.length) || '/'

function contextOf(
  { site, now, fetch, direct, apiUrl, accessToken }: RenderContext,
  tags: Set<string>,
): RouterContextProvider {
  const shop: ShopContext = {
    site,
    now,
    scripted: false,
    // A page that waits for a busy API only makes it busier: the answer asks the reader to come back.
    transport: { url: apiUrl, auth: tokenAuth(() => accessToken), fetch: shownIn(site, fetch), direct, retries: 0 },
    tag: (...shown) => {
      for (const tag of shown) tags.add(tag)
    },
  }
  const provider = new RouterContextProvider()
  provider.set(shopContext, shop)
  return provider
}
