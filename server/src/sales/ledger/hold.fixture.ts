import { placeholders, statement } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import type { Take } from './ledger.ts'
import {
  allocatedUnits,
  hasEnough,
  lockedPools,
  ofAllocations,
  ofPools,
  poolsShort,
  takenUnits,
  unitsOfPools,
} from './units-in-statements.ts'

const params = { ...ofPools, ...ofAllocations, refId: 'uuid', expiresAt: 'timestamptz', at: 'timestamptz' } as const
const p = placeholders(params)

const holdUnits = statement({
  name: 'test.holdUnits',
  params,
  row: { found: 'uuid[]', shortPools: 'uuid[]', left: 'int8[]' },
  sql: `
    with ${lockedPools(p)}, go as (select from counted w where ${hasEnough(p)}), ${takenUnits(p, p.at)},
    ${allocatedUnits(p, { id: p.refId, expiresAt: p.expiresAt, at: p.at })}
    select found, pools as "shortPools", free as "left" from counted`,
})

/** Holds units as a reservation does, without its row; the pools that have too few, in which case nothing is held. */
export const holdAlone = async (
  tx: Tx,
  { refId, expiresAt, takes }: { refId: string; expiresAt: Date; takes: readonly Take[] },
  at: Date,
): Promise<{ poolId: string; left: number }[]> => {
  const taken = unitsOfPools(takes.map(({ poolId, quantity }) => ({ poolId, units: BigInt(quantity) })))
  const held = (await tx.row(holdUnits, {
    ...taken,
    allocations: takes.map(() => newId(at)),
    allocatedPools: takes.map(({ poolId }) => poolId),
    allocatedUnits: takes.map(({ quantity }) => BigInt(quantity)),
    lines: takes.map(({ lineId }) => lineId),
    refId,
    expiresAt,
    at,
  }))! // one row, whatever it holds
  return poolsShort(taken.pools, held).map((poolId, i) => ({ poolId, left: Number(held.left[i] ?? 0n) }))
}
