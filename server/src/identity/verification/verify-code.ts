import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { type AdmitDeps, admit, type StateAnswer } from '../authentication/admit.ts'
import { memberHappened } from '../members/member-happened.ts'
import { lockMember, setMemberStatus } from '../members/queries.ts'
import { addressProved } from './address-proved.ts'
import { checkCode } from './state-token.ts'

/** The code of the mail proves the address and goes on with the sign-in that waited for it. */
export async function verifyCode(deps: AdmitDeps, ctx: Ctx, stateToken: string, code: string): Promise<StateAnswer> {
  const checked = await checkCode(ctx.db, ctx.now, stateToken, code)
  return ctx.db.inTx(async (tx) => {
    await checked.use(tx)
    const member = await tx.row(lockMember, { id: checked.memberId })
    if (!member) throw new ApiError({ code: 'VERIFICATION_FAILED' })
    const after = addressProved(member)
    const changed = after.status !== member.status || !member.emailVerified
    const proved = changed ? await tx.row(setMemberStatus, { ...after, at: ctx.now }) : member
    if (changed) await memberHappened(tx, member.id, 'updated', ctx)
    // At once: a second step may still be asked for, and the member may be signed in elsewhere.
    if (after.status === 'ACTIVE' && member.loginEmail)
      await deps.claim(tx, { memberId: member.id, email: member.loginEmail })
    return admit(tx, ctx, deps, proved ?? member, checked.visitorId)
  })
}
