import type { Tx } from '../../db/database.ts'
import { mergeCarts } from './merge-carts.ts'

/** A visitor signs in: cart and open checkouts are the member's. */
export const cartsFollow = (
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
  now: Date,
): Promise<void> => mergeCarts(tx, { id: visitorId, kind: 'VISITOR' }, { id: memberId, kind: 'MEMBER' }, now)
