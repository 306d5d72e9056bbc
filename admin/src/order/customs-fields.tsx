import { AdminSelectField, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CountryField } from '../forms/country-field.tsx'
import type { UnitsLeft } from '../orders/units-left.ts'
import { t } from '../texts.ts'
import { type CustomsValues, customsMistakes, type ItemValues, itemOf } from './customs-values.ts'
import type { Units } from './unit-fields.tsx'

type CustomsFieldsProps = {
  lines: readonly UnitsLeft[]
  units: Units
  /** Country that the parcel leaves. */
  from: string
  values: CustomsValues
  /** Somebody pressed with a field that is wrong. */
  tried: boolean
  onChange: (values: CustomsValues) => void
}

const contentsNames: Readonly<Record<CustomsValues['contents'], string>> = {
  MERCHANDISE: t('admin.order.contentsSold'),
  GIFT: t('admin.order.contentsGift'),
  SAMPLE: t('admin.order.contentsSample'),
  DOCUMENTS: t('admin.order.contentsDocuments'),
  RETURN_MERCHANDISE: t('admin.order.contentsReturned'),
}
const undeliverableNames: Readonly<Record<CustomsValues['undeliverable'], string>> = {
  RETURN: t('admin.order.undeliverableReturn'),
  ABANDON: t('admin.order.undeliverableAbandon'),
}
const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))

/** Declaration of a parcel that passes customs. */
export function CustomsFields({ lines, units, from, values, tried, onChange }: CustomsFieldsProps) {
  const mistakes = tried ? customsMistakes(values, units, from) : new Set<string>()
  const changeItem = (id: string, change: Partial<ItemValues>) =>
    onChange({ ...values, items: { ...values.items, [id]: { ...itemOf(values, id, from), ...change } } })
  return (
    <FieldGroup legend={t('admin.order.customs')}>
      <p className="text-ink-2">{t('admin.order.customsHelp')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminSelectField
          label={t('admin.order.contents')}
          value={values.contents}
          onChange={({ currentTarget }) =>
            onChange({ ...values, contents: currentTarget.value as CustomsValues['contents'] /* a key of the names */ })
          }
        >
          {optionsOf(contentsNames)}
        </AdminSelectField>
        <AdminSelectField
          label={t('admin.order.undeliverable')}
          value={values.undeliverable}
          onChange={({ currentTarget }) =>
            onChange({
              ...values,
              undeliverable: currentTarget.value as CustomsValues['undeliverable'], // a key of the names
            })
          }
        >
          {optionsOf(undeliverableNames)}
        </AdminSelectField>
      </div>
      {lines
        .filter(({ line }) => (units[line.id] ?? 0) > 0)
        .map(({ line: { id, productName } }) => (
          <div key={id} className="grid gap-3 sm:grid-cols-2">
            <CountryField
              label={t('admin.order.originOf', { name: productName.original })}
              value={itemOf(values, id, from).originCountry}
              onChange={(originCountry) => changeItem(id, { originCountry })}
              error={mistakes.has(`${id} originCountry`) ? t('admin.order.chooseOrigin') : undefined}
            />
            <AdminTextField
              label={t('admin.order.tariffNumberOf', { name: productName.original })}
              optional
              inputMode="decimal"
              maxLength={14}
              value={itemOf(values, id, from).tariffNumber}
              onChange={({ currentTarget }) => changeItem(id, { tariffNumber: currentTarget.value })}
              error={mistakes.has(`${id} tariffNumber`) ? t('admin.order.wholeTariffNumber') : undefined}
            />
          </div>
        ))}
      <AdminTextField
        label={t('admin.order.signer')}
        help={t('admin.order.signerHelp')}
        autoComplete="name"
        maxLength={100}
        value={values.signer}
        onChange={({ currentTarget }) => onChange({ ...values, signer: currentTarget.value })}
        error={mistakes.has('signer') ? t('admin.order.enterSigner') : undefined}
      />
    </FieldGroup>
  )
}
