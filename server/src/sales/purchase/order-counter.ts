import { statement } from '../../db/statement.ts'
import { ApiError } from '../../ground/api-error.ts'
import type { Tx } from '../../ground/database.ts'

const lockCounter = statement({
  name: 'purchase.lockCounter',
  row: { n: 'int8' },
  sql: `select n from counters where site_id = $1 and name = 'order' for update`,
})

const highestNumber = statement({
  name: 'purchase.highestNumber',
  row: { number: 'int8' },
  sql: `select coalesce(max(number), 0) as number from orders where site_id = $1`,
})

const writeCounter = statement({
  name: 'purchase.writeCounter',
  params: { n: 'int8' },
  sql: `update counters set n = $2 where site_id = $1 and name = 'order'`,
})

/**
 * The next order is numbered one above `n`. Returns where the counter stood. 409 below a number that an order has (the lock comes
 * first, so that no order takes one meanwhile), and below where it stands unless `lower`.
 */
export async function setOrderCounter(tx: Tx, n: bigint, { lower }: { readonly lower: boolean }): Promise<bigint> {
  const before = (await tx.row(lockCounter, {}))?.n
  if (before === undefined) throw new Error('The site counts no orders')
  const highest = (await tx.row(highestNumber, {}))?.number ?? 0n
  if (n < highest || (n < before && !lower))
    throw new ApiError({ code: 'CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER', counter: String(before) })
  await tx.run(writeCounter, { n })
  return before
}
