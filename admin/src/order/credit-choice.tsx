import { MoneyChoice } from '../forms/money-choice.tsx'
import { t } from '../texts.ts'

type CreditChoiceProps = { email: string | undefined; credit: boolean; onChange: (credit: boolean) => void }

/** Money goes back as it came, or the buyer gets a gift card of it, which an order without an address cannot have. */
export function CreditChoice({ email, credit, onChange }: CreditChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-medium">{t('admin.order.howItGoesBack')}</legend>
      <MoneyChoice
        checked={!credit}
        onChoose={() => onChange(false)}
        label={t('admin.order.asItWasPaid')}
        help={t('admin.order.asItWasPaidHelp')}
      />
      <MoneyChoice
        checked={credit}
        disabled={email === undefined}
        onChoose={() => onChange(true)}
        label={t('admin.order.asCredit')}
        help={email === undefined ? t('admin.order.creditNeedsEmail') : t('admin.order.asCreditHelp', { email })}
      />
    </fieldset>
  )
}
