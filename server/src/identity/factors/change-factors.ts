import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { type Post, writeMail } from '../../mail/post.ts'
import type { Phrase } from '../../mail/texts/phrases.ts'
import { changeStatus } from '../accounts/change-status.ts'
import { lockedMember } from '../accounts/find-member.ts'
import type { Claim } from '../accounts/follow-visitor.ts'
import { memberHappened } from '../accounts/member-happened.ts'
import { forgetDevicesOf } from '../devices/devices.ts'
import { endSessionsOf } from '../tokens/end-sessions.ts'
import { brakeCodes } from './brake.ts'
import { factorChangedMail } from './factor-changed-mail.ts'
import { forgetFactors } from './forget-factors.ts'
import { callingMember, type GivenProof, isMailedCode, provenMember, type SignedIn } from './proof.ts'
import {
  beginFactor,
  countRecoveryCodes,
  deleteFactor,
  deleteRecoveryCodes,
  factorsOf,
  type SecondFactor,
} from './queries.ts'
import { writeRecoveryCodes } from './recovery-codes.ts'
import { activeFactors } from './require-second-step.ts'
import { beginApp, begunApp, finishApp } from './set-up-app.ts'
import { stepOf } from './totp.ts'

export interface FactorDeps {
  readonly publicUrl: string
  readonly post: Post
  /** Purchases that guests made with an address are its member's once that is proved. */
  readonly claim: Claim
}

const addedPhrase: Record<SecondFactor, Phrase> = { TOTP: 'totpAdded', EMAIL: 'emailCodesAdded' }
const removedPhrase: Record<SecondFactor, Phrase> = { TOTP: 'totpRemoved', EMAIL: 'emailCodesRemoved' }

const notify = (tx: Tx, ctx: Ctx, { loginEmail }: Pick<SignedIn, 'loginEmail'>, change: Phrase) =>
  writeMail(tx, factorChangedMail(loginEmail, change, ctx.now), ctx)

/** Begins the set-up of an authenticator app: it is not required before its first code. */
export async function enrollTotp(ctx: Ctx, proof: GivenProof) {
  const { id, loginEmail } = await provenMember(ctx, proof)
  return beginApp(ctx.db, ctx, { kind: 'member', id, siteName: ctx.site.name, email: loginEmail })
}

/** The first code shows that the app has the secret, and is used up by it. */
export async function confirmTotp({ post }: FactorDeps, ctx: Ctx, code: string): Promise<string[]> {
  const member = await callingMember(ctx)
  const begun = await begunApp(ctx.db, member.id)
  const brake = await brakeCodes(ctx.db, ctx.now, member.id)
  const step = stepOf(ctx.sealer.open(begun.sealed, member.id), code.replace(/\s/g, ''), ctx.now)
  if (step === undefined) throw new ApiError({ code: 'VERIFICATION_FAILED' })
  const codes = await ctx.db.inTx(async (tx) => {
    await lockedMember(tx, member.id)
    if (!(await finishApp(tx, begun.id, step, ctx.now))) throw new ApiError({ code: 'VERIFICATION_FAILED' })
    return added(tx, ctx, member, 'TOTP')
  })
  await brake.release()
  post.soon(ctx.site.id)
  return codes
}

export async function enableEmail(
  { post, claim }: FactorDeps,
  ctx: Ctx,
  { verificationId, code }: { readonly verificationId: string; readonly code: string },
): Promise<string[]> {
  const member = await callingMember(ctx)
  if (!(await isMailedCode(ctx, member.id, verificationId, code.replace(/\s/g, ''))))
    throw new ApiError({ code: 'VERIFICATION_FAILED' })
  const codes = await ctx.db.inTx(async (tx) => {
    const found = await lockedMember(tx, member.id)
    const begun = { id: ctx.newId(), subjectKind: 'member', subjectId: member.id, type: 'EMAIL', secret: null } as const
    if (!found || !(await tx.row(beginFactor, { ...begun, at: ctx.now, confirmedAt: ctx.now })))
      throw new ApiError({ code: 'FACTOR_ALREADY_ACTIVE' })
    if (!found.emailVerified) {
      const { id, status, pendingReasons } = found
      await changeStatus(tx, { id, status, pendingReasons, emailVerified: true, at: ctx.now })
      await memberHappened(tx, id, 'updated', ctx)
      await claim(tx, { memberId: id, email: member.loginEmail }, ctx.now)
    }
    return added(tx, ctx, member, 'EMAIL')
  })
  post.soon(ctx.site.id)
  return codes
}

/** Recovery codes come with the first factor; a further one leaves those there are. */
async function added(tx: Tx, ctx: Ctx, member: SignedIn, type: SecondFactor): Promise<string[]> {
  await notify(tx, ctx, member, addedPhrase[type])
  // A browser that was remembered knew nothing of this factor.
  await forgetDevicesOf(tx, member.id)
  const { left = 0 } = (await tx.row(countRecoveryCodes, { subjectId: member.id })) ?? {}
  return left > 0 ? [] : writeRecoveryCodes(tx, member.id, ctx.now)
}

export async function disableFactor(
  { post }: FactorDeps,
  ctx: Ctx,
  factorId: string,
  proof: GivenProof,
): Promise<void> {
  const { id: known } = await callingMember(ctx)
  const factors = await ctx.db.rows(factorsOf, { subjectId: known })
  if (!factors.some(({ id }) => id === factorId)) throw new ApiError({ code: 'FACTOR_NOT_FOUND' })
  const member = await provenMember(ctx, proof)
  await ctx.db.inTx(async (tx) => {
    await lockedMember(tx, member.id)
    const gone = await tx.row(deleteFactor, { id: factorId, subjectId: member.id })
    if (!gone) throw new ApiError({ code: 'FACTOR_NOT_FOUND' })
    await forgetDevicesOf(tx, member.id)
    if ((await activeFactors(tx, member.id)).length === 0) await tx.run(deleteRecoveryCodes, { subjectId: member.id })
    await notify(tx, ctx, member, removedPhrase[gone.type])
  })
  post.soon(ctx.site.id)
}

export async function makeRecoveryCodes({ post }: FactorDeps, ctx: Ctx, proof: GivenProof): Promise<string[]> {
  const { id } = await callingMember(ctx)
  if ((await activeFactors(ctx.db, id)).length === 0) throw new ApiError({ code: 'FACTOR_NOT_FOUND' })
  const member = await provenMember(ctx, proof)
  const codes = await ctx.db.inTx(async (tx) => {
    await notify(tx, ctx, member, 'recoveryCodesRenewed')
    return writeRecoveryCodes(tx, member.id, ctx.now)
  })
  post.soon(ctx.site.id)
  return codes
}

/** Resets the factors of a person who lost phone and codes and has proved to the shop who they are. The password stays. */
export async function resetFactors({ post }: FactorDeps, ctx: Ctx, memberId: string): Promise<void> {
  await ctx.db.inTx(async (tx) => {
    const member = await lockedMember(tx, memberId)
    if (!member?.loginEmail) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
    await forgetFactors(tx, [member.id])
    await endSessionsOf(tx, member.id, ctx)
    await record(tx, ctx, { action: 'member.factorsReset', target: { id: member.id, name: member.id } })
    await notify(tx, ctx, { loginEmail: member.loginEmail }, 'factorsReset')
  })
  post.soon(ctx.site.id)
}
