import type { MoneyBack } from '../event/money-words.ts'
import { findEventRefund } from './queries.ts'
import { planOrder, type Refunding } from './refund-order.ts'

/** Amounts of these orders that go back because of their event; undefined where nobody requested it. */
export async function moneyBack(
  at: Refunding,
  eventId: string,
  orderIds: readonly string[],
): Promise<MoneyBack | undefined> {
  if (!(await at.db.row(findEventRefund, { eventId }))) return undefined
  let byProvider = 0n
  let credit = 0n
  let byHand = 0n
  for (const orderId of orderIds) {
    const planned = await planOrder(at, { eventId, orderId })
    if (planned?.asCredit) credit += planned.byProvider
    else byProvider += planned?.byProvider ?? 0n
    byHand += planned?.byHand ?? 0n
  }
  return { byProvider, byHand, credit }
}
