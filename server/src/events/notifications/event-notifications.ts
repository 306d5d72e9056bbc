import type { upsertNotificationConfig } from '@fairground/contract/events/notifications.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import type { Queryable } from '../../ground/database.ts'
import type { OwnWords } from '../../mail/own-words.ts'
import { findConfig } from './queries.ts'

type Changes = RequestOf<typeof upsertNotificationConfig>['notificationConfig']

/** Notifications as the organiser of an event has set them; the others are as they are for every event. */
export type Notifications = Omit<Changes, 'id' | 'revision'>

/** Mails that an event has words of its own for. */
export type NotificationName = keyof Notifications

/** Settings of the event; empty where nothing is set. */
export const notificationsOf = async (db: Queryable, eventId: string): Promise<Notifications> =>
  (await db.row(findConfig, { eventId }))?.doc ?? {}

/** The organiser's words for a mail. */
export const ownWordsOf = (notification: Notifications['rsvpConfirmation']): OwnWords => ({
  subject: notification?.template?.subject,
  body: notification?.template?.body,
})
