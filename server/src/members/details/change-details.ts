import type { updateMemberDetails } from '@fairground/contract/fairground/member-details.ts'
import type { RequestOf } from '@fairground/contract/operation.ts'
import { canonical } from '@fairground/domain/canonical.ts'
import type { Ctx } from '../../ground/context.ts'
import { sameRevision } from '../../ground/same-revision.ts'
import type { Member, MemberDoc, TaggedAddress } from '../../identity/accounts/member.ts'
import { profileOf } from '../../identity/accounts/profile.ts'
import { editMember } from '../members/edit-member.ts'

/** Everything that is known of a member, as the profile says it now. */
export const changeDetails = (
  ctx: Ctx,
  { id, revision, profile }: RequestOf<typeof updateMemberDetails>,
): Promise<Member> =>
  editMember(ctx, id, (before) => {
    sameRevision(before, revision, { id })
    const parsed = profileOf(profile, ctx.newId)
    return {
      privacy: profile.privacyStatus === undefined ? before.privacy : parsed.privacy,
      nickname: parsed.nickname,
      doc: joined(before.doc, parsed.doc),
    }
  })

/** Addresses keep their ids; picture, cover, title and labels are not the form's. */
function joined(before: MemberDoc, parsed: MemberDoc): MemberDoc {
  const { labels } = before.contact
  const idOf = new Map(before.contact.addresses.map((address) => [placeOf(address), address.id]))
  return {
    profile: { ...before.profile, ...parsed.profile },
    contact: {
      ...parsed.contact,
      ...(parsed.contact.labels ? {} : labels ? { labels } : {}),
      addresses: parsed.contact.addresses.map((address) => ({
        ...address,
        id: idOf.get(placeOf(address)) ?? address.id,
      })),
    },
  }
}

const placeOf = ({ id: _, tag: __, ...address }: TaggedAddress): string => canonical(address)
