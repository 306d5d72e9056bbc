import type { Queryable } from '../../ground/database.ts'
import type { OwnWords } from '../../mail/own-words.ts'
import { findConfig, type Notifications } from './queries.ts'

/** Settings of the event; empty where nothing is set. */
export const notificationsOf = async (db: Queryable, eventId: string): Promise<Notifications> =>
  (await db.row(findConfig, { eventId }))?.doc ?? {}

/** The organiser's words for a mail. */
export const ownWordsOf = (notification: Notifications['rsvpConfirmation']): OwnWords => ({
  subject: notification?.template?.subject,
  body: notification?.template?.body,
})
