import { plainFields } from '../forms/shared-edits.ts'
import type { EventValues } from './event-values.ts'
import { cityOf } from './time-zones.ts'

const moment = (typed: string): string => typed.replace('T', ' ') || 'Empty'
const places: Record<EventValues['place'], string> = { VENUE: 'A place', ONLINE: 'Online', TBD: 'To be announced' }

const fields = plainFields<EventValues>(
  {
    title: 'Title',
    shortDescription: 'Summary',
    start: 'Starts',
    end: 'Ends',
    timeZone: 'Time zone',
    place: 'Venue',
    placeName: 'Name of the place',
    addressLine: 'Street',
    city: 'Town',
    postalCode: 'Postcode',
    country: 'Country',
    coverUrl: 'Cover picture',
  },
  { start: moment, end: moment, timeZone: cityOf, place: (place) => places[place] },
)

/** Fields of an event that two people may change. */
export const eventFields = () => fields
