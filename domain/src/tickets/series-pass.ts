import type { Instant } from '../instant.ts'

/** A date of a series that a pass is for. */
export interface PassDate {
  readonly eventId: string
  /** Null while the time is to be announced. */
  readonly startsAt: Instant | null
  readonly published: boolean
  readonly canceled: boolean
}

/** The terms on which a pass is sold. */
interface PassTerms {
  /** Price of all its dates. */
  readonly price: bigint
  /** Sold for the rest of its dates once the first has begun. */
  readonly soldAfterStart: boolean
}

export type PassOffer<D extends PassDate> =
  | { readonly kind: 'onSale'; readonly price: bigint; readonly dates: readonly { date: D; share: bigint }[] }
  /** Its first date has begun, or none is to come. */
  | { readonly kind: 'closed' }

/** Parts of a price that add up to it; none differ by more than one minor unit. */
export const passShares = (price: bigint, count: number): bigint[] =>
  Array.from({ length: count }, (_, i) => (price * BigInt(i + 1)) / BigInt(count) - (price * BigInt(i)) / BigInt(count))

/** Dates in the order in which they take place; those without a time come last. */
export const inOrder = <D extends PassDate>(dates: readonly D[]): D[] =>
  dates.toSorted(
    (a, b) =>
      (a.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) ||
      (a.eventId < b.eventId ? -1 : 1),
  )

const isToCome = ({ startsAt }: PassDate, now: Instant): boolean => startsAt === null || startsAt > now

/**
 * Dates that a pass admits to when it is bought at `now`: those that are published, stand and are to come. Each costs its share of the price, and
 * the pass costs as much as its dates do.
 */
export function passOffer<D extends PassDate>(
  dates: readonly D[],
  { price, soldAfterStart }: PassTerms,
  now: Instant,
): PassOffer<D> {
  const ordered = inOrder(dates)
  const shares = passShares(price, ordered.length)
  const standing = ordered
    .map((date, i) => ({ date, share: shares[i] ?? 0n }))
    .filter(({ date }) => date.published && !date.canceled)
  const left = standing.filter(({ date }) => isToCome(date, now))
  if (left.length === 0 || (!soldAfterStart && left.length < standing.length)) return { kind: 'closed' }
  return { kind: 'onSale', price: left.reduce((sum, { share }) => sum + share, 0n), dates: left }
}
