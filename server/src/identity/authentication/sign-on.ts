import type { Tx } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import type { IdentityWire } from '../members/identity-wire.ts'
import type { Member } from '../members/member.ts'
import { memberHappened } from '../members/member-happened.ts'
import { joinDocs, type ProfileWire, profileOf } from '../members/profile.ts'
import { findMemberByEmail, lockMember, setMemberStatus, writeMember } from '../members/queries.ts'
import { admitProven, type SignInDeps, visitorOf } from './admit.ts'
import { makeMember } from './register.ts'

export interface SignOnRequest {
  readonly loginId: { readonly email: string }
  readonly profile?: ProfileWire
  readonly verifyEmail?: boolean
  readonly mergeExistingContact?: boolean
}

/**
 * The site's own sign-in vouches for the person, with an administrator's key: no password is asked, and nothing is left pending.
 * A blocked member stays out. The key vouches for the second step too.
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
          merge: request.mergeExistingContact ?? true,
        })
      : await tx.row(lockMember, { id: known.id })
    if (!found || found.status === 'BLOCKED') throw new ApiError({ code: 'IDENTITY_BLOCKED' })
    const emailVerified = request.verifyEmail === true || (!isNew && found.emailVerified)
    const same = found.status === 'ACTIVE' && found.emailVerified === emailVerified
    const change = { id: found.id, status: 'ACTIVE' as const, pendingReasons: [], emailVerified, at: ctx.now }
    const entered = same ? found : ((await tx.row(setMemberStatus, change)) ?? found)
    const member = isNew ? entered : await withProfile(tx, ctx, entered, request.profile)
    const { sessionToken, identity } = await admitProven(tx, ctx, deps, member, visitorOf(ctx.caller))
    return { sessionToken: sessionToken!, identity } // an active member is admitted with one
  })
}

/** What the site knows of a member now stands; what it does not say stays. */
async function withProfile(tx: Tx, ctx: Ctx, member: Member, profile: ProfileWire | undefined): Promise<Member> {
  if (profile === undefined || Object.keys(profile).length === 0) return member
  const said = profileOf(profile, ctx.newId)
  const written = await tx.row(writeMember, {
    id: member.id,
    privacy: profile.privacyStatus === undefined ? member.privacy : said.privacy,
    activity: member.activity,
    nickname: said.nickname ?? member.nickname,
    slug: member.slug,
    doc: joinDocs(member.doc, said.doc),
    at: ctx.now,
  })
  await memberHappened(tx, member.id, 'updated', ctx)
  return written ?? member
}
