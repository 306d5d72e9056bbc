import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { formatShortDate, formatTimeWithZone } from '@fairground/domain/formatting/dates.ts'
import type { Mark } from '../orders/order-words.ts'

const states: Record<Event['status'], Mark> = {
  DRAFT: ['neutral', 'Draft'],
  UPCOMING: ['success', 'Published'],
  STARTED: ['info', 'On now'],
  ENDED: ['neutral', 'Over'],
  CANCELED: ['danger', 'Cancelled'],
}

export const eventMark = ({ status }: Pick<Event, 'status'>): Mark => states[status]

const sales: Record<TicketDefinition['saleStatus'], Mark> = {
  SALE_SCHEDULED: ['info', 'Sale not started'],
  SALE_STARTED: ['success', 'On sale'],
  SALE_ENDED: ['neutral', 'Sale over'],
}

/** Mark for a kind of ticket: if it can be bought now, as its event lets it be sold. */
export function saleMark(
  { saleStatus, salesDetails, hidden }: Pick<TicketDefinition, 'saleStatus' | 'salesDetails' | 'hidden'>,
  { status, registration }: Pick<Event, 'status' | 'registration'>,
): Mark {
  if (hidden) return ['neutral', 'Hidden']
  if (salesDetails?.soldOut) return ['warning', 'Sold out']
  if (saleStatus !== 'SALE_STARTED') return sales[saleStatus]
  if (status === 'DRAFT') return ['neutral', 'On sale once published']
  if (status === 'CANCELED' || status === 'ENDED') return ['neutral', 'Not on sale']
  if (registration?.registrationPaused) return ['warning', 'Sales paused']
  return registration?.status === 'CLOSED_MANUALLY' ? ['neutral', 'Registration closed'] : sales.SALE_STARTED
}

/** "Town Hall, London", "Online", "To be announced" */
export function placeOf({ location }: Pick<Event, 'location'>): string {
  if (location.locationTbd) return 'Place to be announced'
  if (location.type === 'ONLINE') return location.name || 'Online'
  return [location.name, location.address?.city].filter(Boolean).join(', ') || 'No place yet'
}

/** "Sat, 28 Nov, 18:30 GMT": in the event's own zone. */
export function whenOf({ dateAndTimeSettings }: Pick<Event, 'dateAndTimeSettings'>, locale: string, now: Date): string {
  const { startDate, timeZoneId = 'UTC', dateAndTimeTbd, dateAndTimeTbdMessage } = dateAndTimeSettings
  if (dateAndTimeTbd || !startDate) return dateAndTimeTbdMessage || 'No date yet'
  const place = { locale, zone: timeZoneId }
  return `${formatShortDate(startDate, place, now)}, ${formatTimeWithZone(startDate, place)}`
}

export interface SoldOf {
  readonly sold: number
  /** Undefined when some kind of ticket has no limit. */
  readonly limit: number | undefined
}

/** Tickets sold over all kinds, and how many there are. */
export function soldOf(definitions: readonly TicketDefinition[]): SoldOf {
  const sold = definitions.reduce((sum, { salesDetails }) => sum + (salesDetails?.soldCount ?? 0), 0)
  const limited = definitions.length > 0 && definitions.every(({ initialLimit }) => initialLimit !== undefined)
  return { sold, limit: limited ? definitions.reduce((sum, { initialLimit = 0 }) => sum + initialLimit, 0) : undefined }
}
