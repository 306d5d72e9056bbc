/** Codes about the sale of tickets, with their HTTP status; a part of `refusals`. */
export const ticketRefusals = {
  TICKET_LIMIT_PER_PERSON: 409,
  TICKET_QUOTA_NOT_FOUND: 404,
  EVENTS_SETTINGS_NOT_FOUND: 404,
  STAFF_MEMBER_NOT_FOUND: 404,
  STAFF_MEMBER_SUSPENDED: 403,
  DOOR_PERMISSION_MISSING: 403,
  TICKET_CODE_NOT_FOUND: 404,
  TICKET_CODE_NOT_OPEN: 409,
  TICKET_CODE_ENDED: 409,
  TICKET_CODE_USED_UP: 409,
  TICKET_CODE_ALREADY_EXISTS: 409,
} as const satisfies Record<string, number>
