import type { AutomaticCalculator } from '@fairground/client/generated/fairground.automatic-taxes.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { paths } from '../paths.ts'
import { SettingAnchor } from '../settings/setting-anchor.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { CalculatorProblem } from './calculator-problem.tsx'

/** Calculators outside: if they are set up, and where to set them up. */
export function AutomaticCard({ calculators }: { calculators: readonly AutomaticCalculator[] }) {
  return (
    <SettingAnchor id="automatic-taxes">
      <Card title={t('admin.taxes.automatic')}>
        <div className="flex flex-col gap-3 text-admin">
          <p className="max-w-measure text-ink-2">{t('admin.taxes.automaticLead')}</p>
          <ul aria-label={t('admin.taxes.automatic')} className="flex flex-col gap-2">
            {calculators.map(({ appId, title, isSetUp, problem }) => (
              <li key={appId} className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{title}</span>
                <StatusPill tone={isSetUp ? 'success' : 'neutral'}>
                  {isSetUp ? t('admin.taxes.calculatorReady') : t('admin.taxes.calculatorWithoutKeys')}
                </StatusPill>
                <div className="basis-full empty:hidden">
                  <CalculatorProblem calculator={{ title, problem }} />
                </div>
              </li>
            ))}
          </ul>
          {calculators.some(({ isSetUp }) => !isSetUp) && (
            <p>
              <RouterLink href={paths.paymentSettings()} className="text-brand hover:underline">
                {t('admin.taxes.enterKeys')}
              </RouterLink>
            </p>
          )}
          <p className="max-w-measure text-ink-2">{t('admin.taxes.automaticNoAdvice')}</p>
        </div>
      </Card>
    </SettingAnchor>
  )
}
