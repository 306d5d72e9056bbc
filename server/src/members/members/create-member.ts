import type { NewMember } from '@fairground/contract/members/member.ts'
import { cutText } from '@fairground/domain/formatting/cut-text.ts'
import type { Static } from 'typebox'
import { record } from '../../audit/record.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { lockedMember, memberByEmail } from '../../identity/accounts/find-member.ts'
import { freeSlug } from '../../identity/accounts/free-slug.ts'
import { emptyDoc, type Member } from '../../identity/accounts/member.ts'
import { memberHappened } from '../../identity/accounts/member-happened.ts'
import { joinDocs } from '../../identity/accounts/profile.ts'
import { inAudit } from './change-status.ts'
import { changed, emailsFromWire, type Written } from './doc-from-wire.ts'
import { writeProfile } from './profile-rows.ts'
import { insertProfile } from './queries.ts'

const ATTEMPTS = 4

/** Approved at once, without a password: an owner makes no member wait. A contact with the address becomes the member. */
export async function createMember(ctx: Ctx, { loginEmail, ...wire }: Static<typeof NewMember>): Promise<Member> {
  const profile = changed({ doc: emptyDoc, nickname: null, privacy: 'PRIVATE' }, wire, ctx.newId)
  const { contact } = profile.doc
  const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ')
  const written: Written = {
    ...profile,
    nickname: profile.nickname ?? (cutText(name, 100) || null),
    doc: { ...profile.doc, contact: { ...contact, emails: wire.contact ? emailsFromWire(wire.contact) : [] } },
  }
  for (let n = 1; ; n++) {
    try {
      return await ctx.db.inTx((tx) => insert(tx, ctx, loginEmail, written))
    } catch (error) {
      // Two names may come to one slug at a time: who finds it taken looks again.
      if (n === ATTEMPTS || violatedConstraint(error) !== 'members_slug') throw error
    }
  }
}

async function insert(tx: Tx, ctx: Ctx, loginEmail: string, { doc, nickname, privacy }: Written): Promise<Member> {
  const slug = await freeSlug(tx, nickname ?? '')
  const id = ctx.newId()
  const made = await tx.row(insertProfile, { id, loginEmail, privacy, nickname, slug, doc, at: ctx.now })
  if (made) {
    await memberHappened(tx, id, 'created', ctx)
    await record(tx, ctx, { action: 'member.created', target: inAudit(id) })
    return made
  }
  const found = await memberByEmail(tx, loginEmail)
  const contact = found && (await lockedMember(tx, found.id))
  if (contact?.status !== 'OFFLINE') throw new ApiError({ code: '-19995' })
  const member = await tx.row(writeProfile, {
    id: contact.id,
    status: 'ACTIVE',
    activity: contact.activity,
    privacy,
    nickname: nickname ?? contact.nickname,
    slug: contact.slug ?? slug,
    doc: joinDocs(contact.doc, doc),
    at: ctx.now,
  })
  await memberHappened(tx, contact.id, 'updated', ctx)
  await record(tx, ctx, { action: 'member.created', target: inAudit(contact.id) })
  return member! // locked above
}
