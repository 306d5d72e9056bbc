/** Kinds of entries in the history of an abandoned cart (generation 1). Wire: `stores.abandoned-carts`, ActivityType. */
export const AbandonedCartActivityType = [
  'UNRECOGNIZED_TYPE',
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'CUSTOM_ACTIVITY',
] as const
export type AbandonedCartActivityType = (typeof AbandonedCartActivityType)[number]
