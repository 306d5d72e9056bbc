import type { EventCardView } from '../events/event-card-view.ts'
import { EventCards } from '../events/event-cards.tsx'
import { rich } from '../texts.ts'

/** Events that match what was searched for. */
export function FoundEvents({ events }: { events: readonly EventCardView[] }) {
  return (
    <section data-part="found-events" className="flex flex-col gap-6">
      <h2 className="font-display text-h2">
        {rich('search.eventsCount', {
          mark: (text) => <span className="font-normal text-ink-3 tabular-nums">{text}</span>,
          length: events.length,
        })}
      </h2>
      <EventCards events={events} />
    </section>
  )
}
