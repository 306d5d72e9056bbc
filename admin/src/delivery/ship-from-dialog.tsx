import type { ListShipFromsResponse } from '@fairground/client/generated/fairground.carrier-accounts.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { CountryField } from '../forms/country-field.tsx'
import { SettingProblem } from '../settings/setting-problem.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { DELIVERY } from './delivery-queries.ts'
import { liveClient, locationsQuery } from './live-queries.ts'

type ShipFroms = ListShipFromsResponse['shipFroms']

const FIELDS = ['name', 'addressLine', 'postalCode', 'city', 'subdivision', 'phone', 'email'] as const
type Field = (typeof FIELDS)[number]
const NEEDED: readonly Field[] = ['name', 'addressLine', 'postalCode', 'city']

const labels: Readonly<Record<Field, string>> = {
  name: t('admin.delivery.sender'),
  addressLine: t('admin.delivery.street'),
  postalCode: t('admin.delivery.postcode'),
  city: t('admin.delivery.town'),
  subdivision: t('admin.delivery.subdivision'),
  phone: t('admin.delivery.phone'),
  email: t('admin.delivery.email'),
}

type Values = Readonly<Record<Field | 'country', string>>

function valuesOf(shipFroms: ShipFroms, locationId: string): Values {
  const shipFrom = shipFroms.find((one) => one.locationId === locationId)?.shipFrom
  const { addressLine, postalCode, city, subdivision, country } = shipFrom?.address ?? {}
  return {
    name: shipFrom?.name ?? '',
    phone: shipFrom?.phone ?? '',
    email: shipFrom?.email ?? '',
    addressLine: addressLine ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    subdivision: subdivision ?? '',
    country: country ?? '',
  }
}

type ShipFromDialogProps = { shipFroms: ShipFroms; onClose: () => void }

/** The address that parcels of a location leave from. */
export function ShipFromDialog({ shipFroms, onClose }: ShipFromDialogProps) {
  const { data: locations = [], error } = useQuery(locationsQuery())
  const [chosen, setChosen] = useState<string>()
  const first = locations.find(({ defaultLocation }) => defaultLocation) ?? locations[0]
  const locationId = chosen ?? shipFroms[0]?.locationId ?? first?.id ?? ''
  const [entered, setEntered] = useState<Partial<Values>>({})
  const [tried, setTried] = useState(false)
  const values = { ...valuesOf(shipFroms, locationId), ...entered }
  const save = useChange({
    run: () => saveShipFrom(locationId, values),
    done: t('admin.delivery.shipFromSaved'),
    onDone: onClose,
    stale: [DELIVERY],
  })
  const isGood = locationId !== '' && values.country !== '' && NEEDED.every((field) => values[field].trim())
  return (
    <ChangeDialog
      title={t('admin.delivery.shipFrom')}
      submit={t('admin.delivery.saveAddress')}
      pending={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isGood) save.mutate(undefined)
      }}
      onClose={onClose}
    >
      <SettingProblem error={error} />
      {locations.length > 1 && (
        <AdminSelectField
          label={t('admin.delivery.location')}
          value={locationId}
          onChange={({ currentTarget }) => {
            setChosen(currentTarget.value)
            setEntered({})
          }}
        >
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </AdminSelectField>
      )}
      {FIELDS.map((field) => (
        <AdminTextField
          key={field}
          label={labels[field]}
          optional={!NEEDED.includes(field)}
          autoComplete="off"
          maxLength={50}
          value={values[field]}
          onChange={({ currentTarget }) => setEntered({ ...entered, [field]: currentTarget.value })}
          error={
            tried && NEEDED.includes(field) && !values[field].trim() ? t('admin.delivery.neededOnLabels') : undefined
          }
        />
      ))}
      <CountryField
        label={t('admin.delivery.country')}
        value={values.country}
        error={tried && !values.country ? t('admin.delivery.neededOnLabels') : undefined}
        onChange={(country) => setEntered({ ...entered, country })}
      />
    </ChangeDialog>
  )
}

const saveShipFrom = (locationId: string, { name, phone, email, country, ...values }: Values) =>
  liveClient.carrierAccounts.setShipFrom({
    locationId,
    shipFrom: {
      name: name.trim(),
      address: {
        country,
        addressLine: values.addressLine.trim(),
        postalCode: values.postalCode.trim(),
        city: values.city.trim(),
        ...present({ subdivision: values.subdivision.trim() || undefined }),
      },
      ...present({ phone: phone.trim() || undefined, email: email.trim() || undefined }),
    },
  })
