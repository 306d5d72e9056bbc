/** Kinds of entries in the history of an abandoned checkout. Wire: `ecom.abandoned-checkouts`, ActivityType. */
export const AbandonedCheckoutActivityType = [
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
] as const
export type AbandonedCheckoutActivityType = (typeof AbandonedCheckoutActivityType)[number]
