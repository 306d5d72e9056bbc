import type { AutomaticCalculator } from '@fairground/client/generated/fairground.automatic-taxes.ts'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { t } from '../texts.ts'

type CalculatorFieldProps = {
  calculators: readonly AutomaticCalculator[]
  /** Id of the chosen one; empty: the rates that staff enter. */
  value: string
  onChange: (appId: string) => void
}

/** Chooses who finds the taxes of a region: one that is not set up is offered where it is chosen already. */
export function CalculatorField({ calculators, value, onChange }: CalculatorFieldProps) {
  const offered = calculators.filter(({ appId, isSetUp }) => isSetUp || appId === value)
  return (
    <AdminSelectField
      label={t('admin.taxes.calculator')}
      help={offered.length > 0 ? t('admin.taxes.calculatorHelp') : t('admin.taxes.calculatorNeedsKeys')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">{t('admin.taxes.ratesByHand')}</option>
      {offered.map(({ appId, title, isSetUp }) => (
        <option key={appId} value={appId}>
          {isSetUp ? title : t('admin.taxes.titleWithoutKeys', { title })}
        </option>
      ))}
    </AdminSelectField>
  )
}
