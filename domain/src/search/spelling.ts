/** Typing mistakes that a word of this length may have: none up to two letters, one up to five, then two. */
const mistakesAllowed = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)

/**
 * Letters added, left out, replaced or swapped with their neighbour between two words (optimal string alignment); more than `most`
 * is answered as `most + 1`.
 */
export function mistakesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? beforeLast[j - 2]! + 1 : Infinity
      row.push(Math.min(replaced, last[j]! + 1, row[j - 1]! + 1, swapped))
    }
    if (Math.min(...row) > most + 1) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length]!, most + 1)
}

/** The words of `known` that `typed` may stand for, the likeliest first: fewest mistakes, then the same first letter, then by name. */
export function corrections(typed: string, known: readonly string[], limit: number): string[] {
  const most = mistakesAllowed(typed)
  if (most === 0) return []
  return known
    .map((word) => ({ word, mistakes: mistakesBetween(typed, word, most), begins: word[0] === typed[0] ? 0 : 1 }))
    .filter(({ word, mistakes }) => mistakes <= most && word !== typed)
    .sort((a, b) => a.mistakes - b.mistakes || a.begins - b.begins || (a.word < b.word ? -1 : 1))
    .slice(0, limit)
    .map(({ word }) => word)
}
