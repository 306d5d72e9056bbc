import type { MemberFieldset } from '@fairground/contract/enumerations/members.ts'
import type { Condition } from '../../db/query-sql.ts'
import { ApiError } from '../../ground/api-error.ts'
import { type Caller, holdsScope } from '../../ground/caller.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Member } from '../../identity/accounts/member.ts'

/** Administrators, and members of themselves: every requested field, and every change. */
export const seesWhole = (caller: Caller, memberId: string): boolean =>
  holdsScope(caller, 'members.read') || (caller.kind === 'member' && caller.id === memberId.toLowerCase())

export const maySee = (caller: Caller, member: Pick<Member, 'id' | 'status' | 'privacy'>): boolean =>
  seesWhole(caller, member.id) || (member.status === 'ACTIVE' && member.privacy === 'PUBLIC')

/** The rows that `maySee` lets through; `members` is called `m`. */
export function visibleTo(caller: Caller): Condition[] {
  const there: Condition = { sql: `m.status <> 'DELETED'`, values: [] }
  if (holdsScope(caller, 'members.read')) return [there]
  const isPublic = `m.status = 'ACTIVE' and m.privacy = 'PUBLIC'`
  return caller.kind === 'member'
    ? [there, { sql: `((${isPublic}) or m.id = ?)`, values: [caller.id] }]
    : [there, { sql: isPublic, values: [] }]
}

/** The widest of the requested field sets that the caller may see; PUBLIC without any. */
export function fieldsetFor(
  caller: Caller,
  memberId: string,
  requested: readonly MemberFieldset[] | undefined,
): MemberFieldset {
  if (!seesWhole(caller, memberId) || !requested) return 'PUBLIC'
  return requested.includes('FULL') ? 'FULL' : requested.includes('EXTENDED') ? 'EXTENDED' : 'PUBLIC'
}

export const memberNotFound = (memberId: string) => new ApiError({ code: 'MEMBER_NOT_FOUND', memberId })

/** For others the member is not there. */
export function mayChange({ caller }: Ctx, memberId: string): void {
  if (!seesWhole(caller, memberId)) throw memberNotFound(memberId)
}

export function currentMemberId({ caller }: Ctx): string {
  if (caller.kind === 'member') return caller.id
  throw new ApiError({ code: 'NOT_FOUND' }, (t) => t('refusals-sign-in.nobodySignedIn'))
}
