import type { Event } from '@fairground/contract/events/event-shapes.ts'
import { createTicketDefinition, queryTicketDefinitions } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { createEvent, publishDraftEvent, queryEvents } from '@fairground/contract/events/wix-events-v-2.ts'
import { amountOf, formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { storeArtworks } from '../media/store-pictures.ts'
import type { DemoEvent, DemoTicket, Venue } from './content/event.ts'
import { timesOf } from './content/event-time.ts'
import { type CalendarEntry, calendarAt } from './content/events.ts'
import { folderOf } from './folder-of.ts'
import { eventPicture, pictureUrl } from './pictures.ts'
import { richText } from './rich-text.ts'
import type { Seeding } from './seeding.ts'

const DAY_MS = 86_400_000
/** The calendar was filled so long ago. */
const PLANNED_DAYS = 45

/** Events with their tickets. One stays a draft until its tickets are there, so that half an event is never seen. */
export async function bringEvents(seeding: Seeding): Promise<void> {
  const { merchant, now, db, files, each } = seeding
  const { events } = await merchant.call(queryEvents, { query: { paging: { limit: 100 } }, includeDrafts: true }, now)
  const known = new Map(events.map((event) => [event.slug, event]))
  const calendar = calendarAt(now)
  await storeArtworks(db, files, calendar.map(eventPicture), { at: now, folderId: await folderOf(seeding, 'Events') })
  await each('events', calendar, (entry) => bring(seeding, entry, known.get(entry.slug)))
}

async function bring(seeding: Seeding, entry: CalendarEntry, known: Static<typeof Event> | undefined): Promise<void> {
  const { merchant, now } = seeding
  const { event: described } = entry
  const at = new Date(now.getTime() - PLANNED_DAYS * DAY_MS)
  const event = known ?? (await merchant.call(createEvent, { event: wireOf(seeding, entry), draft: true }, at)).event
  await bringTickets(seeding, event.id, described, at)
  if (event.status === 'DRAFT' && described.state !== 'draft') {
    await merchant.call(publishDraftEvent, { eventId: event.id }, at)
  }
}

/** In their order: that is the order in which they are shown. */
async function bringTickets(
  seeding: Seeding,
  eventId: string,
  { tickets = [], currency }: DemoEvent,
  at: Date,
): Promise<void> {
  const { merchant, now } = seeding
  if (tickets.length === 0) return
  const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { filter: { eventId } } }, now)
  const there = new Set(ticketDefinitions.map(({ name }) => name))
  for (const ticket of tickets) {
    if (there.has(ticket.name)) continue
    const ticketDefinition = { eventId, ...ticketToWire(ticket, currency ?? seeding.currency, now) }
    await merchant.call(createTicketDefinition, { ticketDefinition }, at)
  }
}

function ticketToWire(
  { name, price, donation, about, limit, perCheckout, sale, feeAdded }: DemoTicket,
  currency: string,
  now: Date,
) {
  const money = { value: formatAmount(amountOf(price, currency), currency), currency }
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  return {
    name,
    pricingMethod: donation ? { guestPrice: money } : { fixedPrice: money },
    feeType: feeAdded
      ? ('FEE_ADDED_AT_CHECKOUT' as const)
      : price === 0
        ? ('NO_FEE' as const)
        : ('FEE_INCLUDED' as const),
    ...present({ description: about || undefined }),
    ...(limit === undefined ? {} : { limited: true, initialLimit: limit }),
    ...present({
      limitPerCheckout: perCheckout,
      salePeriod: sale
        ? {
            ...present({
              startDate: sale.from === undefined ? undefined : day(sale.from),
              endDate: sale.to === undefined ? undefined : day(sale.to),
            }),
            displayNotOnSale: true,
          }
        : undefined,
    }),
  }
}

export const descriptionOf = ({ about, more = [], venue }: DemoEvent): readonly string[] => [
  ...about,
  ...more,
  '# Getting there',
  ...venue.gettingThere.map((point) => `- ${point}`),
]

function wireOf({ now, publicUrl }: Seeding, entry: CalendarEntry) {
  const { event, slug } = entry
  const { start, end } = timesOf(event.when, event.venue.zone, now)
  const picture = eventPicture(entry)
  return {
    title: event.title,
    slug,
    shortDescription: event.teaser,
    description: richText(descriptionOf(event)),
    mainImage: { url: pictureUrl(publicUrl, picture), width: picture.width, height: picture.height },
    location: { type: 'VENUE' as const, name: event.venue.name, address: addressOf(event.venue) },
    dateAndTimeSettings: {
      startDate: start.toISOString(),
      endDate: end.toISOString(),
      timeZoneId: event.venue.zone,
      showTimeZone: event.venue.country !== 'GB',
    },
    registration: event.tickets
      ? {
          initialType: 'TICKETING' as const,
          ...present({ tickets: event.currency ? { currency: event.currency } : undefined }),
        }
      : {
          initialType: 'RSVP' as const,
          rsvp: { responseType: 'YES_ONLY' as const, waitlistEnabled: true, limit: event.guests ?? null },
        },
  }
}

const addressOf = ({ addressLine, city, postalCode, country, at: [latitude, longitude] }: Venue) => ({
  addressLine,
  city,
  postalCode,
  country,
  formattedAddress: `${addressLine}, ${city} ${postalCode}`,
  geocode: { latitude, longitude },
})
