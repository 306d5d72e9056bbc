import { AdminField, AdminInput, AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { X } from 'lucide-react'
import { useFormats } from '../session/me.ts'
import { siteSettingsQuery } from '../settings/site-settings-client.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { type RateBasis, type RateMistakes, type RateValues, rateMistakes, type Tier } from './rate-values.ts'

const bases = (): [RateBasis, string][] => [
  ['flat', t('admin.delivery.oneAmount')],
  ['weight', t('admin.delivery.byWeight')],
  ['price', t('admin.delivery.byOrderValue')],
  ['quantity', t('admin.delivery.byNumberOfItems')],
]

/** Rates as they are typed: "By weight, From 0: 4.50, From 5: 6, Free from 60". */
export const ratesText = ({ basis, amount, tiers, forEach, freeFrom }: RateValues): string =>
  [
    bases().find(([one]) => one === basis)?.[1] ?? t('admin.delivery.asSetByAProgram'),
    ...(basis === 'flat' ? [amount] : tiers.map((tier) => `${t('admin.delivery.from')} ${tier.from}: ${tier.amount}`)),
    forEach && t('admin.delivery.chargedForEachItem'),
    freeFrom && `${t('admin.delivery.freeFrom')} ${freeFrom}`,
  ]
    .filter(Boolean)
    .join(', ')

type RateFieldsProps = { values: RateValues; tried: boolean; onChange: (values: RateValues) => void }

/** Price of a delivery: one amount or tiers, for the order or each item, and free from an amount on. */
export function RateFields({ values, tried, onChange }: RateFieldsProps) {
  const { currency } = useFormats()
  const { weightUnit } = useLoaded(siteSettingsQuery())
  const { basis, amount, tiers, forEach, freeFrom } = values
  const unit = basis === 'weight' ? weightUnit.toLowerCase() : basis === 'price' ? currency : ''
  const mistakes = tried ? rateMistakes(values, currency) : undefined
  const edit = (change: Partial<RateValues>) => onChange({ ...values, ...change })
  const choose = (next: RateBasis) =>
    edit({ basis: next, tiers: next === 'flat' || tiers.length > 0 ? tiers : [{ from: '0', amount }] })
  return (
    <>
      <AdminSelectField
        label={t('admin.delivery.price')}
        value={basis}
        onChange={({ currentTarget }) => choose(currentTarget.value as RateBasis)}
      >
        {bases().map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {basis === 'other' && <option value="other">{t('admin.delivery.asSetByAProgram')}</option>}
      </AdminSelectField>
      {basis === 'flat' && (
        <AdminTextField
          label={t('admin.delivery.amount')}
          suffix={currency}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={mistakes?.amount}
          onChange={({ currentTarget }) => edit({ amount: currentTarget.value })}
        />
      )}
      {basis !== 'flat' && basis !== 'other' && (
        <TierFields
          tiers={tiers}
          mistakes={mistakes}
          unit={unit}
          currency={currency}
          onChange={(next) => edit({ tiers: next })}
        />
      )}
      {basis !== 'other' && (
        <>
          <CheckboxField
            label={t('admin.delivery.chargedForEachItem')}
            checked={forEach}
            onChange={({ currentTarget }) => edit({ forEach: currentTarget.checked })}
          />
          <AdminTextField
            label={t('admin.delivery.freeFrom')}
            optional
            suffix={currency}
            inputMode="decimal"
            autoComplete="off"
            value={freeFrom}
            error={mistakes?.freeFrom}
            onChange={({ currentTarget }) => edit({ freeFrom: currentTarget.value })}
          />
        </>
      )}
    </>
  )
}

type TierFieldsProps = {
  tiers: readonly Tier[]
  mistakes: RateMistakes | undefined
  unit: string
  currency: string
  onChange: (tiers: readonly Tier[]) => void
}

/** Steps, each with its lower bound and its amount. */
function TierFields({ tiers, mistakes, unit, currency, onChange }: TierFieldsProps) {
  const editTier = (at: number, change: Partial<Tier>) =>
    onChange(tiers.map((tier, i) => (i === at ? { ...tier, ...change } : tier)))
  return (
    <div className="flex flex-col gap-2">
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier has no name but its place.
        <div key={at} className="flex items-start gap-2">
          <AdminField label={t('admin.delivery.from')} error={mistakes?.tiers[at]?.from}>
            {(wiring) => (
              <AdminInput
                {...wiring}
                suffix={unit}
                inputMode="decimal"
                value={tier.from}
                onChange={({ currentTarget }) => editTier(at, { from: currentTarget.value })}
              />
            )}
          </AdminField>
          <AdminField label={t('admin.delivery.amount')} error={mistakes?.tiers[at]?.amount}>
            {(wiring) => (
              <AdminInput
                {...wiring}
                suffix={currency}
                inputMode="decimal"
                value={tier.amount}
                onChange={({ currentTarget }) => editTier(at, { amount: currentTarget.value })}
              />
            )}
          </AdminField>
          <IconButton
            size="sm"
            label={t('admin.delivery.removeTier', { n: String(at + 1) })}
            icon={<X aria-hidden="true" size={16} />}
            onClick={() => onChange(tiers.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      {mistakes?.noTier && <FieldError>{mistakes.noTier}</FieldError>}
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        onClick={() => onChange([...tiers, { from: '', amount: '' }])}
      >
        {t('admin.delivery.addTier')}
      </Button>
    </div>
  )
}
