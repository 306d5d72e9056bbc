import { allocate } from '../rounding.ts'

/** Tickets of one kind in a bundle. */
export interface BundlePart {
  /** Regular price of one of them, which decides its share. */
  readonly price: bigint
  /** 1 or more. */
  readonly count: number
}

/** Tickets of one kind that have the same share of the price of a bundle. */
export interface BundleShare {
  /** Position of their part. */
  readonly part: number
  /** Price of each of them. */
  readonly share: bigint
  readonly count: number
}

/** Tickets of a bundle in groups that cost the same: shares are as the regular prices, and add up to the price of the bundle. */
export function bundleShares(price: bigint, parts: readonly BundlePart[]): BundleShare[] {
  const tickets = parts.flatMap((part, at) => Array.from({ length: part.count }, () => ({ part: at, ...part })))
  const shares = allocate(
    price,
    tickets.map((ticket) => ticket.price),
  )
  const groups = Map.groupBy(
    tickets.map(({ part }, i) => ({ part, share: shares[i] ?? 0n })),
    ({ part, share }) => `${part} ${share}`,
  )
  return [...groups.values()].map((group) => ({ ...group[0]!, count: group.length })) // a group has one at least
}

/** Cost of the tickets of a bundle when they are bought one by one. */
export const singlePrice = (parts: readonly BundlePart[]): bigint =>
  parts.reduce((sum, { price, count }) => sum + price * BigInt(count), 0n)

interface TicketOfBundle {
  readonly id: string
  /** The bundle that it was bought in; absent for a single ticket. */
  readonly bundle?: string | undefined
  /** Its money went back, or it admits nobody for another reason. */
  readonly voided: boolean
}

/** Bundles of which some valid tickets are given back and others are not. */
export function dividedBundles(tickets: readonly TicketOfBundle[], givenBack: ReadonlySet<string>): string[] {
  const valid = tickets.filter(({ voided }) => !voided)
  const named = new Set(valid.flatMap(({ id, bundle }) => (bundle && givenBack.has(id) ? [bundle] : [])))
  return [...named].filter((one) => valid.some(({ id, bundle }) => bundle === one && !givenBack.has(id)))
}
