import type { Fulfillment } from '@fairground/client/generated/ecom.order-fulfillments.ts'
import { carriers } from '@fairground/domain/orders/carriers.ts'
import { useMutation } from '@tanstack/react-query'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { plainFields, same, shownValue } from '../forms/shared-edits.ts'
import { useSharedValues } from '../forms/use-shared-values.ts'
import { fulfillmentsQuery, partsClient } from '../orders/order-parts.ts'
import { queryClient } from '../query-client.ts'
import { t } from '../texts.ts'
import { type Tracking, TrackingFields } from './tracking-fields.tsx'

type TrackingDialogProps = { orderId: string; fulfillment: Fulfillment; onClose: () => void }

const trackingOf = ({ trackingInfo }: Fulfillment): Tracking => ({
  shippingProvider: trackingInfo?.shippingProvider ?? '',
  trackingNumber: trackingInfo?.trackingNumber ?? '',
  trackingLink: trackingInfo?.trackingLink ?? '',
})

const fields = plainFields<Tracking>(
  {
    shippingProvider: t('admin.order.carrier'),
    trackingNumber: t('admin.order.trackingNumber'),
    trackingLink: t('admin.order.trackingPage'),
  },
  { shippingProvider: (id) => new Map(Object.entries<string>(carriers)).get(id) ?? shownValue(id) },
)

/** Fulfilments have no revision that the server could compare. */
async function saveTracking(orderId: string, fulfillment: Fulfillment, tracking: Tracking): Promise<unknown> {
  const before = trackingOf(fulfillment)
  const latest = await queryClient.fetchQuery({ ...fulfillmentsQuery(orderId), staleTime: 0 })
  const now = latest.find(({ id }) => id === fulfillment.id)
  if (now && !same(trackingOf(now), before)) throw new ChangedMeanwhile()
  const { shippingProvider, trackingNumber, trackingLink } = tracking
  const ownLink = trackingLink.trim() !== before.trackingLink
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
}

/** Dialog that corrects the tracking. The link that follows from carrier and number is made again unless it was somebody's own. */
export function TrackingDialog({ orderId, fulfillment, onClose }: TrackingDialogProps) {
  const save = useMutation({
    mutationFn: (tracking: Tracking) => saveTracking(orderId, fulfillment, tracking),
    onSuccess: () => {
      onClose()
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  const { values, edit, note, reason } = useSharedValues<Tracking>({
    edited: { kind: 'unrecorded', id: fulfillment.id },
    stored: trackingOf(fulfillment),
    fields,
    pending: save.isPending,
  })
  return (
    <ChangeDialog
      title={t('admin.order.tracking')}
      description={t('admin.order.theBuyerGetsAnEmail')}
      submit={t('admin.order.saveTracking')}
      pending={save.isPending}
      refused={reason}
      error={save.error && failureOf(save.error).title}
      onSubmit={() => save.mutate(values)}
      onClose={onClose}
    >
      {note}
      <TrackingFields tracking={values} onChange={edit} />
    </ChangeDialog>
  )
}
