/** Results of `make` by key, of at most 200 keys: requests may name any. For what takes longer to make than to find, and is never changed. */
export function held<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    const found = made.get(key)
    if (found !== undefined) return found
    if (made.size >= MOST) made.clear()
    const value = make(key)
    made.set(key, value)
    return value
  }
}

const MOST = 200
