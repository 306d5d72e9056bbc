import { checkout } from '@fairground/contract/events/orders.ts'
import { queryTicketDefinitions } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { createTicketReservation } from '@fairground/contract/events/ticket-reservations.ts'
import { getEventBySlug } from '@fairground/contract/events/wix-events-v-2.ts'
import {
  bindTickets,
  blockSpots,
  listSpotStates,
  setEventSeating,
} from '@fairground/contract/fairground/event-seating.ts'
import { createSeatPlan, listSeatPlans } from '@fairground/contract/fairground/seat-plans.ts'
import { present } from '@fairground/domain/present.ts'
import { type Spot, spotsOf } from '@fairground/domain/seats/plan.ts'
import { calendarAt } from './content/events.ts'
import { advanceSale, type Block, type DemoSeats, hall, notSold, soldAs } from './content/hall.ts'
import type { Seeding } from './seeding.ts'

const DAY_MS = 86_400_000
const PLAN = 'Corn exchange, concert'
/** Title of the event with seats, as the summer has it. */
const CONCERT = 'Schubert by lamplight'

/** The hall, its seats for the concert, those that staff keep back, and the advance sale. What is there already is passed over. */
export async function bringSeats(seeding: Seeding): Promise<void> {
  const { merchant, now, tick } = seeding
  const slug = calendarAt(now).find(({ known }) => known === CONCERT)?.slug ?? ''
  const { event } = await merchant.call(getEventBySlug, { slug }, now)
  const eventId = event.id
  const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { filter: { eventId } } }, now)
  const kindOf = new Map(ticketDefinitions.map(({ name, id }) => [name, id]))
  const seatPlanId = await planOf(seeding)
  const { seating } = await merchant.call(setEventSeating, { eventId, seatPlanId }, now)
  if (seating.tickets.length === 0) {
    const tickets = [...kindOf].map(([name, ticketDefinitionId]) => ({ ticketDefinitionId, partIds: partsOf(name) }))
    await merchant.call(bindTickets, { eventId, revision: seating.revision, tickets }, now)
  }
  const { spots: used } = await merchant.call(listSpotStates, { eventId }, now)
  const taken = new Set(used.map(({ spotId }) => spotId))
  for (const { block, note, seats } of notSold) {
    const spots = seatsIn(seats).flatMap(({ id }) => (taken.has(id) ? [] : [{ spotId: id }]))
    if (spots.length > 0) await merchant.call(blockSpots, { eventId, block, note, spots }, now)
  }
  // One after the other, so that order numbers follow their dates.
  for (const [i, party] of advanceSale.entries()) {
    const isSold = seatsIn(party.seats).some(({ id }) => taken.has(id))
    if (!isSold) await sell(seeding, eventId, party, kindOf.get(party.ticket) ?? '')
    tick('parties with seats', i + 1, advanceSale.length)
  }
}

async function planOf({ merchant, now }: Seeding): Promise<string> {
  const { seatPlans } = await merchant.call(listSeatPlans, {}, now)
  const known = seatPlans.find(({ name }) => name === PLAN)
  return known?.id ?? (await merchant.call(createSeatPlan, { name: PLAN, layout: hall as never }, now)).seatPlan.id
}

const partsOf = (ticket: string): string[] =>
  hall.sections.flatMap(({ id, label }) => (soldAs[ticket]?.includes(label) ? [id] : []))

const spots = spotsOf(hall)

function seatsIn([section, element, first, last]: Block): Spot[] {
  return spots.filter(
    ({ sectionLabel, elementLabel, seatLabel }) =>
      sectionLabel === section && elementLabel === element && Number(seatLabel) >= first && Number(seatLabel) <= last,
  )
}

const emailOf = ({ name: [first, last] }: DemoSeats): string =>
  `${first}.${last}@example.com`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Holds the seats and takes the money, as the box office does. */
async function sell({ merchant, now }: Seeding, eventId: string, party: DemoSeats, ticketDefinitionId: string) {
  const at = new Date(now.getTime() - party.daysAgo * DAY_MS)
  const tickets = seatsIn(party.seats).map(({ id }) => ({
    ticketDefinitionId,
    quantity: 1,
    ticketInfo: { seatId: id },
  }))
  const { ticketReservation } = await merchant.call(createTicketReservation, { ticketReservation: { tickets } }, at)
  const [firstName, lastName] = party.name
  const buyer = { firstName, lastName, email: emailOf(party) }
  const options = { markAsPaid: true, ignoreFormValidation: true }
  await merchant.call(
    checkout,
    { eventId, buyer, options, ...present({ reservationId: ticketReservation.id ?? undefined }) },
    at,
  )
}
