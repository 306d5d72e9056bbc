import { statement, textAs } from '../../db/statement.ts'
import type { Queryable } from '../../ground/database.ts'
import type { CalculatorFault } from './calculator.ts'

/** Time after which a problem that did not come again is over. */
const OVER_MS = 24 * 60 * 60_000

/** Counts from one again after a day without any. */
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
        on conflict (site_id, calculator) do update set kind = excluded.kind, problem = excluded.problem, last_at = excluded.last_at,
          times = case when p.last_at > $6 then p.times + 1 else 1 end,
          began_at = case when p.last_at > $6 then p.began_at else excluded.began_at end`,
})

export const deleteProblem = statement({
  name: 'taxCalculatorProblems.delete',
  params: { calculator: 'text' },
  sql: `delete from tax_calculator_problems where site_id = $1 and calculator = $2`,
})

/** Problems that are not over, by the names of calculators. */
export const currentProblems = statement({
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

/** True where a calculator refuses keys or what the site sends, which its owner can mend. */
export async function hasTaxProblem(db: Queryable, now: Date): Promise<boolean> {
  const problems = await db.rows(currentProblems, { over: overBefore(now) })
  return problems.some(({ kind }) => kind === 'key' || kind === 'question')
}

/** A problem whose last time is before this is over. */
export const overBefore = (now: Date): Date => new Date(now.getTime() - OVER_MS)
