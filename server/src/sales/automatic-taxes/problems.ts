import { statement, textAs } from '../../db/statement.ts'
import type { Reading } from '../../ground/context.ts'
import type { CalculatorFault } from './calculator.ts'
import { accountAt, automaticCalculators } from './calculators.ts'

/** Time after which a problem that did not come again is over. */
const OVER_MS = 24 * 60 * 60_000

/** Counts from one again after a day without any. A call that was not answered hides nothing that the owner can mend. */
export const writeProblem = statement({
  name: 'taxCalculatorProblems.write',
  params: {
    calculator: 'text',
    kind: textAs<CalculatorFault['kind']>(),
    problem: 'text',
    at: 'timestamptz',
    over: 'timestamptz',
  },
  sql: `insert into tax_calculator_problems as p (site_id, calculator, kind, problem, times, began_at, last_at)
        values ($1, $2, $3, $4, 1, $5, $5)
        on conflict (site_id, calculator) do update set
          kind = case when excluded.kind = 'unreachable' and p.last_at > $6 then p.kind else excluded.kind end,
          problem = case when excluded.kind = 'unreachable' and p.kind <> 'unreachable' and p.last_at > $6 then p.problem else excluded.problem end,
          last_at = excluded.last_at,
          times = case when p.last_at > $6 then p.times + 1 else 1 end,
          began_at = case when p.last_at > $6 then p.began_at else excluded.began_at end`,
})

export const deleteProblem = statement({
  name: 'taxCalculatorProblems.delete',
  params: { calculator: 'text' },
  sql: `delete from tax_calculator_problems where site_id = $1 and calculator = $2`,
})

const currentProblems = statement({
  name: 'taxCalculatorProblems.current',
  params: { over: 'timestamptz' },
  row: {
    calculator: 'text',
    kind: textAs<CalculatorFault['kind']>(),
    problem: 'text',
    times: 'int4',
    beganAt: 'timestamptz',
    lastAt: 'timestamptz',
  },
  sql: `select calculator, kind, problem, times, began_at as "beganAt", last_at as "lastAt"
        from tax_calculator_problems where site_id = $1 and last_at > $2`,
})

/** Problems that are not over of calculators that are set up, by their names. */
export async function problemsNow({ db, site, now }: Reading<'site' | 'now'>) {
  const rows = await db.rows(currentProblems, { over: overBefore(now) })
  const setUp = new Set(automaticCalculators.flatMap((one) => (accountAt(site, one) === undefined ? [] : [one.name])))
  return new Map(rows.flatMap((row) => (setUp.has(row.calculator) ? [[row.calculator, row]] : [])))
}

/** True where a calculator refuses keys or what the site sends, which its owner can mend. */
export const hasTaxProblem = async (reading: Reading<'site' | 'now'>): Promise<boolean> =>
  [...(await problemsNow(reading)).values()].some(({ kind }) => kind === 'key' || kind === 'question')

/** A problem whose last time is before this is over. */
export const overBefore = (now: Date): Date => new Date(now.getTime() - OVER_MS)
