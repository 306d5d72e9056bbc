import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import type {
  GetLabelOptionsResponse,
  LabelPrice,
  ShippingLabel,
} from '@fairground/client/generated/fairground.shipping-labels.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { DialogFooter } from '../forms/dialog-footer.tsx'
import type { UnitsLeft } from '../orders/units-left.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { CustomsFields } from './customs-fields.tsx'
import { type CustomsValues, customsMistakes, customsOf, firstCustoms, needsCustoms } from './customs-values.ts'
import { labelsClient } from './label-queries.ts'
import { firstValues, type ParcelValues, parcelOf, weightOf, wrongParcelFields } from './label-values.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { chosenUnits, UnitFields, type Units } from './unit-fields.tsx'

type LabelDialogProps = {
  order: Order
  left: readonly UnitsLeft[]
  options: GetLabelOptionsResponse
  onClose: () => void
}

/** Buys the label of a parcel: first its units and measures, then a price of the carrier. Mounted while it is open. */
export default function LabelDialog({ order, left, options, onClose }: LabelDialogProps) {
  const [label, setLabel] = useState<ShippingLabel>()
  const [units, setUnits] = useState<Units>(() => Object.fromEntries(left.map((one) => [one.line.id, one.left])))
  const [values, setValues] = useState(() => firstValues(options, weightOf(order, units, options.weightUnit)))
  const [customs, setCustoms] = useState(firstCustoms)
  return label ? (
    <PricesStep order={order} label={label} onBack={() => setLabel(undefined)} onClose={onClose} />
  ) : (
    <ParcelStep
      order={order}
      options={options}
      left={left}
      onClose={onClose}
      units={units}
      values={values}
      customs={customs}
      onCustoms={setCustoms}
      onUnits={(next) => {
        const before = weightOf(order, units, options.weightUnit)
        setUnits(next)
        // A weight that somebody typed stays.
        if (values.weight === before) setValues({ ...values, weight: weightOf(order, next, options.weightUnit) })
      }}
      onValues={(change) => setValues({ ...values, ...change })}
      onPriced={setLabel}
    />
  )
}

type ParcelStepProps = LabelDialogProps & {
  units: Units
  values: ParcelValues
  customs: CustomsValues
  onCustoms: (customs: CustomsValues) => void
  onUnits: (units: Units) => void
  onValues: (change: Partial<ParcelValues>) => void
  onPriced: (label: ShippingLabel) => void
}

function ParcelStep(props: ParcelStepProps) {
  const { order, left, options, units, values, customs, onUnits, onValues, onCustoms, onPriced, onClose } = props
  const [tried, setTried] = useState(false)
  const lineItems = chosenUnits(units)
  const from = options.shipFroms.find(({ locationId }) => locationId === values.locationId)?.country ?? ''
  const abroad = needsCustoms(order, from)
  const price = useMutation({
    mutationFn: () =>
      labelsClient.quoteShippingLabel({
        orderId: order.id,
        lineItems,
        locationId: values.locationId,
        parcel: parcelOf(values),
        ...(abroad ? { customs: customsOf(customs, units, from) } : {}),
      }),
    onSuccess: ({ label }) => onPriced(label),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('admin.order.buyLabelForOrder', { number: order.number })}
      description={t('admin.order.measureTheParcel')}
      footer={
        <DialogFooter error={price.error && failureOf(price.error).title} onClose={onClose}>
          <Button
            size="sm"
            pending={price.isPending}
            disabledReason={lineItems.length === 0 ? t('admin.order.chooseAtLeastOneUnit') : undefined}
            onClick={() => {
              setTried(true)
              const mistakes = abroad ? customsMistakes(customs, units, from) : new Set()
              if (wrongParcelFields(values).size + mistakes.size === 0) price.mutate()
            }}
          >
            {t('admin.order.showPrices')}
          </Button>
        </DialogFooter>
      }
    >
      <div className="flex flex-col gap-4">
        {options.test && <p className="text-ink-2">{t('admin.order.testLabels')}</p>}
        <UnitFields purpose={t('admin.order.inThisParcel')} lines={left} units={units} onChange={onUnits} />
        <ParcelFields options={options} values={values} tried={tried} onChange={onValues} />
        {abroad && (
          <CustomsFields lines={left} units={units} from={from} values={customs} tried={tried} onChange={onCustoms} />
        )}
      </div>
    </Dialog>
  )
}

type PricesStepProps = Pick<LabelDialogProps, 'order' | 'onClose'> & { label: ShippingLabel; onBack: () => void }

function PricesStep({ order, label, onBack, onClose }: PricesStepProps) {
  const queryClient = useQueryClient()
  const { money } = useFormats()
  const [priceId, setPriceId] = useState(label.prices[0]?.id ?? '')
  const chosen = label.prices.find(({ id }) => id === priceId)
  const buy = useMutation({
    mutationFn: () => labelsClient.buyShippingLabel({ labelId: label.id, priceId }),
    onSuccess: ({ label: { status } }) => {
      onClose()
      if (status === 'BUYING') toast(t('admin.order.labelIsBeingMade'))
      else toast(t('admin.order.labelBought'))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('admin.order.buyLabelForOrder', { number: order.number })}
      description={t('admin.order.chooseAPrice')}
      footer={
        <DialogFooter error={buy.error && failureOf(buy.error).title} onClose={onClose}>
          <Button variant="secondary" size="sm" onClick={onBack}>
            {t('admin.order.changeTheParcel')}
          </Button>
          <Button size="sm" pending={buy.isPending} onClick={() => buy.mutate()}>
            {t('admin.order.buyLabelFor', { price: chosen ? money(chosen.amount, chosen.currency) : '' })}
          </Button>
        </DialogFooter>
      }
    >
      <FieldGroup legend={t('admin.order.carrierAndService')}>
        {label.prices.map((price) => (
          <PriceChoice
            key={price.id}
            price={price}
            chosen={price.id === priceId}
            onChoose={() => setPriceId(price.id)}
          />
        ))}
      </FieldGroup>
    </Dialog>
  )
}

type PriceChoiceProps = { price: LabelPrice; chosen: boolean; onChoose: () => void }

function PriceChoice({ price: { carrier, service, amount, currency, days }, chosen, onChoose }: PriceChoiceProps) {
  const { money } = useFormats()
  return (
    <CheckboxField
      type="radio"
      name="label-price"
      label={`${carrier} ${service} · ${money(amount, currency)}`}
      help={days === undefined ? undefined : t('admin.order.daysOnTheWay', { days })}
      checked={chosen}
      onChange={onChoose}
    />
  )
}
