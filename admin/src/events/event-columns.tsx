import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { Image } from '@fairground/ui/image.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import type { Formats } from '../formats.ts'
import type { Column } from '../list/data-table.tsx'
import { outside, paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { eventMark, placeOf, soldOf } from './event-words.ts'

export const eventColumnNames = [
  { id: 'status', label: 'Status' },
  { id: 'when', label: 'When' },
  { id: 'where', label: 'Where' },
  { id: 'sales', label: 'Sales' },
]

/** `tickets` is undefined while they are on their way. */
export function eventColumns(
  { money, number }: Formats,
  tickets: readonly TicketDefinition[] | undefined,
  within: string,
): Column<Event>[] {
  return [
    {
      id: 'title',
      header: 'Event',
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
          <RouterLink href={paths.event(event.id, within)} className="line-clamp-1 font-medium hover:underline">
            {event.title}
          </RouterLink>
        </span>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ row }) => {
        const [tone, words] = eventMark(row.original)
        return <StatusPill tone={tone}>{words}</StatusPill>
      },
    },
    {
      id: 'when',
      header: 'When',
      meta: { sortField: 'dateAndTimeSettings.startDate', className: 'min-w-48' },
      cell: ({ row }) => row.original.dateAndTimeSettings.formatted.dateAndTime || 'No date yet',
    },
    {
      id: 'where',
      header: 'Where',
      meta: { className: 'max-w-56 truncate' },
      cell: ({ row }) => placeOf(row.original),
    },
    {
      id: 'tickets',
      header: 'Tickets',
      meta: { numeric: true, className: 'whitespace-nowrap' },
      cell: ({ row: { original: event } }) => {
        if (event.registration?.initialType === 'RSVP') return <span className="text-ink-3">RSVP</span>
        if (!tickets) return <span className="text-ink-3">…</span>
        const { sold, limit } = soldOf(tickets.filter(({ eventId }) => eventId === event.id))
        return limit === undefined ? number(sold) : `${number(sold)} / ${number(limit)}`
      },
    },
    {
      id: 'sales',
      header: 'Sales',
      meta: { numeric: true, className: 'whitespace-nowrap' },
      cell: ({ row }) => {
        const total = row.original.summaries?.tickets?.totalSales
        return total ? money(total.value) : ''
      },
    },
  ]
}
