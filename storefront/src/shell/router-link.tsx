import { type ComponentPropsWithoutRef, use, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, Link, matchRoutes } from 'react-router'
import { connected, type PageHandle } from '../page-route.ts'
import { inLanguage } from './language-prefix.ts'

const DWELL_MS = 100

/**
 * The router's link for `linkAs`: takes `href`. Resting on it, or focusing it, fetches the code of the page behind it,
 * so that only data is left to load; not where the reader saves data.
 */
export function RouterLink({ href, ...rest }: ComponentPropsWithoutRef<'a'> & { href: string }) {
  const routes = use(DataRouterContext)?.router.routes
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The server has no navigation to offer, and the router's link is a tenth of a page's rendering.
  if (import.meta.env.SSR || !href.startsWith('/'))
    return <a href={href.startsWith('/') ? inLanguage(href) : href} {...rest} />
  const dwell = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => routes && mayFetchAhead() && fetchCode(routes, href), DWELL_MS)
  }
  const leave = () => clearTimeout(timer.current)
  return (
    <Link
      to={href}
      discover="none"
      onPointerEnter={dwell}
      onPointerLeave={leave}
      onFocus={dwell}
      onBlur={leave}
      onTouchStart={dwell}
      {...rest}
    />
  )
}

/** Code that a browser failed to get it does not ask for again: see `onceConnected`. */
const mayFetchAhead = (): boolean => !savesData() && !connected.code?.connection.isGone()

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true // not in every browser

function fetchCode(routes: Parameters<typeof matchRoutes>[0], href: string): void {
  for (const { route } of matchRoutes(routes, href.split('?')[0] ?? href) ?? []) {
    ;(route.handle as PageHandle | undefined)?.fetchCode().catch(() => {}) // the navigation itself will say so
  }
}
