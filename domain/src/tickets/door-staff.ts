import type { StaffMemberStatus } from '@fairground/contract/enumerations/tickets.ts'

type Access = {
  paused: boolean
  /** True once a device came in by the link. */
  joined: boolean
}

export const doorStaffStatus = ({ paused, joined }: Access): StaffMemberStatus =>
  paused ? 'ACCESS_PAUSED' : joined ? 'HAS_ACCESS' : 'PENDING'

/**
 * True where the access is to be paused with this status, undefined where the status cannot be set. HAS_ACCESS ends a pause; who has not come in yet
 * stays PENDING with it. Nobody who came in becomes PENDING again.
 */
export function pausedWith(access: Access, status: StaffMemberStatus): boolean | undefined {
  switch (status) {
    case 'ACCESS_PAUSED':
      return true
    case 'HAS_ACCESS':
      return false
    case 'PENDING':
      return access.joined ? undefined : false
    default:
      return status satisfies never
  }
}
