import type { SeatBlock } from '@fairground/contract/enumerations/seats.ts'
import { record } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { block, release } from '../../sales/ledger/ledger.ts'
import { seatingNotFound } from './find-seating.ts'
import { findSpots, lockSeating, writeBlocks } from './queries.ts'
import { announceSeats, changeSeats, lockedEvent, takenSeats } from './set-seating.ts'
import type { SpotRow } from './spot-row.ts'

interface Blocking {
  readonly block: SeatBlock
  readonly note?: string | undefined
  readonly spots: readonly { readonly spotId: string; readonly quantity?: number }[]
}

/** Takes free spots off sale, all of them or none. What was blocked before is blocked as the call says. */
export const blockSpots = (ctx: Ctx, eventId: string, { block: kind, note, spots }: Blocking): Promise<void> =>
  changeSeats(ctx, eventId, async (tx) => {
    const quantities = new Map(spots.map(({ spotId, quantity = 1 }) => [spotId, quantity]))
    const { event, rows } = await lockedSpots(tx, eventId, [...quantities.keys()])
    await giveBack(tx, ctx, rows)
    const takes = rows.map((row) => ({
      poolId: row.poolId,
      quantity: row.kind === 'AREA' ? quantities.get(row.id)! : 1, // the rows are of these ids
    }))
    const short = new Set(await block(tx, takes, ctx.now))
    if (short.size > 0) throw takenSeats(rows.filter(({ poolId }) => short.has(poolId)))
    await tx.run(writeBlocks, { eventId, ids: rows.map(({ id }) => id), block: kind, note: note?.trim() || null })
    await record(tx, ctx, {
      action: 'event.seatsBlocked',
      target: { id: event.id, name: event.title },
      after: { block: kind, units: takes.reduce((sum, { quantity }) => sum + quantity, 0), note: note?.trim() ?? '' },
    })
    await announceSeats(tx, ctx, eventId)
  })

/** Puts blocked spots on sale again. */
export const unblockSpots = (ctx: Ctx, eventId: string, spotIds: readonly string[]): Promise<void> =>
  ctx.db.inTx(async (tx) => {
    const { event, rows } = await lockedSpots(tx, eventId, [...new Set(spotIds)])
    const given = await giveBack(tx, ctx, rows)
    if (given.length === 0) return
    await record(tx, ctx, {
      action: 'event.seatsUnblocked',
      target: { id: event.id, name: event.title },
      before: { units: Number(given.reduce((sum, { quantity }) => sum + quantity, 0n)) },
    })
    await announceSeats(tx, ctx, eventId)
  })

interface SoldTickets {
  readonly eventId: string
  readonly eventTitle: string
  readonly seat?: { readonly id: string }
}

/** Staff who sell beyond limits sell blocked seats, too: they are unblocked in the transaction that holds them. */
export async function sellBlocked(tx: Tx, ctx: Ctx, tickets: readonly SoldTickets[]): Promise<void> {
  const seated = tickets.flatMap(({ eventId, eventTitle, seat }) =>
    seat ? [{ eventId, eventTitle, id: seat.id }] : [],
  )
  for (const [eventId, ofEvent] of Map.groupBy(seated, (one) => one.eventId)) {
    const rows = await tx.rows(findSpots, { eventIds: ofEvent.map(() => eventId), ids: ofEvent.map(({ id }) => id) })
    const blocked = rows.filter((row) => row.block === 'BLOCKED')
    if (blocked.length === 0) continue
    const given = await giveBack(tx, ctx, blocked)
    await record(tx, ctx, {
      action: 'event.seatsUnblocked',
      target: { id: eventId, name: ofEvent[0]!.eventTitle }, // a group has one
      before: { units: Number(given.reduce((sum, { quantity }) => sum + quantity, 0n)) },
    })
  }
}

async function lockedSpots(tx: Tx, eventId: string, ids: readonly string[]) {
  const event = await lockedEvent(tx, eventId)
  if (!(await tx.row(lockSeating, { eventId }))) throw seatingNotFound(eventId)
  const rows = await tx.rows(findSpots, { eventIds: ids.map(() => eventId), ids: [...ids] })
  const unknown = ids.find((id) => !rows.some((row) => row.id === id))
  if (unknown !== undefined) throw new ApiError({ code: 'SEAT_NOT_FOUND', seatId: unknown })
  return { event, rows }
}

async function giveBack(tx: Tx, { now }: Pick<Ctx, 'now'>, rows: readonly SpotRow[]) {
  const blocked = rows.filter((row) => row.block !== null)
  if (blocked.length === 0) return []
  const given = await release(
    tx,
    blocked.map(({ poolId }) => poolId),
    'RELEASED',
    { now, kinds: ['seat'] },
  )
  for (const [eventId, ofEvent] of Map.groupBy(blocked, (row) => row.eventId))
    await tx.run(writeBlocks, { eventId, ids: ofEvent.map(({ id }) => id), block: null, note: null })
  return given
}
