import { Button } from '@fairground/ui/button.tsx'
import { TriangleAlert } from 'lucide-react'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'

/** Data stays on the page when reading it again failed; this says so. */
export function StaleMark({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return null
  const { title, requestId } = failureOf(error)
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-2 rounded-card bg-warning-soft px-3 py-2 text-admin text-warning"
    >
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} />
      <span>
        {t('admin.list.outOfDateTitle', { title })}{' '}
        {requestId && <code className="font-mono text-label">{t('admin.list.requestRequestId', { requestId })}</code>}
      </span>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {t('admin.list.tryAgain')}
      </Button>
    </p>
  )
}
