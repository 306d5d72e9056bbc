import type { PriceTierState } from '@fairground/contract/enumerations/tickets.ts'
import type { Instant } from '../instant.ts'

/** A price that holds until a time, for so many tickets, or both. `endsAt` is exclusive; amounts are minor units. */
export type PriceTier = {
  id: string
  name: string
  price: bigint
  endsAt: Instant | null
  /** Tickets at this price in all; null: as many as there are. */
  capacity: number | null
  /** Sold, or held by who may still buy them. */
  taken: number
}

/** Tickets that a tier has left; null: as many as there are. */
export const leftOfTier = ({ capacity, taken }: PriceTier): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken)

const isOver = (tier: PriceTier, now: Instant): boolean =>
  (tier.endsAt !== null && now >= tier.endsAt) || leftOfTier(tier) === 0

/** The tier that sells now: the first that is neither over nor sold; undefined once the regular price holds. */
export const tierNow = (tiers: readonly PriceTier[], now: Instant): PriceTier | undefined =>
  tiers.find((tier) => !isOver(tier, now))

/** State of each tier, in their order. A tier whose tickets come back sells again, before those that took over from it. */
export function tierStates(tiers: readonly PriceTier[], now: Instant): PriceTierState[] {
  const current = tierNow(tiers, now)
  return tiers.map((tier) => (tier === current ? 'CURRENT' : isOver(tier, now) ? 'OVER' : 'COMING'))
}

/** Tickets at one price. Without a tier it is the regular one. */
export type PricedPart = { tier: PriceTier | null; price: bigint; quantity: number }

/**
 * Shares tickets over the tiers from the first that sells, each as far as it has tickets left, and the rest at the regular price. `used`
 * counts what other tickets of the same request have of a tier already.
 */
export function shareOverTiers(
  quantity: number,
  { tiers, regular }: { readonly tiers: readonly PriceTier[]; readonly regular: bigint },
  now: Instant,
  used: ReadonlyMap<string, number> = new Map(),
): PricedPart[] {
  const parts: PricedPart[] = []
  let due = quantity
  for (const tier of tiers) {
    if (due === 0) break
    if (isOver(tier, now)) continue
    const left = leftOfTier(tier)
    const share = left === null ? due : Math.min(due, Math.max(0, left - (used.get(tier.id) ?? 0)))
    if (share > 0) parts.push({ tier, price: tier.price, quantity: share })
    due -= share
  }
  if (due > 0) parts.push({ tier: null, price: regular, quantity: due })
  return parts
}
