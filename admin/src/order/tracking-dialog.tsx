import type { Fulfillment } from '@fairground/client/generated/ecom.order-fulfillments.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../shell/failure.ts'
import { t } from '../texts.ts'
import { partsClient } from './order-parts.ts'
import { TrackingFields } from './tracking-fields.tsx'

type TrackingDialogProps = { orderId: string; fulfillment: Fulfillment; onClose: () => void }

/** Dialog that corrects the tracking. The link that follows from carrier and number is made again unless it was somebody's own. */
export function TrackingDialog({ orderId, fulfillment, onClose }: TrackingDialogProps) {
  const queryClient = useQueryClient()
  const before = fulfillment.trackingInfo
  const [tracking, setTracking] = useState({
    shippingProvider: before?.shippingProvider ?? '',
    trackingNumber: before?.trackingNumber ?? '',
    trackingLink: before?.trackingLink ?? '',
  })
  const save = useMutation({
    mutationFn: () => {
      const { shippingProvider, trackingNumber, trackingLink } = tracking
      const ownLink = trackingLink.trim() !== (before?.trackingLink ?? '')
      return partsClient.orderFulfillments.updateFulfillment({
        orderId,
        fulfillment: {
          id: fulfillment.id,
          trackingInfo: {
            shippingProvider: shippingProvider || null,
            trackingNumber: trackingNumber.trim() || null,
            ...(ownLink && { trackingLink: trackingLink.trim() || null }),
          },
        },
      })
    },
    onSuccess: () => {
      onClose()
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('admin.order.tracking')}
      description={t('admin.order.theBuyerGetsAnEmail')}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.order.cancel')}
          </Button>
          <Button size="sm" pending={save.isPending} onClick={() => save.mutate()}>
            {t('admin.order.saveTracking')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <TrackingFields tracking={tracking} onChange={setTracking} />
        {save.error && (
          <p role="alert" className="text-danger">
            {failureOf(save.error).title}
          </p>
        )}
      </div>
    </Dialog>
  )
}
