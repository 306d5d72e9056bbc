import { createContext, use } from 'react'
import { part } from '../part.tsx'
import { useRouteError } from '../router/hooks.ts'

type Failed = typeof import('../failed/failed-page.tsx').default

/** Page that the server renders on failure. Few visits meet it: browsers fetch its code when they need it. */
export const FailedPageContext = createContext<Failed | undefined>(undefined)

const Fetched = part('failed', async () => (await import('../failed/failed-page.tsx')).default)

export function PageErrors() {
  const error = useRouteError()
  const FailedPage = use(FailedPageContext) ?? Fetched
  return <FailedPage error={error} />
}
