import { use, useLayoutEffect } from 'react'
import { PlaceContext, RouterContext } from './contexts.ts'

const STORED = 'scroll-positions'

/** Back and forward lead to where a page was scrolled to; another page begins at its top, or at the part that its address names. */
export function ScrollRestoration() {
  const router = use(RouterContext)
  const { location, scroll, staysInPlace } = use(PlaceContext)
  useLayoutEffect(() => {
    if (!router) return
    const positions = stored()
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      const { navigation, location } = router.state
      if (navigation.state === 'idle') positions[location.key] = scrollY
      store(positions)
      history.scrollRestoration = 'auto'
    }
    take()
    addEventListener('pageshow', take)
    addEventListener('pagehide', leave)
    const disable = router.enableScrollRestoration(positions, () => scrollY)
    return () => {
      removeEventListener('pageshow', take)
      removeEventListener('pagehide', leave)
      disable()
    }
  }, [router])
  useLayoutEffect(() => {
    if (scroll === false) return
    const named = scroll === null && document.getElementById(decoded(location.hash.slice(1)))
    if (named) named.scrollIntoView()
    else if (scroll !== null) scrollTo(0, scroll)
    else if (!staysInPlace) scrollTo(0, 0)
  }, [location, scroll, staysInPlace])
  return null
}

/** A browser may refuse to store anything, and something else may have been stored. */
function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}')
  } catch {
    return {}
  }
}

function store(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(positions))
  } catch {
    // Back then leads to the top of a page.
  }
}

/** The address may hold what decodes to nothing. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}
