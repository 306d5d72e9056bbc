import Type from 'typebox'
import { RecurrenceStatus } from '../enumerations/events.ts'
import { list, named, oneOf, optional, Timestamp, text } from '../scalars.ts'

/** IANA name. */
const TimeZoneId = text(100)

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
    /** One event is made for each; they share one recurrence. */
    recurringEvents: optional(Type.Object({ individualEventDates: optional(list(Occurrence, 1000)) })),
  }),
)

export const DateAndTimeSettings = named(
  'DateAndTimeSettings',
  Type.Object({
    ...dates,
    recurrenceStatus: oneOf(RecurrenceStatus),
    /** Series to which all occurrences of one recurring event belong. */
    recurringEvents: optional(Type.Object({ categoryId: optional(Type.String()) })),
    formatted: FormattedDates,
  }),
)
