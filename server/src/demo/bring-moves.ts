import { getEventBySlug, updateEvent } from '@fairground/contract/events/wix-events-v-2.ts'
import { announceEventMove, listEventMoves } from '@fairground/contract/fairground/event-moves.ts'
import { calendarAt } from './content/events.ts'
import type { Seeding } from './seeding.ts'

const DAY_MS = 86_400_000
/** Later than the orders that may give tickets back, and before the last one. */
const MOVED_DAYS = 1

/** Moves events whose tickets have been sold to another room, and lets their guests give tickets back. One that was announced is passed over. */
export async function bringMoves({ merchant, now, each }: Seeding): Promise<void> {
  const at = new Date(now.getTime() - MOVED_DAYS * DAY_MS)
  const moved = calendarAt(now).flatMap(({ event: { moved: to, venue }, slug }) => (to ? [{ slug, venue, ...to }] : []))
  await each('moves', moved, async ({ slug, venue, room, giveBackDays }) => {
    const { event } = await merchant.call(getEventBySlug, { slug }, now)
    const location = { name: `${venue.name}, ${room}` }
    await merchant.call(updateEvent, { event: { id: event.id, location } }, at)
    const { moves } = await merchant.call(listEventMoves, { eventId: event.id }, now)
    const move = moves.find(({ state }) => state === 'OPEN')
    if (!move) return
    await merchant.call(announceEventMove, { eventId: event.id, moveId: move.id, giveBack: { days: giveBackDays } }, at)
  })
}
