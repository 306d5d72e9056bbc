import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { changeStatus } from '../accounts/change-status.ts'
import { lockedMember, memberByEmail } from '../accounts/find-member.ts'
import type { IdentityWire } from '../accounts/identity-wire.ts'
import { makeMember } from '../accounts/make-member.ts'
import { type ProfileWire, profileOf } from '../accounts/profile.ts'
import { withProfile } from '../accounts/with-profile.ts'
import { admitProven, type SignInDeps, visitorOf } from './admit.ts'

export interface SignOnRequest {
  readonly loginId: { readonly email: string }
  readonly profile?: ProfileWire
  readonly verifyEmail?: boolean
  readonly mergeExistingContact?: boolean
}

/**
 * The site's own sign-in vouches for the person, with an administrator's key: no password is needed, and nothing is left pending.
 * A blocked member stays out. The key vouches for the second step too.
 */
export async function signOn(
  deps: SignInDeps,
  ctx: Ctx,
  request: SignOnRequest,
): Promise<{ sessionToken: string; identity: IdentityWire }> {
  const email = request.loginId.email.trim()
  return ctx.db.inTx(async (tx) => {
    const known = await memberByEmail(tx, email)
    const isNew = !known || known.status === 'OFFLINE'
    const found = isNew
      ? await makeMember(tx, ctx, {
          email,
          profile: profileOf(request.profile, ctx.newId),
          reasons: [],
          // The key vouches, so a contact's data may come along at once.
          emailVerified: true,
          merge: request.mergeExistingContact ?? true,
        })
      : await lockedMember(tx, known.id)
    if (!found || found.status === 'BLOCKED') throw new ApiError({ code: 'IDENTITY_BLOCKED' })
    const emailVerified = request.verifyEmail === true || (!isNew && found.emailVerified)
    const same = found.status === 'ACTIVE' && found.emailVerified === emailVerified
    const change = { id: found.id, status: 'ACTIVE' as const, pendingReasons: [], emailVerified, at: ctx.now }
    const entered = same ? found : ((await changeStatus(tx, change)) ?? found)
    const member = isNew ? entered : await withProfile(tx, ctx, entered, request.profile)
    const { sessionToken, identity } = await admitProven(tx, ctx, deps, { member, visitorId: visitorOf(ctx.caller) })
    return { sessionToken: sessionToken!, identity } // an active member is admitted with one
  })
}
