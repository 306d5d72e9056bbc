/** State of a ticket reservation as generation 1 spells it. Wire: `events.orders`, ReservationStatus. */
export const ReservationStatusV1 = [
  'RESERVATION_PENDING',
  'RESERVATION_CONFIRMED',
  'RESERVATION_CANCELED',
  'RESERVATION_CANCELED_MANUALLY',
  'RESERVATION_EXPIRED',
] as const
export type ReservationStatusV1 = (typeof ReservationStatusV1)[number]
