import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'

/** Few visits meet it: the server renders it as it is, browsers fetch its code when they need it. */
const FailedPage = import.meta.env.SSR
  ? (await import('../failed/failed-page.tsx')).default
  : lazy(() => import('../failed/failed-page.tsx'))

export function PageErrors() {
  const error = useRouteError()
  return (
    <Suspense>
      <FailedPage error={error} />
    </Suspense>
  )
}
