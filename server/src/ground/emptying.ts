/** Fields for an object whose stored ones they replace: an absent field stays as it is, null empties it. */
export function emptying<const T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> | undefined } {
  const replaced: { [K in keyof T]?: NonNullable<T[K]> | undefined } = {}
  for (const name in fields) if (fields[name] !== undefined) replaced[name] = fields[name] ?? undefined
  return replaced
}
