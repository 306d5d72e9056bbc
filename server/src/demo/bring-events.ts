import { assignEvents, createCategory, queryCategories } from '@fairground/contract/events/categories.ts'
import type { Event } from '@fairground/contract/events/event-shapes.ts'
import { addControl, getForm, publishDraft } from '@fairground/contract/events/forms.ts'
import { createPolicy, queryPolicies } from '@fairground/contract/events/policies.ts'
import {
  addScheduleItem,
  listScheduleItems,
  publishDraft as publishSchedule,
} from '@fairground/contract/events/schedule.ts'
import { createStaffMember, queryStaffMembers } from '@fairground/contract/events/staff-members.ts'
import { createTicketDefinition, queryTicketDefinitions } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { createEvent, publishDraftEvent, queryEvents } from '@fairground/contract/events/wix-events-v-2.ts'
import { createAccessCodes, listAccessCodes } from '@fairground/contract/fairground/ticket-access.ts'
import { createTicketQuota, listTicketQuotas } from '@fairground/contract/fairground/ticket-quotas.ts'
import { createVenue, listVenues } from '@fairground/contract/fairground/venues.ts'
import type { ResponseOf } from '@fairground/contract/operation.ts'
import { amountOf, formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { storeArtworks } from '../media/store-pictures.ts'
import { type DemoEvent, type DemoQuestion, type DemoTicket, EVENT_CATEGORIES, type Venue } from './content/event.ts'
import { plannedAt, timesOf } from './content/event-time.ts'
import { type CalendarEntry, calendarAt } from './content/events.ts'
import { folderOf } from './folder-of.ts'
import { eventPicture, pictureUrl } from './pictures.ts'
import { richText } from './rich-text.ts'
import type { Seeding } from './seeding.ts'

const DOOR_STAFF = [
  { name: 'Gate: Rosa Quill', permissions: ['CHECK_IN_GUESTS', 'READ_ANALYTICS'] },
  { name: 'Side door: Amir Fells', permissions: ['CHECK_IN_GUESTS'] },
] as const

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Events with their tickets. One stays a draft until its tickets are there, so that half an event is never seen. */
export async function bringEvents(seeding: Seeding): Promise<void> {
  const { merchant, now, db, files, each } = seeding
  const { events } = await merchant.call(queryEvents, { query: { paging: { limit: 100 } }, includeDrafts: true }, now)
  const known = new Map(events.map((event) => [event.slug, event]))
  const calendar = calendarAt(now)
  await storeArtworks(db, files, calendar.map(eventPicture), { at: now, folderId: await folderOf(seeding, 'Events') })
  const categories = await bringEventCategories(seeding)
  const houses = await bringHouses(
    seeding,
    calendar.map(({ event }) => event.venue),
  )
  await bringDoorStaff(seeding)
  await each('events', calendar, (entry) => bring(seeding, entry, { known: known.get(entry.slug), categories, houses }))
}

interface Already {
  readonly known: Static<typeof Event> | undefined
  /** Ids of the categories by name. */
  readonly categories: ReadonlyMap<string, string>
  readonly houses: Houses
}

async function bring(seeding: Seeding, entry: CalendarEntry, { known, categories, houses }: Already): Promise<void> {
  const { merchant, now } = seeding
  const { event: described } = entry
  const at = plannedAt(now)
  const event =
    known ?? (await merchant.call(createEvent, { event: wireOf(seeding, entry, houses), draft: true }, at)).event
  await bringTickets(seeding, event.id, described, at)
  await bringCodes(seeding, event.id, described, at)
  await bringQuotas(seeding, event.id, described, at)
  await bringForm(seeding, event.id, described, at)
  await bringPolicies(seeding, event.id, described, at)
  await bringSchedule(seeding, event.id, described, at)
  for (const name of described.categories ?? []) {
    const categoryId = categories.get(name)
    if (categoryId) await merchant.call(assignEvents, { categoryId, eventId: [event.id] }, at)
  }
  if (event.status === 'DRAFT' && described.state !== 'draft') {
    await merchant.call(publishDraftEvent, { eventId: event.id }, at)
  }
}

/** Venues that the organiser has written down, by name. */
type Houses = ReadonlyMap<string, ResponseOf<typeof createVenue>['venue']>

/** Houses that are missing are made. */
async function bringHouses({ merchant, now }: Seeding, places: readonly Venue[]): Promise<Houses> {
  const { venues } = await merchant.call(listVenues, {}, now)
  const houses = new Map(venues.map((venue) => [venue.name, venue]))
  for (const place of places) {
    if (!place.house || houses.has(place.name)) continue
    const { notes, accessibility, rooms } = place.house
    const given = {
      name: place.name,
      address: addressOf(place),
      notes,
      accessibilityNotes: accessibility,
      rooms: rooms.map(({ name, capacity, ...room }) => ({ name, capacity, accessibilityNotes: room.accessibility })),
    }
    houses.set(place.name, (await merchant.call(createVenue, given, now)).venue)
  }
  return houses
}

/** Two who help at the door; nobody has opened their links. */
async function bringDoorStaff({ merchant, now }: Seeding): Promise<void> {
  const { staffMembers } = await merchant.call(queryStaffMembers, {}, now)
  for (const { name, permissions } of DOOR_STAFF) {
    if (staffMembers.some((one) => one.name === name)) continue
    const staffMember = { name, permissions: [...permissions], allEvents: {} }
    await merchant.call(createStaffMember, { staffMember }, now)
  }
}

/** Categories that are missing are made; the ids of all by name. */
async function bringEventCategories({ merchant, now }: Seeding): Promise<ReadonlyMap<string, string>> {
  const { categories } = await merchant.call(queryCategories, { query: { paging: { limit: 100 } } }, now)
  const ids = new Map(categories.map(({ name, id }) => [name, id]))
  for (const name of EVENT_CATEGORIES) {
    if (!ids.has(name)) ids.set(name, (await merchant.call(createCategory, { category: { name } }, now)).category.id)
  }
  return ids
}

/** Makes the policies of an event that it lacks by name. */
async function bringPolicies(
  { merchant, now }: Seeding,
  eventId: string,
  { policies = {} }: DemoEvent,
  at: Date,
): Promise<void> {
  const wanted = Object.entries(policies)
  if (wanted.length === 0) return
  const { policies: there } = await merchant.call(queryPolicies, { query: { filter: { eventId } } }, now)
  const known = new Set(there.map(({ name }) => name))
  for (const [name, body] of wanted) {
    if (!known.has(name)) await merchant.call(createPolicy, { policy: { name, body, eventId } }, at)
  }
}

/** Its schedule, published once all of it is there. */
async function bringSchedule(
  { merchant, now }: Seeding,
  eventId: string,
  { schedule = [], when, venue }: DemoEvent,
  at: Date,
): Promise<void> {
  if (schedule.length === 0) return
  const draft = await merchant.call(listScheduleItems, { eventId: [eventId], state: ['DRAFT'] }, now)
  const known = new Set(draft.items.map(({ name }) => name))
  const missing = schedule.filter(({ name }) => !known.has(name))
  const { start } = timesOf(when, venue.zone, now)
  const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS).toISOString()
  for (const { name, from, minutes, stage, speakers, tags, about } of missing) {
    const item = {
      name,
      timeSlot: { start: after(from), end: after(from + minutes) },
      ...present({
        stageName: stage,
        speakers: speakers && [...speakers],
        tags: tags && [...tags],
        description: about && `<p>${about}</p>`,
      }),
    }
    await merchant.call(addScheduleItem, { eventId, item }, at)
  }
  if (missing.length > 0 || draft.draftNotPublished) await merchant.call(publishSchedule, { eventId }, at)
}

/** Its questions, published once all of them are there. */
async function bringForm(
  { merchant, now }: Seeding,
  eventId: string,
  { questions = [] }: DemoEvent,
  at: Date,
): Promise<void> {
  if (questions.length === 0) return
  const { form, draftForm } = await merchant.call(getForm, { eventId }, now)
  const there = new Map((draftForm ?? form).controls.map(({ label, id }) => [label, id]))
  const missing = questions.filter((question) => !there.has(labelOf(question)))
  for (const described of missing) {
    const { dropdown, checkbox, text, if: condition } = described
    const question = present({
      dropdown: dropdown && { ...dropdown, options: [...dropdown.options] },
      checkbox: checkbox && { ...checkbox, options: [...checkbox.options] },
      text,
      condition: condition && { controlId: there.get(condition.label) ?? '', options: [...condition.options] },
    })
    const { id } = await merchant.call(addControl, { eventId, ...question }, at)
    there.set(labelOf(described), id)
  }
  if (draftForm || missing.length > 0) await merchant.call(publishDraft, { eventId }, at)
}

const labelOf = ({ dropdown, checkbox, text }: DemoQuestion): string => (dropdown ?? checkbox ?? text)?.label ?? ''

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

/** Shared quotas that are missing, once their tickets are there. */
async function bringQuotas(
  { merchant, now }: Seeding,
  eventId: string,
  { quotas = [] }: DemoEvent,
  at: Date,
): Promise<void> {
  if (quotas.length === 0) return
  const { quotas: known } = await merchant.call(listTicketQuotas, { eventId }, now)
  const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { filter: { eventId } } }, now)
  for (const { name, people: capacity, of } of quotas) {
    if (known.some((one) => one.name === name)) continue
    const kinds = ticketDefinitions.filter((ticket) => of?.includes(ticket.name)).map(({ id }) => id)
    const shared = of ? { ticketDefinitionIds: kinds } : { allKinds: true }
    await merchant.call(createTicketQuota, { eventId, name, capacity, ...shared }, at)
  }
}

/** Access codes that are missing, once the tickets that they open are there. */
async function bringCodes(
  { merchant, now }: Seeding,
  eventId: string,
  { codes = [] }: DemoEvent,
  at: Date,
): Promise<void> {
  if (codes.length === 0) return
  const { accessCodes } = await merchant.call(listAccessCodes, { eventId, limit: 100 }, now)
  const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { filter: { eventId } } }, now)
  const idOf = new Map(ticketDefinitions.map(({ name, id }) => [name, id]))
  for (const { code, opens, limit, note } of codes) {
    if (accessCodes.some((known) => known.code === code)) continue
    const ticketDefinitionIds = opens.flatMap((name) => idOf.get(name) ?? [])
    const rules = { ticketDefinitionIds, ...present({ usageLimit: limit, note }) }
    await merchant.call(createAccessCodes, { eventId, codes: [code], ...rules }, at)
  }
}

function ticketToWire(
  { name, price, donation, about, limit, perCheckout, sale, feeAdded, ...more }: DemoTicket,
  currency: string,
  now: Date,
) {
  const { perPerson: limitPerPerson, admits, attendance, hidden, tiers, suggested } = more
  const decimal = (units: number) => formatAmount(amountOf(units, currency), currency)
  const money = { value: decimal(price), currency }
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  return {
    name,
    pricingMethod: donation ? { guestPrice: money } : { fixedPrice: money },
    feeType: feeAdded
      ? ('FEE_ADDED_AT_CHECKOUT' as const)
      : price === 0
        ? ('NO_FEE' as const)
        : ('FEE_INCLUDED' as const),
    ...present({ description: about || undefined, hidden, admits, attendance }),
    ...(limit === undefined ? {} : { limited: true, initialLimit: limit }),
    ...present({
      limitPerCheckout: perCheckout,
      limitPerPerson,
      suggestedPrices: suggested?.map(decimal),
      priceTiers: tiers?.map(({ days, ...tier }) => ({
        ...present({ limit: tier.limit, endDate: days === undefined ? undefined : day(days) }),
        name: tier.name,
        price: { value: decimal(tier.price), currency },
      })),
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

export const descriptionOf = ({ about, more = [], venue, online }: DemoEvent): readonly string[] => [
  ...about,
  ...more,
  ...(online?.alone ? [] : ['# Getting there', ...venue.gettingThere.map((point) => `- ${point}`)]),
]

function wireOf({ now, publicUrl }: Seeding, entry: CalendarEntry, houses: Houses) {
  const { event, slug } = entry
  const { start, end } = timesOf(event.when, event.venue.zone, now)
  const picture = eventPicture(entry)
  return {
    title: event.title,
    slug,
    shortDescription: event.teaser,
    description: richText(descriptionOf(event)),
    mainImage: { url: pictureUrl(publicUrl, picture), width: picture.width, height: picture.height },
    location: event.online?.alone
      ? { type: 'ONLINE' as const }
      : { type: 'VENUE' as const, name: event.venue.name, address: addressOf(event.venue) },
    ...present({ onlineConferencing: onlineOf(event), venue: houseOf(event, houses) }),
    dateAndTimeSettings: {
      startDate: start.toISOString(),
      endDate: end.toISOString(),
      timeZoneId: event.venue.zone,
      showTimeZone: event.venue.country !== 'GB',
    },
    registration: event.tickets
      ? {
          initialType: 'TICKETING' as const,
          tickets: present({
            currency: event.currency,
            ticketTransferDisabled: event.staysWithBuyers,
            cancellation: event.cancellation && { allowed: true, ...event.cancellation },
            change: event.change && { allowed: true, ...event.change },
          }),
        }
      : {
          initialType: 'RSVP' as const,
          rsvp: { responseType: 'YES_ONLY' as const, waitlistEnabled: true, limit: event.guests ?? null },
        },
  }
}

function houseOf({ venue, room, fillsRoom, online }: DemoEvent, houses: Houses) {
  const house = online?.alone ? undefined : houses.get(venue.name)
  if (!house) return undefined
  const { id: roomId = null } = house.rooms.find(({ name }) => name === room) ?? {}
  return { venueId: house.id, roomId, usesRoomCapacity: fillsRoom ?? false }
}

function onlineOf({ online }: DemoEvent) {
  if (!online) return undefined
  const { alone: _, ...access } = online
  return { enabled: true, ...access }
}

const addressOf = ({ addressLine, city, postalCode, country, at: [latitude, longitude] }: Venue) => ({
  addressLine,
  city,
  postalCode,
  country,
  formattedAddress: `${addressLine}, ${city} ${postalCode}`,
  geocode: { latitude, longitude },
})
