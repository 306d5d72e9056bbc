import { Component, type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import type { Location, StaticHandlerContext } from 'react-router'
import {
  DataContext,
  DrawingContext,
  FetchersContext,
  NavigationContext,
  OutletContext,
  type Place,
  PlaceContext,
  RouteContext,
  type RouteData,
  type Router,
  RouterContext,
  type RouterState,
} from './contexts.ts'

/** Draws what the library's router says. Each hook reads a context of its own, so that a page draws again only what it reads. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state)
  const [data] = useState(() => new Map<string, unknown>())
  useLayoutEffect(() => {
    const show = (next: RouterState, deleted: readonly string[] = []) => {
      for (const [key, fetcher] of next.fetchers) if (fetcher.data !== undefined) data.set(key, fetcher.data)
      for (const key of deleted) data.delete(key)
      startTransition(() => setState(next))
    }
    const unsubscribe = router.subscribe((next, { deletedFetchers }) => show(next, deletedFetchers))
    show(router.state)
    return unsubscribe
  }, [router, data])
  const { loaderData, actionData, errors, fetchers } = state
  const read = useMemo(() => ({ loaderData, actionData, errors }), [loaderData, actionData, errors])
  const fetched = useMemo(() => ({ running: fetchers, data }), [fetchers, data])
  const { matches, location, restoreScrollPosition: scroll, preventScrollReset: staysInPlace } = state
  const here = useMemo(() => below(router.basename, location), [router, location])
  const place = useMemo(
    () => ({ location: here, params: paramsOf(matches), scroll, staysInPlace }),
    [here, matches, scroll, staysInPlace],
  )
  const { initialized, revalidation } = state
  const branch = useMemo(
    () => (initialized ? branchOf({ matches, location, errors, revalidation }) : null),
    [initialized, matches, location, errors, revalidation],
  )
  return (
    <RouterContext value={router}>
      <NavigationContext value={state.navigation}>
        <FetchersContext value={fetched}>
          <Page place={place} read={read} branch={branch} />
        </FetchersContext>
      </NavigationContext>
    </RouterContext>
  )
}

/** A page as the server draws it: nothing moves. */
export function ServedPage({ context }: { context: StaticHandlerContext }) {
  const { basename, location, matches } = context
  const place: Place = {
    location: below(basename, location),
    params: paramsOf(matches),
    scroll: false,
    staysInPlace: false,
  }
  return <Page place={place} read={context} branch={branchOf(context)} />
}

const Page = ({ place, read, branch }: { place: Place; read: RouteData; branch: ReactNode }) => (
  <DataContext value={read}>
    <PlaceContext value={place}>{branch}</PlaceContext>
  </DataContext>
)

/** Without the prefix of the language. */
const below = (basename = '/', location: Location): Location =>
  basename === '/' ? location : { ...location, pathname: location.pathname.slice(basename.length) || '/' }

const paramsOf = (matches: RouterState['matches']) => matches.at(-1)?.params ?? {}

type Shown = Pick<RouterState, 'matches' | 'location' | 'errors'> & Partial<Pick<RouterState, 'revalidation'>>

/** The routes that match, each around the next; one that failed shows what its boundary has for it. */
function branchOf({ matches, location, errors, revalidation = 'idle' }: Shown): ReactNode {
  const failed = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1
  let branch: ReactNode = null
  for (const { route } of matches.slice(0, failed < 0 ? undefined : failed + 1).reverse()) {
    const { id, element = branch, errorElement } = route
    const drawn = <OutletContext value={branch}>{element}</OutletContext>
    branch = (
      <RouteContext value={id}>
        {errorElement === undefined ? (
          drawn
        ) : (
          <Boundary instead={errorElement} error={errors?.[id]} location={location} revalidation={revalidation}>
            {drawn}
          </Boundary>
        )}
      </RouteContext>
    )
  }
  return branch
}

interface Seen {
  readonly error: unknown
  readonly location: Location
  readonly revalidation: RouterState['revalidation']
}

/** Shows a failure of drawing, or one that the router has, until the visitor moves on or what failed is read again. */
class Boundary extends Component<Seen & { instead: ReactNode; children: ReactNode }, Seen> {
  override state: Seen = { ...this.props } // React warns of the same object

  static getDerivedStateFromError = (error: unknown) => ({ error })

  static getDerivedStateFromProps({ error, location, revalidation }: Seen, seen: Seen): Seen {
    const isNew = seen.location !== location || (seen.revalidation !== 'idle' && revalidation === 'idle')
    return { error: isNew ? error : (error ?? seen.error), location, revalidation }
  }

  override render() {
    const { error } = this.state
    return error === undefined ? (
      this.props.children
    ) : (
      <DrawingContext value={error}>{this.props.instead}</DrawingContext>
    )
  }
}
