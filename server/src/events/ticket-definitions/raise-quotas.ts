import { type Entry, recordEach } from '../../audit/record.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Tx } from '../../ground/database.ts'
import { freeUnits, lockedPools, setFree } from '../../sales/ledger/ledger.ts'
import { lockDefinitions, reviseDefinitions } from './queries.ts'
import { announceDefinitions } from './write-definition.ts'

/** Tickets of one kind that are to be taken. */
interface WantedTickets {
  readonly definitionId: string
  readonly name: string
  readonly eventId: string
  readonly eventTitle: string
  readonly poolId: string
  readonly quantity: number
  readonly beside?: readonly {
    readonly poolId: string
    readonly perUnit: number
    readonly of: 'code' | 'tier' | 'seat' | 'quota' | 'pass'
    readonly name?: string
  }[]
}

/** Units that are to be taken of one quota: that of a kind, or one that kinds share. */
interface WantedUnits {
  readonly ticket: WantedTickets
  readonly poolId: string
  /** Name of the kind or the shared quota. */
  readonly name: string
  readonly ofKind: boolean
  readonly units: bigint
}

function unitsOf(tickets: readonly WantedTickets[]): WantedUnits[] {
  const wanted = new Map<string, WantedUnits>()
  const add = (one: WantedUnits) =>
    wanted.set(one.poolId, { ...one, units: (wanted.get(one.poolId)?.units ?? 0n) + one.units })
  for (const ticket of tickets) {
    const { poolId, name, quantity, beside = [] } = ticket
    add({ ticket, poolId, name, ofKind: true, units: BigInt(quantity) })
    for (const draw of beside)
      if (draw.of === 'quota')
        add({
          ticket,
          poolId: draw.poolId,
          name: draw.name ?? '',
          ofKind: false,
          units: BigInt(quantity * draw.perUnit),
        })
  }
  return [...wanted.values()]
}

/**
 * Puts in what these tickets are short of, so that they can be taken: each quota rises by what is missing and no more, calculated on the
 * locked pool. The change is one of the kind of ticket, with a new revision, and on record with who made it. A quota stays raised when
 * the tickets are given back. Locks kinds of ticket before pools, as changes of a kind do.
 */
export async function raiseQuotas(tx: Tx, ctx: Ctx, tickets: readonly WantedTickets[]): Promise<void> {
  const wanted = unitsOf(tickets)
  const ids = [...new Set(tickets.map(({ definitionId }) => definitionId))]
  const there = new Set((await tx.rows(lockDefinitions, { ids })).map(({ id }) => id))
  const gone = ids.find((id) => !there.has(id))
  if (gone !== undefined) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: gone })
  const pools = await lockedPools(
    tx,
    wanted.map(({ poolId }) => poolId),
  )
  const short = wanted.flatMap((one) => {
    const pool = pools.get(one.poolId)! // pools are never deleted
    const free = freeUnits(pool)
    return free === null || free >= one.units ? [] : [{ ...one, quota: pool.used + free, used: pool.used }]
  })
  if (short.length === 0) return
  await setFree(
    tx,
    short.map(({ poolId, units }) => ({ poolId, free: units, reason: 'MANUAL' })),
    ctx,
  )
  const kinds = short.filter(({ ofKind }) => ofKind).map(({ ticket }) => ticket)
  await tx.run(reviseDefinitions, { ids: kinds.map(({ definitionId }) => definitionId), at: ctx.now })
  await recordEach(
    tx,
    ctx,
    short.map(
      ({ ticket, name, quota, used, units }): Entry => ({
        action: 'event.quotaRaised',
        target: { id: ticket.eventId, name: ticket.eventTitle },
        before: { quota: Number(quota) },
        after: { ticket: name, quota: Number(used + units) },
      }),
    ),
  )
  await announceDefinitions(
    ctx,
    tx,
    kinds.map(({ definitionId: id, eventId }) => ({ id, eventId })),
    'updated',
  )
}
