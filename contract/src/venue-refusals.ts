/** Codes about venues, their rooms and plans of seats, with their HTTP status; a part of `refusals`. */
export const venueRefusals = {
  VENUE_NOT_FOUND: 404,
  VENUE_IN_USE: 409,
  ROOM_NOT_FOUND: 404,
  ROOM_IN_USE: 409,
  ROOM_TOO_SMALL: 409,
  SEAT_PLAN_NOT_FOUND: 404,
  SEATING_NOT_FOUND: 404,
} as const satisfies Record<string, number>
