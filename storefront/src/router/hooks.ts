import { use, useCallback, useMemo } from 'react'
import type { Navigation, Params, RouterNavigateOptions, useLoaderData as useTypedData } from 'react-router'
import {
  DataContext,
  DrawingContext,
  NavigationContext,
  OutletContext,
  PlaceContext,
  RouteContext,
  type Router,
  RouterContext,
} from './contexts.ts'

/** Components and hooks of React Router, in the browser and on the server, over the router that the library makes. */
export const Outlet = () => use(OutletContext)

export const useRouter = (): Router | undefined => use(RouterContext)

export const useLocation = () => use(PlaceContext).location

export const useParams = (): Readonly<Params> => use(PlaceContext).params

export const useNavigation = (): Navigation => use(NavigationContext)

/**
 * The form that is under way. One that was answered in place can be sent again while the page is read once more: on a slow line
 * its mistakes are mended by then, and a button that still waits would lose the press.
 */
export function useSent(): FormData | undefined {
  const { state, formData, location } = use(NavigationContext)
  return state === 'submitting' || location?.state?._isRedirect ? formData : undefined
}

export const useLoaderData = (() => use(DataContext).loaderData[use(RouteContext)]) as typeof useTypedData

export const useActionData = (() => use(DataContext).actionData?.[use(RouteContext)]) as <T>() =>
  | ReturnType<typeof useTypedData<T>>
  | undefined

/** The failure that a boundary shows: of drawing, or of reading and answering. */
export function useRouteError(): unknown {
  const { errors } = use(DataContext)
  const route = use(RouteContext)
  return use(DrawingContext) ?? errors?.[route]
}

export type Navigate = (to: string, options?: RouterNavigateOptions) => Promise<void>

export function useNavigate(): Navigate {
  const router = use(RouterContext)
  const fromRouteId = use(RouteContext)
  return useCallback(
    async (to, options) => await router?.navigate(to, { fromRouteId, ...options }),
    [router, fromRouteId],
  )
}

export function useRevalidator(): { revalidate: () => Promise<void> } {
  const router = use(RouterContext)
  return useMemo(() => ({ revalidate: async () => await router?.revalidate() }), [router])
}

export function useSearchParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const change = (next: Record<string, string>, options?: RouterNavigateOptions) =>
    navigate(`?${new URLSearchParams(next)}`, options)
  return [useMemo(() => new URLSearchParams(search), [search]), change] as const
}
