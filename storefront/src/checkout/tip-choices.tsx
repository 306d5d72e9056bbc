import { Button } from '@fairground/ui/button.tsx'
import { TextField } from '@fairground/ui/text-field.tsx'
import { t } from '../texts.ts'
import type { Values } from './checkout-form.ts'
import { ChoiceRow, ChoiceRows } from './choice-row.tsx'
import { NO_TIP, OWN_TIP, type TipsView } from './tip-names.ts'

type TipChoicesProps = {
  tips: TipsView
  /** Choice of the form that was sent; else the one that the checkout holds. */
  values: Partial<Values>
  error: string | undefined
  onChoose: () => void
}

/** Tips as rows; the amount of one's own has a field while its row is chosen. */
export function TipChoices({ tips, values, error, onChoose }: TipChoicesProps) {
  const chosen = values.tip || tips.chosen
  return (
    <div id="tip" data-part="tips" className="group/more flex flex-col gap-3">
      <h3 className="font-display text-h3">{t('checkout.tipLegend')}</h3>
      <ChoiceRows legend={t('checkout.tipLegend')}>
        <ChoiceRow
          name="tip"
          value={NO_TIP}
          label={t('checkout.noTip')}
          checked={chosen === NO_TIP}
          onChoose={onChoose}
        />
        {tips.options.map(({ key, label, amount, isSuggested }) => (
          <ChoiceRow
            key={key}
            name="tip"
            value={key}
            label={label}
            detail={isSuggested ? t('checkout.suggestedTip') : undefined}
            end={amount}
            checked={chosen === key}
            onChoose={onChoose}
          />
        ))}
        {tips.own && (
          <ChoiceRow name="tip" value={OWN_TIP} label={t('checkout.otherTip')} checked={chosen === OWN_TIP} more />
        )}
      </ChoiceRows>
      {tips.own && (
        <div className="hidden group-has-[[data-more]:checked]/more:block">
          <TextField
            id="tipAmount"
            name="tipAmount"
            label={tips.own}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={values.tipAmount ?? tips.amount}
            error={error}
          />
        </div>
      )}
      <noscript>
        <Button type="submit" name="intent" value="keep" variant="secondary" className="self-start">
          {t('checkout.updateTotal')}
        </Button>
      </noscript>
    </div>
  )
}
