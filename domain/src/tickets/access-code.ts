import type { AccessCodeStatus } from '@fairground/contract/enumerations/tickets.ts'
import type { Instant } from '../instant.ts'

/** An access code as its use depends on it. `endsAt` is exclusive; a null limit allows as many tickets as there are. */
export type AccessCode = {
  startsAt: Instant | null
  endsAt: Instant | null
  usageLimit: number | null
  /** Tickets held or bought with it. */
  used: number
}

/** Tickets that can still be had with the code; null where it has no limit. */
export const ticketsLeft = ({ usageLimit, used }: AccessCode): number | null =>
  usageLimit === null ? null : Math.max(0, usageLimit - used)

/** State of the code at `now`. A code that is over stays over, however many uses it has left. */
export function accessCodeStatus(code: AccessCode, now: Instant): AccessCodeStatus {
  if (code.endsAt !== null && now >= code.endsAt) return 'ENDED'
  if (ticketsLeft(code) === 0) return 'USED_UP'
  return code.startsAt !== null && now < code.startsAt ? 'SCHEDULED' : 'OPEN'
}

export type AccessRefusal =
  | { code: 'TICKET_CODE_NOT_OPEN'; opensAt: Instant }
  | { code: 'TICKET_CODE_ENDED' | 'TICKET_CODE_USED_UP' }

/** Reason why the code opens nothing now; null where it opens its kinds of ticket. */
export function accessRefusal(code: AccessCode, now: Instant): AccessRefusal | null {
  const status = accessCodeStatus(code, now)
  switch (status) {
    case 'OPEN':
      return null
    case 'SCHEDULED':
      return { code: 'TICKET_CODE_NOT_OPEN', opensAt: code.startsAt ?? now }
    case 'ENDED':
      return { code: 'TICKET_CODE_ENDED' }
    case 'USED_UP':
      return { code: 'TICKET_CODE_USED_UP' }
    default:
      return status satisfies never
  }
}
