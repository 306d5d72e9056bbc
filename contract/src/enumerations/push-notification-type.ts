/** Push messages about events. Wire: `events.notifications`, PushNotificationType. */
export const PushNotificationType = [
  'PUSH_EVENT_UPDATED',
  'PUSH_EVENT_CANCELATION',
  'PUSH_UPCOMING_EVENT_REMINDER',
  'PUSH_EVENT_CREATED',
] as const
export type PushNotificationType = (typeof PushNotificationType)[number]
