import { reservationTransitions } from '@fairground/domain/tickets/reservation-transitions.ts'
import { statesBefore } from '@fairground/domain/transitions.ts'
import type { Tx } from '../../ground/database.ts'
import { moveReservation } from './queries.ts'
import type { ReservationRow } from './reservation-row.ts'

/** In the transaction of its order; undefined when it is no longer pending, or has run out. One of two callers gets it. */
export const confirmReservation = (tx: Tx, id: string, now: Date): Promise<ReservationRow | undefined> =>
  tx.row(moveReservation, { id, from: statesBefore(reservationTransitions, 'CONFIRMED'), to: 'CONFIRMED', at: now })
