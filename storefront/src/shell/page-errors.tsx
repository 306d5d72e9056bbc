import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import RenderedFailedPage from '../failed/failed-page.tsx'

/** Few visits meet it: the server renders it as it is, browsers fetch its code when they need it. */
const FailedPage = import.meta.env.SSR ? RenderedFailedPage : lazy(() => import('../failed/failed-page.tsx'))

export function PageErrors() {
  const error = useRouteError()
  return (
    <Suspense>
      <FailedPage error={error} />
    </Suspense>
  )
}
