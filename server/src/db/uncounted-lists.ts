const LIFE_MS = 60_000
const MOST = 200

interface Count {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Lists that had too many rows to count a moment ago, by the count's text and values, the site's id among them. Their pages say so without
 * counting again: it takes a tenth of a second, and "too many" is seldom too few a minute later.
 */
export function uncountedLists() {
  const ends = new Map<string, number>()
  const keyOf = ({ text, values }: Count): string => [text, ...values.map(String)].join('\u0000')
  return {
    has: (count: Count): boolean => (ends.get(keyOf(count)) ?? 0) > Date.now(),
    note(count: Count): void {
      if (ends.size >= MOST) ends.clear()
      ends.set(keyOf(count), Date.now() + LIFE_MS)
    },
  }
}
