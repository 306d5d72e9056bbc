import type { OrderEvent } from '@fairground/client/generated/fairground.order-view.ts'
import { formatRange } from '@fairground/domain/formatting/dates.ts'
import { present } from '@fairground/domain/present.ts'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'

/** Time and place of a ticket, as text. */
export interface TicketEvent {
  readonly id: string
  /** "14 March 2026, 18:30 – 22:30 GMT" */
  readonly when: string
  readonly place: string
  /** Notes on accessibility of the place. */
  readonly accessibility?: readonly string[]
  /** A file for calendar programs; absent without a date, and for a cancelled event. */
  readonly calendar?: string
  readonly canceled: boolean
}

function placeText({ place, online, hybrid }: { place: string | undefined; online: boolean; hybrid: boolean }): string {
  if (online) return t('thanks.online')
  const at = place ?? t('thanks.placeToBeAnnounced')
  return hybrid ? t('thanks.placeAndOnline', { place: at }) : at
}

export const ticketEvent = (
  {
    id,
    slug,
    startDate,
    endDate,
    announcement,
    timeZoneId,
    showTimeZone,
    place,
    accessibility,
    online,
    hybrid,
    canceled,
  }: OrderEvent,
  locale: string,
): TicketEvent => ({
  id,
  when: startDate
    ? formatRange(startDate, endDate ?? null, { locale, zone: timeZoneId, namesZone: showTimeZone })
    : announcement || t('thanks.dateToBeAnnounced'),
  place: placeText({ place, online, hybrid }),
  ...present({ accessibility, calendar: startDate && !canceled ? paths.calendarFile(slug) : undefined }),
  canceled,
})
