import type { MemberChanges } from '@fairground/contract/members/member.ts'
import type { Static } from 'typebox'
import { record } from '../../audit/record.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError, InvalidArgument } from '../../ground/api-error.ts'
import { holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import { message } from '../../ground/texts/message.ts'
import { lockedMember } from '../../identity/accounts/find-member.ts'
import { slugOf } from '../../identity/accounts/free-slug.ts'
import type { Member } from '../../identity/accounts/member.ts'
import { memberHappened } from '../../identity/accounts/member-happened.ts'
import { inAudit } from './change-status.ts'
import { changed } from './doc-from-wire.ts'
import { writeProfile } from './profile-rows.ts'
import { memberNotFound } from './who-sees.ts'

type Editable = Pick<Member, 'status' | 'activity' | 'privacy' | 'nickname' | 'slug' | 'doc'>

/** One change to one member, under its lock. The caller checks the permission before. */
export const editMember = (ctx: Ctx, id: string, change: (before: Member) => Partial<Editable>): Promise<Member> =>
  ctx.db.inTx(async (tx) => {
    const before = await lockedMember(tx, id)
    if (!before) throw memberNotFound(id)
    const { status, activity, privacy, nickname, slug, doc } = { ...before, ...change(before) }
    const after = await tx.row(writeProfile, { id, status, activity, privacy, nickname, slug, doc, at: ctx.now })
    await memberHappened(tx, before.id, 'updated', ctx)
    if (holdsScope(ctx.caller, 'members.write'))
      await record(tx, ctx, { action: 'member.changed', target: inAudit(before.id) })
    return after! // locked above
  })

export const updateMember = (ctx: Ctx, { id, ...changes }: Static<typeof MemberChanges>): Promise<Member> =>
  editMember(ctx, id, (before) => changed(before, changes, ctx.newId))

/** A chosen slug is taken in its address form, or refused. */
export async function setSlug(ctx: Ctx, id: string, chosen: string): Promise<Member> {
  if (!/[\p{L}\p{N}]/u.test(chosen))
    throw new InvalidArgument([
      { field: 'slug', description: message('violations.letterOrDigit'), violatedRule: 'FORMAT' },
    ])
  const slug = slugOf(chosen)
  try {
    return await editMember(ctx, id, () => ({ slug }))
  } catch (error) {
    throw violatedConstraint(error) === 'members_slug' ? new ApiError({ code: 'SLUG_ALREADY_EXISTS', slug }) : error
  }
}

export const setActivity = (ctx: Ctx, id: string, activity: Member['activity']): Promise<Member> =>
  editMember(ctx, id, () => ({ activity }))

/** Joining shows the profile to everybody. */
export const setPrivacy = (ctx: Ctx, id: string, privacy: Member['privacy']): Promise<Member> =>
  editMember(ctx, id, ({ status }) => {
    if (privacy === 'PUBLIC' && status !== 'ACTIVE') throw new ApiError({ code: 'COMMUNITY_JOIN_IMPOSSIBLE' })
    return { privacy }
  })

export const emptyList = (ctx: Ctx, id: string, list: 'phones' | 'emails' | 'addresses'): Promise<Member> =>
  editMember(ctx, id, ({ doc }) => ({ doc: { ...doc, contact: { ...doc.contact, [list]: [] } } }))
