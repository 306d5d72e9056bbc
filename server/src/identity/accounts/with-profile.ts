import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import type { Member } from './member.ts'
import { memberHappened } from './member-happened.ts'
import { joinDocs, type ProfileWire, profileOf } from './profile.ts'
import { writeMember } from './queries.ts'

/** Profile that the site has of a member now; absent fields stay. */
export async function withProfile(
  tx: Tx,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  member: Member,
  profile: ProfileWire | undefined,
): Promise<Member> {
  if (profile === undefined || Object.keys(profile).length === 0) return member
  const parsed = profileOf(profile, ctx.newId)
  const written = await tx.row(writeMember, {
    id: member.id,
    privacy: profile.privacyStatus === undefined ? member.privacy : parsed.privacy,
    activity: member.activity,
    nickname: parsed.nickname ?? member.nickname,
    slug: member.slug,
    doc: joinDocs(member.doc, parsed.doc),
    at: ctx.now,
  })
  await memberHappened(tx, member.id, 'updated', ctx)
  return written ?? member
}
