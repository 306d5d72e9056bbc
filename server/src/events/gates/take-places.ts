import { randomBytes } from 'node:crypto'
import { admissionsDue, countedWhenIdle } from '@fairground/domain/tickets/gate.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable, Tx } from '../../ground/database.ts'
import type { GateRow, PlaceRow } from './gate-row.ts'
import { letIn } from './let-in.ts'
import { countAt, endOver, findPlaces, hasQueue, lockGate, takePlaces } from './queries.ts'

/** Places that are taken in one transaction. */
const BATCH = 200
/** Visitors of one gate who wait for their place to be written; more are refused as busy. */
const MOST_WAITING = 2_000

interface Joining {
  readonly ownerId: string
  readonly proof: string | null
  readonly now: Date
  readonly done: (place: PlaceRow) => void
  readonly failed: (error: unknown) => void
}

/** Takes places for visitors who come at once together: the lock of the gate and the disk are waited for once for all of them. */
export interface PlaceTaker {
  take(ctx: Ctx, eventId: string, by: { readonly ownerId: string; readonly proof: string | null }): Promise<PlaceRow>
}

export const proofNeeded = () => new ApiError({ code: 'EVENT_GATE_PROOF_NEEDED' })

/** `turned` follows when somebody was let in on coming: what was read before is out of date. */
export function placeTaker(turned: (db: Queryable, eventId: string) => void): PlaceTaker {
  const queues = new Map<string, Joining[]>()
  const work = async (ctx: Ctx, eventId: string, key: string, queue: Joining[]) => {
    while (queue.length > 0) {
      const batch = queue.splice(0, BATCH)
      try {
        const places = await ctx.db.inTx((tx) => takeTogether(tx, ctx, eventId, batch))
        if ([...places.values()].some(({ until }) => until !== null)) turned(ctx.db, eventId)
        for (const { ownerId, done, failed } of batch) {
          const place = places.get(ownerId)
          if (place) done(place)
          else failed(proofNeeded())
        }
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    queues.delete(key)
  }
  return {
    take(ctx, eventId, by) {
      const key = `${ctx.site.id} ${eventId}`
      const running = queues.get(key)
      if (running && running.length >= MOST_WAITING) throw new ApiError({ code: 'BUSY' })
      return new Promise((done, failed) => {
        const joining = { ...by, now: ctx.now, done, failed }
        if (running) running.push(joining)
        else {
          const queue = [joining]
          queues.set(key, queue)
          void work(ctx, eventId, key, queue)
        }
      })
    },
  }
}

/** Open places by owner, once those who had none have taken theirs. A proof that was used takes none. */
async function takeTogether(
  tx: Tx,
  { newId }: Pick<Ctx, 'newId'>,
  eventId: string,
  batch: readonly Joining[],
): Promise<Map<string, PlaceRow>> {
  const locked = await tx.row(lockGate, { eventId })
  if (!locked?.enabled) throw new ApiError({ code: 'EVENT_GATE_OFF' })
  const now = new Date(Math.max(...batch.map((one) => one.now.getTime())))
  const proofs = new Map(batch.map(({ ownerId, proof }) => [ownerId, proof]))
  const ownerIds = [...proofs.keys()]
  await tx.run(endOver, { eventId, ownerIds, at: now })
  const gate = await atRest(tx, await letIn(tx, locked, now), now)
  const taken = await tx.run(takePlaces, {
    eventId,
    ids: ownerIds.map(() => newId()),
    ownerIds,
    lots: ownerIds.map(() => randomBytes(8).readBigInt64BE()),
    proofs: [...proofs.values()],
    after: gate.lastNumber,
    numbered: gate.drawnAt !== null,
    at: now,
  })
  const filled = gate.drawnAt === null ? gate : { ...gate, lastNumber: gate.lastNumber + BigInt(taken) }
  if (taken > 0 && admissionsDue(filled, now) > 0) await letIn(tx, filled, now)
  const places = await tx.rows(findPlaces, { eventId, ownerIds })
  return new Map(places.map(({ ownerId, ...place }) => [ownerId, place]))
}

/** The gate with its count moved on where nobody waits: time that has passed lets in the next visitor, and nobody after them. */
async function atRest(tx: Tx, gate: GateRow, now: Date): Promise<GateRow> {
  const { eventId, letIn: after, lastNumber } = gate
  if (gate.drawnAt === null) return gate
  if (after < lastNumber && (await tx.row(hasQueue, { eventId, after }))?.waits) return gate
  const countedAt = countedWhenIdle(gate, now)
  await tx.run(countAt, { eventId, countedAt })
  return { ...gate, countedAt }
}
