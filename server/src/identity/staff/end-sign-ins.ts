import type { Tx } from '../../ground/database.ts'
import { deleteOtherSessions } from './password/queries.ts'
import { deleteLinksOf, deleteSessionsOf } from './queries.ts'
import { deleteStaffStepsOf } from './second-step/queries.ts'

/**
 * Ends the sessions of a user, those too that wait for the code of their app; `but` is the hash of one that stays. What begins a session goes before it, so that
 * one that begins meanwhile is seen, and ends too.
 */
export async function endSessionsOfStaff(tx: Tx, userId: string, but?: string): Promise<void> {
  await tx.run(deleteStaffStepsOf, { userId })
  await (but === undefined ? tx.run(deleteSessionsOf, { userId }) : tx.run(deleteOtherSessions, { userId, hash: but }))
}

/** Ends every link that was sent to a user, and the sessions. */
export async function endSignInsOfStaff(tx: Tx, userId: string, but?: string): Promise<void> {
  await tx.run(deleteLinksOf, { userId })
  await endSessionsOfStaff(tx, userId, but)
}
