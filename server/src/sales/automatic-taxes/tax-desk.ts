import type { Pool } from '../../db/database.ts'
import type { TaxesNeeded, TaxQuestion } from '../../ground/taxes-needed.ts'
import { type AnswerDesk, answerDesk } from '../outside/answers.ts'
import { CalculatorFault, possibleAnswer, type TaxAnswer, type TaxCalculator } from './calculator.ts'
import { overBefore, writeProblem } from './problems.ts'
import { calculatedTaxes } from './settle-taxes.ts'

export interface TaxDeskDeps {
  readonly pool: Pick<Pool, 'forSite'>
  readonly calculators: ReadonlyMap<string, TaxCalculator>
  readonly onFault: (error: unknown) => void
}

/** Has the calculators answer what a read lacked. Problems are stored for the owner, but for addresses that are not known. */
export function taxDesk({ pool, calculators, onFault }: TaxDeskDeps): AnswerDesk<TaxesNeeded> {
  const ask = async (siteId: string, question: TaxQuestion): Promise<TaxAnswer> => {
    const calculator = calculators.get(question.calculator)
    if (!calculator) throw new CalculatorFault('key', `There is no calculator ${question.calculator}`)
    return possibleAnswer(question, await calculator.calculate(siteId, question))
  }
  return answerDesk<TaxQuestion, TaxAnswer>({
    pool,
    table: calculatedTaxes,
    onFault: async (error, { siteId, now, question: { calculator } }) => {
      onFault(error)
      if (!(error instanceof CalculatorFault) || error.kind === 'address') return
      const { kind, message: problem } = error
      await pool.forSite(siteId).run(writeProblem, { calculator, kind, problem, at: now, over: overBefore(now) })
    },
    overLimit: () =>
      new CalculatorFault(
        'unreachable',
        'More new carts and addresses came from one network than are calculated in a minute',
      ),
    serviceOf: ({ calculator }) => calculator,
    asker: async (siteId) => (question) => ask(siteId, question),
    faultOf: (error) =>
      error instanceof CalculatorFault
        ? { refusesQuestion: error.kind === 'question' || error.kind === 'address' }
        : undefined,
  })
}
