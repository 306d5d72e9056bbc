import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { DialogFooter } from '../forms/dialog-footer.tsx'
import { partsClient } from '../orders/order-parts.ts'
import type { UnitsLeft } from '../orders/units-left.ts'
import { t } from '../texts.ts'
import { NO_TRACKING, TrackingFields } from './tracking-fields.tsx'
import { chosenUnits, UnitFields } from './unit-fields.tsx'

type FulfilDialogProps = { order: Order; left: readonly UnitsLeft[]; onClose: () => void }

/** Units are handed over, all that is left unless somebody says fewer. Mounted while it is open. */
export function FulfilDialog({ order, left, onClose }: FulfilDialogProps) {
  const queryClient = useQueryClient()
  const [units, setUnits] = useState(() => Object.fromEntries(left.map((one) => [one.line.id, one.left])))
  const [tracking, setTracking] = useState(NO_TRACKING)
  const collected = order.shippingInfo?.logistics.pickupDetails !== undefined
  const lineItems = chosenUnits(units)
  const doneWords = () => {
    const verb = collected ? t('admin.order.handedOver') : t('admin.order.sent')
    const now = lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
    const all = left.reduce((sum, one) => sum + one.left, 0)
    if (now === all) return t('admin.order.orderNumberMarkedAsVerb', { number: order.number, verb })
    return t('admin.order.nowOfAllUnitsOf', { now, all, number: order.number, verb, value: all - now })
  }
  const fulfil = useMutation({
    mutationFn: () => {
      const { shippingProvider, trackingNumber, trackingLink } = tracking
      return partsClient.orderFulfillments.createFulfillment({
        orderId: order.id,
        fulfillment: {
          lineItems,
          trackingInfo: {
            ...(shippingProvider && { shippingProvider }),
            ...(trackingNumber.trim() && { trackingNumber: trackingNumber.trim() }),
            ...(trackingLink.trim() && { trackingLink: trackingLink.trim() }),
          },
        },
      })
    },
    onSuccess: () => {
      onClose()
      toast(doneWords())
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('admin.order.fulfilOrderNumber', { number: order.number })}
      description={collected ? t('admin.order.chooseTheUnitsToHand') : t('admin.order.chooseWhatIsSentNow')}
      footer={
        <DialogFooter error={fulfil.error && failureOf(fulfil.error).title} onClose={onClose}>
          <Button
            size="sm"
            pending={fulfil.isPending}
            disabledReason={lineItems.length === 0 ? t('admin.order.chooseAtLeastOneUnit') : undefined}
            onClick={() => fulfil.mutate()}
          >
            {t('admin.order.markAsFulfilled')}
          </Button>
        </DialogFooter>
      }
    >
      <div className="flex flex-col gap-4">
        <UnitFields purpose={t('admin.order.toFulfil')} lines={left} units={units} onChange={setUnits} />
        {!collected && <TrackingFields tracking={tracking} onChange={setTracking} />}
      </div>
    </Dialog>
  )
}
