import * as contract from '@fairground/contract/identity/verification.ts'
import { ApiError } from '../../http/api-error.ts'
import { isAdministrator } from '../../http/caller.ts'
import type { Ctx } from '../../http/context.ts'
import { type Api, mount } from '../../http/mount.ts'
import { writeMail } from '../../mail/post.ts'
import type { SignInDeps } from '../authentication/admit.ts'
import { countAttempt, windowOf } from '../captcha/attempts.ts'
import { verificationMail } from '../mails.ts'
import { identityToWire } from '../members/identity-wire.ts'
import { findMember } from '../members/queries.ts'
import { renewCode, writeStateToken } from './state-token.ts'
import { verifyCode } from './verify-code.ts'

const HOUR_MS = 60 * 60_000
const MAILS_PER_HOUR = 5

export function verificationRoutes(api: Api, deps: SignInDeps): void {
  /** Codes are mailed at somebody's cost: few per member and hour. */
  const brake = async (ctx: Ctx, memberId: string) => {
    const sent = await countAttempt(ctx.db, `verification ${memberId}`, windowOf(ctx.now, HOUR_MS))
    if (sent > MAILS_PER_HOUR * deps.rateLimitFactor) throw new ApiError({ code: 'TOO_MANY_REQUESTS' })
  }

  mount(
    api,
    contract.start,
    async ({ identityId }, ctx) => {
      const { caller, db } = ctx
      const id = identityId ?? (caller.kind === 'member' ? caller.id : undefined)
      const mayAsk = isAdministrator(caller) || (caller.kind === 'member' && caller.id === id)
      const member = id !== undefined && mayAsk ? await db.row(findMember, { id }) : undefined
      if (!member?.loginEmail) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
      await brake(ctx, member.id)
      const verificationId = await db.inTx((tx) => writeStateToken(tx, ctx, member, null))
      deps.post.soon(ctx.site.id)
      return { verificationId }
    },
    { once: true },
  )

  mount(
    api,
    contract.verifyDuringAuthentication,
    ({ code, stateToken }, ctx) => verifyCode(deps, ctx, stateToken, code),
    { once: true },
  )

  mount(
    api,
    contract.resendDuringAuthentication,
    async ({ stateToken }, ctx) => {
      const { memberId, code } = await renewCode(ctx.db, ctx.now, stateToken)
      await brake(ctx, memberId)
      const member = await ctx.db.row(findMember, { id: memberId })
      if (!member?.loginEmail) throw new ApiError({ code: 'VERIFICATION_FAILED' })
      await writeMail(ctx.db, verificationMail(member.loginEmail, ctx.site.name, code), ctx)
      deps.post.soon(ctx.site.id)
      return { state: 'REQUIRE_EMAIL_VERIFICATION' as const, stateToken, identity: identityToWire(member) }
    },
    { once: true },
  )
}
