import type { MemberDetails } from '@fairground/contract/fairground/member-details.ts'
import { present } from '@fairground/domain/present.ts'
import type { Static } from 'typebox'
import type { RowOf } from '../../db/statement.ts'
import { identityToWire } from '../../identity/accounts/identity-wire.ts'
import type { Member } from '../../identity/accounts/member.ts'
import type { findSignInWays } from './queries.ts'

export function detailsToWire(
  member: Member,
  { hasPassword, issuers }: RowOf<typeof findSignInWays>,
): Static<typeof MemberDetails> {
  const { identityProfile, status } = identityToWire(member)
  const { status: state, loginEmail, lastLoginAt } = member
  return {
    id: member.id,
    revision: String(member.revision),
    ...present({ loginEmail: loginEmail ?? undefined }),
    loginEmailVerified: member.emailVerified,
    status: state === 'DELETED' ? 'OFFLINE' : state, // no deleted member is read
    pendingReasons: state === 'PENDING' ? status.reasons : [],
    activityStatus: member.activity,
    profile: identityProfile,
    hasPassword,
    signInProviders: issuers,
    createdDate: member.createdAt.toISOString(),
    updatedDate: member.updatedAt.toISOString(),
    ...present({ lastLoginDate: lastLoginAt ? lastLoginAt.toISOString() : undefined }),
  }
}
