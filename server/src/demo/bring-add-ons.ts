import { queryTicketDefinitions } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { listEventAddOns, setEventAddOns } from '@fairground/contract/fairground/event-add-ons.ts'
import { present } from '@fairground/domain/present.ts'
import { firstDateOf } from './bring-dates.ts'
import { plannedAt } from './content/event-time.ts'
import { calendarAt } from './content/events.ts'
import { productIds } from './product-ids.ts'
import type { Seeding } from './seeding.ts'

/** Goods that go with the tickets of events; an event that has some keeps them. */
export async function bringAddOns(seeding: Seeding): Promise<void> {
  const { merchant, now } = seeding
  const at = plannedAt(now)
  const idOf = await productIds(seeding)
  for (const {
    known: title,
    event: { addOns = [] },
  } of calendarAt(now)) {
    const event = addOns.length > 0 ? await firstDateOf(seeding, title) : undefined
    if (!event) continue
    const eventId = event.id
    const { revision, addOns: known } = await merchant.call(listEventAddOns, { eventId }, now)
    if (known.length > 0) continue
    const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { filter: { eventId } } }, now)
    const kinds = (names: readonly string[]) =>
      ticketDefinitions.filter(({ name }) => names.includes(name)).map(({ id }) => id)
    const set = addOns.flatMap(({ product, perTicket, of }) => {
      const productId = idOf(product)
      return productId ? [{ productId, perTicket, ...present({ ticketDefinitionIds: of && kinds(of) }) }] : []
    })
    await merchant.call(setEventAddOns, { eventId, revision, addOns: set }, at)
  }
}
