import Type from 'typebox'
import { PassDateState, SkippedDateReason } from '../enumerations/tickets.ts'
import { admin, caller, operation } from '../operation.ts'
import {
  Decimal,
  Empty,
  Guid,
  int,
  list,
  named,
  nullable,
  oneOf,
  optional,
  Revision,
  Timestamp,
  text,
  titleText,
} from '../scalars.ts'

const module = 'fairground.series-passes'
const ofEvent = '/fairground/v1/events/{eventId}/series-passes'

/** Dates of one pass; our choice. */
export const MAX_PASS_DATES = 60

const rules = {
  description: optional(text(500)),
  /** Passes that are sold in all; null: as many as the dates have room for. */
  quantity: optional(nullable(int(0, 100_000))),
  /** False: nobody is offered it. True unless given. */
  onSale: optional(Type.Boolean()),
  /** Sold for the rest of its dates, at their part of the price, once the first has begun. False unless given. */
  soldAfterStart: optional(Type.Boolean()),
  /** Most in one order; 10 unless given. */
  limitPerOrder: optional(int(1, 20)),
}
const name = titleText(60)
/** For all its dates together, in the currency of the site. */
const price = Decimal()
/** Dates of the series; null or absent: all that are not over, and those to be added. */
const eventIds = optional(nullable(list(Guid, MAX_PASS_DATES, 1)))

export const SeriesPass = named(
  'SeriesPass',
  Type.Object({
    id: Guid,
    revision: Revision,
    name: Type.String(),
    description: Type.String(),
    price: Type.String(),
    formattedPrice: Type.String(),
    quantity: optional(Type.Integer()),
    /** Passes that are held or sold. */
    taken: Type.Integer(),
    allDates: Type.Boolean(),
    onSale: Type.Boolean(),
    soldAfterStart: Type.Boolean(),
    limitPerOrder: Type.Integer(),
    /** In the order in which they take place. */
    dates: Type.Array(
      named(
        'SeriesPassDate',
        Type.Object({
          eventId: Guid,
          ticketDefinitionId: Guid,
          /** Name of the kind of ticket that the pass takes a unit of. */
          ticketName: Type.String(),
          startDate: optional(Timestamp),
          /** OPEN is sold with the pass; the others are left out, and so is their part of the price. */
          state: oneOf(PassDateState),
        }),
      ),
    ),
    createdDate: Timestamp,
    updatedDate: Timestamp,
  }),
)

const answer = Type.Object({
  pass: SeriesPass,
  /** Dates that were to be in it and cannot. */
  skipped: Type.Array(
    named(
      'SkippedDate',
      Type.Object({ eventId: Guid, startDate: optional(Timestamp), reason: oneOf(SkippedDateReason) }),
    ),
  ),
})

export const createSeriesPass = operation({
  module,
  name: 'createSeriesPass',
  summary:
    'Sells one ticket that admits to many dates of a series. On each date it takes a unit of the kind of ticket that has the name of the given one.',
  method: 'POST',
  path: ofEvent,
  who: admin('events.write'),
  request: Type.Object({
    eventId: Guid,
    ticketDefinitionId: Guid,
    name,
    price,
    ...rules,
    eventIds,
  }),
  response: answer,
  refusals: [
    'EVENT_NOT_FOUND',
    'EVENT_HAS_NO_DATES',
    'TICKET_DEFINITION_NOT_FOUND',
    'SERIES_PASS_NEEDS_DATES',
    'LIMIT_REACHED',
  ],
})

export const updateSeriesPass = operation({
  module,
  name: 'updateSeriesPass',
  summary: 'Changes a pass for those who buy it from now on; what was sold stays as it was sold.',
  method: 'PATCH',
  path: '/fairground/v1/series-passes/{pass.id}',
  who: admin('events.write'),
  request: Type.Object({
    pass: Type.Object({
      id: Guid,
      revision: Revision,
      name: optional(name),
      price: optional(price),
      ...rules,
      eventIds,
    }),
  }),
  response: answer,
  refusals: ['SERIES_PASS_NOT_FOUND', 'EVENT_NOT_FOUND', 'SERIES_PASS_NEEDS_DATES', 'LIMIT_REACHED', 'STALE_REVISION'],
})

export const deleteSeriesPass = operation({
  module,
  name: 'deleteSeriesPass',
  summary: 'Ends the sale of a pass for good. Passes that were sold go on admitting.',
  method: 'DELETE',
  path: '/fairground/v1/series-passes/{passId}',
  who: admin('events.write'),
  request: Type.Object({ passId: Guid }),
  response: Empty,
  refusals: ['SERIES_PASS_NOT_FOUND'],
})

export const listSeriesPasses = operation({
  module,
  name: 'listSeriesPasses',
  summary: 'Passes of the series that an event is a date of, oldest first. A series has at most 20.',
  method: 'GET',
  path: ofEvent,
  who: admin('events.read'),
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ passes: Type.Array(SeriesPass) }),
  refusals: ['EVENT_NOT_FOUND'],
})

const OfferedPass = named(
  'OfferedPass',
  Type.Object({
    /** With `appId` the catalogue reference of its line item. */
    id: Guid,
    appId: Guid,
    name: Type.String(),
    description: Type.String(),
    formattedPrice: Type.String(),
    /** Passes that one order may have now; 0 where a date of it is sold out. */
    available: Type.Integer(),
    /** Dates that it admits to, in the order in which they take place. */
    dates: Type.Array(
      named(
        'OfferedPassDate',
        Type.Object({
          eventId: Guid,
          title: Type.String(),
          slug: Type.String(),
          /** Absent while the time is to be announced. */
          startDate: optional(Timestamp),
          timeZoneId: Type.String(),
          /** The event names its time zone beside its times. */
          showTimeZone: Type.Boolean(),
        }),
      ),
    ),
  }),
)

export const listOfferedPasses = operation({
  module,
  name: 'listOfferedPasses',
  summary: 'Passes that are on sale and admit to an event among others, for the buyer who calls.',
  method: 'GET',
  path: '/fairground/v1/events/{eventId}/offered-passes',
  who: caller,
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ passes: Type.Array(OfferedPass) }),
  refusals: ['EVENT_NOT_FOUND'],
})

export const operations = [
  createSeriesPass,
  updateSeriesPass,
  deleteSeriesPass,
  listSeriesPasses,
  listOfferedPasses,
] as const
