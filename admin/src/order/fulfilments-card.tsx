import type { Fulfillment } from '@fairground/client/generated/ecom.order-fulfillments.ts'
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import type { ShippingLabel } from '@fairground/client/generated/fairground.shipping-labels.ts'
import { carrierName } from '@fairground/domain/orders/carriers.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { failureOf } from '../failure.ts'
import { fulfillmentsQuery, partsClient } from '../orders/order-parts.ts'
import { type UnitsLeft, unitsToFulfil } from '../orders/units-left.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { t } from '../texts.ts'
import { FulfilDialog } from './fulfil-dialog.tsx'
import { labelOptionsQuery, labelsQuery } from './label-queries.ts'
import { LabelRows, PrintLink, VoidDialog } from './label-rows.tsx'
import { TrackingDialog } from './tracking-dialog.tsx'

/** Comes with its button: most orders are sent without. */
const LabelDialog = lazy(() => import('./label-dialog.tsx'))

/** Units that were handed over, and those that are left. Nothing is shown of an order that nobody has to hand over. */
export function FulfilmentsCard({ order }: { order: Order }) {
  const { data: fulfillments } = useQuery(fulfillmentsQuery(order.id))
  const [fulfilling, setFulfilling] = useState(false)
  const { data: labels = [] } = useQuery(labelsQuery(order.id))
  const [voiding, setVoiding] = useState<ShippingLabel>()
  if (!fulfillments) return null
  const left = unitsToFulfil(order, fulfillments)
  const loose = labels.filter(({ fulfillmentId }) => !fulfillmentId)
  if (left.length === 0 && fulfillments.length === 0 && loose.length === 0) return null
  const units = left.reduce((sum, one) => sum + one.left, 0)
  return (
    <Card
      title={t('admin.order.fulfilment')}
      flush
      actions={units > 0 && <Actions order={order} left={left} onFulfil={() => setFulfilling(true)} />}
    >
      {fulfillments.length > 0 && (
        <ul className="flex flex-col">
          {fulfillments.map((fulfillment) => (
            <Sent
              key={fulfillment.id}
              order={order}
              fulfillment={fulfillment}
              label={labels.find(({ fulfillmentId }) => fulfillmentId === fulfillment.id)}
              onVoid={setVoiding}
            />
          ))}
        </ul>
      )}
      {loose.length > 0 && <LabelRows labels={loose} onVoid={setVoiding} />}
      {units > 0 && (
        <p className="px-4 pt-1 pb-4 text-ink-2">
          {t('admin.order.countToFulfil', { count: t('admin.list.countUnit', { count: units }) })}
        </p>
      )}
      {fulfilling && <FulfilDialog order={order} left={left} onClose={() => setFulfilling(false)} />}
      {voiding && <VoidDialog label={voiding} onClose={() => setVoiding(undefined)} />}
    </Card>
  )
}

type ActionsProps = { order: Order; left: readonly UnitsLeft[]; onFulfil: () => void }

/** Buttons to hand over what is left, with a label of the carrier where the shop has a key. */
function Actions({ order, left, onFulfil }: ActionsProps) {
  const { data: options } = useQuery(labelOptionsQuery())
  const [buying, setBuying] = useState(false)
  const lacks = useLacks('orders.write')
  const disabledReason = lacks ?? (order.status === 'APPROVED' ? undefined : t('admin.order.theOrderIsCancelled'))
  const isSent = order.shippingInfo?.logistics.shippingDestination !== undefined
  return (
    <>
      {options?.available && isSent && (
        <Button
          size="sm"
          variant="secondary"
          disabledReason={
            disabledReason ?? (options.shipFroms.length > 0 ? undefined : t('admin.order.enterAnAddressToShipFrom'))
          }
          onClick={() => setBuying(true)}
        >
          {t('admin.order.buyLabel')}
        </Button>
      )}
      <Button size="sm" disabledReason={disabledReason} onClick={onFulfil}>
        {t('admin.order.fulfilItems')}
      </Button>
      {buying && options && (
        <Suspense>
          <LabelDialog order={order} left={left} options={options} onClose={() => setBuying(false)} />
        </Suspense>
      )}
    </>
  )
}

type SentProps = {
  order: Order
  fulfillment: Fulfillment
  label: ShippingLabel | undefined
  onVoid: (label: ShippingLabel) => void
}

function Sent({ order, fulfillment, label, onVoid }: SentProps) {
  const { dateTime } = useFormats()
  const [tracking, setTracking] = useState(false)
  const lacks = useLacks('orders.write')
  const undo = useUndo(order.id, fulfillment.id)
  const { shippingProvider, trackingNumber, trackingLink } = fulfillment.trackingInfo ?? {}
  const names = new Map(order.lineItems.map((line) => [line.id, line.productName.original]))
  const follow = trackingNumber ?? trackingLink
  const voidable = label && { label: t('admin.order.voidLabel'), disabledReason: lacks, onSelect: () => onVoid(label) }
  return (
    <li className="flex items-start gap-3 border-b border-border px-4 py-2.5">
      <div className="flex min-w-0 grow flex-col">
        <span className="font-medium">
          {fulfillment.lineItems.map(({ id, quantity }) => `${quantity} × ${names.get(id) ?? ''}`).join(', ')}
        </span>
        {follow && (
          <span className="break-all text-ink-2">
            {shippingProvider && `${carrierName(shippingProvider)} · `}
            {trackingLink ? (
              <a href={trackingLink} target="_blank" rel="noreferrer" className="text-brand hover:underline">
                {follow}
              </a>
            ) : (
              follow
            )}
          </span>
        )}
        {label?.labelUrl && <PrintLink href={label.labelUrl} />}
        {label?.problem && <span className="text-danger">{label.problem}</span>}
        <span className="text-label font-normal text-ink-3">{dateTime(fulfillment.createdDate)}</span>
      </div>
      <MoreMenu
        label={t('admin.order.moreActionsForThisFulfilment')}
        items={[
          {
            label: follow ? t('admin.order.changeTracking') : t('admin.order.addTracking'),
            disabledReason: lacks,
            onSelect: () => setTracking(true),
          },
          ...(voidable ? [voidable] : []),
          { label: t('admin.order.undoFulfilment'), tone: 'danger', disabledReason: lacks, onSelect: undo },
        ]}
      />
      {tracking && <TrackingDialog orderId={order.id} fulfillment={fulfillment} onClose={() => setTracking(false)} />}
    </li>
  )
}

function useUndo(orderId: string, fulfillmentId: string): () => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => partsClient.orderFulfillments.deleteFulfillment({ orderId, fulfillmentId }),
    onSuccess: () => {
      toast(t('admin.order.fulfilmentUndone'))
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: (error) => toast.error(failureOf(error).title),
  })
  return () => mutate()
}
