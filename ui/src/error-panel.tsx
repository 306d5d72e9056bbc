import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { t } from './texts.ts'

export type ErrorPanelProps = {
  /** A plain sentence: what happened. */
  title: string
  /** Advice on what to do about it. */
  children?: ReactNode
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
  /** Retry without scripts: the address to load again. */
  retryHref?: string | undefined
}

export function ErrorPanel({ title, children, requestId, onRetry, retryHref }: ErrorPanelProps) {
  return (
    <section role="alert" className="flex gap-4 rounded-card border border-danger/40 bg-danger-soft p-5">
      <CircleAlert aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0 text-danger" />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="font-semibold">{title}</p>
        {children && <div className="max-w-measure text-small text-ink-2">{children}</div>}
        {requestId && (
          <p className="flex flex-wrap items-center gap-2 text-meta text-ink-2">
            <code className="font-mono break-all">{t('ui.requestId', { id: requestId })}</code>
            <CopyButton text={requestId} label={`${t('ui.copy')}: ${requestId}`} />
          </p>
        )}
        {onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        )}
        {!onRetry && retryHref && (
          <ButtonLink variant="secondary" size="sm" href={retryHref}>
            {t('ui.retry')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
