import Type from 'typebox'
import { ExceptDays, Rule, TimeZoneId } from '../events/event-dates.ts'
import { Event, EventChanges } from '../events/event-shapes.ts'
import { TicketDefinitionChanges } from '../events/ticket-definition-shapes.ts'
import { refusalsOfVenue } from '../events/wix-events-v-2.ts'
import { admin, operation } from '../operation.ts'
import { FieldMask, Guid, named, optional, Revision, Timestamp } from '../scalars.ts'

const module = 'fairground.event-series'

const EventDate = named(
  'EventDate',
  Type.Object({
    startDate: Timestamp,
    endDate: Timestamp,
    /** The event has this date already: it would not be made again. */
    exists: Type.Boolean(),
  }),
)

export const previewEventDates = operation({
  module,
  name: 'previewEventDates',
  summary: 'Dates of a rule from the first on, at the same time of the clocks in the zone. Nothing is stored.',
  method: 'POST',
  path: '/fairground/v1/event-series/preview',
  who: admin('events.read'),
  request: Type.Object({
    startDate: Timestamp,
    endDate: Timestamp,
    timeZoneId: TimeZoneId,
    rule: Rule,
    exceptDays: optional(ExceptDays),
    /** Event that the dates would be added to. */
    eventId: optional(Guid),
  }),
  response: Type.Object({ dates: Type.Array(EventDate) }),
  refusals: ['EVENT_NOT_FOUND'],
})

const { slug: _own, ...shared } = EventChanges.properties

/** Fields that all dates of a series can share: the address of its page is each date's own. */
export const SeriesChanges = named('SeriesChanges', Type.Object(shared))

export const changeLaterDates = operation({
  module,
  name: 'changeLaterDates',
  summary:
    'Changes a date of a series and all later ones that stand; a change of the time moves each as far as this one. All or none.',
  method: 'PATCH',
  path: '/fairground/v1/events/{eventId}/later-dates',
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid, event: SeriesChanges, fieldmask: optional(FieldMask) }),
  response: Type.Object({ event: Event, changed: Type.Integer() }),
  refusals: ['EVENT_NOT_FOUND', 'CURRENCY_LOCKED', ...refusalsOfVenue],
})

export const publishLaterDates = operation({
  module,
  name: 'publishLaterDates',
  summary: 'Publishes a date of a series and all later ones that are drafts.',
  method: 'POST',
  path: '/fairground/v1/events/{eventId}/later-dates/publish',
  who: admin('events.write'),
  request: Type.Object({ eventId: Guid }),
  response: Type.Object({ published: Type.Integer() }),
  refusals: ['EVENT_NOT_FOUND'],
})

const { id: _id, revision: _revision, ...sharedTicket } = TicketDefinitionChanges.properties

/** Fields that the kinds of ticket of several dates can share. */
export const SeriesTicketChanges = named('SeriesTicketChanges', Type.Object(sharedTicket))

export const changeLaterTickets = operation({
  module,
  name: 'changeLaterTickets',
  summary:
    'Changes a kind of ticket of a date, and the kinds of its name of all later dates that stand; the end of a sale or a price is as long before each date. All or none.',
  method: 'PATCH',
  path: '/fairground/v1/ticket-definitions/{ticketDefinitionId}/later-dates',
  who: admin('events.write'),
  request: Type.Object({ ticketDefinitionId: Guid, revision: Revision, ticketDefinition: SeriesTicketChanges }),
  /** Number of kinds, that of the date among them. */
  response: Type.Object({ changed: Type.Integer() }),
  refusals: ['TICKET_DEFINITION_NOT_FOUND', 'STALE_REVISION', 'NOT_ENOUGH_TICKETS', 'INVALID_SALE_PERIOD'],
})

export const operations = [previewEventDates, changeLaterDates, publishLaterDates, changeLaterTickets] as const
