import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { lockedMember } from '../../identity/accounts/find-member.ts'
import type { Follow } from '../../identity/accounts/follow-visitor.ts'
import type { Member, MemberDoc } from '../../identity/accounts/member.ts'
import { memberHappened } from '../../identity/accounts/member-happened.ts'
import { joinDocs } from '../../identity/accounts/profile.ts'
import { inAudit, type MemberDecisions } from '../members/change-status.ts'
import type { MemberData } from '../members/member-data.ts'
import { writeProfile } from '../members/profile-rows.ts'
import { memberNotFound } from '../members/who-sees.ts'
import { lockBoth, moveMemberData } from './queries.ts'

export interface MergeDeps extends Pick<MemberData, 'join'> {
  /** Gives what a visitor or member has to a member. */
  readonly follow: Follow
  readonly decisions: MemberDecisions
}

/**
 * Everything that the other one owns becomes this one's, whole or not at all; then the other one is deleted, with their sign-in.
 * Fields that both have stay as this one has them; the other's login address stays as one to write to.
 */
export const mergeMembers = (
  ctx: Ctx,
  { follow, join, decisions }: MergeDeps,
  to: string,
  from: string,
): Promise<Member> =>
  ctx.db.inTx(async (tx) => {
    const there = await tx.rows(lockBoth, { ids: [to, from] })
    for (const id of [to, from]) if (!there.some((row) => row.id === id)) throw memberNotFound(id)
    const [target, other] = [await lockedMember(tx, to), await lockedMember(tx, from)]
    if (!target || !other) throw memberNotFound(to) // locked above
    if (to === from || (target.status === 'OFFLINE' && other.status !== 'OFFLINE'))
      throw new ApiError({ code: 'MEMBERS_NOT_MERGEABLE', memberId: to, from })

    await follow(tx, { visitorId: from }, { memberId: to }, ctx.now)
    for (const joinTheirs of join) await joinTheirs(tx, from, to, ctx.now)
    await tx.run(moveMemberData, { from, to, at: ctx.now })
    const doc = joinDocs(withLoginEmail(other), target.doc)
    await decisions.decide(tx, 'delete', [from], ctx)
    const { status, activity, privacy } = target
    const nickname = target.nickname ?? other.nickname
    const slug = target.slug ?? other.slug
    const after = await tx.row(writeProfile, { id: to, status, activity, privacy, nickname, slug, doc, at: ctx.now })
    await memberHappened(tx, to, 'updated', ctx)
    await record(tx, ctx, { action: 'member.merged', target: inAudit(to), after: { from } })
    return after! // locked above
  })

const withLoginEmail = ({ doc, loginEmail }: Member): MemberDoc => {
  const { contact } = doc
  const known = contact.emails.some(({ email }) => email.toLowerCase() === loginEmail?.toLowerCase())
  return loginEmail === null || known
    ? doc
    : { ...doc, contact: { ...contact, emails: [...contact.emails, { email: loginEmail, tag: 'UNTAGGED' }] } }
}
