import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { Document, HYDRATION_ID } from './document.tsx'
import { filledEarly } from './filled-early.ts'
import type { Hydration } from './hydration.ts'
import { leftEarly } from './left-early.ts'
import { nameEntries } from './named-entries.ts'
import { unpacked } from './packed.ts'
import { connected } from './page-route.ts'
import { fetchWrittenParts } from './part.tsx'
import { watchPresses } from './press.ts'
import { RouterProvider } from './router/router-provider.tsx'
import { routes } from './routes.tsx'
import { shownIn } from './shell/shown-in.ts'
import { type ShopContext, shopContext } from './shop-context.ts'
import { me, visitorAuth } from './visitor-auth.ts'
import './storefront.css'

/** Moment at which the page answered to more than links and forms: for tests and measurements. */
const ACTIVE = 'active'

const stay = leftEarly(window)
nameEntries(window)
const hydration = document.getElementById(HYDRATION_ID)?.textContent ?? ''
const { state, site } = unpacked(JSON.parse(hydration)) as Hydration // written by hydration.ts

const basename = site.prefix ?? '/'

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

await Promise.all(shownRoutes().map(loadOwn))
await fetchWrittenParts(document)
const router = createRouter({
  routes,
  basename,
  history: createBrowserHistory(),
  hydrationData: state,
  mapRouteProperties,
  getContext: () => {
    const provider = new RouterContextProvider()
    provider.set(shopContext, shop)
    return provider
  },
}).initialize()
// Routes are sorted by now, the longest step before the page is active: presses since then are answered before the next one.
await new Promise((resolve) => setTimeout(resolve))
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
    <Document site={site} me={me} onActive={onActive}>
      <RouterProvider router={router} />
    </Document>,
  )
})

/** The page's data names its route; one that failed has none, and is looked for by the address, which takes a slow device a while. */
function shownRoutes(): RouteObject[] {
  const { loaderData = {} } = state
  const named = withChildren(routes).filter(({ id = '' }) => id in loaderData)
  return named.length > 0 ? named : (matchRoutes(routes, location, basename) ?? []).map(({ route }) => route)
}

function withChildren(all: RouteObject[]): RouteObject[] {
  return all.flatMap((route) => [route, ...withChildren(route.children ?? [])])
}

/** The page's own module is put on its route before hydration, so that the first render is the server's. */
async function loadOwn(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}
