import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { formatRange, formatShortDate, formatTimeWithZone } from '@fairground/domain/formatting/dates.ts'
import type { Mark } from '../orders/order-words.ts'
import { t } from '../texts.ts'

const states: Record<Event['status'], Mark> = {
  DRAFT: ['neutral', t('admin.events.draft')],
  UPCOMING: ['success', t('admin.events.published')],
  STARTED: ['info', t('admin.events.onNow')],
  ENDED: ['neutral', t('admin.events.over')],
  CANCELED: ['danger', t('admin.events.cancelled')],
}

export const eventMark = ({ status }: Pick<Event, 'status'>): Mark => states[status]

const sales: Record<TicketDefinition['saleStatus'], Mark> = {
  SALE_SCHEDULED: ['info', t('admin.events.saleNotStarted')],
  SALE_STARTED: ['success', t('admin.events.onSale')],
  SALE_ENDED: ['neutral', t('admin.events.saleOver')],
}

/** Mark for a kind of ticket: if it can be bought now, as its event lets it be sold. */
export function saleMark(
  { saleStatus, salesDetails, hidden }: Pick<TicketDefinition, 'saleStatus' | 'salesDetails' | 'hidden'>,
  { status, registration }: Pick<Event, 'status' | 'registration'>,
): Mark {
  if (hidden) return ['neutral', t('admin.events.hidden')]
  if (salesDetails?.soldOut) return ['warning', t('admin.events.soldOut')]
  if (saleStatus !== 'SALE_STARTED') return sales[saleStatus]
  if (status === 'DRAFT') return ['neutral', t('admin.events.onSaleOncePublished')]
  if (status === 'CANCELED' || status === 'ENDED') return ['neutral', t('admin.events.notOnSale')]
  if (registration?.registrationPaused) return ['warning', t('admin.events.salesPaused')]
  return registration?.status === 'CLOSED_MANUALLY'
    ? ['neutral', t('admin.events.registrationClosed')]
    : sales.SALE_STARTED
}

interface Placed {
  readonly location: Pick<Event['location'], 'locationTbd' | 'type' | 'name'> & { readonly address?: { city?: string } }
}

interface Timed {
  readonly dateAndTimeSettings: Pick<
    Event['dateAndTimeSettings'],
    'startDate' | 'endDate' | 'timeZoneId' | 'dateAndTimeTbd' | 'dateAndTimeTbdMessage'
  >
}

/** "Town Hall, London", "Online", "To be announced" */
export function placeOf({ location }: Placed): string {
  if (location.locationTbd) return t('admin.events.placeToBeAnnounced')
  if (location.type === 'ONLINE') return location.name || t('admin.events.online')
  return [location.name, location.address?.city].filter(Boolean).join(', ') || t('admin.events.noPlaceYet')
}

/** "Sat, 28 Nov, 18:30 GMT": in the event's own zone. */
export function whenOf({ dateAndTimeSettings }: Timed, locale: string, now: Date): string {
  const { startDate, timeZoneId = 'UTC', dateAndTimeTbd, dateAndTimeTbdMessage } = dateAndTimeSettings
  if (dateAndTimeTbd || !startDate) return dateAndTimeTbdMessage || t('admin.events.noDateYet')
  const place = { locale, zone: timeZoneId }
  return `${formatShortDate(startDate, place, now)}, ${formatTimeWithZone(startDate, place)}`
}

/** "28 November 2026, 18:30 – 21:00 GMT": with its zone, whether guests see that or not. */
export function spanOf({ dateAndTimeSettings }: Timed, locale: string): string {
  const { startDate, endDate, timeZoneId: zone = 'UTC', dateAndTimeTbd, dateAndTimeTbdMessage } = dateAndTimeSettings
  if (dateAndTimeTbd || !startDate) return dateAndTimeTbdMessage || t('admin.events.noDateYet')
  return formatRange(startDate, endDate ?? null, { locale, zone })
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
