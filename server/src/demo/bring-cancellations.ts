import { cancelEvent, queryEvents } from '@fairground/contract/events/wix-events-v-2.ts'
import { calendarAt } from './content/events.ts'
import type { Seeding } from './seeding.ts'

const DAY_MS = 86_400_000
/** Later than the orders of these events, and before the refunds that followed. */
const CANCELED_DAYS = 2

/** Cancels events whose tickets have been sold, so that holders of tickets are among those who are notified. */
export async function bringCancellations({ merchant, now, each }: Seeding): Promise<void> {
  const slugs = calendarAt(now).flatMap(({ event, slug }) => (event.state === 'canceled' ? [slug] : []))
  const filter = { slug: { $in: slugs }, status: 'UPCOMING' }
  const { events } = await merchant.call(queryEvents, { query: { filter } }, now)
  const at = new Date(now.getTime() - CANCELED_DAYS * DAY_MS)
  await each('cancellations', events, async ({ id }) => {
    await merchant.call(cancelEvent, { eventId: id }, at)
  })
}
