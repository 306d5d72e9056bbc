import { CalendarDays, Columns3, List } from 'lucide-react'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'

type Face = 'list' | 'calendar' | 'board'

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const

/** The three ways to look at the events: each has an address, which holds the words that are searched, too. */
export function EventFaces({ current, q }: { current: Face; q: string | undefined }) {
  const faces = [
    { face: 'list', label: t('admin.events.list'), href: paths.events({ q: q ?? '' }), icon: <List {...ICON} /> },
    {
      face: 'calendar',
      label: t('admin.events.calendar'),
      href: paths.eventCalendar({ q }),
      icon: <CalendarDays {...ICON} />,
    },
    { face: 'board', label: t('admin.events.board'), href: paths.eventBoard({ q }), icon: <Columns3 {...ICON} /> },
  ] as const
  return (
    <nav aria-label={t('admin.events.waysToLook')} className="flex rounded-control border border-border">
      {faces.map(({ face, label, href, icon }) => (
        <RouterLink
          key={face}
          href={href}
          aria-current={face === current ? 'page' : undefined}
          className={`inline-flex h-8 items-center gap-1.5 rounded-control px-2.5 text-admin font-medium pointer-coarse:h-11 ${face === current ? 'bg-brand-soft text-brand forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]' : 'text-ink-2 hover:text-ink'}`}
        >
          {icon}
          {label}
        </RouterLink>
      ))}
    </nav>
  )
}
