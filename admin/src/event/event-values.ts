import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { paragraphsOf } from '@fairground/domain/formatting/plain-words.ts'
import { type SeoTexts, seoTexts } from '../forms/seo-texts.ts'
import type { RichDocument } from '../rich-text/rich-node.ts'
import { documentOf } from '../rich-text/rich-text-field.tsx'
import { t } from '../texts.ts'
import { emptyTicket, type TicketValues } from './ticket-values.ts'
import { wall } from './wall.ts'

type AdvancedSeo = NonNullable<Event['seoSettings']>['advancedSeoData']

export interface EventValues extends SeoTexts {
  title: string
  shortDescription: string
  description: RichDocument
  /** Wall times of `timeZone`; they may be empty while the date is to be announced. */
  start: string
  end: string
  timeZone: string
  dateTbd: boolean
  tbdMessage: string
  hideEnd: boolean
  showZone: boolean
  place: 'VENUE' | 'ONLINE' | 'TBD'
  /** One of the venues; empty where the place is the event's own. */
  venueId: string
  roomId: string
  usesRoomCapacity: boolean
  placeName: string
  addressLine: string
  addressLine2: string
  city: string
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** "51.5072, -0.1276" */
  position: string
  /** Guests take part online, too; of an event at a place. */
  online: boolean
  meetingLink: string
  meetingInstructions: string
  /** Guests see the link from so many minutes before the start; empty: at once. */
  meetingMinutes: string
  coverUrl: string
  coverAlt: string
  /** The stored picture with what no field shows. */
  cover: Event['mainImage']
  slug: string
  seoHidden: boolean
  /** Whatever else is stored for the head of the page. */
  seo: AdvancedSeo
  guestList: boolean
  registration: 'TICKETING' | 'RSVP' | 'EXTERNAL' | 'NONE'
  externalUrl: string
  tickets: TicketValues[]
}

export const emptyEvent = (timeZone: string): EventValues => ({
  title: '',
  shortDescription: '',
  description: { nodes: [] },
  start: '',
  end: '',
  timeZone,
  dateTbd: false,
  tbdMessage: '',
  hideEnd: false,
  showZone: true,
  place: 'VENUE',
  venueId: '',
  roomId: '',
  usesRoomCapacity: false,
  placeName: '',
  addressLine: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  position: '',
  online: false,
  meetingLink: '',
  meetingInstructions: '',
  meetingMinutes: '',
  coverUrl: '',
  coverAlt: '',
  cover: undefined,
  slug: '',
  seoTitle: '',
  seoDescription: '',
  seoHidden: false,
  seo: undefined,
  guestList: false,
  registration: 'TICKETING',
  externalUrl: '',
  tickets: [{ ...emptyTicket, name: t('admin.event.generalAdmission') }],
})

export function eventValues(event: Event): EventValues {
  const { startDate, endDate, timeZoneId = 'UTC', ...dates } = event.dateAndTimeSettings
  const { url = '', altText = '' } = event.mainImage ?? {}
  const seo = event.seoSettings?.advancedSeoData
  return {
    title: event.title,
    shortDescription: event.shortDescription ?? '',
    description: descriptionOf(event),
    start: wall(startDate, timeZoneId),
    end: wall(endDate, timeZoneId),
    timeZone: timeZoneId,
    dateTbd: dates.dateAndTimeTbd ?? false,
    tbdMessage: dates.dateAndTimeTbdMessage ?? '',
    hideEnd: dates.hideEndDate ?? false,
    showZone: dates.showTimeZone ?? false,
    ...placeValues(event.location),
    venueId: event.venue?.venueId ?? '',
    roomId: event.venue?.room?.id ?? '',
    usesRoomCapacity: event.venue?.usesRoomCapacity ?? false,
    ...onlineValues(event),
    coverUrl: url,
    coverAlt: altText,
    cover: event.mainImage,
    slug: event.slug,
    ...seoTexts(seo),
    seoHidden: event.seoSettings?.hidden ?? false,
    seo,
    guestList: event.guestListSettings?.displayedPublicly ?? false,
    registration: event.registration?.initialType ?? 'TICKETING',
    externalUrl: '',
    tickets: [],
  }
}

function onlineValues({ location, onlineConferencing }: Event) {
  const { enabled = false, link = '', instructions = '', minutesBefore } = onlineConferencing ?? {}
  return {
    online: enabled && location.type !== 'ONLINE',
    meetingLink: link,
    meetingInstructions: instructions,
    meetingMinutes: String(minutesBefore ?? ''),
  }
}

function placeValues({ name = '', type = 'VENUE', address = {}, locationTbd }: Event['location']) {
  const { streetAddress, geocode } = address
  const street = [streetAddress?.number, streetAddress?.name, streetAddress?.apt].filter(Boolean).join(' ')
  return {
    place: locationTbd ? ('TBD' as const) : type,
    placeName: name,
    addressLine: address.addressLine ?? street,
    addressLine2: address.addressLine2 ?? '',
    city: address.city ?? '',
    region: address.subdivision ?? '',
    postalCode: address.postalCode ?? '',
    country: address.country ?? '',
    position: geocode ? `${geocode.latitude ?? 0}, ${geocode.longitude ?? 0}` : '',
  }
}

/** The rich text, or the plain one that events had before as its paragraphs. */
function descriptionOf({ description, detailedDescription = '' }: Event): RichDocument {
  if (description) return documentOf(description)
  const nodes = paragraphsOf(detailedDescription).map((text) => ({
    type: 'PARAGRAPH',
    nodes: [{ type: 'TEXT', textData: { text, decorations: [] } }],
  }))
  return { nodes }
}

/** Guests take part online, with or without a place. */
export const takesPartOnline = ({ place, online }: Pick<EventValues, 'place' | 'online'>): boolean =>
  place === 'ONLINE' || online

/** The values of the fields that the form shows; those that another choice hides are empty, whatever was typed into them before. */
export const shownValues = (values: EventValues): EventValues => ({
  ...values,
  ...(values.place === 'VENUE' && values.venueId ? {} : { venueId: '', roomId: '', usesRoomCapacity: false }),
  ...(values.place === 'VENUE' && !values.venueId
    ? {}
    : { addressLine: '', addressLine2: '', city: '', region: '', postalCode: '', country: '', position: '' }),
  ...(takesPartOnline(values) ? {} : { meetingLink: '', meetingInstructions: '', meetingMinutes: '' }),
  ...(values.dateTbd ? {} : { tbdMessage: '' }),
  ...(values.registration === 'EXTERNAL' ? {} : { externalUrl: '' }),
  tickets: values.registration === 'TICKETING' ? values.tickets : [],
})
