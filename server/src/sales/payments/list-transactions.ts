import { ApiError } from '../../ground/api-error.ts'
import type { Ctx } from '../../ground/context.ts'
import { transactionsOfOrders } from './transaction-queries.ts'
import { transactionsToWire } from './wire.ts'

type Within = Pick<Ctx, 'db' | 'site'>

/** Payments and refunds of orders; those that are not there are left out. One statement. */
export async function transactionsOf({ db, site }: Within, orderIds: readonly string[]) {
  const rows = await db.rows(transactionsOfOrders, { orderIds: [...orderIds] })
  return rows.map((row) => transactionsToWire(row, site.locale))
}

export async function transactionsOfOrder(ctx: Within, orderId: string) {
  const [orderTransactions] = await transactionsOf(ctx, [orderId])
  if (!orderTransactions) throw new ApiError({ code: 'ORDER_NOT_FOUND' })
  return orderTransactions
}
