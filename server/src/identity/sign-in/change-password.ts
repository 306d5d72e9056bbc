import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { memberById } from '../accounts/find-member.ts'
import { passwordFault } from '../passwords/password-rules.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { replacePassword } from '../passwords/stored-password.ts'
import type { SignInDeps } from './admit.ts'

/** Ends every session of the member, the caller's own too. Factors stay, remembered browsers do not. */
export async function changePassword(deps: SignInDeps, ctx: Ctx, newPassword: string): Promise<void> {
  const member = ctx.caller.kind === 'member' ? await memberById(ctx.db, ctx.caller.id) : undefined
  if (!member?.loginEmail) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
  const email = member.loginEmail
  const host = new URL(deps.publicUrl).hostname
  const fault = passwordFault(newPassword, 'newPassword', { email, siteName: ctx.site.name, host })
  if (fault) throw new InvalidArgument([fault])
  const hash = await hashPassword(newPassword)
  await ctx.db.inTx(async (tx) => {
    await replacePassword(tx, ctx, { id: member.id, loginEmail: email }, hash)
  })
  deps.post.soon(ctx.site.id)
}
