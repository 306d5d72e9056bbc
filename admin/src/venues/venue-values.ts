import type { CreateVenueRequest, Venue } from '@fairground/client/generated/fairground.venues.ts'
import { present } from '@fairground/domain/present.ts'
import { positionOf } from '../forms/position.ts'
import { t } from '../texts.ts'

export interface RoomValues {
  /** Undefined while it is not saved. */
  readonly id: string | undefined
  readonly name: string
  readonly capacity: string
  readonly accessibility: string
}

export interface VenueValues {
  readonly name: string
  readonly addressLine: string
  readonly addressLine2: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  readonly country: string
  readonly position: string
  readonly notes: string
  readonly accessibility: string
  readonly rooms: readonly RoomValues[]
}

export const emptyRoom: RoomValues = { id: undefined, name: '', capacity: '', accessibility: '' }

export function venueValues(venue: Venue | undefined): VenueValues {
  const { addressLine = '', addressLine2 = '', city = '', postalCode = '', geocode, ...address } = venue?.address ?? {}
  return {
    name: venue?.name ?? '',
    addressLine,
    addressLine2,
    city,
    region: address.subdivision ?? '',
    postalCode,
    country: address.country ?? '',
    position: geocode ? `${geocode.latitude ?? 0}, ${geocode.longitude ?? 0}` : '',
    notes: venue?.notes ?? '',
    accessibility: venue?.accessibilityNotes ?? '',
    rooms: (venue?.rooms ?? []).map(({ id, name, capacity, accessibilityNotes }) => ({
      id,
      name,
      capacity: String(capacity ?? ''),
      accessibility: accessibilityNotes,
    })),
  }
}

/** Venue as the contract has it. */
export function venueMessage(values: VenueValues): CreateVenueRequest {
  const text = (typed: string) => typed.trim() || undefined
  return {
    name: values.name.trim(),
    address: present({
      addressLine: text(values.addressLine),
      addressLine2: text(values.addressLine2),
      city: text(values.city),
      subdivision: text(values.region),
      postalCode: text(values.postalCode),
      country: text(values.country),
      geocode: positionOf(values.position),
    }),
    notes: values.notes.trim(),
    accessibilityNotes: values.accessibility.trim(),
    rooms: values.rooms.map(({ id, name, capacity, accessibility }) => ({
      ...present({ id }),
      name: name.trim(),
      capacity: capacity.trim() === '' ? null : Number(capacity),
      accessibilityNotes: accessibility.trim(),
    })),
  }
}

const MOST_PEOPLE = 1_000_000

export interface RoomMistakes {
  readonly name: string | undefined
  readonly capacity: string | undefined
}

export interface VenueMistakes {
  readonly name: string | undefined
  readonly position: string | undefined
  readonly rooms: readonly RoomMistakes[]
}

/** Rules of the contract that a person can break by typing, in words. The server checks again. */
export function venueMistakes({ name, position, rooms }: VenueValues): VenueMistakes {
  const names = rooms.map((room) => room.name.trim().toLowerCase())
  return {
    name: name.trim() === '' ? t('admin.venues.enterAName') : undefined,
    position: position.trim() !== '' && !positionOf(position) ? t('admin.event.enterAPosition') : undefined,
    rooms: rooms.map(({ capacity }, i) => ({
      name: nameMistake(names, i),
      capacity: isCapacity(capacity.trim())
        ? undefined
        : t('admin.event.enterANumberFrom', { from: 1, to: MOST_PEOPLE }),
    })),
  }
}

function nameMistake(names: readonly string[], i: number): string | undefined {
  if (names[i] === '') return t('admin.venues.enterAName')
  return names.indexOf(names[i] ?? '') < i ? t('admin.venues.roomTwice') : undefined
}

const isCapacity = (typed: string): boolean =>
  typed === '' || (/^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MOST_PEOPLE)

export const hasMistakes = ({ name, position, rooms }: VenueMistakes): boolean =>
  [name, position, ...rooms.flatMap((room) => [room.name, room.capacity])].some(Boolean)
