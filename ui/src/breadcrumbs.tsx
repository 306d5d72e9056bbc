import type { LinkAs } from './link-as.ts'
import { t } from './texts.ts'

export type Crumb = { label: string; href?: string }

/** Path to this page. The last crumb is the page itself and is no link. */
export function Breadcrumbs({ crumbs, linkAs: Link = 'a' }: { crumbs: readonly Crumb[]; linkAs?: LinkAs }) {
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className="flex max-w-full min-w-0 items-center gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-border-strong rtl:-scale-x-100">
                /
              </span>
            )}
            {href ? (
              <Link
                href={href}
                className="inline-flex min-h-6 min-w-0 items-center text-ink-2 hover:text-ink hover:underline"
              >
                <span dir="auto" className="truncate">
                  {label}
                </span>
              </Link>
            ) : (
              <span dir="auto" aria-current="page" className="truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
