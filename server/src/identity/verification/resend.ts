import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { writeMail } from '../../mail/post.ts'
import type { SignInDeps } from '../authentication/admit.ts'
import { activeFactors, offered } from '../factors/ask-second-step.ts'
import { verificationMail } from '../mails.ts'
import { identityToWire } from '../members/identity-wire.ts'
import { findMember } from '../members/queries.ts'
import { countCode, renewCode, waitingFor } from './state-token.ts'

/** Another code for a sign-in that waits; for one that waits for its second step, if that may be a mail, maybe the first. */
export async function resend(deps: Pick<SignInDeps, 'post' | 'rateLimitFactor'>, ctx: Ctx, stateToken: string) {
  const { db, now, site } = ctx
  const { memberId, purpose } = await waitingFor(db, now, stateToken)
  const active = purpose === 'SECOND_STEP' ? await activeFactors(db, memberId) : []
  if (purpose === 'SECOND_STEP' && !active.includes('EMAIL'))
    throw new ApiError({ code: 'FACTOR_NOT_AVAILABLE', factorType: 'EMAIL' })
  const { code } = await renewCode(db, now, stateToken)
  await countCode(db, now, memberId, deps.rateLimitFactor)
  const member = await db.row(findMember, { id: memberId })
  if (!member?.loginEmail) throw new ApiError({ code: 'VERIFICATION_FAILED' })
  await writeMail(db, verificationMail(member.loginEmail, code), ctx)
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
