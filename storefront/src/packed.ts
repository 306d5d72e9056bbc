/** Text, numbers, truth and nothing stand for themselves; a list begins with 0, a record with the place of its keys, counted from 1. */
export type Packed = readonly [keys: readonly (readonly string[])[], value: unknown]

/**
 * JSON's own values with the keys of records once each: a page brings lists of records that are alike, and their keys were a
 * third of its data. What JSON leaves out or writes in another way is left out or written so.
 */
export function packed(value: unknown): Packed {
  const keys: string[][] = []
  const places = new Map<string, number>()
  const placeOf = (names: string[]): number => {
    const key = JSON.stringify(names)
    const place = places.get(key) ?? keys.push(names)
    places.set(key, place)
    return place
  }
  const pack = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return [0, ...one.map(pack)]
    if ('toJSON' in one && typeof one.toJSON === 'function') return pack(one.toJSON())
    const names: string[] = []
    const row: unknown[] = [0]
    for (const [name, of] of Object.entries(one)) {
      if (!isWritten(of)) continue
      names.push(name)
      row.push(pack(of))
    }
    row[0] = placeOf(names)
    return row
  }
  return [keys, pack(value)]
}

const isWritten = (value: unknown): boolean =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol'

/** The value that was packed. */
export function unpacked([keys, value]: Packed): unknown {
  const unpack = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one
    const [place, ...rest] = one.map(unpack)
    const names = keys[(place as number) - 1] // written by `packed`
    return names ? Object.fromEntries(names.map((name, index) => [name, rest[index]])) : rest
  }
  return unpack(value)
}
