import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Image } from '@fairground/ui/image.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { outside, paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { eventMark, placeOf, type SoldOf, soldOf, whenOf } from './event-words.ts'

export const eventColumnNames = [
  { id: 'status', label: t('admin.events.status') },
  { id: 'when', label: t('admin.events.when') },
  { id: 'where', label: t('admin.events.where') },
  { id: 'sales', label: t('admin.events.sales') },
]

/** `tickets` is undefined while they are on their way. */
export function eventColumns(
  { money, number, locale }: Formats,
  tickets: readonly TicketDefinition[] | undefined,
  now: Date,
  within: string,
): Column<Event>[] {
  return [
    {
      id: 'title',
      header: t('admin.events.event'),
      meta: { sortField: 'title', className: 'min-w-60' },
      cell: ({ row: { original: event } }) => (
        <span className="flex items-center gap-3 py-1">
          <span className="w-12 shrink-0 overflow-hidden rounded-control">
            <Image
              src={event.mainImage?.url && outside.picture(event.mainImage.url)}
              alt=""
              name={event.title}
              ratio="3:2"
              sizes="48px"
            />
          </span>
          <RouterLink
            href={paths.event(event.id, within)}
            className="line-clamp-2 font-medium wrap-anywhere hover:underline"
          >
            {event.title}
          </RouterLink>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('admin.events.status'),
      meta: { hideOrder: 2 },
      cell: ({ row }) => {
        const [tone, words] = eventMark(row.original)
        return <StatusPill tone={tone}>{words}</StatusPill>
      },
    },
    {
      id: 'when',
      header: t('admin.events.when'),
      meta: { sortField: 'dateAndTimeSettings.startDate', className: 'whitespace-nowrap' },
      cell: ({ row }) => whenOf(row.original, locale, now),
    },
    {
      id: 'where',
      header: t('admin.events.where'),
      meta: { className: 'max-w-40 truncate', hideOrder: 1 },
      cell: ({ row }) => placeOf(row.original),
    },
    {
      id: 'tickets',
      header: t('admin.events.tickets'),
      meta: { numeric: true, className: 'whitespace-nowrap', hideOrder: 3 },
      cell: ({ row: { original: event } }) => {
        if (event.registration?.initialType === 'RSVP')
          return <span className="text-ink-3">{t('admin.events.rSVP')}</span>
        if (!tickets) return <span className="text-ink-3">…</span>
        const { sold, limit } = soldOf(tickets.filter(({ eventId }) => eventId === event.id))
        if (limit === undefined) return number(sold)
        return <SoldBar sold={sold} limit={limit} text={`${number(sold)} / ${number(limit)}`} />
      },
    },
    {
      id: 'sales',
      header: t('admin.events.sales'),
      meta: { numeric: true, className: 'whitespace-nowrap', pinned: 'end' },
      cell: ({ row }) => {
        const total = row.original.summaries?.tickets?.totalSales
        return total ? money(total.value, total.currency) : ''
      },
    },
  ]
}

/** The number with a hairline of how full the event is; the number says it all, the line is for the eye. */
function SoldBar({ sold, limit, text }: SoldOf & { limit: number; text: string }) {
  const share = limit > 0 ? Math.min(1, sold / limit) : 0
  return (
    <span className="inline-flex min-w-20 flex-col items-end gap-1">
      {text}
      <span
        aria-hidden="true"
        className="block h-1 w-full overflow-hidden rounded-full bg-sunken ring ring-border ring-inset"
      >
        <span className="block h-full rounded-full bg-chart-1" style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}

export function eventCard(event: Event, { money, locale }: Formats, now: Date) {
  const [tone, words] = eventMark(event)
  const total = event.summaries?.tickets?.totalSales
  return {
    title: event.title,
    end: total ? money(total.value, total.currency) : '',
    second: (
      <>
        <StatusPill tone={tone}>{words}</StatusPill>
        <span>{whenOf(event, locale, now)}</span>
        <span className="w-full truncate text-ink-3">{placeOf(event)}</span>
      </>
    ),
  }
}
