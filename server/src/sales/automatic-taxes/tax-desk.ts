import type { Pool } from '../../db/database.ts'
import type { TaxesNeeded, TaxQuestion } from '../../ground/taxes-needed.ts'
import { answerDesk } from '../outside/answers.ts'
import { CalculatorFault, possibleAnswer, type TaxAnswer, type TaxCalculator } from './calculator.ts'
import { calculatedTaxes } from './settle-taxes.ts'

export interface TaxDeskDeps {
  readonly pool: Pick<Pool, 'forSite'>
  readonly calculators: ReadonlyMap<string, TaxCalculator>
  readonly onFault: (error: unknown) => void
}

/** Has the calculators answer what a read lacked. */
export function taxDesk({ pool, calculators, onFault }: TaxDeskDeps): (need: TaxesNeeded) => Promise<void> {
  const ask = async (siteId: string, question: TaxQuestion): Promise<TaxAnswer> => {
    const calculator = calculators.get(question.calculator)
    if (!calculator) throw new CalculatorFault('key', `There is no calculator ${question.calculator}`)
    return possibleAnswer(question, await calculator.calculate(siteId, question))
  }
  return answerDesk<TaxQuestion, TaxAnswer>({
    pool,
    table: calculatedTaxes,
    onFault,
    serviceOf: ({ calculator }) => calculator,
    asker: async (siteId) => (question) => ask(siteId, question),
    faultOf: (error) => (error instanceof CalculatorFault ? { refusesQuestion: error.kind === 'question' } : undefined),
  })
}
