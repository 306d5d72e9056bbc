import { tickets } from '@fairground/client/generated/events.tickets.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { seatsOf } from './seating-queries.ts'

const ticketClient = staffClient({ tickets }).tickets

/** Tickets of a seat, or of an area, as far as the first ten. */
const ticketsQuery = (eventId: string, spotId: string) =>
  queryOptions({
    queryKey: [...seatsOf(eventId), 'tickets', spotId],
    queryFn: async ({ signal }) => {
      const query = { eventId: [eventId], seatId: [spotId], limit: 10 }
      const found = await ticketClient.listTickets(
        { ...query, fieldset: ['TICKET_DETAILS', 'GUEST_DETAILS'] },
        { signal },
      )
      return found.tickets.filter(({ canceled }) => !canceled)
    },
  })

/** Holders of the seat that was chosen last. */
export function SpotFacts({ eventId, spotId, title }: { eventId: string; spotId: string; title: string }) {
  const { data = [] } = useQuery(ticketsQuery(eventId, spotId))
  return (
    <section aria-label={t('admin.event-seats.seat')} className="rounded-card bg-sunken px-4 py-3">
      <h3 className="text-admin font-semibold">{title}</h3>
      <ul>
        {data.map(({ ticketNumber, orderNumber, guestFullName, orderFullName, name }) => (
          <li key={ticketNumber}>
            {t('admin.event-seats.ticketOf', {
              name: guestFullName || orderFullName,
              ticket: name,
              order: orderNumber,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
