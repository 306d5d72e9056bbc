import { statement } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'
import { newId } from '../../ground/ids.ts'
import type { Take } from './ledger.ts'
import { requestedUnits, takeForReservation } from './units-in-statements.ts'

const holdUnits = statement({
  name: 'test.holdUnits',
  params: {
    allocations: 'uuid[]',
    pools: 'uuid[]',
    quantities: 'int8[]',
    lines: 'uuid[]',
    refId: 'uuid',
    expiresAt: 'timestamptz',
    at: 'timestamptz',
  },
  row: { poolId: 'uuid', free: 'int8' },
  sql: `
    with ${requestedUnits()}, go as (select 1 where not exists (select from short)),
    ${takeForReservation({ id: '$6::uuid', expiresAt: '$7::timestamptz', at: '$8::timestamptz' })}
    select pool_id as "poolId", free from short`,
})

/** Holds units as a reservation does, without its row; the pools that have too few, in which case nothing is held. */
export const holdAlone = async (
  tx: Tx,
  { refId, expiresAt, takes }: { refId: string; expiresAt: Date; takes: readonly Take[] },
  at: Date,
): Promise<{ poolId: string; left: number }[]> => {
  const short = await tx.rows(holdUnits, {
    allocations: takes.map(() => newId(at)),
    pools: takes.map(({ poolId }) => poolId),
    quantities: takes.map(({ quantity }) => BigInt(quantity)),
    lines: takes.map(({ lineId }) => lineId),
    refId,
    expiresAt,
    at,
  })
  return short.map(({ poolId, free }) => ({ poolId, left: Number(free) }))
}
