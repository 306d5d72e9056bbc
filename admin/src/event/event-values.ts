import type { TicketDefinition } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { Event } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { wallTimeOf } from '@fairground/domain/events/event-time.ts'
import { t } from '../texts.ts'

/** One kind of ticket as it is typed. */
export interface TicketValues {
  name: string
  price: string
  /** Empty: as many as are wanted. */
  quantity: string
  /** Wall times of the event's zone, as `datetime-local` writes them; empty when there is no bound. */
  saleStart: string
  saleEnd: string
}

export const emptyTicket: TicketValues = { name: '', price: '', quantity: '', saleStart: '', saleEnd: '' }

export interface EventValues {
  title: string
  shortDescription: string
  /** Wall times of `timeZone`. */
  start: string
  end: string
  timeZone: string
  place: 'VENUE' | 'ONLINE' | 'TBD'
  placeName: string
  addressLine: string
  city: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
  coverUrl: string
  registration: 'TICKETING' | 'RSVP'
  tickets: TicketValues[]
}

export const emptyEvent = (timeZone: string): EventValues => ({
  title: '',
  shortDescription: '',
  start: '',
  end: '',
  timeZone,
  place: 'VENUE',
  placeName: '',
  addressLine: '',
  city: '',
  postalCode: '',
  country: '',
  coverUrl: '',
  registration: 'TICKETING',
  tickets: [{ ...emptyTicket, name: t('admin.event.generalAdmission') }],
})

/** "2026-12-12T18:30": seconds are not for forms. */
export const wall = (date: Date | undefined, zone: string): string => (date ? wallTimeOf(date, zone).slice(0, 16) : '')

export function eventValues(event: Event): EventValues {
  const { startDate, endDate, timeZoneId = 'UTC' } = event.dateAndTimeSettings
  const { name = '', type = 'VENUE', address, locationTbd } = event.location
  return {
    title: event.title,
    shortDescription: event.shortDescription ?? '',
    start: wall(startDate, timeZoneId),
    end: wall(endDate, timeZoneId),
    timeZone: timeZoneId,
    place: locationTbd ? 'TBD' : type,
    placeName: name,
    addressLine: address?.addressLine ?? '',
    city: address?.city ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? '',
    coverUrl: event.mainImage?.url ?? '',
    registration: event.registration?.initialType ?? 'TICKETING',
    tickets: [],
  }
}

export function ticketValues(
  { name, pricingMethod, initialLimit, salePeriod }: TicketDefinition,
  zone: string,
): TicketValues {
  return {
    name,
    price: pricingMethod.fixedPrice?.value ?? '',
    quantity: initialLimit === undefined ? '' : String(initialLimit),
    saleStart: wall(salePeriod?.startDate, zone),
    saleEnd: wall(salePeriod?.endDate, zone),
  }
}

/** The values of the fields that the form shows; those that another choice hides are empty, whatever was typed into them before. */
export const shownValues = (values: EventValues): EventValues => ({
  ...values,
  ...(values.place === 'VENUE' ? {} : { addressLine: '', city: '', postalCode: '', country: '' }),
  tickets: values.registration === 'TICKETING' ? values.tickets : [],
})
