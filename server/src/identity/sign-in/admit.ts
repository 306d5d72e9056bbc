import { ApiError } from '../../ground/api-error.ts'
import type { Caller } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Post } from '../../mail/post.ts'
import { loggedIn } from '../accounts/change-status.ts'
import type { Claim, Follow } from '../accounts/follow-visitor.ts'
import { type IdentityWire, identityToWire } from '../accounts/identity-wire.ts'
import type { Member } from '../accounts/member.ts'
import { memberHappened } from '../accounts/member-happened.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { requireSecondStep, type SecondStep } from '../factors/require-second-step.ts'
import { writeStateToken } from '../mailed-codes/state-token.ts'
import { notifyNewSignIn, type SignInFrom } from '../new-sign-ins/notify-new-sign-in.ts'
import { writeSessionToken } from '../sessions/session-token.ts'
import { waysOfSigningIn } from './queries.ts'

export interface SignInDeps {
  readonly publicUrl: string
  readonly captcha: Captcha
  readonly post: Post
  /** Objects of a visitor that follow them into the member. */
  readonly follow: Follow
  /** Purchases with an address belong to the member who proved it. */
  readonly claim: Claim
  /** RATE_LIMIT_FACTOR. */
  readonly rateLimitFactor: number
}

interface KnownAnswer {
  readonly state: 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION'
  readonly sessionToken?: string
  readonly stateToken?: string
  readonly identity: IdentityWire
  /** Token for a browser that needs no second step again. */
  readonly additionalData?: { readonly deviceToken: { readonly strValue: string } }
}

/** The state machine's answer, as `identity.*` spells it. */
export type StateAnswer = KnownAnswer | SecondStep

type Moment = Pick<Ctx, 'site' | 'now' | 'newId'> & SignInFrom
/** Dependencies of a sign-in. */
export type AdmitDeps = Pick<SignInDeps, 'follow' | 'claim' | 'rateLimitFactor' | 'publicUrl'>

export const visitorOf = (caller: Caller): string | null =>
  caller.kind === 'visitor' ? caller.id : caller.kind === 'apiKey' ? (caller.beside?.visitorId ?? null) : null

/**
 * The next step of somebody who has proved the first factor of this member; `device` is that of a browser that was to be remembered.
 * `Post.soon` is due after the commit.
 */
export async function admit(
  tx: Tx,
  ctx: Moment,
  deps: AdmitDeps,
  { member, visitorId, device }: { member: Member; visitorId: string | null; device?: string | undefined },
): Promise<StateAnswer> {
  if (member.status === 'ACTIVE') {
    const { rateLimitFactor } = deps
    const secondStep = await requireSecondStep(tx, ctx, member, { visitorId, device, rateLimitFactor })
    if (secondStep) return secondStep
  }
  return admitProven(tx, ctx, deps, { member, visitorId })
}

/** The same without a second step: it was taken, or somebody vouches who may. */
export async function admitProven(
  tx: Tx,
  ctx: Moment,
  { follow, claim, rateLimitFactor, publicUrl }: AdmitDeps,
  { member, visitorId }: { member: Member; visitorId: string | null },
): Promise<KnownAnswer> {
  switch (member.status) {
    case 'BLOCKED':
    case 'DELETED':
    case 'OFFLINE':
      throw new ApiError({ code: 'IDENTITY_BLOCKED' })
    case 'PENDING': {
      const identity = identityToWire(member)
      if (!member.pendingReasons.includes('EMAIL_VERIFICATION_REQUIRED'))
        return { state: 'REQUIRE_OWNER_APPROVAL', identity }
      const stateToken = await writeStateToken(tx, ctx, member, { visitorId, rateLimitFactor })
      return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity }
    }
    case 'ACTIVE': {
      if (visitorId !== null) await follow(tx, { visitorId }, { memberId: member.id }, ctx.now)
      if (member.emailVerified && member.loginEmail)
        await claim(tx, { memberId: member.id, email: member.loginEmail }, ctx.now)
      const sessionToken = await writeSessionToken(tx, ctx.now, member.id, visitorId)
      const row = await loggedIn(tx, member.id, ctx.now)
      await memberHappened(tx, member.id, 'signed_in', ctx)
      const ways = await tx.row(waysOfSigningIn, { memberId: member.id })
      const link = new URL('/account/security', publicUrl).href
      await notifyNewSignIn(tx, ctx, ctx, { id: member.id, email: member.loginEmail, link })
      return { state: 'SUCCESS', sessionToken, identity: identityToWire(row ?? member, ways) }
    }
  }
}
