import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { writeMail } from '../../mail/post.ts'
import { admit, type SignInDeps, type StateAnswer, visitorOf } from '../authentication/admit.ts'
import { passwordFault } from '../authentication/password-rules.ts'
import { hashPassword } from '../authentication/passwords.ts'
import { writePassword } from '../authentication/queries.ts'
import { forgetDevicesOf } from '../factors/devices.ts'
import { forgetFactors } from '../factors/forget-factors.ts'
import { forgetAll, ofPassword } from '../guesses/guesses.ts'
import { changedPasswordMail } from '../mails.ts'
import { memberHappened } from '../members/member-happened.ts'
import { findMember, lockMember, setMemberStatus } from '../members/queries.ts'
import { hashSecret } from '../secrets.ts'
import { endSessionsOf } from '../tokens/end-sessions.ts'
import { addressProved } from '../verification/address-proved.ts'
import { findRecoveryToken, useRecoveryToken } from './queries.ts'

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
  const known = found && (await ctx.db.row(findMember, { id: found.memberId }))
  if (!known?.loginEmail) throw refused
  const email = known.loginEmail
  // A password that is refused leaves the token as it is.
  const host = new URL(deps.publicUrl).hostname
  const fault = passwordFault(password, 'password', { email, siteName: ctx.site.name, host })
  if (fault) throw new InvalidArgument([fault])
  const passwordHash = await hashPassword(password!) // passwordFault refuses an absent one

  const answer = await ctx.db.inTx(async (tx) => {
    const member = await tx.row(lockMember, { id: known.id })
    const used = await tx.rows(useRecoveryToken, { hash, memberId: known.id, at: ctx.now })
    if (!member || !used.some((row) => row.hash === hash)) throw refused
    await tx.run(writePassword, { memberId: member.id, hash: passwordHash, at: ctx.now })
    const proved = await tx.row(setMemberStatus, { ...addressProved(member), at: ctx.now })
    await endSessionsOf(tx, member.id, ctx)
    await forgetDevicesOf(tx, member.id)
    // Guesses at the password that was make nobody wait.
    await forgetAll(tx, ofPassword(email))
    // Whoever set them up never proved the address: they may have registered somebody else's, and waited for its owner.
    if (!member.emailVerified) await forgetFactors(tx, [member.id])
    await memberHappened(tx, member.id, 'updated', ctx)
    await writeMail(tx, changedPasswordMail(email, ctx.now), ctx)
    return admit(tx, ctx, deps, proved ?? member, visitorOf(ctx.caller))
  })
  deps.post.soon(ctx.site.id)
  return answer
}
