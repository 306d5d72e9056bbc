import { useEffect } from 'react'
import { inLanguage } from '../language-prefix.ts'
import { connected, type PageHandle } from '../page-route.ts'
import type { Router } from '../router/contexts.ts'
import { useRouter } from '../router/hooks.ts'
import { linkAround } from './router-link.tsx'

const DWELL_MS = 100

/**
 * Has the router follow links to our own pages (`RouterLink`), also those that stand as the server wrote them. Resting on one, or focusing it,
 * fetches the code of the page behind it, so that only data is left to load; not where the reader saves data.
 */
export function useLinks(): void {
  const router = useRouter()
  useEffect(() => {
    if (!router) return
    let timer: ReturnType<typeof setTimeout>
    const dwell = ({ target }: Event) => {
      const link = linkAround(target)
      if (!link) return
      clearTimeout(timer)
      timer = setTimeout(() => mayFetchAhead() && fetchCode(router, link), DWELL_MS)
    }
    const leave = () => clearTimeout(timer)
    const click = (event: MouseEvent) => {
      const link = linkAround(event.target)
      if (!link || !isForRouter(event, link)) return
      event.preventDefault()
      follow(router, link)
    }
    const listeners = {
      click,
      pointerover: dwell,
      focusin: dwell,
      touchstart: dwell,
      pointerout: leave,
      focusout: leave,
    }
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener as EventListener)
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type, listener as EventListener)
    }
  }, [router])
}

/** Not to another tab or window, and not to be saved. */
const isForRouter = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) &&
  (link.target || '_self') === '_self'

/** A link to the page that is shown adds no step to the way back, as in a browser. */
function follow(router: Router, { pathname, search, hash }: HTMLAnchorElement): void {
  const prefix = inLanguage('')
  const here = router.state.location
  const replace = pathname + search + hash === here.pathname + here.search + here.hash
  void router.navigate((pathname.slice(prefix.length) || '/') + search + hash, { replace })
}

/** Code that a browser failed to get it does not ask for again: see `onceConnected`. */
const mayFetchAhead = (): boolean => !savesData() && !connected.code?.connection.isGone()

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true // not in every browser

function fetchCode(router: Router, { pathname }: HTMLAnchorElement): void {
  for (const { route } of router.match(pathname) ?? []) {
    ;(route.handle as PageHandle | undefined)?.fetchCode().catch(() => {}) // the navigation itself will say so
  }
}
