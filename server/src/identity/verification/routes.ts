import * as contract from '@fairground/contract/identity/verification.ts'
import { ApiError } from '../../http/api-error.ts'
import { holdsScope } from '../../http/caller.ts'
import { type Api, mount, signInStep } from '../../http/mount.ts'
import type { SignInDeps } from '../authentication/admit.ts'
import { findMember } from '../members/queries.ts'
import { resend } from './resend.ts'
import { writeStateToken } from './state-token.ts'
import { verifyCode } from './verify-code.ts'

export function verificationRoutes(api: Api, deps: SignInDeps): void {
  mount(
    api,
    contract.start,
    async ({ identityId }, ctx) => {
      const { caller, db } = ctx
      const id = identityId ?? (caller.kind === 'member' ? caller.id : undefined)
      const mayAsk = holdsScope(caller, 'members.write') || (caller.kind === 'member' && caller.id === id)
      const member = id !== undefined && mayAsk ? await db.row(findMember, { id }) : undefined
      if (!member?.loginEmail) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
      const verificationId = await db.inTx((tx) => writeStateToken(tx, ctx, member, null, deps.rateLimitFactor))
      deps.post.soon(ctx.site.id)
      return { verificationId }
    },
    { once: true },
  )

  mount(
    api,
    contract.verifyDuringAuthentication,
    ({ code, stateToken }, ctx) => verifyCode(deps, ctx, stateToken, code),
    signInStep,
  )

  mount(api, contract.resendDuringAuthentication, ({ stateToken }, ctx) => resend(deps, ctx, stateToken), signInStep)
}
