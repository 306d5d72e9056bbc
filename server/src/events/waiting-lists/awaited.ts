import { awaitedUnits, type WaitedKind } from '@fairground/domain/tickets/waiting-list.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import { happen } from '../../outbox/happenings.ts'
import { setAwaited } from '../../sales/ledger/ledger.ts'
import { seatsLeft } from '../seats/find-seating.ts'
import type { OfferedRow } from '../ticket-definitions/definition-row.ts'
import { forThoseWhoWait, leftOfQuota } from '../ticket-definitions/definition-state.ts'
import { offeredById } from '../ticket-definitions/find-definitions.ts'
import { awaitedTickets, kindsOfList, poolsOfList } from './queries.ts'

/** A visible kind of ticket as those who wait are offered it, with the seats that are left for it. */
export type ListedKind = OfferedRow & { readonly seats: number | undefined }

export async function listedKinds(db: Queryable, eventId: string, now: Date): Promise<ListedKind[]> {
  const ids = (await db.rows(kindsOfList, { eventId })).map(({ id }) => id)
  const rows = new Map((await offeredById(db, ids, now)).map((row) => [row.id, forThoseWhoWait(row)]))
  const seats = await seatsLeft(db, [...rows.values()])
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [{ ...row, seats: seats.get(id) }] : []
  })
}

/** Units of its own quota that are free; null is unlimited. */
const ownLeft = ({ capacity, used, lapsed }: ListedKind): number | null =>
  capacity === null ? null : Number(capacity - used + lapsed)

/** Counts that an offer of the kind takes from. */
export function waitedKind(row: ListedKind): WaitedKind {
  const { id, poolId, seats, quotas, doc } = row
  const own = { id: poolId, left: ownLeft(row), perTicket: 1 }
  const ofSeats = seats === undefined ? [] : [{ id: `seats ${poolId}`, left: seats, perTicket: 1 }]
  const shared = quotas.map((quota) => ({ id: quota.poolId, left: leftOfQuota(quota), perTicket: doc.admits ?? 1 }))
  return { id, counts: [own, ...ofSeats, ...shared] }
}

/**
 * Units that the pool of a kind with seats is short by to passers-by: as many as keep the seats for those who wait. Without a quota of
 * its own the kind is closed to others while somebody waits.
 */
function ofSeatedKind(row: ListedKind, seats: number, awaited: number): number {
  if (awaited === 0) return 0
  const left = ownLeft(row)
  return left === null ? awaited : Math.max(awaited, left - seats + awaited)
}

interface Moment {
  readonly now: Date
  newId(): string
}

/**
 * Counts again what is for those who wait, in the transaction that changed who they are; the list is locked. `open` is false where nothing is
 * offered any more. Pages of the event say what is left of its tickets, so a change is announced.
 */
export async function countAwaited(
  tx: Tx,
  { now, newId }: Moment,
  { eventId, open }: { readonly eventId: string; readonly open: boolean },
): Promise<void> {
  const units = new Map((await tx.rows(poolsOfList, { eventId })).map(({ poolId }) => [poolId, 0]))
  const tickets = open ? await tx.rows(awaitedTickets, { eventId }) : []
  if (tickets.length > 0) {
    const byKind = new Map(tickets.map((one) => [one.definitionId, Number(one.tickets)]))
    const ofAny = byKind.get(null) ?? 0
    const kinds = (await listedKinds(tx, eventId, now)).map((row) => ({
      row,
      awaited: (byKind.get(row.id) ?? 0) + ofAny,
    }))
    const divided = kinds.map(({ row, awaited }) => ({
      poolId: row.poolId,
      ownLeft: ownLeft(row),
      awaited,
      quotas: row.quotas.map((quota) => ({
        poolId: quota.poolId,
        left: leftOfQuota(quota),
        perTicket: row.doc.admits ?? 1,
      })),
    }))
    for (const [poolId, awaited] of awaitedUnits(divided)) units.set(poolId, awaited)
    for (const { row, awaited } of kinds)
      if (row.seats !== undefined) units.set(row.poolId, ofSeatedKind(row, row.seats, awaited))
  }
  if ((await setAwaited(tx, units, now)) === 0) return
  await happen(tx, [{ entity: 'event', entityId: eventId, slug: 'ticketsChanged', payload: {} }], { now, newId })
}
