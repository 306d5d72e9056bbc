/** Remembers keys for a while, the latest `most` of them. */
interface LapsingSet {
  has(key: string): boolean
  add(key: string, forMs: number): void
}

export function lapsingSet(most: number, clock: () => number): LapsingSet {
  const until = new Map<string, number>()
  return {
    has(key) {
      const end = until.get(key)
      if (end === undefined) return false
      if (end > clock()) return true
      until.delete(key)
      return false
    },
    add(key, forMs) {
      until.delete(key)
      until.set(key, clock() + forMs)
      const oldest = until.keys().next()
      if (until.size > most && !oldest.done) until.delete(oldest.value)
    },
  }
}
