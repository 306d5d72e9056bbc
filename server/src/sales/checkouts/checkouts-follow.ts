import type { Tx } from '../../ground/database.ts'
import { giveCheckouts } from './queries.ts'

/** A visitor signs in: their open checkouts are the member's. Checkouts are locked before carts, so this comes before `cartsFollow`. */
export async function checkoutsFollow(
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
  now: Date,
): Promise<void> {
  if (visitorId !== memberId) await tx.run(giveCheckouts, { from: visitorId, to: memberId, kind: 'MEMBER', at: now })
}
