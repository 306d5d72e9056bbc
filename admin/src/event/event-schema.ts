import * as v from 'valibot'
import { amountSchema } from '../forms/amounts.ts'
import { atMost } from '../forms/at-most.ts'
import { moment } from '../forms/moment.ts'
import { t } from '../texts.ts'
import { type EventValues, shownValues, type TicketValues } from './event-values.ts'

export const ticketSchema = (currency: string): v.GenericSchema<TicketValues> =>
  v.pipe(
    v.object({
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(t('admin.event.enterAName')),
        atMost(30, t('admin.event.aTicketsName')),
      ),
      price: amountSchema(currency),
      quantity: v.pipe(v.string(), v.trim(), v.regex(/^(\d{1,5}|100000)?$/, t('admin.event.enterAWholeNumberUp'))),
      saleStart: moment,
      saleEnd: moment,
    }),
    v.forward(
      v.check(
        ({ saleStart, saleEnd }) => !saleStart || !saleEnd || saleStart < saleEnd,
        t('admin.event.theSaleMustEndAfter'),
      ),
      ['saleEnd'],
    ),
  ) as v.GenericSchema<TicketValues> // the pipe's output is its input

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
      start: v.pipe(moment, v.nonEmpty(t('admin.event.enterAStart'))),
      end: v.pipe(moment, v.nonEmpty(t('admin.event.enterAnEnd'))),
      timeZone: v.pipe(v.string(), v.nonEmpty(t('admin.event.chooseATimeZone'))),
      place: v.picklist(['VENUE', 'ONLINE', 'TBD']),
      placeName: v.pipe(v.string(), atMost(50, t('admin.event.aPlacesName'))),
      addressLine: v.pipe(v.string(), atMost(250, t('admin.event.aStreet'))),
      city: v.pipe(v.string(), atMost(100, t('admin.event.aTown'))),
      postalCode: v.pipe(v.string(), atMost(100, t('admin.event.aPostcode'))),
      country: v.string(),
      coverUrl: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^(https?:\/\/\S+|\/media\/\S+)?$/, t('admin.event.enterAnAddressThatStarts')),
      ),
      registration: v.picklist(['TICKETING', 'RSVP']),
      tickets: v.array(ticketSchema(currency)),
    }),
    v.forward(
      v.check(({ start, end }) => !start || !end || start < end, t('admin.event.theEventMustEndAfter')),
      ['end'],
    ),
    v.forward(
      v.check(({ place, placeName }) => place !== 'VENUE' || placeName.trim() !== '', t('admin.event.enterAName')),
      ['placeName'],
    ),
  ) as v.GenericSchema<EventValues> // the pipe's output is its input

/** Places of the server's violations on the event form. */
export const eventViolations = [
  [/^event\.title$/, 'title'],
  [/^event\.shortDescription$/, 'shortDescription'],
  [/^event\.dateAndTimeSettings\.startDate$/, 'start'],
  [/^event\.dateAndTimeSettings\.endDate$/, 'end'],
  [/^event\.dateAndTimeSettings\.timeZoneId$/, 'timeZone'],
  [/^event\.location\.name$/, 'placeName'],
  [/^event\.location\.address\.(addressLine|city|postalCode|country)$/, '$1'],
  [/^event\.mainImage.*$/, 'coverUrl'],
] as const

/** The same for one kind of ticket. */
export const ticketViolations = [
  [/^ticketDefinition\.name$/, 'name'],
  [/^ticketDefinition\.pricingMethod.*$/, 'price'],
  [/^ticketDefinition\.initialLimit$/, 'quantity'],
  [/^ticketDefinition\.salePeriod\.startDate$/, 'saleStart'],
  [/^ticketDefinition\.salePeriod.*$/, 'saleEnd'],
] as const
