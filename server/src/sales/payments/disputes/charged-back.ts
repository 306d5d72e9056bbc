import type { Tx } from '../../../ground/database.ts'
import { paymentsOfOrder } from '../queries.ts'
import { takenBack } from './stored-dispute.ts'

/** Amount of an order's payments that banks took back. Minor units. */
export const chargedBackOf = async (tx: Tx, orderId: string): Promise<bigint> =>
  (await tx.rows(paymentsOfOrder, { orderId })).reduce((sum, { doc }) => sum + takenBack(doc), 0n)
