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
  /** Reason why the chosen one is gone. */
  gone?: string | undefined
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

/** The way to pay that is chosen, there or not: the first, until the buyer makes a choice. */
export const chosenWay = (ways: Ways, chosen: string | undefined): string | undefined =>
  chosen || rowsOf(ways)[0]?.value

export const titleOfWay = (ways: Ways, chosen: string | undefined): string | undefined =>
  rowsOf(ways).find(({ value }) => value === chosen)?.label

/** In place of the choices where no payment method takes the order as it is. */
export const NoWayToPay = ({ reasons }: { reasons: readonly string[] }) => (
  <div id="method" className="flex flex-col gap-2">
    <p className="font-medium">{t('checkout.noWayToPay')}</p>
    {reasons.map((reason) => (
      <p key={reason} className="text-small text-ink-2">
        {reason}
      </p>
    ))}
  </div>
)

export function PaymentChoices({ ways, chosen, gone, save, errors }: PaymentChoicesProps) {
  const rows = rowsOf(ways)
  const { methods } = ways
  const known = rows.some(({ value }) => value === chosen)
  const saving = methods.flatMap(({ method, saves }) => (saves ? [method] : []))
  return (
    <div id="method" className="group/more flex flex-col gap-2">
      {gone && !errors.method && <FieldError>{gone}</FieldError>}
      <ChoiceRows legend={t('checkout.howYouPay')}>
        {rows.map(({ value, label, detail, test, saves }, index) => (
          <ChoiceRow
            key={value}
            name="method"
            value={value}
            label={label}
            detail={detail}
            end={test ? t('checkout.test') : undefined}
            checked={known ? chosen === value : !gone && index === 0}
            more={saves}
          />
        ))}
      </ChoiceRows>
      {saving.length > 0 && <SaveTick methods={saving} checked={Boolean(save)} />}
      {errors.method && <FieldError>{errors.method}</FieldError>}
    </div>
  )
}
