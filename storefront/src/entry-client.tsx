import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Document, HYDRATION_ID, writtenAssets } from './document.tsx'
import { filledEarly } from './filled-early.ts'
import type { Hydration } from './hydration.ts'
import { leftEarly } from './left-early.ts'
import { unpacked } from './packed.ts'
import { connected } from './page-route.ts'
import { fetchWrittenParts } from './part.tsx'
import { watchPresses } from './press.ts'
import { routes } from './routes.tsx'
import { shownIn } from './shell/shown-in.ts'
import { type ShopContext, shopContext } from './shop-context.ts'
import { me, visitorAuth } from './visitor-auth.ts'
import './storefront.css'

/** Moment at which the page answered to more than links and forms: for tests and measurements. */
const ACTIVE = 'active'

const stay = leftEarly(window)
const hydration = document.getElementById(HYDRATION_ID)?.textContent ?? ''
const { state, site } = unpacked(JSON.parse(hydration)) as Hydration // written by hydration.ts

/** Lead of the shop's clock over the device's. Calls of the API wait for the answer that says it. */
let aheadMs = 0
void me.then((known) => {
  aheadMs = known.aheadMs ?? 0
})

const shop: ShopContext = {
  site,
  get now() {
    return new Date(Date.now() + aheadMs)
  },
  scripted: true,
  transport: { url: location.origin, auth: visitorAuth, fetch: shownIn(site, (...call) => fetch(...call)) },
  tag: () => {},
}

await loadMatched(routes)
await fetchWrittenParts(document)
// The router revives errors only from where its own server half puts its data.
Object.assign(window, { __staticRouterHydrationData: state })
const basename = site.prefix ?? '/'
const router = createBrowserRouter(routes, {
  basename,
  getContext: () => {
    const provider = new RouterContextProvider()
    provider.set(shopContext, shop)
    return provider
  },
})
const headedFor = () => router.createHref(router.state.navigation.location ?? router.state.location)
if (connected.code) connected.code.connection.headedFor = headedFor
watchPresses(window)
const fillIn = filledEarly(window)
const onActive = () => {
  performance.mark(ACTIVE)
  stay()
  fillIn()
}
startTransition(() => {
  hydrateRoot(
    document,
    <Document site={site} assets={writtenAssets(document.head)} hydration={hydration} me={me} onActive={onActive}>
      <RouterProvider router={router} />
    </Document>,
  )
})

/** The page's own modules are put on their routes before hydration, so that the first render is the server's. */
async function loadMatched(all: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(all, location, site.prefix ?? '/') ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
