import { CalendarX } from 'lucide-react'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import type { EventView } from './event-view.ts'

/** Above an event that does not take place, or no more: what became of it, and where to go from here. */
export function EventNotice({ event: { canceled, over, when } }: { event: EventView }) {
  if (!canceled && !over) return null
  return (
    <section
      aria-label={t('event.notice')}
      className={`flex gap-3 rounded-card border p-4 sm:items-center sm:px-6 ${canceled ? 'border-danger/40 bg-danger-soft text-danger' : 'border-border bg-sunken text-ink-2'}`}
    >
      <CalendarX aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0" />
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <p>
          <strong className="font-semibold">{canceled ? t('event.cancelled') : t('event.over')}</strong>{' '}
          {canceled ? t('event.plannedFor', { when }) : t('event.tookPlace', { when })}
        </p>
        <RouterLink href={paths.events()} className="font-medium underline underline-offset-4">
          {t('event.seeWhatIsComingUp')}
        </RouterLink>
      </div>
    </section>
  )
}
