import type { Queryable } from '../db/database.ts'
import { deleteOldSessionTokens } from './authentication/queries.ts'
import { deleteOldCodes } from './oauth/queries.ts'
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
    deleteOldStateTokens,
    deleteOldRecoveryTokens,
    deleteOldFlows,
    deleteDeadTokens,
  ])
    await db.run(statement, { before })
}
