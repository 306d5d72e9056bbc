import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { pageLanguage } from '../../ground/site-languages.ts'
import { writeMail } from '../../mail/post.ts'
import { memberById } from '../accounts/find-member.ts'
import { identityToWire } from '../accounts/identity-wire.ts'
import { activeFactors, offered } from '../factors/require-second-step.ts'
import { countCode, renewCode, waitingFor } from '../mailed-codes/state-token.ts'
import { verificationMail } from '../mailed-codes/verification-mail.ts'
import type { SignInDeps } from '../sign-in/admit.ts'

/** Another code for a sign-in that waits; for one that waits for its second step, if that may be a mail, maybe the first. */
export async function resend(deps: Pick<SignInDeps, 'post' | 'rateLimitFactor'>, ctx: Ctx, stateToken: string) {
  const { db, now, site } = ctx
  const { memberId, purpose } = await waitingFor(db, now, stateToken)
  const active = purpose === 'SECOND_STEP' ? await activeFactors(db, memberId) : []
  if (purpose === 'SECOND_STEP' && !active.includes('EMAIL'))
    throw new ApiError({ code: 'FACTOR_NOT_AVAILABLE', factorType: 'EMAIL' })
  const { code } = await renewCode(db, now, stateToken)
  await countCode(db, now, memberId, deps.rateLimitFactor)
  const member = await memberById(db, memberId)
  if (!member?.loginEmail) throw new ApiError({ code: 'VERIFICATION_FAILED' })
  await writeMail(db, { ...verificationMail(member.loginEmail, code), pageLanguage: pageLanguage(site) }, ctx)
  deps.post.soon(site.id)
  if (purpose === 'ADDRESS')
    return { state: 'REQUIRE_EMAIL_VERIFICATION' as const, stateToken, identity: identityToWire(member) }
  return {
    state: 'MFA_CHALLENGE' as const,
    stateToken,
    mfaChallengeData: {
      factorType: 'EMAIL' as const,
      verificationChallengeData: { hint: hintOf(member.loginEmail) },
      ...(await offered(db, memberId, active)),
    },
  }
}

/** `i…@e…`: enough for the owner to know which mailbox to look in. */
const hintOf = (email: string): string =>
  email
    .split('@')
    .map((part) => `${part.slice(0, 1)}…`)
    .join('@')
