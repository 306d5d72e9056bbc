import { t } from '../texts.ts'
import type { TicketEvent } from './ticket-event.ts'
import { TicketSlip } from './ticket-slip.tsx'
import type { TicketView } from './ticket-view.ts'

/** The tickets of an order, each with its code, holder, date and place. */
export function Tickets({ tickets, events }: { tickets: readonly TicketView[]; events: readonly TicketEvent[] }) {
  if (tickets.length === 0) return null
  return (
    <section aria-labelledby="tickets" className="flex flex-col gap-5">
      <h2 id="tickets" className="font-display text-h2">
        {t('thanks.tickets', { count: tickets.length })}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 print:block">
        {tickets.map((ticket, index) => (
          <li key={ticket.id}>
            <TicketSlip
              ticket={ticket}
              event={events.find(({ id }) => id === ticket.eventId)}
              place={t('thanks.numberOf', { number: index + 1, count: tickets.length })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
