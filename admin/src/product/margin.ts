import { parseAmount } from '@fairground/domain/money.ts'
import { wireAmount } from '../forms/amounts.ts'

interface Margin {
  /** Minor units; below zero where it is sold for less than it cost. */
  readonly profit: bigint
  /** Share of the price; undefined for a price of nothing. */
  readonly share: number | undefined
}

/** Amount left of a price after the cost; undefined while one of the two is not an amount. */
export function marginOf(price: string, cost: string, currency: string): Margin | undefined {
  const [charged, spent] = [parseAmount(wireAmount(price), currency), parseAmount(wireAmount(cost), currency)]
  if (!charged.ok || !spent.ok) return undefined
  const profit = charged.minor - spent.minor
  return { profit, share: charged.minor === 0n ? undefined : Number((profit * 10_000n) / charged.minor) / 10_000 }
}
