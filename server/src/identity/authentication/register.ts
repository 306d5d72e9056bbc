import type { Tx } from '../../db/database.ts'
import { ApiError, InvalidArgument } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { countAttempt, windowOf } from '../captcha/attempts.ts'
import { type CaptchaTokens, passCaptcha } from '../captcha/pass-captcha.ts'
import { freeSlug } from '../members/free-slug.ts'
import type { Member, PendingReason } from '../members/member.ts'
import { memberHappened } from '../members/member-happened.ts'
import { joinDocs, type ProfileWire, profileOf, type SaidProfile } from '../members/profile.ts'
import { findMemberByEmail, insertMember, lockMember, setMemberStatus, writeMember } from '../members/queries.ts'
import { hashSecret } from '../secrets.ts'
import { signOnPolicy } from '../sign-on-policy/routes.ts'
import { admit, type SignInDeps, type StateAnswer, visitorOf } from './admit.ts'
import { passwordFault } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { writePassword } from './queries.ts'

const HOUR_MS = 60 * 60_000
/** Per hour (RELIABILITY sections 10 and 13): email address, then a captcha, then no more; network address. */
const FREE = 3
const PER_EMAIL = 5
const PER_ADDRESS = 20

export interface RegisterRequest {
  readonly loginId: { readonly email: string }
  readonly password?: string
  readonly profile?: ProfileWire
  readonly captchaTokens?: readonly CaptchaTokens[]
}

export async function register(deps: SignInDeps, ctx: Ctx, request: RegisterRequest): Promise<StateAnswer> {
  const email = request.loginId.email.trim()
  const host = new URL(deps.publicUrl).hostname
  const fault = passwordFault(request.password, 'password', { email, siteName: ctx.site.name, host })
  if (fault) throw new InvalidArgument([fault])
  await brake(deps, ctx, email, request.captchaTokens)

  const said = profileOf(request.profile, ctx.newId)
  const hash = await hashPassword(request.password!) // passwordFault refuses a registration without one
  const policy = await signOnPolicy(ctx.db)
  const reasons: PendingReason[] = [
    ...(policy.requireEmailVerification ? (['EMAIL_VERIFICATION_REQUIRED'] as const) : []),
    ...(policy.requireOwnerApproval ? (['ADMIN_APPROVAL_REQUIRED'] as const) : []),
  ]
  const answer = await ctx.db.inTx(async (tx) => {
    const member = await makeMember(tx, ctx, { email, said, reasons, emailVerified: false })
    await tx.run(writePassword, { memberId: member.id, hash, at: ctx.now })
    return admit(tx, ctx, deps, member, visitorOf(ctx.caller))
  })
  deps.post.soon(ctx.site.id)
  return answer
}

async function brake(
  { captcha, rateLimitFactor }: SignInDeps,
  ctx: Ctx,
  email: string,
  tokens: readonly CaptchaTokens[] | undefined,
): Promise<void> {
  const window = windowOf(ctx.now, HOUR_MS)
  const ofEmail = await countAttempt(ctx.db, `register ${hashSecret(email.toLowerCase())}`, window)
  const ofAddress = await countAttempt(ctx.db, `register from ${ctx.address}`, window)
  if (ofEmail > PER_EMAIL * rateLimitFactor || ofAddress > PER_ADDRESS * rateLimitFactor) {
    const retryAfter = Math.ceil((window.getTime() + HOUR_MS - ctx.now.getTime()) / 1000)
    throw new ApiError({ code: 'TOO_MANY_REQUESTS', retryAfter })
  }
  await passCaptcha(captcha, ctx, tokens, ofEmail > FREE * rateLimitFactor)
}

interface NewMember {
  readonly email: string
  readonly said: SaidProfile
  readonly reasons: readonly PendingReason[]
  readonly emailVerified: boolean
  /** What is known of a contact with this address is kept beside what is said now. True unless said. */
  readonly merge?: boolean
}

type Moment = Pick<Ctx, 'now' | 'newId'>

/**
 * A member with this address, or -19995 if there is one. A contact without a sign-in becomes the member; unless the address
 * is proved already it must be proved first, because the contact's data comes with it.
 */
export async function makeMember(tx: Tx, ctx: Moment, wanted: NewMember): Promise<Member> {
  const { email, said, reasons, emailVerified } = wanted
  const { firstName = '', lastName = '' } = said.doc.contact
  const wish = said.slug ?? said.nickname ?? `${firstName} ${lastName}`.trim()
  // A slug that somebody takes meanwhile is chosen anew.
  for (let attempt = 0; attempt < 5; attempt++) {
    const known = await tx.row(findMemberByEmail, { email })
    if (known) return adopt(tx, ctx, known, wanted)
    const member = await tx.row(insertMember, {
      id: ctx.newId(),
      loginEmail: email,
      emailVerified,
      status: reasons.length > 0 ? 'PENDING' : 'ACTIVE',
      pendingReasons: [...reasons],
      privacy: said.privacy,
      nickname: said.nickname,
      slug: await freeSlug(tx, wish),
      doc: said.doc,
      at: ctx.now,
    })
    if (!member) continue
    await memberHappened(tx, member.id, 'created', ctx)
    return member
  }
  throw new ApiError({ code: 'BUSY' })
}

async function adopt(
  tx: Tx,
  ctx: Moment,
  known: Member,
  { said, reasons, emailVerified, merge = true }: NewMember,
): Promise<Member> {
  const contact = await tx.row(lockMember, { id: known.id })
  if (contact?.status !== 'OFFLINE') throw new ApiError({ code: '-19995' })
  await tx.row(writeMember, {
    id: contact.id,
    privacy: said.privacy,
    activity: contact.activity,
    nickname: said.nickname ?? contact.nickname,
    slug: contact.slug ?? (await freeSlug(tx, said.slug ?? said.nickname ?? '')),
    doc: merge ? joinDocs(contact.doc, said.doc) : said.doc,
    at: ctx.now,
  })
  const pending = emailVerified ? reasons : [...new Set<PendingReason>(['EMAIL_VERIFICATION_REQUIRED', ...reasons])]
  const member = await tx.row(setMemberStatus, {
    id: contact.id,
    status: pending.length > 0 ? 'PENDING' : 'ACTIVE',
    pendingReasons: [...pending],
    emailVerified,
    at: ctx.now,
  })
  await memberHappened(tx, contact.id, 'updated', ctx)
  return member! // the row is locked
}
