import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkAs } from '../link-as.ts'

export type PageHeaderProps = {
  title: string
  /** Size of the list, formatted: "1 284". */
  count?: string | undefined
  /** Status pills beside the title. */
  status?: ReactNode
  /** Secondary buttons, then the one primary. */
  actions?: ReactNode
  /** Back to the list, with its filters. */
  back?: { label: string; href: string }
  linkAs?: LinkAs
}

/** The page's one h1, focusable so that a route change can move focus to it. */
export function PageHeader({ title, count, status, actions, back, linkAs: Link = 'a' }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-1">
      {back && (
        <Link
          href={back.href}
          className="inline-flex min-h-6 max-w-full items-center gap-1 self-start text-admin font-medium text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 rtl:-scale-x-100" />
          <span dir="auto" className="truncate">
            {back.label}
          </span>
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1">
          {/* A count stands behind the last word of a title that takes two lines. */}
          <div className="min-w-0">
            <h1
              tabIndex={-1}
              className={`font-display text-admin-h1 outline-none ${count === undefined ? '' : 'inline'}`}
            >
              {title}
            </h1>
            {count !== undefined && <span className="ms-2 text-admin text-ink-3 tabular-nums">{count}</span>}
          </div>
          {status && <span className="inline-flex flex-wrap gap-1.5 self-center">{status}</span>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
      </div>
    </header>
  )
}
