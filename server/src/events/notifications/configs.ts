import type { EventNotificationType } from '@fairground/contract/enumerations/events.ts'
import type { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import type { NotificationConfig, upsertNotificationConfig } from '@fairground/contract/events/notifications.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import { ownWordsFaults } from '../../mail/own-words.ts'
import { happen } from '../../outbox/happenings.ts'
import { getEvent, lockEventRow } from '../event/find-events.ts'
import { ownWordsOf } from './event-notifications.ts'
import type { NotificationName, Notifications } from './queries.ts'
import { type ConfigRow, copyConfig, findConfig, writeConfig } from './queries.ts'

type Config = Static<typeof NotificationConfig>

/** Mail of each notification, its name on the wire, and if it is sent where nothing is set. */
const notifications = {
  rsvpConfirmation: { template: 'rsvpConfirmation', type: 'EMAIL_RSVP_CONFIRMATION', on: true },
  newSpotsAvailable: { template: 'eventPlaces', type: 'EMAIL_NEW_SPOTS_AVAILABLE', on: false },
  eventCancelation: { template: 'eventCanceled', type: 'EMAIL_EVENT_CANCELATION', on: true },
  upcomingEventReminder: { template: 'eventReminder', type: 'EMAIL_UPCOMING_EVENT_REMINDER', on: false },
} as const satisfies Record<
  NotificationName,
  { readonly template: MailTemplateId; readonly type: EventNotificationType; readonly on: boolean }
>
const names = Object.keys(notifications) as NotificationName[] // the record's own keys

const REMINDER_TIME = 'BEFORE_1_DAY'

export async function resolveConfig(ctx: Ctx, eventId: string): Promise<Config> {
  const event = await getEvent(ctx, eventId)
  return configToWire(event.id, await ctx.db.row(findConfig, { eventId: event.id }))
}

type Changes = RequestOf<typeof upsertNotificationConfig>['notificationConfig']

/** Sets the notifications that are present. */
export function upsertConfig(ctx: Ctx, { id: eventId, revision, ...changes }: Changes): Promise<Config> {
  const faults = names.flatMap((name) =>
    ownWordsFaults(notifications[name].template, ownWordsOf(changes[name]), `notificationConfig.${name}.template.`),
  )
  if (faults.length > 0) throw new InvalidArgument(faults)
  return ctx.db.inTx(async (tx) => {
    const event = await lockEventRow(tx, eventId)
    if (!event) throw new ApiError({ code: 'EVENT_NOT_FOUND', eventId })
    const before = await tx.row(findConfig, { eventId: event.id })
    sameRevision({ revision: before?.revision ?? 0n }, revision)
    const doc: Notifications = { ...before?.doc, ...changes }
    const { sendingEnabled, reminderTime = REMINDER_TIME } = doc.upcomingEventReminder ?? {}
    const row = await tx.row(writeConfig, {
      eventId: event.id,
      reminderTime: sendingEnabled ? reminderTime : null,
      doc,
      at: ctx.now,
    })
    await happen(
      tx,
      [{ entity: 'eventNotifications', entityId: event.id, slug: before ? 'updated' : 'created', payload: {} }],
      ctx,
    )
    return configToWire(event.id, row)
  })
}

/** Copies the settings of an event to its copy. */
export const copyNotifications = ({ now: at }: Ctx, tx: Tx, from: string, to: string): Promise<number> =>
  tx.run(copyConfig, { from, to, at })

function configToWire(id: string, row: ConfigRow | undefined): Config {
  const doc = row?.doc ?? {}
  const shown = (name: NotificationName) => {
    const { type, on } = notifications[name]
    return {
      notificationType: type,
      sendingEnabled: doc[name]?.sendingEnabled ?? on,
      template: doc[name]?.template ?? {},
    }
  }
  return {
    id,
    revision: String(row?.revision ?? 0n),
    ...present({ createdDate: row?.createdAt.toISOString(), updatedDate: row?.updatedAt.toISOString() }),
    rsvpConfirmation: shown('rsvpConfirmation'),
    newSpotsAvailable: shown('newSpotsAvailable'),
    eventCancelation: shown('eventCancelation'),
    upcomingEventReminder: {
      ...shown('upcomingEventReminder'),
      reminderTime: doc.upcomingEventReminder?.reminderTime ?? REMINDER_TIME,
    },
  }
}
