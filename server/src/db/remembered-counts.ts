const LIFE_MS = 60_000
const MOST = 200

interface Count {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Numbers of rows of long lists as they were up to a minute ago, by the count's text and values, the site's id among them. To count a
 * hundred thousand rows again for each page takes longer than all the rest of it.
 */
export function rememberedCounts() {
  const known = new Map<string, { readonly rows: number; readonly until: number }>()
  const keyOf = ({ text, values }: Count): string => [text, ...values.map(String)].join('\u0000')
  return {
    of(count: Count): number | undefined {
      const found = known.get(keyOf(count))
      return found && found.until > Date.now() ? found.rows : undefined
    },
    note(count: Count, rows: number): void {
      if (known.size >= MOST) known.clear()
      known.set(keyOf(count), { rows, until: Date.now() + LIFE_MS })
    },
  }
}
