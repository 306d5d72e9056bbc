import type { DeliveryProfile } from '@fairground/client/generated/ecom.delivery-profile.ts'
import type { ShippingOption } from '@fairground/client/generated/ecom.shipping-options.ts'
import { present } from '@fairground/domain/present.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { DeliveryDialog, NameField } from './delivery-dialog.tsx'
import { deliveryClient } from './delivery-queries.ts'
import { RateFields, ratesText } from './rate-fields.tsx'
import { fromRates, isComplete, noRates, type RateValues, toRates } from './rate-values.ts'
import { RegionChoice, regionNames } from './region-choice.tsx'

type RateDialogProps = {
  profiles: readonly DeliveryProfile[]
  /** The option to change; absent makes one, in this region. */
  option: ShippingOption | undefined
  regionId?: string | undefined
  onClose: () => void
}

interface OptionValues {
  readonly title: string
  readonly time: string
  readonly rates: RateValues
  readonly regions: readonly string[]
}

const fieldsOf = (profiles: readonly DeliveryProfile[]) =>
  plainFields<OptionValues>(
    {
      title: t('admin.delivery.nameThatBuyersRead'),
      time: t('admin.delivery.deliveryTime'),
      rates: t('admin.delivery.price'),
      regions: t('admin.delivery.offeredIn'),
    },
    { rates: ratesText, regions: (ids) => regionNames(profiles, ids) },
  )

function saveOption(option: ShippingOption | undefined, { title, time, rates, regions }: OptionValues) {
  const fields = {
    title: title.trim(),
    estimatedDeliveryTime: time.trim() || null,
    deliveryRegionIds: [...regions],
  }
  const made = toRates(rates)
  return option
    ? deliveryClient.shippingOptions.updateShippingOption({
        shippingOption: { id: option.id, revision: option.revision, ...fields, ...present({ rates: made }) },
      })
    : deliveryClient.shippingOptions.createShippingOption({ shippingOption: { ...fields, rates: made ?? [] } })
}

/** Makes a shipping option, or changes one. */
export function RateDialog({ profiles, option, regionId, onClose }: RateDialogProps) {
  const { currency } = useFormats()
  return (
    <DeliveryDialog<OptionValues>
      edited={option}
      name={option?.title}
      adding={t('admin.delivery.addARate')}
      submit={t('admin.delivery.saveRate')}
      done={t('admin.delivery.rateSaved')}
      stored={{
        title: option?.title ?? '',
        time: option?.estimatedDeliveryTime ?? '',
        rates: option ? fromRates(option.rates) : noRates,
        regions: option?.deliveryRegionIds ?? (regionId ? [regionId] : []),
      }}
      fields={fieldsOf(profiles)}
      isGood={({ title, rates }) => title.trim() !== '' && isComplete(rates, currency)}
      run={(values) => saveOption(option, values)}
      onClose={onClose}
    >
      {({ values, edit, tried }) => (
        <>
          <NameField
            label={t('admin.delivery.nameThatBuyersRead')}
            value={values.title}
            tried={tried}
            onChange={(title) => edit({ title })}
          />
          <AdminTextField
            label={t('admin.delivery.deliveryTime')}
            optional
            autoComplete="off"
            maxLength={100}
            placeholder={t('admin.delivery.timeExample')}
            value={values.time}
            onChange={({ currentTarget }) => edit({ time: currentTarget.value })}
          />
          <RateFields values={values.rates} tried={tried} onChange={(rates) => edit({ rates })} />
          <RegionChoice profiles={profiles} chosen={values.regions} onChange={(regions) => edit({ regions })} />
        </>
      )}
    </DeliveryDialog>
  )
}
