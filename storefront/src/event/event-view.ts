import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import type { SiteFacts } from '@fairground/contract/rendered-pages.ts'
import { dateBlock, formatRange, minutesAhead } from '@fairground/domain/formatting/dates.ts'
import { paragraphsOf } from '@fairground/domain/formatting/plain-words.ts'
import { isPositive } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import type { DateBlockProps } from '@fairground/ui/date-block.tsx'
import type { RichContent } from '@fairground/ui/rich-content.ts'
import { placeOf, priceOf } from '../events/event-card-view.ts'
import { paths } from '../paths.ts'
import { pictureSource } from '../picture-source.ts'
import { type SeoWords, seoWords } from '../shell/seo-words.ts'
import { t } from '../texts.ts'
import { type Booking, bookingOf, forMembersOf } from './booking.ts'

/** An event as its page shows it: text alone. */
export interface EventView {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly ticketsPath: string
  readonly rsvpPath: string
  readonly picture?: string
  /** The picture in words; empty where it only decorates. */
  readonly pictureAlt: string
  /** The organiser's own words for search engines, or their wish not to be found. */
  readonly seo: SeoWords
  readonly hidden: boolean
  readonly teaser: string
  readonly about?: RichContent
  readonly date?: DateBlockProps
  readonly when: string
  /** Start and zone, for the reader's own time. */
  /** `ahead`: minutes by which clocks there are ahead of UTC. */
  readonly start?: { readonly at: string; readonly zone: string; readonly ahead: number }
  readonly end?: string
  readonly place: {
    readonly name: string
    readonly address: string
    readonly map?: string
    readonly online: boolean
    readonly hybrid: boolean
    /** Notes of its venue for guests. */
    readonly notes?: string
    /** Notes of venue and room about steps, lifts and the like. */
    readonly accessibility: readonly string[]
    /** People whom the room has places for. */
    readonly capacity?: number
  }
  readonly price: string
  /** Nobody pays for coming. */
  readonly free: boolean
  readonly lowest?: { readonly amount: string; readonly currency: string }
  readonly booking: Booking
  /** Only members may register. */
  readonly forMembers?: true
  readonly canceled: boolean
  readonly over: boolean
  /** Addresses that put it into a calendar. */
  readonly calendar?: { readonly google: string; readonly ics: string }
}

export function eventView(event: Event, site: SiteFacts): EventView {
  const { locale, origin } = site
  const picture = pictureSource(event.mainImage?.url, origin)
  const { startDate, endDate, hideEndDate, dateAndTimeTbd, dateAndTimeTbdMessage } = event.dateAndTimeSettings
  const zone = event.dateAndTimeSettings.timeZoneId ?? 'UTC'
  const place = { locale, zone, namesZone: event.dateAndTimeSettings.showTimeZone ?? false }
  const known = startDate !== undefined && !dateAndTimeTbd
  const lowest = event.registration?.tickets?.lowestPrice
  return {
    id: event.id,
    title: event.title,
    path: paths.event(event.slug),
    ticketsPath: paths.tickets(event.slug),
    rsvpPath: paths.rsvp(event.slug),
    ...present({ picture: picture || undefined }),
    pictureAlt: event.mainImage?.altText ?? '',
    seo: seoWords(event.seoSettings?.advancedSeoData),
    hidden: event.seoSettings?.hidden ?? false,
    ...forMembersOf(event),
    teaser: event.shortDescription ?? '',
    ...aboutOf(event),
    ...present({ date: known ? { ...dateBlock(startDate, place), dateTime: startDate.toISOString() } : undefined }),
    when: known
      ? formatRange(startDate, hideEndDate ? null : (endDate ?? null), place)
      : dateAndTimeTbdMessage || t('event.dateToBeAnnounced'),
    ...present({
      start: known ? { at: startDate.toISOString(), zone, ahead: minutesAhead(startDate, zone) } : undefined,
      end: known && endDate ? endDate.toISOString() : undefined,
    }),
    place: locationOf(event),
    price: priceOf(event, site),
    free: isFree(event),
    ...present({ lowest: lowest ? { amount: lowest.value, currency: lowest.currency } : undefined }),
    booking: bookingOf(event),
    canceled: event.status === 'CANCELED',
    over: event.status === 'ENDED',
    ...present({
      calendar: event.calendarUrls && known && event.status !== 'CANCELED' ? event.calendarUrls : undefined,
    }),
  }
}

function isFree({ registration }: Event): boolean {
  const highest = registration?.tickets?.highestPrice?.value
  return registration?.type === 'RSVP' || (highest !== undefined && !isPositive(highest))
}

/** The rich text, or the plain one as its paragraphs. */
function aboutOf({ description, detailedDescription }: Event): { about?: RichContent } {
  if (description) return { about: description as RichContent } // free JSON on the wire; the renderer passes over what it does not know
  const paragraphs = paragraphsOf(detailedDescription ?? '')
  if (paragraphs.length === 0) return {}
  return {
    about: {
      nodes: paragraphs.map((line) => ({
        type: 'PARAGRAPH',
        nodes: [{ type: 'TEXT', textData: { text: line } }],
      })),
    },
  }
}

const MAP = 'https://www.openstreetmap.org/'

function locationOf(event: Event): EventView['place'] {
  const { name = '', address, type, locationTbd } = event.location
  const online = type === 'ONLINE'
  const formatted = address?.formattedAddress ?? ''
  const sought = [name, formatted].filter(Boolean).join(', ')
  return {
    name: locationTbd ? t('event.placeToBeAnnounced') : online ? t('event.online') : name || placeOf(event),
    address: online || locationTbd ? '' : formatted,
    online,
    hybrid: !online && (event.onlineConferencing?.enabled ?? false),
    ...notesOf(event),
    ...present({
      map: online || locationTbd ? undefined : mapOf(sought, address?.geocode),
    }),
  }
}

function notesOf({ venue }: Event) {
  return {
    accessibility: [venue?.accessibilityNotes, venue?.room?.accessibilityNotes].flatMap((note) => note || []),
    ...present({ notes: venue?.notes || undefined, capacity: venue?.room?.capacity }),
  }
}

/** A map at the position, else of what the words find; undefined without either. */
function mapOf(sought: string, { latitude, longitude }: { latitude?: number; longitude?: number } = {}) {
  if (latitude !== undefined && longitude !== undefined)
    return `${MAP}?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return sought ? `${MAP}search?query=${encodeURIComponent(sought)}` : undefined
}
