import { dotted, isolated } from '@fairground/domain/formatting/isolated.ts'
import { t } from '../texts.ts'
import type { TicketEvent } from './ticket-event.ts'
import { TicketSlip } from './ticket-slip.tsx'
import type { TicketView } from './ticket-view.ts'

/** The tickets of an order: those of its buyer, each with its code, holder, date and place, and those that have other holders now. */
export function Tickets({ tickets, events }: { tickets: readonly TicketView[]; events: readonly TicketEvent[] }) {
  const own = tickets.filter(({ transferred }) => !transferred)
  const gone = tickets.filter(({ transferred }) => transferred)
  return (
    <>
      {own.length > 0 && (
        <section aria-labelledby="tickets" className="flex flex-col gap-5">
          <h2 id="tickets" className="font-display text-h2">
            {t('thanks.tickets', { count: own.length })}
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 print:block">
            {own.map((ticket, index) => (
              <li key={ticket.id}>
                <TicketSlip
                  ticket={ticket}
                  event={events.find(({ id }) => id === ticket.eventId)}
                  place={t('thanks.numberOf', { number: index + 1, count: own.length })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {gone.length > 0 && <TransferredTickets tickets={gone} />}
    </>
  )
}

const TransferredTickets = ({ tickets }: { tickets: readonly TicketView[] }) => (
  <section aria-labelledby="transferred" className="flex flex-col gap-3">
    <h2 id="transferred" className="text-h3">
      {t('thanks.transferredTickets', { count: tickets.length })}
    </h2>
    <ul className="flex flex-col divide-y divide-border">
      {tickets.map(({ id, eventTitle, ticketName, seat, transferredTo: name }) => (
        <li key={id} className="flex flex-col gap-1 py-3">
          {dotted([eventTitle, ticketName, seat])}
          <span className="text-small text-ink-2">
            {name ? t('thanks.transferredTo', { name: isolated(name) }) : t('thanks.transferred')}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
