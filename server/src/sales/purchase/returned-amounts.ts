import { statement } from '../../db/statement.ts'
import type { Tx } from '../../ground/database.ts'

const addReturned = statement({
  name: 'purchase.addReturned',
  params: { orderId: 'uuid', amount: 'int8' },
  sql: `update orders set returned = returned + $3 where site_id = $1 and id = $2`,
})

/**
 * Minor units of what was paid for a locked order that nobody owes any more are on their way back: its payments come to so much more than
 * what it costs.
 */
export const countReturned = (tx: Tx, orderId: string, amount: bigint): Promise<number> =>
  tx.run(addReturned, { orderId, amount })
