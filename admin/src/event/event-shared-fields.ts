import { plainFields } from '../forms/shared-edits.ts'
import { cityOf } from '../forms/time-zones.ts'
import { plainText } from '../rich-text/plain-text.ts'
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
    description: t('admin.event.description'),
    start: t('admin.event.starts'),
    end: t('admin.event.ends'),
    timeZone: t('admin.event.timeZone'),
    dateTbd: t('admin.event.dateToBeAnnounced'),
    tbdMessage: t('admin.event.noteInPlaceOfDate'),
    hideEnd: t('admin.event.hideTheEnd'),
    showZone: t('admin.event.showTheTimeZone'),
    place: t('admin.event.kindOfPlace'),
    venueId: t('admin.venues.venues'),
    roomId: t('admin.venues.room'),
    usesRoomCapacity: t('admin.venues.useCapacity'),
    placeName: t('admin.event.nameOfThePlace'),
    addressLine: t('admin.event.street'),
    addressLine2: t('admin.event.floorOrBuilding'),
    city: t('admin.event.town'),
    region: t('admin.event.region'),
    postalCode: t('admin.event.postcode'),
    country: t('admin.event.country'),
    position: t('admin.event.positionOnTheMap'),
    online: t('admin.event.alsoOnline'),
    meetingLink: t('admin.event.meetingLink'),
    meetingInstructions: t('admin.event.meetingInstructions'),
    meetingMinutes: t('admin.event.meetingMinutes'),
    coverUrl: t('admin.event.coverPicture'),
    coverAlt: t('admin.event.descriptionOfThePicture'),
    slug: t('admin.event.pageAddress'),
    seoTitle: t('admin.event.titleInSearchResults'),
    seoDescription: t('admin.event.textInSearchResults'),
    guestList: t('admin.event.showWhoIsComing'),
    seoHidden: t('admin.event.hideFromSearchEngines'),
  },
  {
    description: (description) => plainText(description) || t('admin.event.empty'),
    start: moment,
    end: moment,
    timeZone: cityOf,
    place: (place) => places[place],
  },
)

/** Fields of an event that two people may change. */
export const eventFields = () => fields
