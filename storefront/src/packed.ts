/** Text, numbers, truth and nothing stand for themselves; a list begins with 0, a record with the place of its keys, counted from 1. */
export type Packed = readonly [keys: readonly (readonly string[])[], value: unknown]

/** The value that was packed: see `packedText`. */
export function unpacked([keys, value]: Packed): unknown {
  const unpack = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one
    const [place, ...rest] = one.map(unpack)
    const names = keys[(place as number) - 1] // written by `packedText`
    return names ? Object.fromEntries(names.map((name, index) => [name, rest[index]])) : rest
  }
  return unpack(value)
}
