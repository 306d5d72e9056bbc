import { plainFields } from '../forms/shared-edits.ts'
import { cityOf } from '../forms/time-zones.ts'
import { t } from '../texts.ts'
import type { EventValues } from './event-values.ts'

const moment = (typed: string): string => typed.replace('T', ' ') || t('admin.event.empty')
const places: Record<EventValues['place'], string> = {
  VENUE: t('admin.event.aPlace'),
  ONLINE: t('admin.event.online'),
  TBD: t('admin.event.toBeAnnounced'),
}

const fields = plainFields<EventValues>(
  {
    title: t('admin.event.title'),
    shortDescription: t('admin.event.summary'),
    start: t('admin.event.starts'),
    end: t('admin.event.ends'),
    timeZone: t('admin.event.timeZone'),
    place: t('admin.event.venue'),
    placeName: t('admin.event.nameOfThePlace'),
    addressLine: t('admin.event.street'),
    city: t('admin.event.town'),
    postalCode: t('admin.event.postcode'),
    country: t('admin.event.country'),
    coverUrl: t('admin.event.coverPicture'),
  },
  { start: moment, end: moment, timeZone: cityOf, place: (place) => places[place] },
)

/** Fields of an event that two people may change. */
export const eventFields = () => fields
