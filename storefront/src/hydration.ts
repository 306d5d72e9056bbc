import { type HydrationState, isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import type { PageFacts } from './document.tsx'
import { failedRequest, failureStatus } from './failure-status.ts'
import { isLasting } from './made-once.server.ts'
import { packedText } from './packed.server.ts'

/** The router's state and the facts of the site, packed as they travel in the page. Its files stand in its head. */
export interface Hydration {
  readonly state: HydrationState
  readonly site: PageFacts['site']
}

/** The data that a page becomes active with, as `Hydration`. */
export const hydrationText = (context: StaticHandlerContext, site: PageFacts['site']): string =>
  packedText({ state: stateOf(context), site } satisfies Hydration, isLasting)

function stateOf({ loaderData, actionData, errors }: StaticHandlerContext) {
  return { loaderData, actionData, errors: errors && mapErrors(errors) }
}

/**
 * An unexpected error keeps its detail on the server, but for the id of its request, which the page shows. What the router answered with
 * is known by its parts in the browser, too.
 */
const mapErrors = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).map(([routeId, error]) => [
      routeId,
      isRouteErrorResponse(error)
        ? { ...error }
        : {
            status: failureStatus(error),
            statusText: '',
            data: { requestId: failedRequest(error) },
            internal: false,
          },
    ]),
  )
