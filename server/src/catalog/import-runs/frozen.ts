/** A value as JSON: amounts are bigint, which JSON has not. */
export const frozen = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? { int8: String(part) } : part)))

/** `thawed(frozen(value))` is the value. */
export function thawed<T>(value: unknown): T {
  const read = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(read)
    if (typeof part !== 'object' || part === null) return part
    const { int8, ...rest } = part as { int8?: unknown }
    if (typeof int8 === 'string' && Object.keys(rest).length === 0) return BigInt(int8)
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, read(inner)]))
  }
  return read(value) as T
}
