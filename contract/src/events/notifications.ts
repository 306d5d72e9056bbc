import Type from 'typebox'
import { EventNotificationType, ReminderTime, TriggeredNotificationType } from '../enumerations/events.ts'
import { admin, operation } from '../operation.ts'
import { Empty, Guid, named, oneOf, optional, Revision, Timestamp, text } from '../scalars.ts'

const module = 'events.notifications'

const at = <const P extends string>(path: P) => ({
  module,
  path: `/v2/notification-configs${path}`,
  publicPath: `/events-notifications/v2/notification-configs${path}`,
  sitePath: `/_api/events-notifications/v2/notification-configs${path}`,
})

/** Words of the organiser in place of the mail's own; they may hold the placeholders of the mail, such as `{{event}}`. */
const words = {
  subject: optional(text(100, { minLength: 1 })),
  body: optional(text(1000, { minLength: 1 })),
}

const LinkSettings = named(
  'Link',
  Type.Object({
    display: optional(Type.Boolean()),
    /** Words of the link; without them, the mail has its own. */
    linkText: optional(text(60)),
  }),
)

export const ReminderTemplate = named(
  'EmailTemplate',
  Type.Object({
    ...words,
    /** To the page of the event. Shown unless `display` is false. */
    descriptionLink: optional(LinkSettings),
    /** To the event as a calendar file. Shown unless `display` is false. */
    calendarLink: optional(LinkSettings),
  }),
)

const notification = { sendingEnabled: optional(Type.Boolean()) }

const Notification = named(
  'EmailNotification',
  Type.Object({ ...notification, template: optional(named('EmailWords', Type.Object(words))) }),
)

const Reminder = named(
  'EmailNotificationConfig',
  Type.Object({
    ...notification,
    template: optional(ReminderTemplate),
    reminderTime: optional(oneOf(ReminderTime)),
  }),
)

const parts = {
  rsvpConfirmation: optional(Notification),
  /** Goes to everybody who waits, at most once an hour, when places become free that the site does not give away by itself. */
  newSpotsAvailable: optional(Notification),
  eventCancelation: optional(Notification),
  upcomingEventReminder: optional(Reminder),
}

const shown = { notificationType: oneOf(EventNotificationType), ...notification, sendingEnabled: Type.Boolean() }

const ShownNotification = named(
  'ShownNotification',
  Type.Object({ ...shown, template: named('ShownWords', Type.Object(words)) }),
)

export const NotificationConfig = named(
  'NotificationConfig',
  Type.Object({
    /** That of the event. */
    id: Guid,
    /** "0" while the event has no settings of its own. */
    revision: Revision,
    createdDate: optional(Timestamp),
    updatedDate: optional(Timestamp),
    rsvpConfirmation: ShownNotification,
    newSpotsAvailable: ShownNotification,
    eventCancelation: ShownNotification,
    upcomingEventReminder: named(
      'ShownReminder',
      Type.Object({ ...shown, template: ReminderTemplate, reminderTime: oneOf(ReminderTime) }),
    ),
  }),
)

const One = Type.Object({ notificationConfig: NotificationConfig })

export const resolveNotificationConfig = operation({
  ...at('/resolve/{notificationConfigId}'),
  name: 'resolveNotificationConfig',
  summary:
    'Notifications to the guests of an event: its own settings, and for the rest those of every event. The id is the event’s.',
  method: 'GET',
  who: admin('events.read'),
  request: Type.Object({ notificationConfigId: Guid }),
  response: One,
  refusals: ['EVENT_NOT_FOUND'],
})

export const upsertNotificationConfig = operation({
  ...at('/{notificationConfig.id}'),
  name: 'upsertNotificationConfig',
  summary:
    'Sets the notifications of an event that are present; each replaces what was set. A reminder is sent once for each start of the event, as long before it as `reminderTime` says.',
  method: 'POST',
  who: admin('events.write'),
  request: Type.Object({
    notificationConfig: named(
      'NotificationConfigChanges',
      Type.Object({
        id: Guid,
        /** Revision that the caller has read; absent, the settings are replaced whatever they are. */
        revision: optional(Revision),
        ...parts,
      }),
    ),
  }),
  response: One,
  refusals: ['EVENT_NOT_FOUND', 'STALE_REVISION'],
})

export const triggerNotification = operation({
  module,
  path: '/v2/notifications/trigger',
  publicPath: '/events-notifications/v2/notifications/trigger',
  sitePath: '/_api/events-notifications/v2/notifications/trigger',
  aliases: ['/events/v2/notifications/trigger'],
  name: 'triggerNotification',
  summary:
    'Sends a mail by hand: the confirmation to one guest (`rsvpGuest`), once an hour; the reminder to everybody who comes, or news of free places to everybody who waits (`eventGuests`).',
  method: 'POST',
  who: admin('events.write'),
  request: Type.Object({
    emailNotificationType: oneOf(TriggeredNotificationType),
    rsvpGuest: optional(named('RsvpGuest', Type.Object({ eventId: Guid, rsvpId: Guid }))),
    eventGuests: optional(named('EventGuests', Type.Object({ eventId: Guid }))),
  }),
  response: Empty,
  refusals: ['EVENT_NOT_FOUND', 'RSVP_NOT_FOUND', 'INVALID_EVENT_STATUS_TRANSITION'],
})

export const operations = [resolveNotificationConfig, upsertNotificationConfig, triggerNotification] as const
