import { ErrorPanel } from '@fairground/ui/error-panel.tsx'
import { failedRequest, failureStatus } from '../failure-status.ts'
import { offersOf } from '../nothing-here.ts'
import { useLocation } from '../router/hooks.ts'
import { Metadata } from '../shell/metadata.tsx'
import { t } from '../texts.ts'
import { NotFound } from './not-found.tsx'

/** Page that replaces one which cannot be shown. */
export default function FailedPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const status = failureStatus(error)
  if (status === 404) return <NotFound offers={offersOf(error)} />
  const { title, what, next } = status === 500 ? fault() : busy()
  return (
    <div data-part="failed" className="page-column flex max-w-3xl flex-col gap-6 py-16">
      <Metadata title={title} noindex />
      <h1 className="font-display text-h1">{title}</h1>
      <ErrorPanel title={what} requestId={failedRequest(error)} retryHref={pathname + search}>
        {next}
      </ErrorPanel>
    </div>
  )
}

const fault = () => ({
  title: t('failed.faultTitle'),
  what: t('failed.fault'),
  next: t('failed.faultNext'),
})
const busy = () => ({
  title: t('failed.busyTitle'),
  what: t('failed.busy'),
  next: t('failed.busyNext'),
})
