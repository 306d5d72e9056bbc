import { present } from '@fairground/domain/present.ts'
import type { Compared, Measured, RaceCompared } from './rounds.ts'

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const FIELDS = ['perSecond', 'p50', 'p99', 'serverCpu', 'postgresCpu', 'loadCpu'] as const
type Summary = Record<(typeof FIELDS)[number], number>

const summary = (rounds: readonly Measured[]): Summary =>
  Object.fromEntries(FIELDS.map((field) => [field, median(rounds.map((round) => round[field]))])) as Summary // one per field

const cpu = ({ serverCpu, postgresCpu }: Summary): number => serverCpu + postgresCpu

/** Stored result of a comparison: medians of the rounds, and how far the ratios lay apart. */
export interface Result {
  readonly scenario: string
  readonly callers: number
  readonly ours: Summary
  readonly ceiling: Summary
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number }
  /** The ceiling's processor time of server and PostgreSQL as a share of our own: shows the same, and a busy machine disturbs it less. */
  readonly cpuRatio: number
  readonly leanest: Summary
  /** The same share of the leanest ceiling, which the goal is for. */
  readonly leanestCpuRatio: number
  readonly goal?: number
  /** The race alone: as many sold as there were. */
  readonly exact?: boolean
}

export function resultOf(compared: Compared | RaceCompared, goal?: number): Result {
  const { scenario, callers, ratios } = compared
  const [ours, ceiling, leanest] = [summary(compared.ours), summary(compared.ceiling), summary(compared.leanest)]
  return {
    scenario,
    callers,
    ours,
    ceiling,
    leanest,
    cpuRatio: cpu(ceiling) / cpu(ours),
    leanestCpuRatio: cpu(leanest) / cpu(ours),
    ratio: { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
    ...present({ goal, exact: 'exact' in compared ? compared.exact : undefined }),
  }
}

const HEAD = [
  ...[
    'scenario',
    'callers',
    'ours/s',
    'ceiling/s',
    'ratio',
    'least-most',
    'CPU ratio',
    'to leanest',
    'goal',
    'p50 ms',
    'ceiling',
    'p99 ms',
  ],
  ...['ceiling', 'CPU s/1000', 'ceiling', 'leanest', 'Postgres', 'ceiling', 'leanest', 'load'],
]

const fixed = (value: number, digits: number): string => (Number.isFinite(value) ? value.toFixed(digits) : '-')

function cells(result: Result): string[] {
  const { scenario, callers, ours, ceiling, leanest, ratio, goal, exact } = result
  return [
    scenario,
    String(callers),
    ...[fixed(ours.perSecond, 0), fixed(ceiling.perSecond, 0), fixed(ratio.median, 2)],
    `${fixed(ratio.least, 2)}-${fixed(ratio.most, 2)}`,
    ...[fixed(result.cpuRatio, 2), fixed(result.leanestCpuRatio, 2)],
    exact === undefined ? (goal === undefined ? '' : fixed(goal, 2)) : exact ? 'exact' : 'WRONG',
    ...[fixed(ours.p50, 1), fixed(ceiling.p50, 1), fixed(ours.p99, 1), fixed(ceiling.p99, 1)],
    ...[ours, ceiling, leanest].map(({ serverCpu }) => fixed(serverCpu, 2)),
    ...[ours, ceiling, leanest].map(({ postgresCpu }) => fixed(postgresCpu, 2)),
    fixed(ours.loadCpu, 2),
  ]
}

/** A table in Markdown, aligned for a terminal. */
export function table(results: readonly Result[]): string {
  const rows = [HEAD, ...results.map(cells)]
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(HEAD), rule, ...rows.slice(1).map(line)].join('\n')
}
