import type { Tx } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Ctx } from '../../http/context.ts'
import type { Post } from '../../mail/post.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Follow } from '../members/follow-visitor.ts'
import { type IdentityWire, identityToWire } from '../members/identity-wire.ts'
import type { Member } from '../members/member.ts'
import { memberHappened } from '../members/member-happened.ts'
import { markLoggedIn } from '../members/queries.ts'
import { writeStateToken } from '../verification/state-token.ts'
import { writeSessionToken } from './session-token.ts'

export interface SignInDeps {
  readonly publicUrl: string
  readonly captcha: Captcha
  readonly post: Post
  /** What a visitor has follows them into the member. */
  readonly follow: Follow
  /** RATE_LIMIT_FACTOR. */
  readonly rateLimitFactor: number
}

/** The state machine's answer, as `identity.*` spells it. */
export interface StateAnswer {
  readonly state: 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'REQUIRE_EMAIL_VERIFICATION'
  readonly sessionToken?: string
  readonly stateToken?: string
  readonly identity: IdentityWire
}

export const visitorOf = (caller: Caller): string | null =>
  caller.kind === 'visitor' ? caller.id : caller.kind === 'apiKey' ? (caller.beside?.visitorId ?? null) : null

/** The next step of somebody who has proved to be this member. `Post.soon` is due after the commit. */
export async function admit(
  tx: Tx,
  ctx: Pick<Ctx, 'site' | 'now' | 'newId'>,
  { follow, rateLimitFactor }: Pick<SignInDeps, 'follow' | 'rateLimitFactor'>,
  member: Member,
  visitorId: string | null,
): Promise<StateAnswer> {
  switch (member.status) {
    case 'BLOCKED':
    case 'DELETED':
    case 'OFFLINE':
      throw new ApiError({ code: 'IDENTITY_BLOCKED' })
    case 'PENDING': {
      const identity = identityToWire(member)
      if (!member.pendingReasons.includes('EMAIL_VERIFICATION_REQUIRED'))
        return { state: 'REQUIRE_OWNER_APPROVAL', identity }
      const stateToken = await writeStateToken(tx, ctx, member, visitorId, rateLimitFactor)
      return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity }
    }
    case 'ACTIVE': {
      if (visitorId !== null) await follow(tx, { visitorId }, { memberId: member.id }, ctx.now)
      const sessionToken = await writeSessionToken(tx, ctx.now, member.id, visitorId)
      const row = await tx.row(markLoggedIn, { id: member.id, at: ctx.now })
      await memberHappened(tx, member.id, 'signed_in', ctx)
      return { state: 'SUCCESS', sessionToken, identity: identityToWire(row ?? member) }
    }
  }
}
