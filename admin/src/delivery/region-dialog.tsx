import type { DeliveryProfile, DeliveryRegion } from '@fairground/client/generated/ecom.delivery-profile.ts'
import { namedPart, partName } from '@fairground/domain/delivery/country-parts.ts'
import { AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { X } from 'lucide-react'
import { AddCountry } from '../forms/add-country.tsx'
import { amountFault, wireAmount } from '../forms/amounts.ts'
import { countryName } from '../forms/country-names.ts'
import { plainFields } from '../forms/shared-edits.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { DeliveryDialog, NameField } from './delivery-dialog.tsx'
import { deliveryClient } from './delivery-queries.ts'
import { RATES_CARRIER } from './words.ts'

type RegionDialogProps = {
  profile: DeliveryProfile
  /** The one to change; absent adds one. */
  region: DeliveryRegion | undefined
  onClose: () => void
}

interface Destination {
  readonly countryCode: string
  /** Names or codes apart by commas. */
  readonly parts: string
}

/** Codes of parts that were written by name or by code; words that name none are taken for codes apart by spaces. */
const partsOf = ({ countryCode, parts }: Destination): string[] =>
  parts
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => namedPart(countryCode, part) ?? part.split(/\s+/))

const ratesCarrier = (region: DeliveryRegion | undefined) =>
  region?.deliveryCarriers.find(({ appId }) => appId === RATES_CARRIER)
const chargeOf = (region: DeliveryRegion | undefined): string =>
  ratesCarrier(region)?.additionalCharges?.[0]?.amount ?? ''

const placeOf = (region: DeliveryRegion | undefined) => ({
  name: region?.name ?? '',
  active: region?.active ?? true,
  destinations: (region?.destinations ?? []).map(
    ({ countryCode, subdivisions = [] }): Destination => ({
      countryCode,
      parts: subdivisions.map((part) => partName(countryCode, part)).join(', '),
    }),
  ),
})

interface RegionValues {
  readonly name: string
  readonly active: boolean
  readonly destinations: readonly Destination[]
  readonly handling: string
}

const fields = plainFields<RegionValues>(
  {
    name: t('admin.delivery.name'),
    destinations: t('admin.delivery.countries'),
    handling: t('admin.delivery.handlingCharge'),
    active: t('admin.delivery.weDeliverThere'),
  },
  {
    destinations: (destinations) =>
      destinations.length === 0
        ? t('admin.delivery.everywhereElse')
        : destinations
            .map(({ countryCode, parts }) => countryName(countryCode) + (parts.trim() && ` (${parts})`))
            .join(', '),
  },
)

/** Saves a region, and what handling costs there where that has changed. */
async function saveRegion(
  profile: DeliveryProfile,
  region: DeliveryRegion | undefined,
  { name, active, destinations, handling }: RegionValues,
  show: (stored: Partial<RegionValues>) => void,
) {
  const { deliveryProfile } = deliveryClient
  const deliveryProfileId = profile.id
  const countries = destinations.map((one) => ({ countryCode: one.countryCode, subdivisions: partsOf(one) }))
  const place = { name: name.trim(), active, destinations: countries }
  if (!region) return deliveryProfile.addDeliveryRegion({ deliveryProfileId, deliveryRegion: place })
  const answer = await deliveryProfile.updateDeliveryRegion({
    deliveryProfileId,
    deliveryRegion: { id: region.id, ...place },
    revision: profile.revision,
  })
  const amount = wireAmount(handling)
  if (!ratesCarrier(region) || amount === chargeOf(region)) return answer
  show(placeOf(answer.deliveryProfile.deliveryRegions.find(({ id }) => id === region.id)))
  return deliveryProfile.updateDeliveryCarrier({
    deliveryRegionId: region.id,
    deliveryCarrier: {
      appId: RATES_CARRIER,
      additionalCharges: amount ? [{ description: t('admin.delivery.handling'), amount }] : [],
    },
  })
}

/** Adds a region to a profile, or changes one: its countries, and what handling costs there. */
export function RegionDialog({ profile, region, onClose }: RegionDialogProps) {
  const { currency } = useFormats()
  const carrier = ratesCarrier(region)
  const faultOf = ({ handling }: RegionValues) => (handling.trim() === '' ? undefined : amountFault(handling, currency))
  return (
    <DeliveryDialog<RegionValues>
      edited={region}
      name={region?.name}
      adding={t('admin.delivery.addARegion')}
      submit={t('admin.delivery.saveRegion')}
      done={t('admin.delivery.regionSaved')}
      stored={{ ...placeOf(region), handling: chargeOf(region) }}
      fields={fields}
      isGood={(values) => values.name.trim() !== '' && !faultOf(values)}
      run={(values, show) => saveRegion(profile, region, values, show)}
      onClose={onClose}
    >
      {({ values, edit, tried }) => (
        <>
          <NameField value={values.name} tried={tried} onChange={(name) => edit({ name })} />
          <CountryFields destinations={values.destinations} onChange={(destinations) => edit({ destinations })} />
          {carrier && (
            <AdminTextField
              label={t('admin.delivery.handlingCharge')}
              help={t('admin.delivery.addedToEveryRate')}
              optional
              suffix={currency}
              inputMode="decimal"
              autoComplete="off"
              value={values.handling}
              onChange={({ currentTarget }) => edit({ handling: currentTarget.value })}
              error={tried ? faultOf(values) : undefined}
            />
          )}
          <CheckboxField
            label={t('admin.delivery.weDeliverThere')}
            checked={values.active}
            onChange={({ currentTarget }) => edit({ active: currentTarget.checked })}
          />
        </>
      )}
    </DeliveryDialog>
  )
}

type CountryFieldsProps = {
  destinations: readonly Destination[]
  onChange: (destinations: readonly Destination[]) => void
}

/** Countries of a region, whole or in parts. */
function CountryFields({ destinations, onChange }: CountryFieldsProps) {
  return (
    <FieldGroup legend={t('admin.delivery.countries')}>
      {destinations.length === 0 && <p className="text-admin text-ink-2">{t('admin.delivery.everywhereElse')}</p>}
      {destinations.map(({ countryCode, parts }) => (
        <div key={countryCode} className="flex items-end gap-2">
          <div className="grow">
            <AdminTextField
              label={countryName(countryCode)}
              placeholder={t('admin.delivery.wholeCountry')}
              help={t('admin.delivery.partsHelp')}
              autoComplete="off"
              value={parts}
              onChange={({ currentTarget }) =>
                onChange(
                  destinations.map((one) =>
                    one.countryCode === countryCode ? { countryCode, parts: currentTarget.value } : one,
                  ),
                )
              }
            />
          </div>
          <IconButton
            size="sm"
            label={t('admin.delivery.removeName', { name: countryName(countryCode) })}
            icon={<X aria-hidden="true" size={16} />}
            onClick={() => onChange(destinations.filter((one) => one.countryCode !== countryCode))}
          />
        </div>
      ))}
      <AddCountry
        taken={destinations.map(({ countryCode }) => countryCode)}
        onAdd={(code) => onChange([...destinations, { countryCode: code, parts: '' }])}
      />
    </FieldGroup>
  )
}
