import type { Tx } from '../db/database.ts'
import { statement } from '../db/statement.ts'

const giveOrders = statement({
  name: 'orders.giveAll',
  params: { from: 'uuid', to: 'uuid' },
  sql: `update orders set owner_id = $3 where site_id = $1 and owner_id = $2`,
})

/** A visitor signs in: what they bought is the member's. */
export const ordersFollow = async (
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
): Promise<void> => {
  await tx.run(giveOrders, { from: visitorId, to: memberId })
}
