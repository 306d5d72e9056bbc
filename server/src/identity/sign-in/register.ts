import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { hashSecret } from '../../ground/secrets.ts'
import { makeMember } from '../accounts/make-member.ts'
import type { PendingReason } from '../accounts/member.ts'
import { type ProfileWire, profileOf } from '../accounts/profile.ts'
import { countAttempt, windowOf } from '../captcha/attempts.ts'
import { type CaptchaTokens, passCaptcha } from '../captcha/pass-captcha.ts'
import { passwordFault } from '../passwords/password-rules.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { writePassword } from '../passwords/stored-password.ts'
import { signOnPolicy } from '../sign-on-policy/policy.ts'
import { admit, type SignInDeps, type StateAnswer, visitorOf } from './admit.ts'

const HOUR_MS = 60 * 60_000
/** Per hour: email address, then a captcha, then no more; network address. */
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

  const profile = profileOf(request.profile, ctx.newId)
  const hash = await hashPassword(request.password!) // passwordFault refuses a registration without one
  const policy = await signOnPolicy(ctx.db)
  const reasons: PendingReason[] = [
    ...(policy.requireEmailVerification ? (['EMAIL_VERIFICATION_REQUIRED'] as const) : []),
    ...(policy.requireOwnerApproval ? (['ADMIN_APPROVAL_REQUIRED'] as const) : []),
  ]
  const answer = await ctx.db.inTx(async (tx) => {
    const member = await makeMember(tx, ctx, { email, profile, reasons, emailVerified: false })
    await writePassword(tx, member.id, hash, ctx.now)
    return admit(tx, ctx, deps, { member, visitorId: visitorOf(ctx.caller) })
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
