import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { writeMail } from '../../mail/post.ts'
import { forgetDevicesOf } from '../factors/devices.ts'
import { changedPasswordMail } from '../mails.ts'
import { findMember } from '../members/queries.ts'
import { endSessionsOf } from '../tokens/end-sessions.ts'
import type { SignInDeps } from './admit.ts'
import { passwordFault } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { writePassword } from './queries.ts'

/** Ends every session of the member, the caller's own too (RELIABILITY section 10). Factors stay, remembered browsers do not. */
export async function changePassword(deps: SignInDeps, ctx: Ctx, newPassword: string): Promise<void> {
  const member = ctx.caller.kind === 'member' ? await ctx.db.row(findMember, { id: ctx.caller.id }) : undefined
  if (!member?.loginEmail) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
  const email = member.loginEmail
  const host = new URL(deps.publicUrl).hostname
  const fault = passwordFault(newPassword, 'newPassword', { email, siteName: ctx.site.name, host })
  if (fault) throw new InvalidArgument([fault])
  const hash = await hashPassword(newPassword)
  await ctx.db.inTx(async (tx) => {
    await tx.run(writePassword, { memberId: member.id, hash, at: ctx.now })
    await endSessionsOf(tx, member.id, ctx)
    await forgetDevicesOf(tx, member.id)
    await writeMail(tx, changedPasswordMail(email, ctx.now), ctx)
  })
  deps.post.soon(ctx.site.id)
}
