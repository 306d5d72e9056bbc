import { type ScheduleItem, schedule } from '@fairground/client/generated/events.schedule.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'

export const scheduleClient = staffClient({ schedule }).schedule

export type EventItem = ScheduleItem

/** The draft of an event's schedule, all of it: an event has at most 500 items. */
export const scheduleQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'schedule', eventId],
    queryFn: async ({ signal }) => {
      const { items, draftNotPublished = false } = await scheduleClient.listScheduleItems(
        { eventId: [eventId], state: ['DRAFT', 'VISIBLE', 'HIDDEN'], paging: { limit: 1000 } },
        { signal },
      )
      return { items, draftNotPublished }
    },
  })
