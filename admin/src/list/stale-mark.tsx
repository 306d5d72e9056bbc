import { Button } from '@fairground/ui/button.tsx'
import { TriangleAlert } from 'lucide-react'
import { failureOf } from '../shell/failure.ts'

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
        Out of date. {title} {requestId && <code className="font-mono text-label">Request {requestId}</code>}
      </span>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
