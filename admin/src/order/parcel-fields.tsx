import type { GetLabelOptionsResponse } from '@fairground/client/generated/fairground.shipping-labels.ts'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { packagingNames } from '../delivery/live-words.ts'
import { t } from '../texts.ts'
import { type ParcelValues, packaged, SIDES, wrongParcelFields } from './label-values.ts'

type ParcelFieldsProps = {
  options: GetLabelOptionsResponse
  values: ParcelValues
  /** Somebody pressed with a field that is wrong. */
  tried: boolean
  onChange: (change: Partial<ParcelValues>) => void
}

const names = {
  length: t('admin.delivery.length'),
  width: t('admin.delivery.width'),
  height: t('admin.delivery.height'),
  weight: t('admin.order.parcelWeight'),
} as const

/** Packaging, sides, weight and sender of a parcel. */
export function ParcelFields({ options, values, tried, onChange }: ParcelFieldsProps) {
  const wrong = wrongParcelFields(values)
  const isPounds = options.weightUnit === 'LB'
  const number = (field: keyof typeof names, suffix: string) => (
    <AdminTextField
      key={field}
      label={names[field]}
      suffix={suffix}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={values[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
      error={tried && wrong.has(field) ? t('admin.order.moreThanZero') : undefined}
    />
  )
  return (
    <div className="flex flex-col gap-3">
      <Packaging options={options} values={values} onChange={onChange} />
      {values.packageType === 'CUSTOM' && (
        <div className="grid grid-cols-3 gap-3">{SIDES.map((side) => number(side, isPounds ? 'in' : 'cm'))}</div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {number('weight', isPounds ? 'lb' : 'kg')}
        {options.shipFroms.length > 1 && (
          <AdminSelectField
            label={t('admin.delivery.shipFrom')}
            value={values.locationId}
            onChange={({ currentTarget }) => onChange({ locationId: currentTarget.value })}
          >
            {options.shipFroms.map(({ locationId, name }) => (
              <option key={locationId} value={locationId}>
                {name}
              </option>
            ))}
          </AdminSelectField>
        )}
      </div>
    </div>
  )
}

/** Packaging that the shop has named first, then the carrier's. */
function Packaging({ options, values, onChange }: Omit<ParcelFieldsProps, 'tried'>) {
  const choices = [
    ...options.packages.map((one) => ({
      name: one.name ?? t('admin.delivery.package'),
      change: { ...packaged(one), locationId: one.locationId },
    })),
    { name: t('admin.delivery.ownPackaging'), change: { packageType: 'CUSTOM' as const } },
    ...Object.entries(packagingNames).map(([type, name]) => ({
      name,
      change: { packageType: type as ParcelValues['packageType'] /* a key of the names */ },
    })),
  ]
  const chosen = choices.findIndex(({ change }) =>
    Object.entries(change).every(([field, value]) => values[field as keyof ParcelValues] === value),
  )
  return (
    <AdminSelectField
      label={t('admin.delivery.packaging')}
      value={String(Math.max(chosen, 0))}
      onChange={({ currentTarget }) => onChange(choices[Number(currentTarget.value)]?.change ?? {})}
    >
      {choices.map(({ name }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the choices stand as they are
        <option key={i} value={i}>
          {name}
        </option>
      ))}
    </AdminSelectField>
  )
}
