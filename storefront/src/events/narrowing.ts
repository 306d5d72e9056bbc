import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import { dayKey } from '@fairground/domain/formatting/dates.ts'
import { parseAmount } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'

/** In place of a city: events that guests take part in online, with a place or without. No city is written so. */
export const ONLINE = ':online'

/** Narrows the list of events down, as the form above it has it. */
export interface Narrowing {
  /** A city as its events spell it, or `ONLINE`. */
  readonly place?: string
  /** First and last day, "2026-12-31", each in the zone of its event. */
  readonly from?: string
  readonly until?: string
  /** Most that the cheapest ticket costs, in the currency of the site; 0 are free events. */
  readonly price?: string
}

const LONGEST_PLACE = 250
const LONGEST_PRICE = 20
const DAY_MS = 24 * 60 * 60 * 1000

/** Reads the choice from an address; a value that is none is left out. */
export function narrowingIn(search: URLSearchParams, currency: string): Narrowing {
  const place = cutText((search.get('place') ?? '').trim(), LONGEST_PLACE)
  return present({
    place: place || undefined,
    from: dayIn(search.get('from')),
    until: dayIn(search.get('until')),
    price: priceIn(search.get('price'), currency),
  })
}

function dayIn(text: string | null): string | undefined {
  if (!text || !/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

/** A price that was typed and is none in this currency, for the form to show it with its reason. */
export function wrongPriceIn(search: URLSearchParams, currency: string): string | undefined {
  const typed = search.get('price')?.trim().slice(0, LONGEST_PRICE)
  return typed && priceIn(typed, currency) === undefined ? typed : undefined
}

function priceIn(text: string | null, currency: string): string | undefined {
  const price = text?.trim().replace(',', '.')
  return price && parseAmount(price, currency).ok ? price : undefined
}

export const hasDays = ({ from, until }: Narrowing): boolean => from !== undefined || until !== undefined

/** Filter of a query, days with one more on each side: `isWithin` then takes those of the event's own zone. */
export function filterOf({ place, from, until, price }: Narrowing): object {
  const conditions = [
    place === ONLINE && { $or: [{ 'location.type': 'ONLINE' }, { 'onlineConferencing.enabled': true }] },
    place !== undefined && place !== ONLINE && { 'location.type': 'VENUE', 'location.address.city': place },
    from !== undefined && { 'dateAndTimeSettings.endDate': { $gte: aroundDay(from, -1) } },
    until !== undefined && { 'dateAndTimeSettings.startDate': { $lt: aroundDay(until, 2) } },
    price !== undefined && {
      $or: [{ 'registration.initialType': 'RSVP' }, { 'registration.tickets.lowestPrice.value': { $lte: price } }],
    },
  ].filter((condition) => condition !== false)
  return conditions.length > 0 ? { $and: conditions } : {}
}

const aroundDay = (day: string, days: number): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString()

/** True when an event takes place on one of the days, in its own zone. One without a date is on none. */
export function isWithin(narrowing: Narrowing, { dateAndTimeSettings }: Event): boolean {
  if (!hasDays(narrowing)) return true
  const { from, until } = narrowing
  const { startDate, endDate = startDate, timeZoneId = 'UTC', dateAndTimeTbd } = dateAndTimeSettings
  if (!startDate || !endDate || dateAndTimeTbd) return false
  return (
    (from === undefined || dayKey(endDate, timeZoneId) >= from) &&
    (until === undefined || dayKey(startDate, timeZoneId) <= until)
  )
}
