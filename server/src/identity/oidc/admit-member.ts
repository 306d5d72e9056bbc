import type { Tx } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Ctx } from '../../http/context.ts'
import { type AdmitDeps, admit, type StateAnswer } from '../authentication/admit.ts'
import { makeMember } from '../authentication/register.ts'
import { emptyDoc, type Member } from '../members/member.ts'
import type { SaidProfile } from '../members/profile.ts'
import { findMember, findMemberByEmail, lockMember } from '../members/queries.ts'
import type { SignInFrom } from '../new-sign-ins/tell-new-sign-in.ts'
import type { Person } from './provider.ts'
import { bindMember, findMemberIdentity } from './queries.ts'

export type MemberAnswer = StateAnswer | { readonly refused: 'unverified' | 'taken' | 'blocked' }

type Moment = Pick<Ctx, 'site' | 'now' | 'newId'> & SignInFrom
interface Policy {
  readonly requireOwnerApproval: boolean
}
interface Coming {
  readonly person: Person
  readonly policy: Policy
  readonly visitorId: string | null
  /** Of a browser that is to be spared the second step. */
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
    return await admit(tx, ctx, deps, found, visitorId, device)
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
  const known = bound && (await tx.row(findMember, { id: bound.memberId }))
  if (known) return known
  if (email === undefined) return { refused: 'unverified' }

  const there = await tx.row(findMemberByEmail, { email })
  const isNew = !there || there.status === 'OFFLINE'
  const member = isNew
    ? await makeMember(tx, ctx, {
        email,
        said: saidBy(person),
        reasons: requireOwnerApproval ? ['ADMIN_APPROVAL_REQUIRED'] : [],
        emailVerified: true,
      })
    : await tx.row(lockMember, { id: there.id })
  if (!member?.emailVerified) return { refused: 'taken' }
  const written = await tx.run(bindMember, { issuer, subject, memberId: member.id, at: ctx.now })
  if (written > 0) return member
  // Another answer of the same person was quicker, or the account is bound to somebody else.
  const now = await tx.row(findMemberIdentity, { issuer, subject })
  return now?.memberId === member.id ? member : { refused: 'taken' }
}

const saidBy = ({ firstName, lastName, nickname }: Person): SaidProfile => ({
  doc: {
    ...emptyDoc,
    contact: {
      ...emptyDoc.contact,
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
    },
  },
  nickname: nickname ?? null,
  slug: null,
  privacy: 'PRIVATE',
})
