import type { ReactNode } from 'react'
import { Bunting } from './bunting.tsx'

export type EmptyStateProps = {
  /** Name of the missing content: "No orders yet". */
  title: string
  /** Reason why it is empty. */
  children?: ReactNode
  /** The one control that fixes it. */
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({ title, children, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <section className="overflow-hidden rounded-card border border-border bg-surface">
      <Bunting />
      <div className="flex flex-col items-start gap-3 px-6 pt-6 pb-8">
        <Heading className="font-display text-h2">{title}</Heading>
        {children && <div className="max-w-measure text-ink-2">{children}</div>}
        {action && <div className="pt-2">{action}</div>}
      </div>
    </section>
  )
}
