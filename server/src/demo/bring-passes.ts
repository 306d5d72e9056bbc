import type { Event } from '@fairground/contract/events/event-shapes.ts'
import { queryTicketDefinitions } from '@fairground/contract/events/ticket-definitions-v-2.ts'
import { createSeriesPass, listSeriesPasses } from '@fairground/contract/fairground/series-passes.ts'
import { amountOf, formatAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { dateInWeek, firstDateOf } from './bring-dates.ts'
import { plannedAt } from './content/event-time.ts'
import { type DemoPass, series } from './content/series.ts'
import type { Seeding } from './seeding.ts'

const MINUTE_MS = 60_000

/** Passes of the series that have some, once their dates are there. Those that are there already are passed over. */
export async function bringPasses(seeding: Seeding): Promise<void> {
  for (const { event: title, passes = [] } of series) {
    const first = passes.length > 0 ? await firstDateOf(seeding, title) : undefined
    if (!first) continue
    const known = new Set((await passesOf(seeding, title)).map(({ name }) => name))
    // One after the other: that is the order in which they are shown.
    for (const [i, pass] of passes.entries()) {
      const at = new Date(plannedAt(seeding.now).getTime() + i * MINUTE_MS)
      if (!known.has(pass.name)) await bring(seeding, first, { ...pass, at })
    }
  }
}

/** Passes of the series that begins with the event of this title. */
export async function passesOf(seeding: Seeding, title: string) {
  const { merchant, now } = seeding
  const first = await firstDateOf(seeding, title)
  return first ? (await merchant.call(listSeriesPasses, { eventId: first.id }, now)).passes : []
}

async function bring(
  seeding: Seeding,
  first: Static<typeof Event>,
  { name, about: description, price, limit: quantity, ticket, weeks, at }: DemoPass & { readonly at: Date },
): Promise<void> {
  const { merchant, now, currency } = seeding
  const eventId = first.id
  const { ticketDefinitions } = await merchant.call(queryTicketDefinitions, { query: { filter: { eventId } } }, now)
  const kind = ticketDefinitions.find((one) => one.name === ticket)
  if (!kind) throw new Error(`The demo has no ${ticket} for ${name}`)
  const dates = weeks && (await Promise.all(weeks.map((week) => dateInWeek(seeding, first, week))))
  const request = {
    eventId,
    ticketDefinitionId: kind.id,
    name,
    description,
    quantity,
    price: formatAmount(amountOf(price, currency), currency),
    ...present({ eventIds: dates?.flatMap((date) => (date ? [date.id] : [])) }),
  }
  await merchant.call(createSeriesPass, request, at)
}
