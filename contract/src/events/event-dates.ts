import Type from 'typebox'
import { RecurrenceStatus } from '../enumerations/events.ts'
import { list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

/** IANA name. */
export const TimeZoneId = text(100)

/** Value of an RRULE (RFC 5545) in whole days, which ends by COUNT or UNTIL; ours. */
export const Rule = text(500, { minLength: 1 })

/** Days of the event's zone, such as 2026-12-24, that the rule leaves out; ours. */
export const ExceptDays = list(text(10, { pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }), 366)

const Occurrence = named(
  'Occurrence',
  Type.Object({
    startDate: Timestamp,
    endDate: Timestamp,
    timeZoneId: optional(TimeZoneId),
    showTimeZone: optional(Type.Boolean()),
  }),
)

/** Dates in words, in the event's own zone and the site's locale. */
const FormattedDates = named(
  'Formatted',
  Type.Object({
    dateAndTime: Type.String(),
    startDate: optional(Type.String()),
    startTime: optional(Type.String()),
    endDate: optional(Type.String()),
    endTime: optional(Type.String()),
  }),
)

const dates = {
  /** The time is to be announced; then `dateAndTimeTbdMessage` stands in its place. */
  dateAndTimeTbd: optional(Type.Boolean()),
  dateAndTimeTbdMessage: optional(text(100)),
  startDate: optional(Timestamp),
  endDate: optional(Timestamp),
  timeZoneId: optional(TimeZoneId),
  hideEndDate: optional(Type.Boolean()),
  showTimeZone: optional(Type.Boolean()),
}

export const DateAndTimeSettingsInput = named(
  'DateAndTimeSettingsInput',
  Type.Object({
    ...dates,
    /**
     * One event is made for each date; they share one recurrence. A change adds those dates that are not there yet, each a copy of the
     * event. `rule` repeats the event from `startDate` on, at the same time of the clocks in its zone.
     */
    recurringEvents: optional(
      Type.Object({
        individualEventDates: optional(list(Occurrence, 1000)),
        rule: optional(Rule),
        exceptDays: optional(ExceptDays),
      }),
    ),
  }),
)

export const DateAndTimeSettings = named(
  'DateAndTimeSettings',
  Type.Object({
    ...dates,
    recurrenceStatus: oneOf(RecurrenceStatus),
    /** Series to which all occurrences of one recurring event belong. */
    recurringEvents: optional(
      Type.Object({
        categoryId: optional(Type.String()),
        /** Rule by which dates were last added, and its exceptions; ours. Other names than in a request: who sends an event back as it was read adds nothing. */
        lastRule: optional(Type.String()),
        lastExceptDays: optional(Type.Array(Type.String())),
      }),
    ),
    formatted: FormattedDates,
  }),
)
