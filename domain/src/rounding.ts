/** `numerator / denominator` to the nearest integer, halves away from zero, see `docs/algorithms/pricing.md`. Denominator above 0. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError(`Denominator must be above 0: ${denominator}`)
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

/**
 * Parts of `total` in proportion to `weights` (none below 0), which add up to `total` exactly: largest remainder,
 * ties to the earlier position. All weights 0 counts as all equal. A negative total is the mirror of the positive one.
 */
export function allocate(total: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.length === 0) {
    if (total === 0n) return []
    throw new RangeError(`Nothing to allocate ${total} to`)
  }
  if (weights.some((weight) => weight < 0n)) throw new RangeError('A weight is below 0')
  if (total < 0n) return allocate(-total, weights).map((part) => -part)

  const sum = weights.reduce((a, b) => a + b, 0n)
  if (sum === 0n)
    return allocate(
      total,
      weights.map(() => 1n),
    )
  const parts = weights.map((weight) => (total * weight) / sum)
  const remainders = weights.map((weight, position) => ({ position, remainder: (total * weight) % sum }))
  remainders.sort((a, b) => compare(b.remainder, a.remainder) || a.position - b.position)
  const left = Number(total - parts.reduce((a, b) => a + b, 0n))
  for (const { position } of remainders.slice(0, left)) parts[position] = (parts[position] ?? 0n) + 1n
  return parts
}

/** Order of two amounts, for sorting: below 0, 0, or above 0. */
export function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The smaller of two amounts; Math.min does not take bigint. */
export function least(a: bigint, b: bigint): bigint {
  if (a < b) return a
  return b
}

/** The larger of two amounts. */
export function most(a: bigint, b: bigint): bigint {
  if (a > b) return a
  return b
}

/** An amount as it falls to parts of a whole, one after the other: with a greater amount none has less, and the last has what is left. */
export function cut(amount: bigint, parts: readonly bigint[]): bigint[] {
  let left = amount
  let whole = parts.reduce((sum, part) => sum + part, 0n)
  return parts.map((part) => {
    const share = whole === 0n ? 0n : roundHalfUp(left * part, whole)
    left -= share
    whole -= part
    return share
  })
}
