import { least } from '@fairground/domain/rounding.ts'
import type { Tx } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import { lockedPools } from './ledger.ts'
import { TICKET_KINDS } from './pool-kinds.ts'
import { giveBackPart, lockCommitted, poolsOfOrder } from './restock-queries.ts'

/** Units of a line of an order that come back. */
export interface Return {
  readonly lineId: string
  readonly units: number
  /** Units of the line that have not come back yet, these among them. */
  readonly left: number
  /** Kind of a line of tickets. Its units may have been taken by a reservation, under a line of its own. */
  readonly ticketDefinitionId?: string | undefined
}

const isBesideTickets = (kind: string): boolean => kind !== 'tickets' && TICKET_KINDS.some((one) => one === kind)

/** Gives back units of some lines of an order; what came back before is not given again. Returns the pools that have them. */
export const restockUnits = (tx: Tx, orderId: string, returns: readonly Return[], now: Date): Promise<string[]> =>
  giveBackUnits(tx, orderId, returns, { now, purpose: null })

/** Locks the pools of these kinds that an order has units of, and these, all in one order, so that two exchanges in opposite directions take turns. */
export async function lockPoolsToExchange(
  tx: Tx,
  orderId: string,
  poolIds: readonly string[],
  kinds = TICKET_KINDS,
): Promise<void> {
  const left = await tx.rows(poolsOfOrder, { refId: orderId, kinds: [...kinds] })
  await lockedPools(tx, [...new Set([...poolIds, ...left.map(({ id }) => id)])])
}

interface ReturnOfPool {
  readonly refId: string
  readonly poolId: string
  readonly units: bigint
}

/** Gives back so many units that a reference has of one pool. Throws where it has not so many. */
export async function giveBackOf(tx: Tx, { refId, poolId, units }: ReturnOfPool, now: Date): Promise<void> {
  let due = units
  const given = (await tx.rows(lockCommitted, { refId })).flatMap(({ id, quantity, poolId: of }) => {
    const back = of === poolId ? least(quantity, due) : 0n
    due -= back
    return back > 0n ? [{ id, back }] : []
  })
  if (due > 0n) throw new Error(`${refId} has ${due} units too few of the pool ${poolId}`)
  await tx.rows(giveBackPart, {
    ids: given.map(({ id }) => id),
    quantities: given.map(({ back }) => back),
    newIds: given.map(() => newId(now)),
    at: now,
    purpose: null,
  })
}

/** As `restockUnits`, of units that are no longer of the lines of the order. */
export const exchangeUnits = (tx: Tx, orderId: string, returns: readonly Return[], now: Date): Promise<string[]> =>
  giveBackUnits(tx, orderId, returns, { now, purpose: 'change' })

async function giveBackUnits(
  tx: Tx,
  orderId: string,
  returns: readonly Return[],
  { now, purpose }: { readonly now: Date; readonly purpose: 'change' | null },
): Promise<string[]> {
  if (returns.length === 0) return []
  const committed = await tx.rows(lockCommitted, { refId: orderId })
  const left = new Map(committed.map(({ id, quantity }) => [id, quantity]))
  for (const { lineId, units, left: unitsLeft, ticketDefinitionId } of returns) {
    const own = committed.filter((one) =>
      ticketDefinitionId
        ? (one.kind === 'tickets' && one.poolRef === ticketDefinitionId) ||
          (isBesideTickets(one.kind) && one.lineId === lineId)
        : (one.kind === 'stock' || one.kind === 'preorder') && one.lineId === lineId,
    )
    for (const [, ofPool] of Map.groupBy(own, ({ poolId }) => poolId)) {
      const taken = ofPool.reduce((sum, { quantity }) => sum + quantity, 0n)
      // A unit of a line may take several of a pool; a ticket takes one of its own.
      let due =
        ofPool[0]?.kind === 'tickets' ? BigInt(units) : (taken * BigInt(units)) / BigInt(Math.max(unitsLeft, units))
      for (const { id } of ofPool) {
        const there = left.get(id) ?? 0n
        const back = due < there ? due : there
        left.set(id, there - back)
        due -= back
      }
    }
  }
  const given = committed.flatMap(({ id, quantity }) => {
    const back = quantity - (left.get(id) ?? quantity)
    return back > 0n ? [{ id, back }] : []
  })
  if (given.length === 0) return []
  const pools = await tx.rows(giveBackPart, {
    ids: given.map(({ id }) => id),
    quantities: given.map(({ back }) => back),
    newIds: given.map(() => newId(now)),
    at: now,
    purpose,
  })
  return pools.map(({ poolId }) => poolId)
}
