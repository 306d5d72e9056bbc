import { JsonLd } from '../shell/metadata.tsx'
import { useSite } from '../shell/site-context.ts'
import type { EventView } from './event-view.ts'

/** The event, for search engines. */
export function EventFacts({ event }: { event: EventView }) {
  const { origin } = useSite()
  const { title, teaser, picture, path, ticketsPath, start, end, place, lowest, canceled, booking } = event
  return (
    <JsonLd
      facts={{
        '@type': 'Event',
        name: title,
        url: origin + path,
        eventStatus: `https://schema.org/${canceled ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: `https://schema.org/${place.online ? 'Online' : 'Offline'}EventAttendanceMode`,
        location: place.online
          ? { '@type': 'VirtualLocation', url: origin + path }
          : { '@type': 'Place', name: place.name, address: place.address || place.name },
        ...(teaser ? { description: teaser } : {}),
        ...(picture ? { image: [origin + picture] } : {}),
        ...(start ? { startDate: start.at } : {}),
        ...(end ? { endDate: end } : {}),
        ...(lowest
          ? {
              offers: {
                '@type': 'Offer',
                price: lowest.amount,
                priceCurrency: lowest.currency,
                url: origin + ticketsPath,
                availability: `https://schema.org/${booking.kind === 'tickets' ? 'InStock' : 'SoldOut'}`,
              },
            }
          : {}),
      }}
    />
  )
}
