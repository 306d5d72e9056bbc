import type { Queryable } from '../ground/database.ts'
import { forgetOldDevices } from './devices/devices.ts'
import { forgetOldGuesses } from './guesses/guesses.ts'
import { forgetStateTokens } from './mailed-codes/state-token.ts'
import { forgetSeenDevices } from './new-sign-ins/notify-new-sign-in.ts'
import { forgetOldAppCodes } from './oauth/app-access.ts'
import { forgetOldCodes } from './oauth/codes.ts'
import { forgetOutsideSignIns } from './oidc/forget-sign-ins.ts'
import { forgetChallenges } from './passkeys/challenge.ts'
import { forgetRecoveryTokens } from './recovery/recover.ts'
import { forgetFlows } from './redirects/forget-flows.ts'
import { forgetSessionTokens } from './sessions/session-token.ts'
import { forgetStaffSteps } from './staff/second-step/second-step.ts'
import { forgetDeadTokens } from './tokens/refresh-tokens.ts'

const DAY_MS = 24 * 60 * 60_000

/** Tokens that are over by a day; of codes the second use is no longer noticed then, and no longer matters. */
export async function forgetOldTokens(db: Queryable, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const forget of [
    forgetSessionTokens,
    forgetOldCodes,
    forgetOldAppCodes,
    forgetStateTokens,
    forgetRecoveryTokens,
    forgetFlows,
    forgetOutsideSignIns,
    forgetOldDevices,
    forgetChallenges,
    forgetStaffSteps,
    forgetDeadTokens,
  ])
    await forget(db, ago(1))
  // All of an account's failures are forgotten by then.
  await forgetOldGuesses(db, ago(2))
  await forgetSeenDevices(db, ago(365))
}
