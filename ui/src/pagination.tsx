import type { ReactNode } from 'react'
import type { LinkAs } from './link-as.ts'
import { type PageStep, pageSteps } from './page-steps.ts'
import { t } from './texts.ts'

export type PaginationProps = {
  /** From 1. */
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  linkAs?: LinkAs
}

/** Numbered pages as plain links, with previous and next. Nothing at all for a single page. */
export function Pagination({ page, pageCount, hrefFor, linkAs: Link = 'a' }: PaginationProps) {
  if (pageCount <= 1) return null
  const edge = (target: number, label: string): ReactNode =>
    target >= 1 && target <= pageCount ? (
      <Link href={hrefFor(target)} rel={target < page ? 'prev' : 'next'} className={linkClass}>
        {label}
      </Link>
    ) : (
      <span aria-disabled="true" className={`${linkClass} text-ink-3`}>
        {label}
      </span>
    )
  return (
    <nav aria-label={t('ui.pagination')}>
      <ol className="flex flex-wrap items-center gap-1 text-small tabular-nums">
        <li>{edge(page - 1, t('ui.previousPage'))}</li>
        {pageSteps(page, pageCount).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            <Step step={step} current={page} hrefFor={hrefFor} link={Link} />
          </li>
        ))}
        <li>{edge(page + 1, t('ui.nextPage'))}</li>
      </ol>
    </nav>
  )
}

const linkClass = 'inline-flex h-11 min-w-11 items-center justify-center rounded-control px-3 font-medium'

type StepProps = { step: PageStep; current: number; hrefFor: (page: number) => string; link: LinkAs }

function Step({ step, current, hrefFor, link: Link }: StepProps) {
  if (step === 'gap') return <span className="px-1 text-ink-3">…</span>
  const isCurrent = step === current
  return (
    <Link
      href={hrefFor(step)}
      aria-label={t('ui.page', { page: step })}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${linkClass} ${isCurrent ? 'bg-brand-soft font-semibold text-brand' : 'text-ink-2 hover:bg-sunken hover:text-ink'}`}
    >
      {step}
    </Link>
  )
}
