import { getEventBySlug } from '@fairground/contract/events/wix-events-v-2.ts'
import { getEventGate, joinGate, setEventGate } from '@fairground/contract/fairground/event-gates.ts'
import { token } from '@fairground/contract/identity/oauth.ts'
import { calendarAt } from './content/events.ts'
import { earlyHoursAgo, OPENS_AT_HOUR, OPENS_IN_DAYS, QUEUED_FOR, queue } from './content/queue.ts'
import type { Seeding } from './seeding.ts'

const HOUR_MS = 3_600_000
const SET_HOURS = 50

/**
 * A queue in front of a workshop that opens in some days, and visitors who have places for its draw. Work for a place is set once
 * they are in, as their browsers would have done it. What is there is passed over.
 */
export async function bringQueue({ merchant, anybody, clerk, clientId, now }: Seeding): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const entry = calendarAt(now).find(({ known }) => known === QUEUED_FOR)
  const { event } = await merchant.call(getEventBySlug, { slug: entry?.slug ?? '' }, now)
  const eventId = event.id
  const { eventGate: gate } = await merchant.call(getEventGate, { eventId }, now)
  if (gate.difficulty === queue.difficulty) return
  const opens = new Date(now)
  opens.setUTCDate(opens.getUTCDate() + OPENS_IN_DAYS)
  opens.setUTCHours(OPENS_AT_HOUR, 0, 0, 0)
  const settings = { ...queue, enabled: true, opensDate: opens.toISOString() }
  await merchant.call(setEventGate, { eventId, ...settings, difficulty: 0 }, hoursAgo(SET_HOURS))
  for (const hours of earlyHoursAgo.slice(gate.waiting)) {
    const { access_token } = await anybody.call(token, { grantType: 'anonymous', clientId }, now)
    await clerk(access_token).call(joinGate, { eventId }, hoursAgo(hours))
  }
  await merchant.call(setEventGate, { eventId, ...settings }, hoursAgo(0))
}
