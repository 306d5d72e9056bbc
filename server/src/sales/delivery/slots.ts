import { type Slot, slotsOf } from '@fairground/domain/delivery/schedule.ts'
import { violatedConstraint } from '../../db/faults.ts'
import { json, statement } from '../../db/statement.ts'
import type { Ctx } from '../../ground/context.ts'
import type { Queryable } from '../../ground/database.ts'
import { derivedId } from '../../ground/ids.ts'
import type { Site } from '../../ground/site.ts'
import { createPools, setNet } from '../ledger/ledger.ts'
import type { LocalDoc, SetupRow } from './setup/documents.ts'

/** A slot of an area on a day, which a buyer can choose. */
export interface OptionSlot extends Slot {
  readonly optionId: string
}

type Local = SetupRow<'local'>

const poolRef = ({ optionId, key }: Pick<OptionSlot, 'optionId' | 'key'>): string =>
  derivedId('delivery slot', optionId, key)

/** Area that delivers by day and time; others deliver whenever they do. */
export const isScheduled = ({ schedule }: LocalDoc): boolean => (schedule?.windows.length ?? 0) > 0

const findSlotPools = statement({
  name: 'delivery.slotPools',
  params: { refs: 'uuid[]' },
  row: { id: 'uuid', refId: 'uuid', capacity: 'int8?', used: 'int8', owed: 'int8' },
  sql: `select id, ref_id as "refId", capacity, used, owed from pools
        where site_id = $1 and kind = 'deliverySlot' and ref_id = any($2)`,
})

/** The area cannot be edited until the transaction ends. */
const shareOption = statement({
  name: 'delivery.shareOption',
  params: { id: 'uuid' },
  row: { doc: json<LocalDoc>() },
  sql: `select doc from delivery_setup where site_id = $1 and id = $2 and kind = 'local' for share`,
})

/** Slots of these areas that have room, by area. One statement where an area has a limit, else none. */
export async function openSlots(
  { site, now, db }: { readonly site: Site; readonly now: Date; readonly db: Queryable },
  areas: readonly Local[],
): Promise<ReadonlyMap<string, OptionSlot[]>> {
  const slots = areas.flatMap(({ id, doc: { schedule, closedDates = [], slotCapacity } }) => {
    const { handlingDays = 0, cutOff, windows = [] } = schedule ?? {}
    return slotsOf({ handlingDays, cutOff, windows, closedDates }, now, site.timeZone).map((slot) => ({
      ...slot,
      optionId: id,
      capacity: slotCapacity,
    }))
  })
  const limited = slots.filter(({ capacity }) => capacity !== undefined)
  const pools = limited.length > 0 ? await db.rows(findSlotPools, { refs: limited.map(poolRef) }) : []
  const used = new Map(pools.map((pool) => [pool.refId, pool.used]))
  const open = slots.filter(
    (slot) => slot.capacity === undefined || (used.get(poolRef(slot)) ?? 0n) < BigInt(slot.capacity),
  )
  return Map.groupBy(open, ({ optionId }) => optionId)
}

/**
 * Before the order: the pool of the slot is there, with the limit that the area has now. Its id; undefined where the area is gone.
 * Slots without a limit are counted too, so that a limit that comes later counts the orders of before.
 */
export async function readySlot(ctx: Ctx, slot: Pick<OptionSlot, 'optionId' | 'key'>): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await setSlot(ctx, slot)
    } catch (error) {
      // Two buyers are the first of a slot at once, and the other made its pool.
      if (attempt === 3 || violatedConstraint(error) !== 'pools_ref') throw error
    }
  }
}

const setSlot = (ctx: Ctx, slot: Pick<OptionSlot, 'optionId' | 'key'>): Promise<string | undefined> =>
  ctx.db.inTx(async (tx) => {
    const area = await tx.row(shareOption, { id: slot.optionId })
    if (!area) return undefined
    const { slotCapacity } = area.doc
    const capacity = slotCapacity === undefined ? null : BigInt(slotCapacity)
    const refId = poolRef(slot)
    const [known] = await tx.rows(findSlotPools, { refs: [refId] })
    if (!known) {
      const id = ctx.newId()
      await createPools(tx, [{ id, kind: 'deliverySlot', refId, capacity }], ctx)
      return id
    }
    const before = known.capacity === null ? null : known.capacity - known.owed
    if (before !== capacity) await setNet(tx, [{ poolId: known.id, net: capacity, reason: 'MANUAL' }], ctx)
    return known.id
  })
