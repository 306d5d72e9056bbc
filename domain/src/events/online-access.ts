import type { TicketAttendance } from '@fairground/contract/enumerations/tickets.ts'
import type { Instant } from '../instant.ts'
import { present } from '../present.ts'

/** Event as its online part depends on it. */
export interface OnlineEvent {
  /** Its organiser lets guests take part online. */
  readonly enabled: boolean
  /** It has a place, too, or will have one. */
  readonly atPlace: boolean
  readonly canceled: boolean
  /** Null while the time is to be announced. */
  readonly startsAt: Instant | null
}

/** Link and instructions, as they are stored. */
export interface StoredAccess {
  readonly link: string | null
  readonly instructions: string | null
  readonly minutesBefore: number | null
}

/** Way in as a guest sees it now; empty while nothing is known of it. */
export interface ShownAccess {
  readonly link?: string
  readonly instructions?: string
  /** Time from which the rest is shown. */
  readonly opensAt?: Instant
}

const MINUTE_MS = 60_000

type Kind = Pick<OnlineEvent, 'enabled' | 'atPlace'>

export const isHybrid = ({ enabled, atPlace }: Kind): boolean => enabled && atPlace

/** True where the holder of a ticket takes part online. Kinds of ticket matter in hybrid events alone. */
export const letsInOnline = (event: Kind, attendance: TicketAttendance): boolean =>
  event.enabled && (!event.atPlace || attendance !== 'PLACE')

/** True where the holder of a ticket is not let in at the place. */
export const isOnlineOnly = (event: Kind, attendance: TicketAttendance): boolean =>
  isHybrid(event) && attendance === 'ONLINE'

/** Access of a guest who takes part online; undefined where the event has no online part, or does not take place. */
export function shownAccess(
  { enabled, canceled, startsAt }: OnlineEvent,
  stored: StoredAccess | undefined,
  now: Instant,
): ShownAccess | undefined {
  if (!enabled || canceled) return undefined
  if (!stored) return {}
  const { link, instructions, minutesBefore } = stored
  if (minutesBefore !== null) {
    if (startsAt === null) return {}
    const opensAt = new Date(startsAt.getTime() - minutesBefore * MINUTE_MS)
    if (now < opensAt) return { opensAt }
  }
  return present({ link: link ?? undefined, instructions: instructions ?? undefined })
}
