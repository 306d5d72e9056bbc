import type { PaymentMethodLimits } from '@fairground/client/generated/fairground.payment-settings.ts'
import { MethodDelivery, MethodItem } from '@fairground/contract/enumerations/payments.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { AddCountry } from '../forms/add-country.tsx'
import { amountFault, isMore, wireAmount } from '../forms/amounts.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { countryName } from '../forms/country-names.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { deliveryWords, itemWords } from './method-limits-words.ts'

interface LimitsDialogProps {
  /** As buyers read it. */
  readonly title: string
  readonly limits: PaymentMethodLimits
  /** ISO 4217, of the amounts. */
  readonly currency: string
  readonly save: (limits: PaymentMethodLimits) => Promise<unknown>
  readonly onClose: () => void
}

/** Purchases that a payment method takes. Ticks that are all on, and fields that are empty, limit nothing. */
export function LimitsDialog({ title, limits, currency, save, onClose }: LimitsDialogProps) {
  const [values, setValues] = useState(() => valuesOf(limits))
  const [tried, setTried] = useState(false)
  const change = useChange({ run: save, done: t('admin.settings.saved'), onDone: onClose })
  const edit = (part: Partial<Values>) => setValues({ ...values, ...part })
  const faults = faultsOf(values, currency)
  const shown = tried ? faults : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faults).length === 0) change.mutate(limitsOf(values))
  }
  return (
    <ChangeDialog
      title={t('admin.settings.limitsOf', { title })}
      description={t('admin.settings.limitsHelp')}
      submit={t('admin.settings.saveLimits')}
      pending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Countries chosen={values.countries} onChange={(countries) => edit({ countries })} />
      <AmountField
        label={t('admin.settings.leastAmount')}
        currency={currency}
        value={values.minimumAmount}
        error={shown.minimumAmount}
        onChange={(minimumAmount) => edit({ minimumAmount })}
      />
      <AmountField
        label={t('admin.settings.greatestAmount')}
        currency={currency}
        value={values.maximumAmount}
        error={shown.maximumAmount}
        onChange={(maximumAmount) => edit({ maximumAmount })}
      />
      <Ticks
        legend={t('admin.settings.limitDeliveries')}
        all={MethodDelivery}
        wordsOf={deliveryWords}
        chosen={values.deliveries}
        error={shown.deliveries}
        onChange={(deliveries) => edit({ deliveries })}
      />
      <Ticks
        legend={t('admin.settings.limitItems')}
        all={MethodItem}
        wordsOf={itemWords}
        chosen={values.items}
        error={shown.items}
        onChange={(items) => edit({ items })}
      />
    </ChangeDialog>
  )
}

interface Values {
  readonly countries: readonly string[]
  readonly minimumAmount: string
  readonly maximumAmount: string
  readonly deliveries: readonly MethodDelivery[]
  readonly items: readonly MethodItem[]
}

const valuesOf = ({ countries, minimumAmount, maximumAmount, deliveries, items }: PaymentMethodLimits): Values => ({
  countries: countries ?? [],
  minimumAmount: minimumAmount ?? '',
  maximumAmount: maximumAmount ?? '',
  deliveries: deliveries ?? MethodDelivery,
  items: items ?? MethodItem,
})

const limitsOf = ({ countries, minimumAmount, maximumAmount, deliveries, items }: Values): PaymentMethodLimits =>
  present({
    countries: countries.length > 0 ? [...countries] : undefined,
    minimumAmount: wireAmount(minimumAmount) || undefined,
    maximumAmount: wireAmount(maximumAmount) || undefined,
    deliveries: deliveries.length < MethodDelivery.length ? [...deliveries] : undefined,
    items: items.length < MethodItem.length ? [...items] : undefined,
  })

type Faults = Partial<Record<keyof Values, string>>

const faultsOf = ({ minimumAmount, maximumAmount, deliveries, items }: Values, currency: string): Faults => {
  const amount = (text: string) => (text.trim() === '' ? undefined : amountFault(text, currency))
  return present({
    minimumAmount: amount(minimumAmount),
    maximumAmount:
      amount(maximumAmount) ??
      (isMore(minimumAmount, maximumAmount, currency) ? t('admin.settings.belowLeastAmount') : undefined),
    deliveries: deliveries.length === 0 ? t('admin.settings.tickOne') : undefined,
    items: items.length === 0 ? t('admin.settings.tickOne') : undefined,
  })
}

function Countries({ chosen, onChange }: { chosen: readonly string[]; onChange: (codes: readonly string[]) => void }) {
  return (
    <FieldGroup legend={t('admin.settings.limitCountries')}>
      {chosen.length === 0 && <p className="text-admin text-ink-2">{t('admin.settings.everyCountry')}</p>}
      {chosen.map((code) => (
        <div key={code} className="flex items-center justify-between gap-2 text-admin">
          {countryName(code)}
          <IconButton
            size="sm"
            label={t('admin.delivery.removeName', { name: countryName(code) })}
            icon={<X aria-hidden="true" size={16} />}
            onClick={() => onChange(chosen.filter((one) => one !== code))}
          />
        </div>
      ))}
      <AddCountry taken={chosen} onAdd={(code) => onChange([...chosen, code])} />
    </FieldGroup>
  )
}

interface AmountFieldProps {
  readonly label: string
  readonly currency: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const AmountField = ({ label, currency, value, error, onChange }: AmountFieldProps) => (
  <AdminTextField
    label={label}
    optional
    suffix={currency}
    inputMode="decimal"
    autoComplete="off"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    error={error}
  />
)

interface TicksProps<T extends string> {
  readonly legend: string
  readonly all: readonly T[]
  readonly wordsOf: (one: T) => string
  readonly chosen: readonly T[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly T[]) => void
}

function Ticks<T extends string>({ legend, all, wordsOf, chosen, error, onChange }: TicksProps<T>) {
  return (
    <FieldGroup legend={legend}>
      {all.map((one) => (
        <CheckboxField
          key={one}
          label={wordsOf(one)}
          checked={chosen.includes(one)}
          onChange={({ currentTarget }) =>
            onChange(all.filter((other) => (other === one ? currentTarget.checked : chosen.includes(other))))
          }
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </FieldGroup>
  )
}
