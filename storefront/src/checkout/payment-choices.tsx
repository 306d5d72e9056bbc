import type { PaymentMethod } from '@fairground/client/generated/fairground.payments.ts'
import { FieldError } from '@fairground/ui/field.tsx'
import { t } from '../texts.ts'
import type { FieldErrors } from './checkout-form.ts'
import { ChoiceRow, ChoiceRows } from './choice-row.tsx'

type PaymentChoicesProps = {
  methods: readonly PaymentMethod[]
  chosen: string | undefined
  errors: FieldErrors
}

export function PaymentChoices({ methods, chosen, errors }: PaymentChoicesProps) {
  return (
    <div id="method" className="flex flex-col gap-2">
      <ChoiceRows legend={t('checkout.howYouPay')}>
        {methods.map(({ method, title, description, test }, index) => (
          <ChoiceRow
            key={method}
            name="method"
            value={method}
            label={title}
            detail={description}
            end={test ? t('checkout.test') : undefined}
            checked={chosen ? chosen === method : index === 0}
          />
        ))}
      </ChoiceRows>
      {errors.method && <FieldError>{errors.method}</FieldError>}
    </div>
  )
}
