import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { dateBlock, formatMonth, formatTimeWithZone, monthKey } from '@fairground/domain/formatting/dates.ts'
import { dotted } from '@fairground/domain/formatting/isolated.ts'
import { isFree } from '@fairground/domain/formatting/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { DateBlockProps } from '@fairground/ui/date-block.tsx'
import type { ScarcityTone } from '@fairground/ui/ticket-card.tsx'
import { paths } from '../paths.ts'
import { pictureSource } from '../picture-source.ts'
import { t } from '../texts.ts'
import { shownMoney } from './shown-money.ts'

/** An event as its ticket card shows it: text alone. */
export interface EventCardView {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly picture?: string
  readonly date: DateBlockProps
  readonly where: string
  readonly price: string
  /** Series that the event is a date of. */
  readonly seriesId?: string
  readonly scarcity?: { readonly label: string; readonly tone: ScarcityTone }
  /** Month in the event's zone, for grouping: key and name. */
  readonly month: { readonly key: string; readonly name: string }
}

const LOW = 20

/** `left` is how many tickets can still be had, where that is counted. */
export function eventCardView(event: Event, site: SiteFacts, left?: number): EventCardView {
  const picture = pictureSource(event.mainImage?.url, site.origin)
  const scarcity = scarcityOf(event, left)
  const seriesId = event.dateAndTimeSettings.recurringEvents?.categoryId
  return {
    id: event.id,
    href: paths.event(event.slug),
    title: event.title,
    ...present({ picture: picture || undefined }),
    ...when(event, site.locale),
    where: dotted([whenText(event, site.locale), placeOf(event), seriesId && t('events.moreDates')]),
    price: priceOf(event, site),
    ...present({ scarcity, seriesId }),
  }
}

const zoneOf = ({ dateAndTimeSettings: { timeZoneId } }: Event): string => timeZoneId ?? 'UTC'

function when(event: Event, locale: string): Pick<EventCardView, 'date' | 'month'> {
  const { startDate, dateAndTimeTbd } = event.dateAndTimeSettings
  if (!startDate || dateAndTimeTbd) {
    return {
      date: { weekday: t('events.date'), day: '–', month: t('events.toCome'), dateTime: '' },
      month: { key: '9999', name: t('events.dateToCome') },
    }
  }
  const place = { locale, zone: zoneOf(event) }
  return {
    date: { ...dateBlock(startDate, place), dateTime: startDate.toISOString() },
    month: { key: monthKey(startDate, place.zone), name: formatMonth(startDate, place) },
  }
}

function whenText(event: Event, locale: string): string {
  const { startDate, dateAndTimeTbd, dateAndTimeTbdMessage, showTimeZone = false } = event.dateAndTimeSettings
  if (dateAndTimeTbd || !startDate) return dateAndTimeTbdMessage || t('events.timeToBeAnnounced')
  return formatTimeWithZone(startDate, { locale, zone: zoneOf(event), namesZone: showTimeZone })
}

/** City, else the name of the place; "Online" for events on the net, and both for hybrid ones. */
export function placeOf({ location, onlineConferencing }: Event): string {
  if (location.locationTbd) return t('events.placeToBeAnnounced')
  if (location.type === 'ONLINE') return t('events.online')
  const place = location.address?.city || location.name || ''
  return onlineConferencing?.enabled && place ? t('events.placeAndOnline', { place }) : place
}

/** "From £12.00", "£12.00", "Free", "You choose the price", "Free, RSVP". */
export function priceOf({ registration }: Event, site: SiteFacts): string {
  const type = registration?.type
  switch (type) {
    case 'RSVP':
      return t('events.freeRSVP')
    case 'TICKETING': {
      const { lowestPrice, highestPrice, guestPriced } = registration?.tickets ?? {}
      if (!lowestPrice) return t('events.ticketsToCome')
      const isAllFree = isFree((highestPrice ?? lowestPrice).value, lowestPrice.currency)
      if (guestPriced)
        return isAllFree
          ? t('events.chooseYourPrice')
          : t('events.fromLowest', { lowest: shownMoney(lowestPrice, site) })
      if (isAllFree) return t('events.free')
      const lowest = shownMoney(lowestPrice, site)
      const varies = highestPrice !== undefined && highestPrice.value !== lowestPrice.value
      if (varies && isFree(lowestPrice.value, lowestPrice.currency))
        return t('events.freeToHighest', { highestPrice: shownMoney(highestPrice, site) })
      return varies ? t('events.fromLowest', { lowest }) : lowest
    }
    case 'EXTERNAL':
      return t('events.ticketsElsewhere')
    case 'NONE':
    case undefined:
      return t('events.noBookingNeeded')
    default:
      return type satisfies never
  }
}

function scarcityOf({ status, registration }: Event, left: number | undefined): EventCardView['scarcity'] {
  if (status === 'CANCELED') return { label: t('events.cancelled'), tone: 'off' }
  if (status === 'ENDED') return { label: t('events.over'), tone: 'muted' }
  if (registration?.tickets?.soldOut) return { label: t('events.soldOut'), tone: 'muted' }
  if (registration?.status === 'OPEN_RSVP_WAITLIST_ONLY') return { label: t('events.waitingList'), tone: 'muted' }
  if (registration?.status === 'SCHEDULED_RSVP') return { label: t('events.opensSoon'), tone: 'muted' }
  if (registration?.type !== 'NONE' && registration?.status?.startsWith('CLOSED'))
    return { label: t('events.closed'), tone: 'muted' }
  if (left === undefined) return undefined
  return { label: t('events.left', { left }), tone: left <= LOW ? 'low' : 'plain' }
}
