import {
  type AccessCode,
  type AccessRefusal,
  accessRefusal,
  ticketsLeft,
} from '@fairground/domain/tickets/access-code.ts'
import type { Queryable } from '../../ground/database.ts'
import { type CodeRow, findByAccess } from './queries.ts'

/** Kinds of ticket that an access code opens to who has given it. */
export interface OpenedTickets {
  /** Stands for the code from then on. */
  readonly access: string
  readonly eventId: string
  readonly poolId: string
  readonly definitionIds: ReadonlySet<string>
  /** Tickets that can still be had; null: as many as there are. */
  readonly left: number | null
  /** Reason why it opens nothing now. */
  readonly refusal: AccessRefusal | null
}

export const accessOf = ({ startsAt, endsAt, usageLimit, used, lapsed }: CodeRow): AccessCode => ({
  startsAt,
  endsAt,
  usageLimit: usageLimit === null ? null : Number(usageLimit),
  used: Number(used - lapsed),
})

export function openedBy(row: CodeRow, now: Date): OpenedTickets {
  const { access, eventId, poolId, definitionIds } = row
  const code = accessOf(row)
  const refusal = accessRefusal(code, now)
  return { access, eventId, poolId, definitionIds: new Set(definitionIds), left: ticketsLeft(code), refusal }
}

/** By what was given for them; an access that was never given, or whose code was changed since, is missing. */
export async function findAccesses(
  db: Queryable,
  accesses: readonly string[],
  now: Date,
): Promise<Map<string, OpenedTickets>> {
  const wanted = [...new Set(accesses)]
  const rows = wanted.length === 0 ? [] : await db.rows(findByAccess, { now, accesses: wanted })
  return new Map(rows.map((row) => [row.access, openedBy(row, now)]))
}

/** Kinds that an access opens now, whichever the event. */
export async function openedKinds(db: Queryable, access: string | undefined, now: Date): Promise<string[]> {
  if (access === undefined) return []
  const opened = (await findAccesses(db, [access], now)).get(access)
  return opened && isShown(opened) ? [...opened.definitionIds] : []
}

/** A code whose tickets are all taken still shows its kinds, as sold out. */
export const isShown = ({ refusal }: OpenedTickets): boolean =>
  refusal === null || refusal.code === 'TICKET_CODE_USED_UP'
