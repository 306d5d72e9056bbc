import type { DateAndTimeSettings } from '@fairground/contract/events/event-dates.ts'
import { formattedDates } from '@fairground/domain/events/event-time.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { EventRow } from './event-row.ts'
import type { Recurrence, Recurrences } from './recurrence.ts'

/** The dates of an event as the wire has them, with their words in the site's language. */
export function datesToWire(
  row: EventRow,
  locale: string,
  recurrences: Recurrences,
): Static<typeof DateAndTimeSettings> {
  const { doc } = row
  const recurrence = recurrences.get(row.id)
  const settings = {
    dateAndTimeTbd: doc.dateAndTimeTbd ?? false,
    hideEndDate: doc.hideEndDate ?? false,
    showTimeZone: doc.showTimeZone ?? false,
  }
  return {
    ...settings,
    dateAndTimeTbdMessage: doc.dateAndTimeTbdMessage,
    startDate: row.startAt?.toISOString(),
    endDate: row.endAt?.toISOString(),
    timeZoneId: row.timeZone,
    recurrenceStatus: recurrence?.status ?? 'ONE_TIME',
    ...present({ recurringEvents: row.recurrenceId ? seriesToWire(row.recurrenceId, recurrence) : undefined }),
    formatted: formattedDates(
      {
        ...settings,
        startDate: row.startAt,
        endDate: row.endAt,
        timeZoneId: row.timeZone,
        dateAndTimeTbdMessage: doc.dateAndTimeTbdMessage ?? null,
      },
      locale,
    ),
  }
}

const seriesToWire = (categoryId: string, recurrence: Recurrence | undefined) => ({
  categoryId,
  ...(recurrence?.rule ? { lastRule: recurrence.rule, lastExceptDays: [...recurrence.exceptDays] } : {}),
})
