import { present } from '@fairground/domain/present.ts'
import { inLanguage } from '../language-prefix.ts'
import { JsonLd, WrittenFacts } from '../shell/metadata.tsx'
import { useSite } from '../shell/site-context.ts'
import { t } from '../texts.ts'
import type { EventView } from './event-view.ts'

/** The event, for search engines. */
export const EventFacts = import.meta.env.SSR ? Facts : WrittenFacts

function Facts({ event }: { event: EventView }) {
  const { name, origin } = useSite()
  const { title, teaser, picture, path, ticketsPath, start, end, place, lowest, free, canceled } = event
  const availability = availabilityOf(event)
  // Search engines get the page of the event: the link is for guests.
  const virtual = { '@type': 'VirtualLocation', url: origin + inLanguage(path) }
  const venue = {
    '@type': 'Place',
    name: place.name,
    address: place.address || place.name,
    ...present({
      maximumAttendeeCapacity: place.capacity,
      amenityFeature:
        place.accessibility.length > 0
          ? {
              '@type': 'LocationFeatureSpecification',
              name: t('event.accessibility'),
              value: place.accessibility.join(' '),
            }
          : undefined,
    }),
  }
  return (
    <JsonLd
      facts={{
        '@type': 'Event',
        name: title,
        url: origin + inLanguage(path),
        eventStatus: `https://schema.org/${canceled ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: `https://schema.org/${modeOf(place)}`,
        location: place.online ? virtual : place.hybrid ? [venue, virtual] : venue,
        organizer: { '@type': 'Organization', name, url: origin },
        isAccessibleForFree: free,
        ...present({
          description: teaser || undefined,
          image: picture ? [origin + picture] : undefined,
          startDate: start ? start.at : undefined,
          endDate: end || undefined,
          offers: lowest
            ? {
                '@type': 'Offer',
                price: lowest.amount,
                priceCurrency: lowest.currency,
                url: origin + inLanguage(ticketsPath),
                ...present({ availability: availability ? `https://schema.org/${availability}` : undefined }),
              }
            : undefined,
        }),
      }}
    />
  )
}

function modeOf({ online, hybrid }: EventView['place']): string {
  if (online) return 'OnlineEventAttendanceMode'
  return hybrid ? 'MixedEventAttendanceMode' : 'OfflineEventAttendanceMode'
}

/** Places left, where known: nothing is shown of an event that cannot be booked here, or no more. */
function availabilityOf({ booking }: EventView): 'InStock' | 'SoldOut' | undefined {
  if (booking.kind === 'tickets') return 'InStock'
  return booking.kind === 'none' && booking.soldOut ? 'SoldOut' : undefined
}
