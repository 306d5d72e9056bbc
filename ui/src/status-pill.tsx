import type { ReactNode } from 'react'

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

const tones: Record<StatusTone, string> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  neutral: 'bg-sunken text-ink-2 ring ring-inset ring-border',
}

/** A dot and a word. Status only, never decoration. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-label whitespace-nowrap ${tones[tone]}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current forced-color-adjust-none" />
      {children}
    </span>
  )
}
