import type { Ctx } from '../../../ground/context.ts'
import type { Tx } from '../../../ground/database.ts'
import type { LockedOrder } from '../../purchase/change-order.ts'
import type { RequestRow } from './queries.ts'

type Within = Pick<Ctx, 'now' | 'newId'>
type Requested = Pick<RequestRow, 'id' | 'orderId' | 'amount' | 'doc' | 'buyerLanguage'>

/** Changes that requests are for. What is above the payments makes them: all in the transaction of their cause, under the lock of the order. */
export interface RequestedChanges {
  /** True where the change can be made yet, so that its payment may begin. */
  stands(tx: Tx, request: Requested, now: Date): Promise<boolean>
  /** Makes the change that was paid. Where it cannot be made any more nothing is done, and the answer says so to the buyer. */
  make(tx: Tx, at: Within, order: LockedOrder, request: Requested): Promise<string | undefined>
  /** Gives back what is held for it. */
  release(tx: Tx, at: Within, request: Requested): Promise<void>
}
