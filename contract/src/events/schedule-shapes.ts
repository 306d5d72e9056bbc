import Type from 'typebox'
import { ScheduleStatus } from '../enumerations/events.ts'
import { Guid, list, named, nullable, oneOf, optional, Timestamp, text } from '../scalars.ts'

const name = text(120, { minLength: 1 })
const tags = list(text(30, { minLength: 1 }), 5)
/** Names of the people who speak or perform. A field of our own. */
const speakers = list(text(80, { minLength: 1 }), 10)
const timeZoneId = text(100, { minLength: 1 })

/** An item of an event's schedule. */
export const ScheduleItem = named(
  'ScheduleItem',
  Type.Object({
    id: Guid,
    eventId: Guid,
    /** Visitors do not see it. */
    hidden: Type.Boolean(),
    name: Type.String(),
    timeSlot: named('TimeInterval', Type.Object({ start: Timestamp, end: Timestamp, timeZoneId: Type.String() })),
    description: Type.String(),
    stageName: Type.String(),
    tags: Type.Array(Type.String()),
    speakers: Type.Array(Type.String()),
    status: oneOf(ScheduleStatus),
    createdDate: Timestamp,
    updatedDate: Timestamp,
    /** True on the draft that the organiser works on; false on what is published. */
    draft: Type.Boolean(),
  }),
)

const writable = {
  hidden: optional(Type.Boolean()),
  /** HTML, of which what could act is left out. */
  description: optional(text(10_000)),
  stageName: optional(text(30)),
  tags: optional(tags),
  speakers: optional(speakers),
  /** SCHEDULED unless given. */
  status: optional(oneOf(ScheduleStatus)),
}

/** The zone is the event's unless given. */
export const NewScheduleItem = named(
  'NewScheduleItem',
  Type.Object({
    ...writable,
    name,
    timeSlot: named(
      'NewTimeInterval',
      Type.Object({ start: Timestamp, end: Timestamp, timeZoneId: optional(nullable(timeZoneId)) }),
    ),
  }),
)

export const ScheduleItemChanges = named(
  'ScheduleItemChanges',
  Type.Object({
    ...writable,
    name: optional(name),
    timeSlot: optional(
      named(
        'TimeIntervalChanges',
        Type.Object({
          start: optional(Timestamp),
          end: optional(Timestamp),
          timeZoneId: optional(nullable(timeZoneId)),
        }),
      ),
    ),
  }),
)
