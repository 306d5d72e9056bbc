import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { pageLanguage } from '../../ground/site-languages.ts'
import { changeStatus } from './change-status.ts'
import { lockedMember, memberByEmail } from './find-member.ts'
import { freeSlug } from './free-slug.ts'
import type { Member, PendingReason } from './member.ts'
import { memberHappened } from './member-happened.ts'
import { joinDocs, type NewProfile } from './profile.ts'
import { insertMember, writeMember } from './queries.ts'

export interface NewMember {
  readonly email: string
  readonly profile: NewProfile
  readonly reasons: readonly PendingReason[]
  readonly emailVerified: boolean
  /** Merges the known data of a contact with this address into the new ones. True by default. */
  readonly merge?: boolean
}

type Moment = Pick<Ctx, 'now' | 'newId'> & { readonly site: Pick<Ctx['site'], 'pathPrefix' | 'locale'> }

/**
 * A member with this address, or -19995 if there is one. A contact without a sign-in becomes the member; unless the address
 * is proved already it must be proved first, because the contact's data comes with it.
 */
export async function makeMember(tx: Tx, ctx: Moment, wanted: NewMember): Promise<Member> {
  const profile = inPageLanguage(wanted.profile, ctx)
  const { email, reasons, emailVerified } = wanted
  const { firstName = '', lastName = '' } = profile.doc.contact
  const wish = profile.slug ?? profile.nickname ?? `${firstName} ${lastName}`.trim()
  // A slug that somebody takes meanwhile is chosen again.
  for (let attempt = 0; attempt < 5; attempt++) {
    const known = await memberByEmail(tx, email)
    if (known) return adopt(tx, ctx, known, { ...wanted, profile })
    const member = await tx.row(insertMember, {
      id: ctx.newId(),
      loginEmail: email,
      emailVerified,
      status: reasons.length > 0 ? 'PENDING' : 'ACTIVE',
      pendingReasons: [...reasons],
      privacy: profile.privacy,
      nickname: profile.nickname,
      slug: await freeSlug(tx, wish),
      doc: profile.doc,
      at: ctx.now,
    })
    if (!member) continue
    await memberHappened(tx, member.id, 'created', ctx)
    return member
  }
  throw new ApiError({ code: 'BUSY' })
}

/** Sets the language of a member who signs up on pages in another language than the site's own, unless they name one. */
function inPageLanguage(profile: NewProfile, { site }: Moment): NewProfile {
  const language = pageLanguage(site)
  if (language === undefined || profile.doc.contact.language) return profile
  return { ...profile, doc: { ...profile.doc, contact: { ...profile.doc.contact, language } } }
}

async function adopt(
  tx: Tx,
  ctx: Moment,
  known: Member,
  { profile, reasons, emailVerified, merge = true }: NewMember,
): Promise<Member> {
  const contact = await lockedMember(tx, known.id)
  if (contact?.status !== 'OFFLINE') throw new ApiError({ code: '-19995' })
  await tx.row(writeMember, {
    id: contact.id,
    privacy: profile.privacy,
    activity: contact.activity,
    nickname: profile.nickname ?? contact.nickname,
    slug: contact.slug ?? (await freeSlug(tx, profile.slug ?? profile.nickname ?? '')),
    doc: merge ? joinDocs(contact.doc, profile.doc) : profile.doc,
    at: ctx.now,
  })
  const pending = emailVerified ? reasons : [...new Set<PendingReason>(['EMAIL_VERIFICATION_REQUIRED', ...reasons])]
  const member = await changeStatus(tx, {
    id: contact.id,
    status: pending.length > 0 ? 'PENDING' : 'ACTIVE',
    pendingReasons: [...pending],
    emailVerified,
    at: ctx.now,
  })
  await memberHappened(tx, contact.id, 'updated', ctx)
  return member! // the row is locked
}
