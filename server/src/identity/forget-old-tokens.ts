import type { Queryable } from '../db/database.ts'
import { deleteOldSessionTokens } from './authentication/queries.ts'
import { deleteOldChallenges } from './factors/passkeys/queries.ts'
import { deleteOldDevices } from './factors/queries.ts'
import { deleteOldStaffSteps } from './factors/staff/queries.ts'
import { deleteOldGuesses } from './guesses/queries.ts'
import { forgetOldDevices } from './new-sign-ins/queries.ts'
import { deleteOldAppCodes, deleteOldCodes } from './oauth/queries.ts'
import { deleteOldOutsideSignIns } from './oidc/queries.ts'
import { deleteOldRecoveryTokens } from './recovery/queries.ts'
import { deleteOldFlows } from './redirects/queries.ts'
import { deleteDeadTokens } from './tokens/queries.ts'
import { deleteOldStateTokens } from './verification/queries.ts'

const DAY_MS = 24 * 60 * 60_000

/** Tokens that are over by a day; of codes the second use is no longer noticed then, and no longer matters. */
export async function forgetOldTokens(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  for (const statement of [
    deleteOldSessionTokens,
    deleteOldCodes,
    deleteOldAppCodes,
    deleteOldStateTokens,
    deleteOldRecoveryTokens,
    deleteOldFlows,
    deleteOldOutsideSignIns,
    deleteOldDevices,
    deleteOldChallenges,
    deleteOldStaffSteps,
    deleteDeadTokens,
  ])
    await db.run(statement, { before })
  // All of an account's failures are forgotten by then.
  await db.run(deleteOldGuesses, { before: new Date(now.getTime() - 2 * DAY_MS) })
  await db.run(forgetOldDevices, { before: new Date(now.getTime() - 365 * DAY_MS) })
}
