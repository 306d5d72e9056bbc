import type { MemberAboutChanges, NewMemberAbout } from '@fairground/contract/members/members-about.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import { ApiError, type FieldViolation, InvalidArgument } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { cleanRichContent } from '../../ground/html/clean-rich-content.ts'
import { staleRevision } from '../../ground/same-revision.ts'
import { lockedMember } from '../../identity/accounts/find-member.ts'
import { happen } from '../../outbox/happenings.ts'
import { currentMemberId, mayChange, memberNotFound, seesWhole } from '../members/who-sees.ts'
import { type AboutRow, deleteAbout, findAbout, insertAbout, writeAbout } from './queries.ts'

export const aboutNotFound = (memberAboutId?: string) =>
  new ApiError({ code: 'MEMBER_ABOUT_NOT_FOUND', ...present({ memberAboutId: memberAboutId || undefined }) })

function cleaned(content: Record<string, unknown>): Record<string, unknown> {
  const violations: FieldViolation[] = []
  const clean = cleanRichContent(content, 'memberAbout.content', violations)
  if (violations.length > 0) throw new InvalidArgument(violations)
  return clean
}

const announce = (tx: Tx, { id, memberId }: Pick<AboutRow, 'id' | 'memberId'>, slug: string, ctx: Ctx): Promise<void> =>
  happen(tx, [{ entity: 'memberAbout', entityId: id, slug, payload: { memberId } }], ctx)

/** The calling member's unless an administrator says whose. */
export async function createAbout(ctx: Ctx, wire: Static<typeof NewMemberAbout>): Promise<AboutRow> {
  const memberId = wire.memberId ?? currentMemberId(ctx)
  mayChange(ctx, memberId)
  const content = cleaned(wire.content)
  return ctx.db.inTx(async (tx) => {
    if (!(await lockedMember(tx, memberId))) throw memberNotFound(memberId)
    const made = await tx.row(insertAbout, { id: ctx.newId(), memberId, content, at: ctx.now })
    if (!made) throw new ApiError({ code: 'MEMBER_ABOUT_ALREADY_EXISTS', memberId })
    await announce(tx, made, 'created', ctx)
    return made
  })
}

/** One that the caller may change; for others it is not there. */
async function owned(tx: Tx, ctx: Ctx, id: string): Promise<AboutRow> {
  const about = await tx.row(findAbout, { id })
  if (!about || !seesWhole(ctx.caller, about.memberId)) throw aboutNotFound(id)
  return about
}

export const updateAbout = (ctx: Ctx, wire: Static<typeof MemberAboutChanges>): Promise<AboutRow> => {
  const content = cleaned(wire.content)
  return ctx.db.inTx(async (tx) => {
    const before = await owned(tx, ctx, wire.id)
    const after = await tx.row(writeAbout, { id: wire.id, revision: BigInt(wire.revision), content, at: ctx.now })
    if (!after) throw staleRevision(before)
    await announce(tx, after, 'updated', ctx)
    return after
  })
}

export const removeAbout = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const about = await owned(tx, ctx, id)
    await tx.run(deleteAbout, { id })
    await announce(tx, about, 'deleted', ctx)
  })
