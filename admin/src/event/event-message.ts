import type { NewTicketDefinitionInput } from '@fairground/client/generated/events.ticket-definitions-v-2.ts'
import type { NewEventInput } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { instantOf } from '@fairground/domain/events/event-time.ts'
import { amountOf, formatAmount } from '@fairground/domain/money.ts'
import { wireAmount } from '../forms/amounts.ts'
import type { EventValues, TicketValues } from './event-values.ts'

const given = <Key extends string>(key: Key, typed: string) =>
  typed.trim() === '' ? {} : ({ [key]: typed.trim() } as Record<Key, string>)

/** The event as the contract has it. Emptied fields are sent empty, so that it is emptied there, too. */
export function eventMessage(values: EventValues): NewEventInput {
  const { timeZone } = values
  return {
    title: values.title.trim(),
    shortDescription: values.shortDescription.trim() || null,
    location: locationMessage(values),
    dateAndTimeSettings: {
      startDate: instantOf(values.start, timeZone),
      endDate: instantOf(values.end, timeZone),
      timeZoneId: timeZone,
      showTimeZone: true,
    },
    mainImage: values.coverUrl.trim() ? { url: values.coverUrl.trim() } : null,
    registration: { initialType: values.registration },
  }
}

/** The parts of the message in which what was entered differs from what is stored. How guests come cannot be changed. */
export function eventChanges(stored: EventValues, entered: EventValues): Partial<NewEventInput> {
  const { registration: _unchanged, ...before } = eventMessage(stored)
  const { registration: _same, ...after } = eventMessage(entered)
  const known = before as Readonly<Record<string, unknown>> // its parts by their names
  return Object.fromEntries(
    Object.entries(after).filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(known[part])),
  )
}

function locationMessage({
  place,
  placeName,
  addressLine,
  city,
  postalCode,
  country,
}: EventValues): NewEventInput['location'] {
  if (place === 'TBD') return { type: 'VENUE', locationTbd: true, ...given('name', placeName) }
  if (place === 'ONLINE') return { type: 'ONLINE', locationTbd: false, ...given('name', placeName) }
  return {
    type: 'VENUE',
    locationTbd: false,
    ...given('name', placeName),
    address: {
      ...given('addressLine', addressLine),
      ...given('city', city),
      ...given('postalCode', postalCode),
      ...given('country', country),
    },
  }
}

type TicketMessage = Omit<NewTicketDefinitionInput, 'eventId' | 'feeType'>

/** A kind of ticket as the contract has it; times are read in the event's zone. */
export function ticketMessage(values: TicketValues, currency: string, zone: string): TicketMessage {
  const { saleStart, saleEnd } = values
  const quantity = values.quantity.trim()
  const period = {
    startDate: saleStart ? instantOf(saleStart, zone) : null,
    endDate: saleEnd ? instantOf(saleEnd, zone) : null,
    displayNotOnSale: true,
  }
  return {
    name: values.name.trim(),
    pricingMethod: {
      fixedPrice: { value: formatAmount(amountOf(wireAmount(values.price), currency), currency), currency },
    },
    limited: quantity !== '',
    initialLimit: quantity === '' ? null : Number(quantity),
    salePeriod: saleStart || saleEnd ? period : null,
  }
}
