import type { Tx } from '../../ground/database.ts'
import { mergeCarts } from './merge-carts.ts'

/** A visitor signs in: their cart is the member's. */
export const cartsFollow = (
  tx: Tx,
  { visitorId }: { visitorId: string },
  { memberId }: { memberId: string },
  now: Date,
): Promise<void> => mergeCarts(tx, { id: visitorId, kind: 'VISITOR' }, { id: memberId, kind: 'MEMBER' }, now)
