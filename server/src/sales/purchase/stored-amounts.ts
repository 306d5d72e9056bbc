const STORED = /^-?\d+n$/

/** JSON has no bigint: an amount is stored as its digits and an n, so that nothing else is mistaken for one. */
export function toStored(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return value.map(toStored)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toStored(part)]))
}

/** The opposite of `toStored`. Give it only what that made: buyers' own texts are stored beside it, not through it. */
export function fromStored<T>(value: unknown): T {
  return revive(value) as T // the caller stored a T
}

function revive(value: unknown): unknown {
  if (typeof value === 'string') return STORED.test(value) ? BigInt(value.slice(0, -1)) : value
  if (Array.isArray(value)) return value.map(revive)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revive(part)]))
}
