/** State of a ticket reservation. Transitions: `domain/src/tickets/reservation-transitions.ts`. Wire: `events.ticket-reservations`, ReservationStatus. */
export const ReservationStatus = ['PENDING', 'CONFIRMED', 'CANCELED', 'CANCELED_MANUALLY', 'EXPIRED'] as const
export type ReservationStatus = (typeof ReservationStatus)[number]
