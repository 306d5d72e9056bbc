import { queryEvents } from '@fairground/contract/events/wix-events-v-2.ts'
import { createEventTemplate, listEventTemplates } from '@fairground/contract/fairground/event-templates.ts'
import type { Seeding } from './seeding.ts'

const NAME = 'Two days at the wheel'
const SAVED_FROM = 'Ceramics weekend: throwing from zero'

/** A workshop that is held again, with other guests on other days. */
export async function bringEventTemplates({ merchant, now }: Seeding): Promise<void> {
  const { templates } = await merchant.call(listEventTemplates, {}, now)
  if (templates.some(({ name }) => name === NAME)) return
  const query = { filter: { title: SAVED_FROM }, paging: { limit: 1 } }
  const { events } = await merchant.call(queryEvents, { query, includeDrafts: true }, now)
  for (const { id } of events) await merchant.call(createEventTemplate, { eventId: id, name: NAME }, now)
}
