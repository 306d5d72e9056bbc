// Generated from contract/src by client/generate/client.ts. Do not edit.
import { call } from '../call.ts'
import type { Link } from './shapes.ts'

export type { Link } from './shapes.ts'

export interface EmailNotification {
  sendingEnabled?: boolean
  template?: EmailWords
}

export interface EmailNotificationConfig {
  sendingEnabled?: boolean
  template?: EmailTemplate
  reminderTime?: 'INSTANT' | 'BEFORE_1_DAY' | 'BEFORE_3_DAYS' | 'BEFORE_1_WEEK' | 'BEFORE_1_HOUR' | 'BEFORE_2_HOURS' | 'BEFORE_30_MINUTES'
}

export interface EmailTemplate {
  subject?: string
  body?: string
  descriptionLink?: Link
  calendarLink?: Link
}

export interface EmailWords {
  subject?: string
  body?: string
}

export interface EventGuests {
  eventId: string
}

export interface NotificationConfig {
  id: string
  revision: string
  createdDate?: Date
  updatedDate?: Date
  rsvpConfirmation: ShownNotification
  newSpotsAvailable: ShownNotification
  eventCancelation: ShownNotification
  upcomingEventReminder: ShownReminder
}

export interface NotificationConfigChanges {
  id: string
  revision?: string
  rsvpConfirmation?: EmailNotification
  newSpotsAvailable?: EmailNotification
  eventCancelation?: EmailNotification
  upcomingEventReminder?: EmailNotificationConfig
}

export type ResolveNotificationConfigRefusal = 'EVENT_NOT_FOUND'

export interface ResolveNotificationConfigRequest {
  notificationConfigId: string
}

export interface ResolveNotificationConfigResponse {
  notificationConfig: NotificationConfig
}

export interface RsvpGuest {
  eventId: string
  rsvpId: string
}

export interface ShownNotification {
  notificationType: 'EMAIL_RSVP_CONFIRMATION' | 'EMAIL_NEW_SPOTS_AVAILABLE' | 'EMAIL_EVENT_CANCELATION' | 'EMAIL_UPCOMING_EVENT_REMINDER'
  sendingEnabled: boolean
  template: ShownWords
}

export interface ShownReminder {
  notificationType: 'EMAIL_RSVP_CONFIRMATION' | 'EMAIL_NEW_SPOTS_AVAILABLE' | 'EMAIL_EVENT_CANCELATION' | 'EMAIL_UPCOMING_EVENT_REMINDER'
  sendingEnabled: boolean
  template: EmailTemplate
  reminderTime: 'INSTANT' | 'BEFORE_1_DAY' | 'BEFORE_3_DAYS' | 'BEFORE_1_WEEK' | 'BEFORE_1_HOUR' | 'BEFORE_2_HOURS' | 'BEFORE_30_MINUTES'
}

export interface ShownWords {
  subject?: string
  body?: string
}

export type TriggerNotificationRefusal = 'EVENT_NOT_FOUND' | 'RSVP_NOT_FOUND' | 'INVALID_EVENT_STATUS_TRANSITION'

export interface TriggerNotificationRequest {
  emailNotificationType: 'EMAIL_RSVP_CONFIRMATION' | 'EMAIL_NEW_SPOTS_AVAILABLE' | 'EMAIL_UPCOMING_EVENT_REMINDER'
  rsvpGuest?: RsvpGuest
  eventGuests?: EventGuests
}

export type TriggerNotificationResponse = Record<never, never>

export type UpsertNotificationConfigRefusal = 'EVENT_NOT_FOUND' | 'STALE_REVISION'

export interface UpsertNotificationConfigRequest {
  notificationConfig: NotificationConfigChanges
}

export interface UpsertNotificationConfigResponse {
  notificationConfig: NotificationConfig
}

/** Module `events.notifications`. */
export const notifications = {
  /** Notifications to the guests of an event: its own settings, and for the rest those of every event. The id is the event’s. */
  resolveNotificationConfig: call<ResolveNotificationConfigRequest, ResolveNotificationConfigResponse, ResolveNotificationConfigRefusal>('GET', '/events-notifications/v2/notification-configs/resolve/{notificationConfigId}', { values: { notificationConfig: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sets the notifications of an event that are present; each replaces what was set. A reminder is sent once for each start of the event, as long before it as `reminderTime` says. */
  upsertNotificationConfig: call<UpsertNotificationConfigRequest, UpsertNotificationConfigResponse, UpsertNotificationConfigRefusal>('POST', '/events-notifications/v2/notification-configs/{notificationConfig.id}', { values: { notificationConfig: { createdDate: 'date', updatedDate: 'date' } } }),
  /** Sends a mail by hand: the confirmation to one guest (`rsvpGuest`), once an hour; the reminder to everybody who comes, or news of free places to everybody who waits (`eventGuests`). */
  triggerNotification: call<TriggerNotificationRequest, TriggerNotificationResponse, TriggerNotificationRefusal>('POST', '/events-notifications/v2/notifications/trigger'),
}
