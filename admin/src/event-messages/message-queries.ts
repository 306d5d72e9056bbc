import { type NotificationConfig, notifications } from '@fairground/client/generated/events.notifications.ts'
import {
  type EventMessage,
  eventMessages,
  type PreviewEventMessageRequest,
} from '@fairground/client/generated/fairground.event-messages.ts'
import type { AttendanceStatus, ReminderTime } from '@fairground/contract/enumerations/events.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'

export const messageClient = staffClient({ notifications, eventMessages })

export type { EventMessage, NotificationConfig }

/** A message that is being sent is read again this often. */
const PROGRESS_MS = 2_000

export const notificationsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'notifications', eventId],
    queryFn: async ({ signal }) => {
      const request = { notificationConfigId: eventId }
      return (await messageClient.notifications.resolveNotificationConfig(request, { signal })).notificationConfig
    },
  })

export const messagesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['events', 'messages', eventId],
    queryFn: async ({ signal }) =>
      (await messageClient.eventMessages.listEventMessages({ eventId, limit: 100 }, { signal })).messages,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'SENDING') ? PROGRESS_MS : false),
  })

export const previewQuery = (request: PreviewEventMessageRequest) =>
  queryOptions({
    queryKey: ['events', 'messages', 'preview', request],
    queryFn: ({ signal }) => messageClient.eventMessages.previewEventMessage(request, { signal }),
  })

export const kindWords: Record<EventMessage['kind'], string> = {
  MESSAGE: t('admin.event-messages.message'),
  REMINDER: t('admin.event-messages.reminder'),
  NEW_PLACES: t('admin.event-messages.newPlaces'),
}

export const statusWords: Record<EventMessage['status'], string> = {
  SENDING: t('admin.event-messages.sending'),
  DONE: t('admin.event-messages.done'),
  STOPPED: t('admin.event-messages.stopped'),
}

export const audienceWords: Record<AttendanceStatus, string> = {
  ATTENDING: t('admin.event-messages.attending'),
  IN_WAITLIST: t('admin.event-messages.inWaitlist'),
  NOT_ATTENDING: t('admin.event-messages.notAttending'),
}

export const timeWords: Record<ReminderTime, string> = {
  INSTANT: t('admin.event-messages.instant'),
  BEFORE_30_MINUTES: t('admin.event-messages.before30Minutes'),
  BEFORE_1_HOUR: t('admin.event-messages.before1Hour'),
  BEFORE_2_HOURS: t('admin.event-messages.before2Hours'),
  BEFORE_1_DAY: t('admin.event-messages.before1Day'),
  BEFORE_3_DAYS: t('admin.event-messages.before3Days'),
  BEFORE_1_WEEK: t('admin.event-messages.before1Week'),
}
