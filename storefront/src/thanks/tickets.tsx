import { dotted, isolated } from '@fairground/domain/formatting/isolated.ts'
import { t } from '../texts.ts'
import type { TicketEvent } from './ticket-event.ts'
import { TicketSlip } from './ticket-slip.tsx'
import type { TicketView } from './ticket-view.ts'

/** The tickets of an order: valid ones of its buyer, each with its code, holder, date and place; then those that are cancelled or have other holders. */
export function Tickets({ tickets, events }: { tickets: readonly TicketView[]; events: readonly TicketEvent[] }) {
  const { valid, canceled, transferred } = byState(tickets)
  const eventOf = ({ eventId }: TicketView) => events.find(({ id }) => id === eventId)
  return (
    <>
      {valid.length > 0 && (
        <section aria-labelledby="tickets" className="flex flex-col gap-5">
          <h2 id="tickets" className="font-display text-h2">
            {t('thanks.tickets', { count: valid.length })}
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 print:block">
            {valid.map((ticket, index) => (
              <li key={ticket.id}>
                <TicketSlip
                  ticket={ticket}
                  event={eventOf(ticket)}
                  place={t('thanks.numberOf', { number: index + 1, count: valid.length })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <GoneTickets
        id="canceled"
        heading={t('thanks.canceledTickets', { count: canceled.length })}
        tickets={canceled}
        about={(ticket) =>
          dotted([ticket.guestName, ticket.number, eventOf(ticket)?.canceled && t('thanks.calledOffEvent')])
        }
      />
      <GoneTickets
        id="transferred"
        heading={t('thanks.transferredTickets', { count: transferred.length })}
        tickets={transferred}
        about={({ transferredTo: name }) =>
          name ? t('thanks.transferredTo', { name: isolated(name) }) : t('thanks.transferred')
        }
      />
    </>
  )
}

type State = 'valid' | 'canceled' | 'transferred'

function byState(tickets: readonly TicketView[]): Record<State, readonly TicketView[]> {
  const stateOf = ({ valid, transferred }: TicketView): State =>
    transferred ? 'transferred' : valid ? 'valid' : 'canceled'
  return { valid: [], canceled: [], transferred: [], ...Object.groupBy(tickets, stateOf) }
}

/** Tickets that let their buyer in no more, one in a row. */
function GoneTickets({
  id,
  heading,
  tickets,
  about,
}: {
  id: string
  heading: string
  tickets: readonly TicketView[]
  about: (ticket: TicketView) => string
}) {
  if (tickets.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <ul className="flex flex-col divide-y divide-border">
        {tickets.map((ticket) => (
          <li key={ticket.id} className="flex flex-col gap-1 py-3">
            {dotted([ticket.eventTitle, ticket.ticketName, ticket.seat])}
            <span className="text-small text-ink-2">{about(ticket)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
