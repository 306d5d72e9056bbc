import type { EventChangesInput, NewEventInput } from '@fairground/client/generated/events.wix-events-v-2.ts'
import { instantOf } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import { positionOf } from '../forms/position.ts'
import { withSeoTexts } from '../forms/seo-texts.ts'
import { same } from '../forms/shared-edits.ts'
import { type EventValues, takesPartOnline } from './event-values.ts'

const given = <Key extends string>(key: Key, typed: string) =>
  typed.trim() === '' ? {} : ({ [key]: typed.trim() } as Record<Key, string>)

/** The event as the contract has it. Emptied fields are sent empty, so that it is emptied there, too. */
export function eventMessage(values: EventValues): NewEventInput {
  return {
    title: values.title.trim(),
    shortDescription: values.shortDescription.trim() || null,
    description: isBlank(values.description) ? null : values.description,
    location: locationMessage(values),
    venue: venueMessage(values),
    dateAndTimeSettings: datesMessage(values),
    mainImage: coverMessage(values),
    ...given('slug', values.slug),
    seoSettings: { hidden: values.seoHidden, advancedSeoData: withSeoTexts(values.seo, values) },
    guestListSettings: { displayedPublicly: values.guestList },
    onlineConferencing: onlineMessage(values),
    registration: registrationMessage(values),
  }
}

/** The parts of the message in which what was entered differs from what is stored. How guests come is no part of it. */
export function eventChanges(stored: EventValues, entered: EventValues): EventChangesInput {
  const { registration: _unchanged, ...before } = eventMessage(stored)
  const { registration: _same, ...after } = eventMessage(entered)
  const known = before as Readonly<Record<string, unknown>> // its parts by their names
  const changes: EventChangesInput = Object.fromEntries(
    Object.entries(after).filter(([part, value]) => !same(value, known[part])),
  )
  // The plain text that the rich one replaces would come back once that is emptied.
  return 'description' in changes ? { ...changes, detailedDescription: null } : changes
}

/** The editor leaves an empty paragraph where everything is deleted. */
const isBlank = ({ nodes }: EventValues['description']): boolean =>
  nodes.every(({ type, nodes: inner = [] }) => type === 'PARAGRAPH' && inner.length === 0)

const instant = (typed: string, zone: string): Date | undefined => (typed ? instantOf(typed, zone) : undefined)

const datesMessage = (values: EventValues): NewEventInput['dateAndTimeSettings'] => ({
  ...present({ startDate: instant(values.start, values.timeZone), endDate: instant(values.end, values.timeZone) }),
  timeZoneId: values.timeZone,
  dateAndTimeTbd: values.dateTbd,
  dateAndTimeTbdMessage: values.tbdMessage.trim(),
  hideEndDate: values.hideEnd,
  showTimeZone: values.showZone,
})

/** Link and instructions of an event at a place stay for the day when guests take part online again. */
function onlineMessage(values: EventValues): NonNullable<NewEventInput['onlineConferencing']> {
  if (!takesPartOnline(values)) return { enabled: false }
  const minutes = values.meetingMinutes.trim()
  return {
    enabled: true,
    link: values.meetingLink.trim() || null,
    instructions: values.meetingInstructions.trim() || null,
    minutesBefore: minutes === '' ? null : Number(minutes),
  }
}

/** A picture that stays keeps what no field shows: its size, its place in the library. */
function coverMessage({ coverUrl, coverAlt, cover }: EventValues): NewEventInput['mainImage'] {
  const url = coverUrl.trim()
  if (!url) return null
  const { altText: _replaced, ...file } = cover?.url === url ? cover : { url }
  return { ...file, ...given('altText', coverAlt) }
}

/** Later tickets can be sold for an event that others sell now; replies can be taken for one that needs none. */
function registrationMessage({ registration, externalUrl }: EventValues): NewEventInput['registration'] {
  switch (registration) {
    case 'EXTERNAL':
      return { initialType: 'TICKETING', type: 'EXTERNAL', external: { url: externalUrl.trim() } }
    case 'NONE':
      return { initialType: 'RSVP', type: 'NONE', external: null }
    default:
      return { initialType: registration, type: registration, external: null }
  }
}

function venueMessage({ place, venueId, roomId, usesRoomCapacity }: EventValues): NewEventInput['venue'] {
  if (place !== 'VENUE' || venueId === '') return null
  return { venueId, roomId: roomId || null, usesRoomCapacity: roomId !== '' && usesRoomCapacity }
}

function locationMessage(values: EventValues): NewEventInput['location'] {
  const name = given('name', values.placeName)
  if (values.place === 'TBD') return { type: 'VENUE', locationTbd: true, ...name }
  if (values.place === 'ONLINE') return { type: 'ONLINE', locationTbd: false, ...name }
  // The venue has its name and address.
  if (values.venueId) return { type: 'VENUE', locationTbd: false }
  const geocode = positionOf(values.position)
  return {
    type: 'VENUE',
    locationTbd: false,
    ...name,
    address: {
      ...given('addressLine', values.addressLine),
      ...given('addressLine2', values.addressLine2),
      ...given('city', values.city),
      ...given('subdivision', values.region),
      ...given('postalCode', values.postalCode),
      ...given('country', values.country),
      ...present({ geocode }),
    },
  }
}
