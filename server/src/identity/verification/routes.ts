import * as contract from '@fairground/contract/identity/verification.ts'
import { ApiError } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import { type Api, mount, signInStep } from '../../http/mount.ts'
import { memberById } from '../accounts/find-member.ts'
import { writeStateToken } from '../mailed-codes/state-token.ts'
import type { SignInDeps } from '../sign-in/admit.ts'
import { verifyCode } from '../sign-in/verify-code.ts'
import { resend } from './resend.ts'

export function verificationRoutes(api: Api, deps: SignInDeps): void {
  mount(
    api,
    contract.start,
    async ({ identityId }, ctx) => {
      const { caller, db } = ctx
      const id = identityId ?? (caller.kind === 'member' ? caller.id : undefined)
      const isPermitted = holdsScope(caller, 'members.write') || (caller.kind === 'member' && caller.id === id)
      const member = id !== undefined && isPermitted ? await memberById(db, id) : undefined
      if (!member?.loginEmail) throw new ApiError({ code: 'MEMBER_NOT_FOUND' })
      const verificationId = await db.inTx((tx) =>
        writeStateToken(tx, ctx, member, { visitorId: null, rateLimitFactor: deps.rateLimitFactor }),
      )
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
