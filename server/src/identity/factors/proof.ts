import type { Proof } from '@fairground/contract/fairground/factors.ts'
import type { Static } from 'typebox'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { memberById } from '../accounts/find-member.ts'
import type { Member } from '../accounts/member.ts'
import { checkCode } from '../mailed-codes/state-token.ts'
import { isPassword } from '../passwords/passwords.ts'
import { memberWithPassword } from '../passwords/stored-password.ts'
import { brakeCodes } from './brake.ts'
import { takeCode } from './take-code.ts'

export type GivenProof = Static<typeof Proof>
export type SignedIn = Member & { readonly loginEmail: string }

/** The member who calls; nobody else has factors of their own. */
export async function callingMember({ caller, db }: Pick<Ctx, 'caller' | 'db'>): Promise<SignedIn> {
  const member = caller.kind === 'member' ? await memberById(db, caller.id) : undefined
  if (member?.status !== 'ACTIVE' || member.loginEmail === null) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
  return { ...member, loginEmail: member.loginEmail }
}

/** The member who calls and has just proved that it is they: a browser left open changes nothing of a sign-in. */
export async function provenMember(ctx: Ctx, proof: GivenProof): Promise<SignedIn> {
  const member = await callingMember(ctx)
  const brake = await brakeCodes(ctx.db, ctx.now, member.id)
  if (!(await isProof(ctx, member, proof))) throw new ApiError({ code: 'PROOF_REQUIRED' })
  await brake.release()
  return member
}

async function isProof(
  ctx: Ctx,
  { id, loginEmail }: SignedIn,
  { password, code, verificationId }: GivenProof,
): Promise<boolean> {
  if (password !== undefined) {
    const found = await memberWithPassword(ctx.db, loginEmail)
    return isPassword(found?.password ?? undefined, password)
  }
  if (code === undefined) return false
  return verificationId === undefined
    ? takeCode(ctx.db, ctx.sealer, { subjectId: id, code: code.trim(), at: ctx.now })
    : isMailedCode(ctx, id, verificationId, code.trim())
}

/** True when the code is of the mail that `identity.verification.start` sent to this member; it works once. */
export async function isMailedCode(ctx: Ctx, memberId: string, verificationId: string, code: string): Promise<boolean> {
  try {
    const checked = await checkCode(ctx.db, ctx.now, verificationId, code)
    if (checked.memberId !== memberId) return false
    await ctx.db.inTx((tx) => checked.use(tx))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'VERIFICATION_FAILED') return false
    throw error
  }
}
