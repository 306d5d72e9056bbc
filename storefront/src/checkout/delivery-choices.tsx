import { FieldError } from '@fairground/ui/field.tsx'
import { t } from '../texts.ts'
import type { DeliveryOptionView } from './checkout-view.ts'
import { ChoiceRow, ChoiceRows } from './choice-row.tsx'

type DeliveryChoicesProps = {
  options: readonly DeliveryOptionView[]
  /** Choice of the form that was sent; else the selected one. */
  chosen: string | undefined
  error: string | undefined
  onChoose: () => void
}

export function DeliveryChoices({ options, chosen, error, onChoose }: DeliveryChoicesProps) {
  return (
    <div id="delivery" className="flex flex-col gap-2">
      <ChoiceRows legend={t('checkout.delivery')}>
        {options.map(({ key, title, price, pickup, selected }) => (
          <ChoiceRow
            key={key}
            name="delivery"
            value={key}
            label={title}
            detail={pickup ? t('checkout.collect') : t('checkout.toTheAddressBelow')}
            end={price}
            checked={chosen ? chosen === key : selected}
            delivers={!pickup}
            onChoose={onChoose}
          />
        ))}
      </ChoiceRows>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
