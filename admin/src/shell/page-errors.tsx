import { ApiError, ConnectionError } from '@fairground/client/errors.ts'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { ErrorPanel } from '@fairground/ui/error-panel.tsx'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { setShown } from './failed-step.tsx'
import { Page } from './page.tsx'
import { useRetryOnceBack } from './retry-once-back.ts'
import { RouterLink } from './router-link.tsx'

/** Content of a page in its own place when it could not be loaded; the shell around it stays. */
export function PageErrors() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  useRetryOnceBack(error instanceof ConnectionError, revalidate)
  // After the page below has announced that it is shown.
  useEffect(() => setShown(undefined), [])
  const { title, advice, requestId } = failureOf(isRouteErrorResponse(error) ? error.data : error)
  // The role has to change first.
  const isRefused = error instanceof ApiError && error.status === 403
  const list = `/${pathname.split('/')[1]}`
  // Trying again does not bring back what was deleted; the list has the rest.
  if (error instanceof ApiError && error.status === 404 && list !== pathname)
    return (
      <Page title={t('admin.shell.notFound2')}>
        <PageHeader title={t('admin.shell.notFound2')} />
        <EmptyState
          title={t('admin.shell.itMayHaveBeenDeleted2')}
          action={
            <ButtonLink size="sm" href={list} linkAs={RouterLink}>
              {t('admin.shell.goToTheList')}
            </ButtonLink>
          }
        >
          {t('admin.shell.theAddressMayBeIncomplete')}
        </EmptyState>
      </Page>
    )
  return (
    <Page title={t('admin.shell.notLoaded')}>
      <PageHeader title={t('admin.shell.thisPageCouldNotBe')} />
      <ErrorPanel title={title} requestId={requestId} onRetry={isRefused ? undefined : () => void revalidate()}>
        {advice}
      </ErrorPanel>
    </Page>
  )
}
