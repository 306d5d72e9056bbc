import { type ComponentPropsWithoutRef, type MouseEvent, useRef } from 'react'
import { inLanguage } from '../language-prefix.ts'
import { connected, type PageHandle } from '../page-route.ts'
import type { Router } from '../router/contexts.ts'
import { useRouter } from '../router/hooks.ts'

const DWELL_MS = 100

type RouterLinkProps = ComponentPropsWithoutRef<'a'> & { href: string }

/**
 * Link that the router follows, for `linkAs`: takes `href`. Resting on it, or focusing it, fetches the code of the page behind it,
 * so that only data is left to load; not where the reader saves data.
 */
export function RouterLink({ href, onClick, ...rest }: RouterLinkProps) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (import.meta.env.SSR || !router || !href.startsWith('/')) {
    return <a href={href.startsWith('/') ? inLanguage(href) : href} onClick={onClick} {...rest} />
  }
  const dwell = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => mayFetchAhead() && fetchCode(router, href), DWELL_MS)
  }
  const leave = () => clearTimeout(timer.current)
  return (
    <a
      href={inLanguage(href)}
      onPointerEnter={dwell}
      onPointerLeave={leave}
      onFocus={dwell}
      onBlur={leave}
      onTouchStart={dwell}
      onClick={(event) => {
        onClick?.(event)
        if (isForRouter(event)) follow(router, href, event)
      }}
      {...rest}
    />
  )
}

/** Not to another tab or window, and not to be saved. */
const isForRouter = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (event.currentTarget.target || '_self') === '_self'

/** A link to the page that is shown adds no step to the way back, as in a browser. */
function follow(router: Router, href: string, event: MouseEvent): void {
  event.preventDefault()
  const { pathname, search, hash } = router.state.location
  void router.navigate(href, { replace: inLanguage(href) === pathname + search + hash })
}

/** Code that a browser failed to get it does not ask for again: see `onceConnected`. */
const mayFetchAhead = (): boolean => !savesData() && !connected.code?.connection.isGone()

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true // not in every browser

function fetchCode(router: Router, href: string): void {
  for (const { route } of router.match(inLanguage(href)) ?? []) {
    ;(route.handle as PageHandle | undefined)?.fetchCode().catch(() => {}) // the navigation itself will say so
  }
}
