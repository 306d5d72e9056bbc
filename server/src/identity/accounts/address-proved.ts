import type { Member } from './member.ts'

/** Changes a member whose address is proved: one who waited for nothing else is in. */
export function addressProved({ id, status, pendingReasons }: Pick<Member, 'id' | 'status' | 'pendingReasons'>) {
  const left = pendingReasons.filter((reason) => reason !== 'EMAIL_VERIFICATION_REQUIRED')
  const isIn = status === 'PENDING' && left.length === 0
  return { id, status: isIn ? ('ACTIVE' as const) : status, pendingReasons: left, emailVerified: true }
}
