import type { ListPaymentMethodsResponse } from '@fairground/client/generated/fairground.payments.ts'
import { FieldError } from '@fairground/ui/field.tsx'
import { t } from '../texts.ts'
import type { FieldErrors } from './checkout-form.ts'
import { ChoiceRow, ChoiceRows } from './choice-row.tsx'
import { SaveTick } from './save-part.ts'
import { choiceOf, expiryOf, labelOf } from './saved-means.ts'

/** Ways to pay: what a member saved, then the methods. */
export type Ways = Pick<ListPaymentMethodsResponse, 'methods' | 'saved'>

type PaymentChoicesProps = {
  ways: Ways
  chosen: string | undefined
  /** Tick to save, as it was. */
  save?: string | undefined
  errors: FieldErrors
}

function rowsOf({ methods, saved }: Ways) {
  const testOf = (name: string) => methods.some(({ method, test }) => test && method === name)
  return [
    ...saved.map((one) => ({
      value: choiceOf(one),
      label: labelOf(one),
      detail: expiryOf(one),
      test: testOf(one.method),
      saves: false,
    })),
    ...methods.map(({ method, title, description, test, saves }) => ({
      value: method,
      label: title,
      detail: description,
      test,
      saves,
    })),
  ]
}

/** Title of the way to pay that is chosen: the first, until the buyer makes a choice. */
export function titleOfWay(ways: Ways, chosen: string | undefined): string | undefined {
  const rows = rowsOf(ways)
  return (rows.find(({ value }) => value === chosen) ?? rows[0])?.label
}

export function PaymentChoices({ ways, chosen, save, errors }: PaymentChoicesProps) {
  const rows = rowsOf(ways)
  const { methods } = ways
  const known = rows.some(({ value }) => value === chosen)
  const saving = methods.flatMap(({ method, saves }) => (saves ? [method] : []))
  return (
    <div id="method" className="group/more flex flex-col gap-2">
      <ChoiceRows legend={t('checkout.howYouPay')}>
        {rows.map(({ value, label, detail, test, saves }, index) => (
          <ChoiceRow
            key={value}
            name="method"
            value={value}
            label={label}
            detail={detail}
            end={test ? t('checkout.test') : undefined}
            checked={known ? chosen === value : index === 0}
            more={saves}
          />
        ))}
      </ChoiceRows>
      {saving.length > 0 && <SaveTick methods={saving} checked={Boolean(save)} />}
      {errors.method && <FieldError>{errors.method}</FieldError>}
    </div>
  )
}
