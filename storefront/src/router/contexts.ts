import { createContext, type ReactNode } from 'react'
import {
  type Fetcher,
  IDLE_NAVIGATION,
  type Location,
  type Navigation,
  type Params,
  type DataRouter as Router,
  type RouterState,
} from 'react-router'

export type { Router, RouterState }

/** The page that a visitor is on, its address without the prefix of the language. */
export interface Place {
  readonly location: Location
  readonly params: Params
  /** Place in the page to return to: `false` to leave it alone. */
  readonly scroll: RouterState['restoreScrollPosition']
  readonly staysInPlace: boolean
}
export type RouteData = Pick<RouterState, 'loaderData' | 'actionData' | 'errors'>

export interface Fetchers {
  readonly running: ReadonlyMap<string, Fetcher>
  /** Last data of each that a component shows, also of those at rest. */
  readonly data: ReadonlyMap<string, unknown>
}

const NOTHING = new Map<string, never>()

/** The router that the library made; the server has none. */
export const RouterContext = createContext<Router | undefined>(undefined)
export const PlaceContext = createContext<Place>({
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined },
  params: {},
  scroll: false,
  staysInPlace: false,
})
export const NavigationContext = createContext<Navigation>(IDLE_NAVIGATION)
export const DataContext = createContext<RouteData>({ loaderData: {}, actionData: null, errors: null })
export const FetchersContext = createContext<Fetchers>({ running: NOTHING, data: NOTHING })
/** Id of the route that draws a component. */
export const RouteContext = createContext('')
export const OutletContext = createContext<ReactNode>(null)
/** Failure of drawing below an error boundary. */
export const DrawingContext = createContext<unknown>(undefined)
