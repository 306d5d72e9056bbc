import type { PagePlan } from '@fairground/contract/rendered-pages.ts'
import {
  createStaticHandler,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouteObject,
  type StaticHandler,
} from 'react-router'
import type { PageHandle } from './page-route.ts'
import { routes } from './routes.tsx'

/** The routes of one page, from the root to it: a router of these alone looks for the address among no others. */
export interface Branch {
  readonly plan: PagePlan
  /** The router of the page below a language's prefix; languages are few. */
  handlerBelow(prefix: string | undefined): StaticHandler
}

/** Addresses that are remembered, of each of two generations; longer ones are looked for each time. */
const MOST_ADDRESSES = 2_000
const LONGEST_ADDRESS = 200
/** Address without a page. */
const NOWHERE = '/-/nowhere'

const { match } = createStaticHandler([...routes])
const byPage = new Map<string, Branch>()
let young = new Map<string, Branch>()
let old = new Map<string, Branch>()

/** Branch of the page at an address, without its language's prefix. */
export function branchAt(pathname: string): Branch {
  const known = young.get(pathname)
  if (known) return known
  const branch = old.get(pathname) ?? found(pathname)
  if (pathname.length <= LONGEST_ADDRESS) remember(pathname, branch)
  return branch
}

function remember(pathname: string, branch: Branch): void {
  if (young.size >= MOST_ADDRESSES) {
    old = young
    young = new Map()
  }
  young.set(pathname, branch)
}

function found(pathname: string): Branch {
  // The router's `*` ends at a line break, and no page has one in its address.
  const matched = (match(pathname) ?? match(NOWHERE) ?? []).map(({ route }): RouteObject => route)
  const page = matched.at(-1) as RouteObject & { id: string; handle: PageHandle } // every leaf has both, and `*` matches what no other does
  const branch = byPage.get(page.id) ?? branchOf(matched, page)
  byPage.set(page.id, branch)
  return branch
}

function branchOf(matched: readonly RouteObject[], page: RouteObject & { handle: PageHandle }): Branch {
  const [root] = matched.reduceRight<RouteObject[]>(
    (children, route) => [route.index ? route : ({ ...route, children } as RouteObject)],
    [],
  )
  const handlers = new Map<string, StaticHandler>()
  const { source, caching, posts } = page.handle
  return {
    plan: { source, caching, posts, found: page.path !== '*' },
    handlerBelow(prefix = '') {
      const handler =
        handlers.get(prefix) ??
        createStaticHandler(root ? [root] : [], { mapRouteProperties, ...(prefix ? { basename: prefix } : {}) })
      handlers.set(prefix, handler)
      return handler
    },
  }
}
