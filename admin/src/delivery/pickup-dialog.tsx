import type { DeliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { PickupLocation } from '@fairground/client/generated/ecom.pickup-locations.ts'
import type { GetPickupTimesResponse } from '@fairground/client/generated/fairground.delivery-times.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminSelectField, AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CountryField } from '../forms/country-field.tsx'
import { countryName } from '../forms/country-names.ts'
import { latestOf } from '../forms/latest-of.ts'
import { plainFields, shownValue } from '../forms/shared-edits.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { DeliveryDialog, NameField } from './delivery-dialog.tsx'
import { deliveryClient, olderRevision, pickupTimesQuery } from './delivery-queries.ts'
import { areWindows, ClosedDates, HoursFields, windowsInWords, windowsOf, windowsText } from './hours-fields.tsx'
import { RateFields, ratesText } from './rate-fields.tsx'
import { fromRates, isComplete, noRates, toRates } from './rate-values.ts'
import { RegionChoice, regionNames } from './region-choice.tsx'

type PickupDialogProps = {
  profiles: readonly DeliveryProfile[]
  places: readonly PickupLocation[]
  /** The place to change; absent makes one. */
  place: PickupLocation | undefined
  onClose: () => void
}

/** A place of pick-up with its hours, which are read first. */
export function PickupDialog({ profiles, places, place, onClose }: PickupDialogProps) {
  /** The new place once it is stored: if its hours are refused then, another try changes it instead of adding a second one. */
  const [made, setMade] = useState<PickupLocation>()
  const known = place ?? (made && latestOf(places, made))
  const { data: times } = useQuery({ ...pickupTimesQuery(known?.id ?? ''), enabled: known !== undefined })
  const { currency } = useFormats()
  if (place && !times) return null
  return (
    <DeliveryDialog<Values>
      edited={known}
      name={place?.name}
      adding={t('admin.delivery.addAPlace')}
      submit={t('admin.delivery.savePlace')}
      done={t('admin.delivery.placeSaved')}
      stored={{ ...placeValues(known, profiles), ...timesValues(times) }}
      fields={fieldsOf(profiles)}
      isGood={(values) =>
        values.name.trim() !== '' &&
        isComplete(values.rates, currency) &&
        areWindows(values.windows) &&
        isLead(leadOf(values))
      }
      run={async (values, show) => {
        const saved = await savePlace(known, times, values)
        setMade(saved)
        show(placeValues(saved, profiles))
        return saveTimes(saved, values)
      }}
      onClose={onClose}
    >
      {({ values, edit, tried }) => (
        <>
          <PlaceFields values={values} tried={tried} onChange={edit} />
          <HoursFields
            legend={t('admin.delivery.openingHours')}
            none={t('admin.delivery.alwaysOpen')}
            add={t('admin.delivery.addHours')}
            windows={values.windows}
            tried={tried}
            onChange={(windows) => edit({ windows })}
          />
          <ClosedDates dates={values.closed} onChange={(closed) => edit({ closed })} />
          <RateFields values={values.rates} tried={tried} onChange={(rates) => edit({ rates })} />
          <RegionChoice profiles={profiles} chosen={values.regions} onChange={(regions) => edit({ regions })} />
          <CheckboxField
            label={t('admin.delivery.offeredAtCheckout')}
            checked={values.active}
            onChange={({ currentTarget }) => edit({ active: currentTarget.checked })}
          />
        </>
      )}
    </DeliveryDialog>
  )
}

async function savePlace(
  place: PickupLocation | undefined,
  times: GetPickupTimesResponse | undefined,
  values: Values,
): Promise<PickupLocation> {
  const { pickupLocations } = deliveryClient
  const chosen = { deliveryRegionIds: [...values.regions], ...present({ rates: toRates(values.rates) }) }
  const { pickupLocation } = place
    ? await pickupLocations.updatePickupLocation({
        pickupLocation: {
          id: place.id,
          revision: olderRevision(place, times),
          ...changesOf(values, place),
          ...chosen,
        },
      })
    : await pickupLocations.createPickupLocation({ pickupLocation: { ...placeOf(values), ...chosen } })
  return pickupLocation
}

const saveTimes = ({ id, revision }: PickupLocation, values: Values): Promise<unknown> =>
  deliveryClient.deliveryTimes.setPickupTimes({
    pickupLocationId: id,
    revision,
    leadMinutes: Math.round(leadOf(values)),
    openingHours: windowsOf(values.windows),
    closedDates: [...values.closed],
    pickupMethod: values.method,
  })

const placeValues = (place: PickupLocation | undefined, profiles: readonly DeliveryProfile[]) => {
  const { addressLine, city, postalCode, country } = place?.address ?? {}
  return {
    name: place?.name ?? '',
    addressLine: addressLine ?? '',
    city: city ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
    instructions: place?.instructions ?? '',
    active: place?.active ?? true,
    rates: place ? fromRates(place.rates) : { ...noRates, amount: '0' },
    regions: place?.deliveryRegionIds ?? profiles.flatMap((one) => one.deliveryRegions.map(({ id }) => id)),
  }
}

const timesValues = (times: GetPickupTimesResponse | undefined) => ({
  leadHours: String((times?.leadMinutes ?? 0) / 60),
  method: times?.pickupMethod ?? ('STORE_PICKUP' as const),
  windows: windowsText(times?.openingHours ?? []),
  closed: times?.closedDates ?? [],
})

type Values = ReturnType<typeof placeValues> & ReturnType<typeof timesValues>

const methods: Readonly<Record<Values['method'], string>> = {
  STORE_PICKUP: t('admin.delivery.we'),
  PICKUP_POINT: t('admin.delivery.aPickupPoint'),
}

const fieldsOf = (profiles: readonly DeliveryProfile[]) =>
  plainFields<Values>(
    {
      name: t('admin.delivery.nameThatBuyersRead'),
      addressLine: t('admin.delivery.street'),
      postalCode: t('admin.delivery.postcode'),
      city: t('admin.delivery.town'),
      country: t('admin.delivery.country'),
      instructions: t('admin.delivery.instructions'),
      method: t('admin.delivery.whoHandsItOver'),
      leadHours: t('admin.delivery.leadTime'),
      windows: t('admin.delivery.openingHours'),
      closed: t('admin.delivery.closedDays'),
      rates: t('admin.delivery.price'),
      regions: t('admin.delivery.offeredIn'),
      active: t('admin.delivery.offeredAtCheckout'),
    },
    {
      country: (code) => (code ? countryName(code) : shownValue(code)),
      method: (method) => methods[method],
      windows: windowsInWords,
      rates: ratesText,
      regions: (ids) => regionNames(profiles, ids),
    },
  )

/** Minutes; NaN for what is no number. */
const leadOf = ({ leadHours }: Pick<Values, 'leadHours'>): number => Number(leadHours.replace(',', '.')) * 60
const LONGEST_LEAD = 60 * 24 * 60
const isLead = (minutes: number): boolean => minutes >= 0 && minutes <= LONGEST_LEAD

type PlaceValues = ReturnType<typeof placeValues>

const addressOf = (values: PlaceValues) => ({
  addressLine: values.addressLine.trim() || null,
  city: values.city.trim() || null,
  postalCode: values.postalCode.trim() || null,
  ...present({ country: values.country || undefined }),
})

const placeOf = (values: PlaceValues) => ({
  name: values.name.trim(),
  address: addressOf(values),
  instructions: values.instructions.trim() || null,
  active: values.active,
})

/** An address that nobody has changed is left as it is: a program may have written more of it than the form shows. */
function changesOf(values: PlaceValues, place: PickupLocation) {
  const { address, ...fields } = placeOf(values)
  const isSame = JSON.stringify(address) === JSON.stringify(addressOf(placeValues(place, [])))
  return { ...fields, ...present({ address: isSame ? undefined : address }) }
}

type PlaceFieldsProps = { values: Values; tried: boolean; onChange: (change: Partial<Values>) => void }

function PlaceFields({ values, tried, onChange: edit }: PlaceFieldsProps) {
  const lead = leadOf(values)
  return (
    <>
      <NameField
        label={t('admin.delivery.nameThatBuyersRead')}
        value={values.name}
        tried={tried}
        onChange={(name) => edit({ name })}
      />
      <AdminTextField
        label={t('admin.delivery.street')}
        autoComplete="off"
        maxLength={150}
        value={values.addressLine}
        onChange={({ currentTarget }) => edit({ addressLine: currentTarget.value })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.delivery.postcode')}
          autoComplete="off"
          maxLength={50}
          value={values.postalCode}
          onChange={({ currentTarget }) => edit({ postalCode: currentTarget.value })}
        />
        <AdminTextField
          label={t('admin.delivery.town')}
          autoComplete="off"
          maxLength={50}
          value={values.city}
          onChange={({ currentTarget }) => edit({ city: currentTarget.value })}
        />
      </div>
      <CountryField
        label={t('admin.delivery.country')}
        clearable
        value={values.country}
        onChange={(country) => edit({ country })}
      />
      <AdminTextAreaField
        label={t('admin.delivery.instructions')}
        optional
        maxLength={1000}
        rows={2}
        value={values.instructions}
        onChange={({ currentTarget }) => edit({ instructions: currentTarget.value })}
      />
      <AdminSelectField
        label={t('admin.delivery.whoHandsItOver')}
        value={values.method}
        onChange={({ currentTarget }) => edit({ method: currentTarget.value as Values['method'] })}
      >
        {Object.entries(methods).map(([method, words]) => (
          <option key={method} value={method}>
            {words}
          </option>
        ))}
      </AdminSelectField>
      <AdminTextField
        label={t('admin.delivery.leadTime')}
        help={t('admin.delivery.leadTimeHelp')}
        suffix="h"
        inputMode="decimal"
        autoComplete="off"
        value={values.leadHours}
        onChange={({ currentTarget }) => edit({ leadHours: currentTarget.value })}
        error={tried && !isLead(lead) ? t('admin.delivery.enterHours') : undefined}
      />
    </>
  )
}
