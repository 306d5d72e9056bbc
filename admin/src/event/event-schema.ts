import { isRefusal } from '@fairground/client/errors.ts'
import { isReservedEventSlug, slugOf } from '@fairground/domain/catalog/slug.ts'
import * as v from 'valibot'
import { atMost } from '../forms/at-most.ts'
import { type Placed, placeViolations } from '../forms/field-violations.ts'
import { moment } from '../forms/moment.ts'
import { positionOf } from '../forms/position.ts'
import { t } from '../texts.ts'
import { type EventValues, shownValues } from './event-values.ts'
import { ticketSchema } from './ticket-schema.ts'

/** As the contract bounds a tag of the head. */
const SEO_LENGTH = 5000

/** Empty, or as the server takes it: it follows the title where none is chosen. */
const isSlug = (typed: string): boolean => typed === '' || (slugOf(typed) === typed && !isReservedEventSlug(typed))

export const isWebUrl = (typed: string): boolean => /^https?:\/\/\S+$/.test(typed.trim()) && URL.canParse(typed.trim())

/** A week. */
const MOST_MINUTES = 10_080

function isMeetingLink(typed: string): boolean {
  const url = /^https:\/\/[^\s/?#]\S*$/.test(typed) ? URL.parse(typed) : null
  return url !== null && !url.username && !url.password && typed.length <= 2048
}

/** Error of a field that takes a web address and holds something else. */
export const enterAWebUrl = (): string => t('admin.event.enterAnAddressThatStarts')

/** Fields of the way in of guests who take part online. */
const onlineFields = () => ({
  online: v.boolean(),
  meetingLink: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || isMeetingLink(typed), t('admin.event.enterAMeetingLink')),
  ),
  meetingInstructions: v.pipe(v.string(), atMost(1000, t('admin.event.theInstructions'))),
  meetingMinutes: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (typed) => typed === '' || (/^\d{1,5}$/.test(typed) && Number(typed) <= MOST_MINUTES),
      t('admin.event.enterANumberFrom', { from: 0, to: MOST_MINUTES }),
    ),
  ),
})

/** The rules of the contract that a person can break by typing, in words, for the fields that the form shows. The server checks again. */
export const eventSchema = (currency: string): v.GenericSchema<EventValues> =>
  v.pipe(
    v.custom<EventValues>(() => true), // of the form's own type
    v.transform(shownValues),
    v.object({
      title: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(t('admin.event.enterATitle')),
        atMost(120, t('admin.event.aTitle')),
      ),
      shortDescription: v.pipe(v.string(), atMost(500, t('admin.event.aSummary'))),
      description: v.any(),
      start: moment,
      end: moment,
      timeZone: v.pipe(v.string(), v.nonEmpty(t('admin.event.chooseATimeZone'))),
      dateTbd: v.boolean(),
      tbdMessage: v.pipe(v.string(), atMost(100, t('admin.event.aNote'))),
      hideEnd: v.boolean(),
      showZone: v.boolean(),
      place: v.picklist(['VENUE', 'ONLINE', 'TBD']),
      venueId: v.string(),
      roomId: v.string(),
      usesRoomCapacity: v.boolean(),
      placeName: v.pipe(v.string(), atMost(50, t('admin.event.aPlacesName'))),
      addressLine: v.pipe(v.string(), atMost(250, t('admin.event.aStreet'))),
      addressLine2: v.pipe(v.string(), atMost(250, t('admin.event.anAddress'))),
      city: v.pipe(v.string(), atMost(100, t('admin.event.aTown'))),
      region: v.pipe(v.string(), atMost(20, t('admin.event.aRegion'))),
      postalCode: v.pipe(v.string(), atMost(100, t('admin.event.aPostcode'))),
      country: v.string(),
      position: v.pipe(
        v.string(),
        v.check((typed) => typed.trim() === '' || positionOf(typed) !== undefined, t('admin.event.enterAPosition')),
      ),
      ...onlineFields(),
      coverUrl: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^(https?:\/\/\S+|\/media\/\S+)?$/, t('admin.event.enterAnAddressThatStarts')),
      ),
      coverAlt: v.pipe(v.string(), atMost(1000, t('admin.event.aDescription'))),
      cover: v.any(),
      slug: v.pipe(v.string(), v.trim(), v.check(isSlug, t('admin.event.useLowerCaseLetters'))),
      seoTitle: v.pipe(v.string(), atMost(SEO_LENGTH, t('admin.event.aTitle'))),
      seoDescription: v.pipe(v.string(), atMost(SEO_LENGTH, t('admin.event.aDescription'))),
      seoHidden: v.boolean(),
      seo: v.any(),
      guestList: v.boolean(),
      registration: v.picklist(['TICKETING', 'RSVP', 'EXTERNAL', 'NONE']),
      externalUrl: v.pipe(v.string(), v.trim()),
      tickets: v.array(ticketSchema(currency)),
    }),
    v.forward(
      v.check(({ start, end }) => !start || !end || start < end, t('admin.event.theEventMustEndAfter')),
      ['end'],
    ),
    v.forward(
      v.check(({ start, dateTbd }) => dateTbd || start !== '', t('admin.event.enterAStart')),
      ['start'],
    ),
    v.forward(
      v.check(({ end, dateTbd }) => dateTbd || end !== '', t('admin.event.enterAnEnd')),
      ['end'],
    ),
    v.forward(
      v.check(({ registration, externalUrl }) => registration !== 'EXTERNAL' || isWebUrl(externalUrl), enterAWebUrl()),
      ['externalUrl'],
    ),
    v.forward(
      v.check(
        ({ place, venueId, placeName }) => place !== 'VENUE' || venueId !== '' || placeName.trim() !== '',
        t('admin.event.enterAName'),
      ),
      ['placeName'],
    ),
  ) as v.GenericSchema<EventValues> // the pipe's output is its input

/** Places of the server's violations on the event form. */
const eventViolations = [
  [/^event\.title$/, 'title'],
  [/^event\.shortDescription$/, 'shortDescription'],
  [/^event\.dateAndTimeSettings\.startDate$/, 'start'],
  [/^event\.dateAndTimeSettings\.endDate$/, 'end'],
  [/^event\.dateAndTimeSettings\.timeZoneId$/, 'timeZone'],
  [/^event\.location\.name$/, 'placeName'],
  [/^event\.venue.*$/, 'roomId'],
  [/^event\.dateAndTimeSettings\.dateAndTimeTbdMessage$/, 'tbdMessage'],
  [/^event\.location\.address\.(addressLine2?|city|postalCode|country)$/, '$1'],
  [/^event\.location\.address\.subdivision$/, 'region'],
  [/^event\.location\.address\.geocode.*$/, 'position'],
  [/^event\.onlineConferencing\.link$/, 'meetingLink'],
  [/^event\.onlineConferencing\.instructions$/, 'meetingInstructions'],
  [/^event\.onlineConferencing\.minutesBefore$/, 'meetingMinutes'],
  [/^event\.mainImage\.altText$/, 'coverAlt'],
  [/^event\.mainImage.*$/, 'coverUrl'],
  [/^event\.description.*$/, 'description'],
  [/^event\.slug$/, 'slug'],
  [/^event\.seoSettings.*$/, 'seoTitle'],
  [/^event\.registration\.external.*$/, 'externalUrl'],
] as const

/** The server's answer to an event at its fields, also where it is no violation but a refusal of the whole. */
export function placeEventFaults(error: unknown): Placed {
  if (isRefusal(error, 'SLUG_ALREADY_IN_USE'))
    return { fields: [{ name: 'slug', message: t('admin.event.anotherEventHasThisAddress') }], rest: undefined }
  if (isRefusal(error, 'INVALID_SLUG_FORMAT'))
    return { fields: [{ name: 'slug', message: t('admin.event.useLowerCaseLetters') }], rest: undefined }
  if (isRefusal(error, 'VENUE_NOT_FOUND') || isRefusal(error, 'ROOM_NOT_FOUND'))
    return { fields: [{ name: 'venueId', message: t('admin.venues.enterAVenue') }], rest: undefined }
  return placeViolations(error, eventViolations)
}
