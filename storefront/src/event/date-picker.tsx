import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { DateView } from './other-dates.ts'

/** Dates that are shown before the rest is opened. */
const FIRST = 6

/** The dates of an event that repeats, as links: the one that is shown is marked, and those after the first few open on request. */
export function DatePicker({ dates, current }: { dates: readonly DateView[]; current: string }) {
  const rest = dates.slice(FIRST)
  return (
    <nav aria-label={t('event.allDates')} className="border-t border-border pt-4">
      <p className="pb-1 text-meta text-ink-3">{t('event.allDates')}</p>
      <DateList dates={dates.slice(0, FIRST)} current={current} />
      {rest.length > 0 && (
        <details open={rest.some(({ id }) => id === current)}>
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-small text-brand underline underline-offset-2">
            {t('event.laterDates', { count: rest.length })}
          </summary>
          <DateList dates={rest} current={current} />
        </details>
      )}
    </nav>
  )
}

function DateList({ dates, current }: { dates: readonly DateView[]; current: string }) {
  return (
    <ul>
      {dates.map(({ id, href, when, note }) => (
        <li key={id} className="flex min-h-8 flex-wrap items-center gap-x-2 text-small">
          <RouterLink
            href={href}
            aria-current={id === current ? 'page' : undefined}
            className={`inline-flex min-h-8 items-center tabular-nums ${id === current ? 'font-semibold' : 'text-brand underline underline-offset-2'}`}
          >
            {when}
          </RouterLink>
          {note && <span className="text-ink-3">{note}</span>}
        </li>
      ))}
    </ul>
  )
}
