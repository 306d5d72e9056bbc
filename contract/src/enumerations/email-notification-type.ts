/** Mails about events. Wire: `events.notifications`, EmailNotificationType. */
export const EmailNotificationType = [
  'EMAIL_RSVP_CONFIRMATION',
  'EMAIL_NEW_SPOTS_AVAILABLE',
  'EMAIL_EVENT_CANCELATION',
  'EMAIL_UPCOMING_EVENT_REMINDER',
  'EMAIL_ORDER_CONFIRMATION',
  'EMAIL_TICKET_CONFIRMATION',
  'EMAIL_INVOICE',
] as const
export type EmailNotificationType = (typeof EmailNotificationType)[number]
