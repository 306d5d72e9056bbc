import type { JobContext } from '../../jobs/feature-jobs.ts'
import { endedChanges } from '../../sales/payments/requests/open-change.ts'
import { lockOrderRow } from '../../sales/purchase/change-order.ts'
import { endPendingChange } from './pending-change.ts'

/** Ends the changes of an order that wait for their payment and whose ticket is not valid any more. Their places are free at once. */
export const endChanges = ({ db, now, newId }: JobContext, orderId: string): Promise<void> =>
  db.inTx(async (tx) => {
    if (!(await lockOrderRow(tx, orderId))) return
    const at = { now, newId: () => newId() }
    for (const request of await endedChanges(tx, at, orderId)) await endPendingChange(tx, at, request)
  })
