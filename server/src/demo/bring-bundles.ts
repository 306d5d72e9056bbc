import { queryTicketDefinitions } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { listTicketBundles, setTicketBundles } from '@fairground/contract/fairground/ticket-bundles.ts'
import { firstDateOf } from './bring-dates.ts'
import { plannedAt } from './content/event-time.ts'
import { calendarAt } from './content/events.ts'
import type { Seeding } from './seeding.ts'

/** Tickets of events that are sold together; an event that has some keeps them. */
export async function bringBundles(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  const at = plannedAt(now)
  for (const {
    known: title,
    event: { bundles: planned = [] },
  } of calendarAt(now)) {
    const event = planned.length > 0 ? await firstDateOf(seeding, title) : undefined
    if (!event) continue
    const eventId = event.id
    const { revision, bundles: known } = await merchant.call(listTicketBundles, { eventId }, now)
    if (known.length > 0) continue
    const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { filter: { eventId } } }, now)
    const bundles = planned.map(({ name, about: description, price, of }) => ({
      name,
      description,
      price: String(price),
      contents: ticketDefinitions.flatMap(({ id: ticketDefinitionId, name: kind }) => {
        const quantity = of[kind] ?? 0
        return quantity > 0 ? [{ ticketDefinitionId, quantity }] : []
      }),
    }))
    await merchant.call(setTicketBundles, { eventId, revision, bundles }, at)
  }
}
