import { createContext, lazy, Suspense, use } from 'react'
import { useRouteError } from 'react-router'

type Failed = typeof import('../failed/failed-page.tsx').default

/** What the server renders. Few visits meet it: browsers fetch its code when they need it. */
export const FailedPageContext = createContext<Failed | undefined>(undefined)

const Fetched = lazy(() => import('../failed/failed-page.tsx'))

export function PageErrors() {
  const error = useRouteError()
  const FailedPage = use(FailedPageContext) ?? Fetched
  return (
    <Suspense>
      <FailedPage error={error} />
    </Suspense>
  )
}
