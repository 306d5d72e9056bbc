import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { addressProved } from '../accounts/address-proved.ts'
import { changeStatus } from '../accounts/change-status.ts'
import { lockedMember } from '../accounts/find-member.ts'
import { memberHappened } from '../accounts/member-happened.ts'
import { checkCode } from '../mailed-codes/state-token.ts'
import { type AdmitDeps, admit, type StateAnswer } from './admit.ts'

/** The code of the mail proves the address and goes on with the sign-in that waited for it. */
export async function verifyCode(deps: AdmitDeps, ctx: Ctx, stateToken: string, code: string): Promise<StateAnswer> {
  const checked = await checkCode(ctx.db, ctx.now, stateToken, code)
  return ctx.db.inTx(async (tx) => {
    await checked.use(tx)
    const member = await lockedMember(tx, checked.memberId)
    if (!member) throw new ApiError({ code: 'VERIFICATION_FAILED' })
    const after = addressProved(member)
    const changed = after.status !== member.status || !member.emailVerified
    const proved = changed ? await changeStatus(tx, { ...after, at: ctx.now }) : member
    if (changed) await memberHappened(tx, member.id, 'updated', ctx)
    // At once: a second step may still be required, and the member may be signed in elsewhere.
    if (after.status === 'ACTIVE' && member.loginEmail)
      await deps.claim(tx, { memberId: member.id, email: member.loginEmail }, ctx.now)
    return admit(tx, ctx, deps, { member: proved ?? member, visitorId: checked.visitorId })
  })
}
