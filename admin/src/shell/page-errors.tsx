import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ErrorPanel } from '@fairground/ui/error-panel.tsx'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { failureOf } from './failure.ts'
import { Page } from './page.tsx'

/** What a page shows in its own place when it could not be loaded; the shell around it stays. */
export function PageErrors() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { title, advice, requestId } = failureOf(isRouteErrorResponse(error) ? error.data : error)
  return (
    <Page title="Not loaded">
      <PageHeader title="This page could not be shown" />
      <ErrorPanel title={title} requestId={requestId} onRetry={() => void revalidate()}>
        {advice}
      </ErrorPanel>
    </Page>
  )
}
