/** Callers who ask for the same thing while it is being made share the one making. */
export function sharedWork<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>()
  return (key, make) => {
    const known = underWay.get(key)
    if (known) return known
    const made = make().finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}
