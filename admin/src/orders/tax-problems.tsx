import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { CalculatorProblem } from '../taxes/calculator-problem.tsx'
import { calculatorsQuery } from '../taxes/tax-queries.ts'
import { t } from '../texts.ts'

/** Calculators of taxes that fail, so that orders are taxed by the rates of their regions. Nothing where all is well. */
export function TaxProblems() {
  const failing = useQuery(calculatorsQuery()).data?.filter(({ problem }) => problem) ?? []
  if (failing.length === 0) return null
  return (
    <aside
      aria-label={t('admin.taxes.automatic')}
      className="mb-3 flex flex-col gap-2 rounded-card border border-border bg-surface px-4 py-3"
    >
      {failing.map((calculator) => (
        <CalculatorProblem key={calculator.appId} calculator={calculator} />
      ))}
      <RouterLink
        href={`${paths.taxes()}#automatic-taxes`}
        className="self-start text-admin text-brand hover:underline"
      >
        {t('admin.taxes.openTaxes')}
      </RouterLink>
    </aside>
  )
}
