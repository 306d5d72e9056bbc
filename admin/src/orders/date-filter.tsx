import { Menu } from '@fairground/ui/admin/menu.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type ListChoice, PERIODS, type Period } from '../paths.ts'
import { t } from '../texts.ts'
import { periodNames } from './order-period.ts'

const DatesDialog = lazy(async () => ({ default: (await import('./dates-dialog.tsx')).DatesDialog }))

type Days = Pick<ListChoice, 'period' | 'from' | 'to'>

/** "today", "from 1 Nov to 22 Nov 2026"; undefined while all days are shown. */
export function daysWords({ period, from, to }: Days, locale: string): string | undefined {
  if (period) return words[period]
  const day = (text: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))
  if (from && to)
    return from === to
      ? t('admin.orders.onDay', { day: day(from) })
      : t('admin.orders.fromDayToDay2', { day: day(from), day2: day(to) })
  if (from) return t('admin.orders.sinceDay', { day: day(from) })
  return to ? t('admin.orders.upToDay', { day: day(to) }) : undefined
}

const words: Record<Period, string> = {
  today: t('admin.orders.onToday'),
  yesterday: t('admin.orders.onYesterday'),
  week: t('admin.orders.inTheLast7Days'),
  month: t('admin.orders.inTheCurrentMonth'),
  'last-month': t('admin.orders.inLastMonth'),
}

/** Filter by the day of the order: by the calendar, or between two days of the site's zone. */
export function DateFilter({ choice, onChoose }: { choice: Days; onChoose: (days: Days) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="secondary" size="sm">
            <CalendarDays aria-hidden="true" size={16} strokeWidth={1.75} /> {t('admin.orders.date')}
          </Button>
        }
        items={[
          ...PERIODS.map((period) => ({ label: periodNames[period], onSelect: () => onChoose({ period }) })),
          { kind: 'separator' as const },
          { label: t('admin.orders.betweenTwoDates'), onSelect: () => setOpen(true) },
        ]}
      />
      {isOpen && (
        <Suspense>
          <DatesDialog
            choice={choice}
            onClose={() => setOpen(false)}
            onChoose={(days) => {
              setOpen(false)
              onChoose(days)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
