/** Refusals about an event itself, with their statuses. */
export const eventRefusals = {
  EVENT_NOT_FOUND: 404,
  EVENT_TEMPLATE_NOT_FOUND: 404,
  EVENT_ALREADY_PUBLISHED: 409,
  EVENT_HAS_GUESTS: 409,
  EVENT_NOT_SETTLED: 409,
  INVALID_EVENT_STATUS_TRANSITION: 409,
  EVENT_REFUND_NOT_FOUND: 404,
} as const satisfies Record<string, number>
