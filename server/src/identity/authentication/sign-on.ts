import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import type { IdentityWire } from '../members/identity-wire.ts'
import { type ProfileWire, profileOf } from '../members/profile.ts'
import { findMemberByEmail, lockMember, setMemberStatus } from '../members/queries.ts'
import { admit, type SignInDeps, visitorOf } from './admit.ts'
import { makeMember } from './register.ts'

export interface SignOnRequest {
  readonly loginId: { readonly email: string }
  readonly profile?: ProfileWire
  readonly verifyEmail?: boolean
  readonly mergeExistingContact?: boolean
}

/**
 * The site's own sign-in vouches for the person, with an administrator's key: no password is asked, and nothing is left pending.
 * A blocked member stays out.
 */
export async function signOn(
  deps: SignInDeps,
  ctx: Ctx,
  request: SignOnRequest,
): Promise<{ sessionToken: string; identity: IdentityWire }> {
  const email = request.loginId.email.trim()
  return ctx.db.inTx(async (tx) => {
    const known = await tx.row(findMemberByEmail, { email })
    const isNew = !known || known.status === 'OFFLINE'
    const found = isNew
      ? await makeMember(tx, ctx, {
          email,
          said: profileOf(request.profile, ctx.newId),
          reasons: [],
          // The key vouches, so a contact's data may come along at once.
          emailVerified: true,
          merge: request.mergeExistingContact ?? false,
        })
      : await tx.row(lockMember, { id: known.id })
    if (!found || found.status === 'BLOCKED') throw new ApiError({ code: 'IDENTITY_BLOCKED' })
    const emailVerified = request.verifyEmail === true || (!isNew && found.emailVerified)
    const same = found.status === 'ACTIVE' && found.emailVerified === emailVerified
    const change = { id: found.id, status: 'ACTIVE' as const, pendingReasons: [], emailVerified, at: ctx.now }
    const member = same ? found : ((await tx.row(setMemberStatus, change)) ?? found)
    const { sessionToken, identity } = await admit(tx, ctx, deps, member, visitorOf(ctx.caller))
    return { sessionToken: sessionToken!, identity } // an active member is admitted with one
  })
}
