/** Bands of prices that a list of facets shows at most. */
export const MOST_BANDS = 6

/** Widths of bands, in minor units of a currency with `digits` decimal places: 1, 2, 5, 10, 20 ... of a major unit. */
export const bandWidths = (digits: number): bigint[] =>
  Array.from({ length: 14 }, (_, i) => BigInt([1, 2, 5][i % 3]! * 10 ** Math.floor(i / 3)) * 10n ** BigInt(digits))

/** A band of prices; `highest` is inclusive, `next` where the one after it begins. Both are absent where there is no end. */
interface PriceBand {
  readonly lowest: bigint
  readonly highest?: bigint
  readonly next?: bigint
}

/** The nth band of a width: `[n * width, (n + 1) * width)`, or all from `n * width` on. */
export const band = (n: bigint, width: bigint, endless: boolean): PriceBand => {
  const next = (n + 1n) * width
  return { lowest: n * width, ...(endless ? {} : { highest: next - 1n, next }) }
}
