import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { addressProved } from '../accounts/address-proved.ts'
import { changeStatus } from '../accounts/change-status.ts'
import { lockedMember, memberById } from '../accounts/find-member.ts'
import { memberHappened } from '../accounts/member-happened.ts'
import { forgetFactors } from '../factors/forget-factors.ts'
import { forgetAll, ofPassword } from '../guesses/guesses.ts'
import { passwordFault } from '../passwords/password-rules.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { replacePassword } from '../passwords/stored-password.ts'
import { admit, type SignInDeps, type StateAnswer, visitorOf } from '../sign-in/admit.ts'
import { deleteOldRecoveryTokens, findRecoveryToken, useRecoveryToken } from './queries.ts'

/** Sets the password by the token of a mail, which proves the address too. Every session ends; the caller's begins. */
export async function recover(
  deps: SignInDeps,
  ctx: Ctx,
  token: string,
  password: string | undefined,
): Promise<StateAnswer> {
  const hash = hashSecret(token)
  const refused = new ApiError({ code: 'INVALID_RECOVERY_TOKEN' })
  const found = await ctx.db.row(findRecoveryToken, { hash, at: ctx.now })
  const known = found && (await memberById(ctx.db, found.memberId))
  if (!known?.loginEmail) throw refused
  const email = known.loginEmail
  // A password that is refused leaves the token as it is.
  const host = new URL(deps.publicUrl).hostname
  const fault = passwordFault(password, 'password', { email, siteName: ctx.site.name, host })
  if (fault) throw new InvalidArgument([fault])
  const passwordHash = await hashPassword(password!) // passwordFault refuses an absent one

  const answer = await ctx.db.inTx(async (tx) => {
    const member = await lockedMember(tx, known.id)
    const used = await tx.rows(useRecoveryToken, { hash, memberId: known.id, at: ctx.now })
    if (!member || !used.some((row) => row.hash === hash)) throw refused
    await replacePassword(tx, ctx, { id: member.id, loginEmail: email }, passwordHash)
    const proved = await changeStatus(tx, { ...addressProved(member), at: ctx.now })
    // Guesses at the password that was make nobody wait.
    await forgetAll(tx, ofPassword(email))
    // A registrant never proved the address: they may have registered somebody else's, and waited for its owner.
    if (!member.emailVerified) await forgetFactors(tx, [member.id])
    await memberHappened(tx, member.id, 'updated', ctx)
    return admit(tx, ctx, deps, { member: proved ?? member, visitorId: visitorOf(ctx.caller) })
  })
  deps.post.soon(ctx.site.id)
  return answer
}

export const forgetRecoveryTokens = (db: Queryable, before: Date): Promise<number> =>
  db.run(deleteOldRecoveryTokens, { before })
