import type { DeliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { DeliverySolution } from '@fairground/client/generated/ecom.delivery-solutions.ts'
import { sumOf } from '@fairground/domain/money.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { amountFault, wireAmount } from '../forms/amounts.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { CountryField } from '../forms/country-field.tsx'
import { useFormats } from '../session/me.ts'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { siteSettingsQuery } from '../settings/site-settings-client.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { deliveryClient } from './delivery-queries.ts'

type TryDialogProps = { profiles: readonly DeliveryProfile[]; onClose: () => void }

/** Shows which deliveries a checkout would offer for goods of a price and a weight, at an address. */
export function TryDialog({ profiles, onClose }: TryDialogProps) {
  const { currency } = useFormats()
  const { weightUnit, business } = useLoaded(siteSettingsQuery())
  const [values, setValues] = useState<Values>({
    country: business?.address?.country ?? '',
    subdivision: '',
    postcode: '',
    profile: profiles.find((profile) => profile.default)?.id ?? '',
    price: '',
    weight: '',
  })
  const [tried, setTried] = useState(false)
  const faults = faultsOf(values, currency)
  const find = useMutation({ mutationFn: (entered: Values) => solutionsFor(entered, { currency, weightUnit }) })
  const edit = (change: Partial<Values>) => {
    setValues({ ...values, ...change })
    find.reset()
  }
  return (
    <ChangeDialog
      title={t('admin.delivery.tryTitle')}
      description={t('admin.delivery.tryLead')}
      submit={t('admin.delivery.tryShow')}
      pending={find.isPending}
      error={find.error}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (Object.keys(faults).length === 0) find.mutate(values)
      }}
      onClose={onClose}
      after={find.data && <Solutions solutions={find.data} />}
    >
      <Where values={values} faults={tried ? faults : {}} onChange={edit} />
      {profiles.length > 1 && (
        <AdminSelectField
          label={t('admin.delivery.tryProfile')}
          value={values.profile}
          onChange={({ currentTarget }) => edit({ profile: currentTarget.value })}
        >
          {profiles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </AdminSelectField>
      )}
      <div className="flex flex-wrap items-end gap-3 *:flex-1 *:basis-32">
        <AdminTextField
          label={t('admin.delivery.tryPrice')}
          optional
          suffix={currency}
          inputMode="decimal"
          autoComplete="off"
          value={values.price}
          error={tried ? faults.price : undefined}
          onChange={({ currentTarget }) => edit({ price: currentTarget.value })}
        />
        <AdminTextField
          label={t('admin.delivery.tryWeight')}
          optional
          suffix={weightUnit.toLowerCase()}
          inputMode="decimal"
          autoComplete="off"
          value={values.weight}
          error={tried ? faults.weight : undefined}
          onChange={({ currentTarget }) => edit({ weight: currentTarget.value })}
        />
      </div>
    </ChangeDialog>
  )
}

interface Values {
  readonly country: string
  readonly subdivision: string
  readonly postcode: string
  readonly profile: string
  readonly price: string
  readonly weight: string
}
type Faults = { readonly [field in 'country' | 'price' | 'weight']?: string }

const faultsOf = ({ country, price, weight }: Values, currency: string): Faults =>
  present({
    country: country ? undefined : t('admin.delivery.tryNeedsCountry'),
    price: price.trim() ? amountFault(price, currency) : undefined,
    weight: /^(\d{1,6}([.,]\d{1,3})?)?$/.test(weight.trim()) ? undefined : t('admin.delivery.tryWeightForm'),
  })

type WhereProps = { values: Values; faults: Faults; onChange: (change: Partial<Values>) => void }

const Where = ({ values, faults, onChange }: WhereProps) => (
  <>
    <CountryField
      label={t('admin.delivery.tryCountry')}
      value={values.country}
      error={faults.country}
      onChange={(country) => onChange({ country })}
    />
    <div className="flex flex-wrap items-end gap-3 *:flex-1 *:basis-32">
      <AdminTextField
        label={t('admin.delivery.trySubdivision')}
        optional
        autoComplete="off"
        maxLength={6}
        value={values.subdivision}
        onChange={({ currentTarget }) => onChange({ subdivision: currentTarget.value })}
      />
      <AdminTextField
        label={t('admin.delivery.tryPostcode')}
        optional
        autoComplete="off"
        maxLength={50}
        value={values.postcode}
        onChange={({ currentTarget }) => onChange({ postcode: currentTarget.value })}
      />
    </div>
  </>
)

async function solutionsFor(
  { country, subdivision, postcode, profile, price, weight }: Values,
  { currency, weightUnit }: { currency: string; weightUnit: 'KG' | 'LB' },
): Promise<readonly DeliverySolution[]> {
  const { deliverySolutions } = await deliveryClient.deliverySolutions.getDeliverySolutions({
    currency,
    weightUnit,
    destination: {
      country,
      ...present({ subdivision: subdivision.trim() || undefined, postalCode: postcode.trim() || undefined }),
    },
    lineItems: [
      {
        ...present({ price: price.trim() ? wireAmount(price) : undefined, deliveryProfileId: profile || undefined }),
        physicalProperties: present({ weight: weight.trim() ? Number(weight.trim().replace(',', '.')) : undefined }),
      },
    ],
  })
  return deliverySolutions
}

function Solutions({ solutions }: { solutions: readonly DeliverySolution[] }) {
  const formats = useFormats()
  if (solutions.length === 0) return <p role="status">{t('admin.delivery.tryNothing')}</p>
  return (
    <div role="status" className="pt-3">
      <SettingsList label={t('admin.delivery.tryOffered')}>
        {solutions.map(({ code, title, logistics, cost }) => (
          <SettingsRow
            key={code}
            name={title}
            marks={<span className="tabular-nums">{formats.money(totalOf(cost), cost.currency)}</span>}
            facts={logistics.deliveryTime ?? ''}
          />
        ))}
      </SettingsList>
    </div>
  )
}

/** Minor units that a buyer pays: the carriage and its handling. */
const totalOf = ({ currency, deliveryPrice, additionalCosts }: DeliverySolution['cost']): bigint =>
  sumOf([deliveryPrice.amount, ...additionalCosts.map((cost) => cost.deliveryPrice.amount)], currency)
