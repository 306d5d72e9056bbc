import type { Tx } from '../../ground/database.ts'
import { giveRequests } from './queries.ts'

export { type Notifying, notifyWaiting } from './notify.ts'

/** A visitor signs in: what they wait for is the member's. */
export const backInStockFollows = async (
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
): Promise<void> => {
  await tx.run(giveRequests, { from: visitorId, to: memberId })
}
