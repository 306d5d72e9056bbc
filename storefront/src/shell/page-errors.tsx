import { ErrorPanel } from '@fairground/ui/error-panel.tsx'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { NotFound } from '../not-found/not-found.tsx'
import { Metadata } from './metadata.tsx'

/** What stands in a page's place when it cannot be shown. */
export function PageErrors() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <div className="page-column flex max-w-3xl flex-col gap-6 py-16">
      <Metadata title="This page could not be shown" noindex />
      <h1 className="font-display text-h1">This page could not be shown</h1>
      <ErrorPanel
        title="Something went wrong on our side."
        requestId={requestIdOf(error)}
        retryHref={pathname + search}
      >
        Your cart is safe. Load the page again; if that does not help, come back in a few minutes.
      </ErrorPanel>
    </div>
  )
}

const requestIdOf = (error: unknown): string | undefined =>
  error instanceof Error && 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : undefined
