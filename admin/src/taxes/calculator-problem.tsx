import type { AutomaticCalculator } from '@fairground/client/generated/fairground.automatic-taxes.ts'
import { TriangleAlert } from 'lucide-react'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'

/** Reason why a calculator did not calculate lately, and how often. */
export function CalculatorProblem({ calculator }: { calculator: Pick<AutomaticCalculator, 'title' | 'problem'> }) {
  const { dateTime } = useFormats()
  const { title, problem } = calculator
  if (!problem) return null
  const { times, firstDate, message } = problem
  return (
    <p className="flex max-w-measure items-start gap-2 text-admin text-warning">
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">
        {t('admin.taxes.calculatorProblem', { title, times, since: dateTime(firstDate), message })}
      </span>
    </p>
  )
}
