import Type from 'typebox'
import { EventBoardColumn, EventLocationType, EventStatus, RegistrationType } from '../enumerations/events.ts'
import { admin, operation } from '../operation.ts'
import { Guid, int, list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

const module = 'fairground.event-overview'

/** Most events in a period. */
export const MOST_IN_PERIOD = 500

/** Event as boards and calendars show it. */
const OverviewEvent = named(
  'OverviewEvent',
  Type.Object({
    id: Guid,
    title: text(250),
    status: oneOf(EventStatus),
    column: oneOf(EventBoardColumn),
    registrationType: oneOf(RegistrationType),
    /** There are no tickets or places left; false once it is over. */
    soldOut: Type.Boolean(),
    dateAndTimeSettings: named(
      'OverviewTime',
      Type.Object({
        dateAndTimeTbd: Type.Boolean(),
        dateAndTimeTbdMessage: optional(text(250)),
        startDate: optional(Timestamp),
        endDate: optional(Timestamp),
        timeZoneId: text(100),
      }),
    ),
    location: named(
      'OverviewPlace',
      Type.Object({
        type: oneOf(EventLocationType),
        name: optional(text(250)),
        locationTbd: Type.Boolean(),
        address: optional(Type.Object({ city: text(250) })),
      }),
    ),
  }),
)

/** Words that the titles contain. */
const words = optional(text(100))

export const getEventBoard = operation({
  module,
  name: 'getEventBoard',
  summary: 'Events by how far they are: drafts, before their sale, on sale, closed or sold out, over or cancelled.',
  method: 'GET',
  path: '/fairground/v1/event-board',
  who: admin('events.read'),
  request: Type.Object({
    words,
    /** All columns unless one is given. */
    column: optional(oneOf(EventBoardColumn)),
    /** Events of each column; 20 by default. */
    limit: optional(int(1, 100)),
    offset: optional(int(0, 100_000)),
  }),
  response: Type.Object({
    columns: list(
      named(
        'BoardColumn',
        Type.Object({
          column: oneOf(EventBoardColumn),
          /** All of the column. */
          total: Type.Integer(),
          /** The soonest first; of those that are over, the latest. */
          events: list(OverviewEvent, 100),
        }),
      ),
      EventBoardColumn.length,
    ),
  }),
  refusals: [],
})

export const listEventsInPeriod = operation({
  module,
  name: 'listEventsInPeriod',
  summary: `Events that take place between two moments, drafts and cancelled ones among them, by their start; at most ${MOST_IN_PERIOD}.`,
  method: 'GET',
  path: '/fairground/v1/event-period',
  who: admin('events.read'),
  request: Type.Object({
    words,
    from: Timestamp,
    /** Exclusive. */
    to: Timestamp,
  }),
  response: Type.Object({
    events: list(OverviewEvent, MOST_IN_PERIOD),
    /** Some are left out. */
    hasMore: Type.Boolean(),
  }),
  refusals: [],
})

export const operations = [getEventBoard, listEventsInPeriod] as const
