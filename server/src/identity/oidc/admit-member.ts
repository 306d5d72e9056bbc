import { present } from '@fairground/domain/present.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { lockedMember, memberByEmail, memberById } from '../accounts/find-member.ts'
import { makeMember } from '../accounts/make-member.ts'
import { emptyDoc, type Member } from '../accounts/member.ts'
import type { NewProfile } from '../accounts/profile.ts'
import type { SignInFrom } from '../new-sign-ins/notify-new-sign-in.ts'
import { type AdmitDeps, admit, type StateAnswer } from '../sign-in/admit.ts'
import type { Person } from './provider.ts'
import { bindMember, findMemberIdentity } from './queries.ts'

type MemberAnswer = StateAnswer | { readonly refused: 'unverified' | 'taken' | 'blocked' }

type Moment = Pick<Ctx, 'site' | 'now' | 'newId'> & SignInFrom
interface Policy {
  readonly requireOwnerApproval: boolean
}
interface Coming {
  readonly person: Person
  readonly policy: Policy
  readonly visitorId: string | null
  /** Token of a browser that is to be spared the second step. */
  readonly device: string | undefined
}

/**
 * Signs the person in, or makes them a member as the site's policy says. An account that is there already is theirs only where both
 * sides have proved the address: who registered it without proof may be anybody, and may be waiting for its owner to come.
 */
export async function admitMember(
  tx: Tx,
  ctx: Moment,
  deps: AdmitDeps,
  { person, policy, visitorId, device }: Coming,
): Promise<MemberAnswer> {
  const found = await memberOf(tx, ctx, person, policy)
  if ('refused' in found) return found
  try {
    return await admit(tx, ctx, deps, { member: found, visitorId, device })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'IDENTITY_BLOCKED') return { refused: 'blocked' }
    throw error
  }
}

async function memberOf(
  tx: Tx,
  ctx: Moment,
  person: Person,
  { requireOwnerApproval }: Policy,
): Promise<Member | { refused: 'unverified' | 'taken' }> {
  const { issuer, subject, email } = person
  const bound = await tx.row(findMemberIdentity, { issuer, subject })
  const known = bound && (await memberById(tx, bound.memberId))
  if (known) return known
  if (email === undefined) return { refused: 'unverified' }

  const there = await memberByEmail(tx, email)
  const isNew = !there || there.status === 'OFFLINE'
  const member = isNew
    ? await makeMember(tx, ctx, {
        email,
        profile: profileOfPerson(person),
        reasons: requireOwnerApproval ? ['ADMIN_APPROVAL_REQUIRED'] : [],
        emailVerified: true,
      })
    : await lockedMember(tx, there.id)
  if (!member?.emailVerified) return { refused: 'taken' }
  const written = await tx.run(bindMember, { issuer, subject, memberId: member.id, at: ctx.now })
  if (written > 0) return member
  // Another answer of the same person was quicker, or the account is bound to somebody else.
  const now = await tx.row(findMemberIdentity, { issuer, subject })
  return now?.memberId === member.id ? member : { refused: 'taken' }
}

const profileOfPerson = ({ firstName, lastName, nickname }: Person): NewProfile => ({
  doc: {
    ...emptyDoc,
    contact: {
      ...emptyDoc.contact,
      ...present({ firstName, lastName }),
    },
  },
  nickname: nickname ?? null,
  slug: null,
  privacy: 'PRIVATE',
})
