import type { ReactNode } from 'react'

export type CardProps = {
  title?: string
  /** Beside the title: quiet buttons, a menu, a pill. */
  actions?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** Without inner padding, for a table or list that reaches the edges. */
  flush?: boolean
  heading?: 'h2' | 'h3'
}

/** A bordered section of a form or detail page. */
export function Card({ title, actions, children, footer, flush = false, heading: Heading = 'h2' }: CardProps) {
  return (
    <section className="overflow-hidden rounded-card border border-border bg-surface">
      {(title || actions) && (
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 ps-4 pe-3 pt-2">
          {title && <Heading className="font-sans text-[0.875rem] font-semibold">{title}</Heading>}
          {actions && <div className="ms-auto flex items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={flush ? 'pt-1' : `px-4 pb-4 ${title || actions ? 'pt-1.5' : 'pt-4'}`}>{children}</div>
      {footer && <footer className="border-t border-border bg-sunken px-4 py-2.5">{footer}</footer>}
    </section>
  )
}
