import type { ListPaymentMethodsResponse } from '@fairground/client/generated/fairground.payments.ts'
import { FieldError } from '@fairground/ui/field.tsx'
import { t } from '../texts.ts'
import type { FieldErrors } from './checkout-form.ts'
import { ChoiceRow, ChoiceRows } from './choice-row.tsx'
import { SaveTick } from './save-part.ts'
import { choiceOf, expiryOf, labelOf, nameOfMethod } from './saved-means.ts'

/** Ways to pay: what a member saved, then the methods. */
export type Ways = Pick<ListPaymentMethodsResponse, 'methods' | 'saved'> & {
  /** Reasons why the other methods are not among them, by their names. */
  readonly gone?: Readonly<Record<string, string>>
  /** In place of the choices where no method takes the order. */
  readonly none?: string | undefined
}

type PaymentChoicesProps = {
  ways: Ways
  chosen: string | undefined
  /** Tick to save, as it was. */
  save?: string | undefined
  errors: FieldErrors
}

interface Row {
  readonly value: string
  readonly label: string
  readonly detail: string | undefined
  readonly test: boolean
  readonly saves?: boolean
}

const rowsOf = ({ methods, saved }: Ways): Row[] => [
  ...saved.map((one) => ({
    value: choiceOf(one),
    label: labelOf(one),
    detail: expiryOf(one),
    test: methods.some(({ method, test }) => test && method === one.method),
  })),
  ...methods.map(({ method, title, description, test, saves }) => ({
    value: method,
    label: title,
    detail: description,
    test,
    saves,
  })),
]

/** The way to pay that is chosen, there or not: the first, until the buyer makes a choice. */
export const chosenWay = (ways: Ways, chosen: string): string => chosen || (rowsOf(ways)[0]?.value ?? '')

export const titleOfWay = (ways: Ways, chosen: string | undefined): string | undefined =>
  rowsOf(ways).find(({ value }) => value === chosen)?.label

export function PaymentChoices({ ways, chosen = '', save, errors }: PaymentChoicesProps) {
  const rows = rowsOf(ways)
  const { methods } = ways
  const gone = ways.gone?.[nameOfMethod({ method: chosen })]
  const mistake = errors.method ?? ways.none ?? gone
  const known = gone || rows.some(({ value }) => value === chosen)
  const checked = known ? chosen : rows[0]?.value
  const saving = methods.flatMap(({ method, saves }) => (saves ? [method] : []))
  return (
    <div id="method" className="group/more flex flex-col gap-2">
      {rows[0] && (
        <ChoiceRows legend={t('checkout.howYouPay')}>
          {rows.map(({ value, label, detail, test, saves }) => (
            <ChoiceRow
              key={value}
              name="method"
              value={value}
              label={label}
              detail={detail}
              end={test ? t('checkout.test') : undefined}
              checked={value === checked}
              more={saves}
            />
          ))}
        </ChoiceRows>
      )}
      {saving[0] && <SaveTick methods={saving} checked={Boolean(save)} />}
      {mistake && <FieldError>{mistake}</FieldError>}
    </div>
  )
}
