import { createRsvp } from '@fairground/contract/events/rsvp.ts'
import { queryRsvps } from '@fairground/contract/events/rsvp-v-2.ts'
import { getEventBySlug } from '@fairground/contract/events/wix-events-v-2.ts'
import { calendarAt } from './content/events.ts'
import { type DemoGuest, type DemoParty, parties } from './content/guests.ts'
import type { Seeding } from './seeding.ts'

const DAY_MS = 86_400_000

/** Guests who answered, one after the other: who came too late waits. Nobody is written to; who has answered is passed over. */
export async function bringGuests(seeding: Seeding): Promise<void> {
  await seeding.each('parties', parties, (party) => bring(seeding, party))
}

async function bring({ merchant, now }: Seeding, { event: known, guests }: DemoParty): Promise<void> {
  const slug = calendarAt(now).find((entry) => entry.known === known)?.slug ?? ''
  const { event } = await merchant.call(getEventBySlug, { slug }, now)
  const query = { filter: { eventId: event.id }, cursorPaging: { limit: 100 } }
  const { rsvps } = await merchant.call(queryRsvps, { query, fields: ['CONTACT_DETAILS'] }, now)
  const there = new Set(rsvps.map(({ email }) => email))
  for (const guest of guests) {
    if (there.has(addressOf(guest))) continue
    const at = new Date(now.getTime() - guest.daysAgo * DAY_MS)
    await merchant.call(
      createRsvp,
      { eventId: event.id, form: formOf(guest), status: 'YES', options: { silent: true } },
      at,
    )
  }
}

const addressOf = ({ name: [first, last] }: DemoGuest): string => `${first}.${last}@example.com`.toLowerCase()

function formOf(guest: DemoGuest) {
  const { name, with: others = [] } = guest
  const [firstName, lastName] = name
  return {
    inputValues: [
      { inputName: 'firstName', value: firstName },
      { inputName: 'lastName', value: lastName },
      { inputName: 'email', value: addressOf(guest) },
      ...(others.length > 0 ? [{ inputName: 'guestNames', values: [...others] }] : []),
    ],
  }
}
