import type { Run } from './lighthouse.ts'

/** A slower machine, or one with other work, says nothing about time. */
export const LEAST_BENCHMARK = 1500

type Bounds = Readonly<Partial<Record<keyof Run, number>>>
const MOST_TIME: Bounds = { lcpMs: 1600, tbtMs: 80 }
const LEAST_TIMED: Bounds = { performance: 98 }
const MOST: Bounds = { cls: 0.01 }
const LEAST: Bounds = { accessibility: 100, bestPractices: 100, seo: 100 }
const MOST_INTERACTION_MS = 100

/** A page's median, and whether its times count. */
export interface PageResult {
  readonly path: string
  readonly runs: number
  readonly median: Run
  /** Some runs were on a machine quick enough; the median is theirs. */
  readonly timed: boolean
}

/** Undefined when no run measured anything. */
export function resultOf(path: string, runs: readonly Run[]): PageResult | undefined {
  const quick = runs.filter(({ benchmarkIndex }) => benchmarkIndex >= LEAST_BENCHMARK)
  const counted = quick.length > 0 ? quick : runs
  const first = counted[0]
  if (!first) return undefined
  const keys = Object.keys(first) as (keyof Run)[]
  const median = Object.fromEntries(keys.map((key) => [key, medianOf(counted.map((run) => run[key]))]))
  return { path, runs: runs.length, median: median as unknown as Run, timed: quick.length > 0 } // the same keys
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN) * 1000) / 1000
}

/** Goals that a page does not reach, in words; those that depend on the machine only where it was fast enough. */
export function missedBy({ path, median, timed }: PageResult): string[] {
  const over = (bounds: Bounds) => broken(bounds, (key, bound) => median[key] > bound, 'at most')
  const under = (bounds: Bounds) => broken(bounds, (key, bound) => median[key] < bound, 'at least')
  const broken = (bounds: Bounds, isBroken: (key: keyof Run, bound: number) => boolean, word: string) =>
    (Object.entries(bounds) as [keyof Run, number][]).flatMap(([key, bound]) =>
      isBroken(key, bound) ? [`${path}: ${key} ${median[key]}, ${word} ${bound}`] : [],
    )
  return [...over(MOST), ...under(LEAST), ...(timed ? [...over(MOST_TIME), ...under(LEAST_TIMED)] : [])]
}

export const slowInteractions = (times: Readonly<Record<string, number>>): string[] =>
  Object.entries(times).flatMap(([name, ms]) =>
    ms > MOST_INTERACTION_MS ? [`${name}: ${ms} ms from input to paint, at most ${MOST_INTERACTION_MS}`] : [],
  )

/** Columns as wide as their widest cell; the first from the left, numbers from the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String))
  const widths = (cells[0] ?? []).map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  return cells.map(line).join('\n')
}
