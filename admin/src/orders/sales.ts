import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { dayKey } from '@fairground/domain/formatting/dates.ts'
import { amountOf } from '@fairground/domain/money.ts'

const DAY_MS = 86_400_000

type Sold = Pick<Order, 'createdDate' | 'balanceSummary' | 'status' | 'currency'>

/** Minor units that an order has brought in: paid and not given back. Orders that do not stand bring in nothing. */
const takenOf = ({ balanceSummary: { paid, refunded }, status }: Sold, currency: string): bigint =>
  status === 'CANCELED' || status === 'REJECTED'
    ? 0n
    : amountOf(paid.amount, currency) - amountOf(refunded.amount, currency)

export interface Sales {
  readonly today: bigint
  /** The same weekday a week ago, up to this time of day. */
  readonly weekAgo: bigint
  /** Whole days, oldest first, today last: seven of them. */
  readonly days: readonly bigint[]
}

/** Takings by day in the site's zone, of orders of the last eight days; orders in other currencies are not among them. */
export function salesOf(orders: readonly Sold[], now: Date, zone: string, currency: string): Sales {
  const keys = Array.from({ length: 8 }, (_, back) => dayKey(new Date(now.getTime() - back * DAY_MS), zone))
  const sums = keys.map(() => 0n)
  let weekAgo = 0n
  for (const order of orders) {
    if (order.currency !== currency) continue
    const back = keys.indexOf(dayKey(order.createdDate, zone))
    const taken = takenOf(order, currency)
    if (back >= 0) sums[back] = (sums[back] ?? 0n) + taken
    if (back === 7 && order.createdDate.getTime() <= now.getTime() - 7 * DAY_MS) weekAgo += taken
  }
  return { today: sums[0] ?? 0n, weekAgo, days: sums.slice(0, 7).reverse() }
}

/** Totals of orders, one for each currency, the site's first. */
export function totalsOf(
  orders: readonly Pick<Order, 'currency' | 'priceSummary'>[],
  own: string,
): { currency: string; total: bigint }[] {
  const sums = new Map([[own, 0n]])
  for (const { currency, priceSummary } of orders)
    sums.set(currency, (sums.get(currency) ?? 0n) + amountOf(priceSummary.total.amount, currency))
  return [...sums].map(([currency, total]) => ({ currency, total })).filter(({ total }, i) => i === 0 || total > 0n)
}

/** "12% vs last Saturday"; undefined where there is nothing to compare with. */
export function changeOf({ today, weekAgo }: Sales): { direction: 'up' | 'down'; percent: number } | undefined {
  if (weekAgo <= 0n) return undefined
  const percent = Number(((today - weekAgo) * 1000n) / weekAgo) / 10
  return { direction: percent < 0 ? 'down' : 'up', percent: Math.round(Math.abs(percent)) }
}
