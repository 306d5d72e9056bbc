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
}

/**
 * Puts in what these tickets are short of, so that they can be taken: each quota rises by what is missing and no more, calculated on the
 * locked pool. The change is one of the kind of ticket, with a new revision, and on record with who made it. A quota stays raised when
 * the tickets are given back. Locks kinds of ticket before pools, as changes of a kind do.
 */
export async function raiseQuotas(tx: Tx, ctx: Ctx, tickets: readonly WantedTickets[]): Promise<void> {
  const wanted = new Map<string, { ticket: WantedTickets; units: bigint }>()
  for (const ticket of tickets) {
    const { poolId, quantity } = ticket
    wanted.set(poolId, { ticket, units: (wanted.get(poolId)?.units ?? 0n) + BigInt(quantity) })
  }
  const ids = [...wanted.values()].map(({ ticket }) => ticket.definitionId)
  const there = new Set((await tx.rows(lockDefinitions, { ids })).map(({ id }) => id))
  const gone = ids.find((id) => !there.has(id))
  if (gone !== undefined) throw new ApiError({ code: 'TICKET_DEFINITION_NOT_FOUND', ticketDefinitionId: gone })
  const pools = await lockedPools(tx, [...wanted.keys()])
  const short = [...wanted.values()].flatMap(({ ticket, units }) => {
    const pool = pools.get(ticket.poolId)! // pools are never deleted
    const free = freeUnits(pool)
    return free === null || free >= units ? [] : [{ ticket, units, quota: pool.used + free }]
  })
  if (short.length === 0) return
  await setFree(
    tx,
    short.map(({ ticket: { poolId }, units }) => ({ poolId, free: units, reason: 'MANUAL' })),
    ctx,
  )
  await tx.run(reviseDefinitions, { ids: short.map(({ ticket }) => ticket.definitionId), at: ctx.now })
  await recordEach(
    tx,
    ctx,
    short.map(({ ticket, units, quota }): Entry => {
      const { name, eventId, eventTitle, poolId } = ticket
      const used = pools.get(poolId)!.used // locked above
      return {
        action: 'event.quotaRaised',
        target: { id: eventId, name: eventTitle },
        before: { quota: Number(quota) },
        after: { ticket: name, quota: Number(used + units) },
      }
    }),
  )
  await announceDefinitions(
    ctx,
    tx,
    short.map(({ ticket: { definitionId: id, eventId } }) => ({ id, eventId })),
    'updated',
  )
}
