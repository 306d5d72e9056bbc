import type { ShippingLabel } from '@fairground/client/generated/fairground.shipping-labels.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { useFormats, useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { labelsClient } from './label-queries.ts'

const states = {
  QUOTED: '',
  BUYING: t('admin.order.labelIsBeingMade'),
  BOUGHT: t('admin.order.labelWithoutFulfilment'),
  FAILED: t('admin.order.labelFailed'),
  VOIDING: t('admin.order.labelIsBeingVoided'),
  VOIDED: t('admin.order.labelVoided'),
} as const satisfies Record<ShippingLabel['status'], string>

/** Address of a label to print; opens beside the admin. */
export const PrintLink = ({ href }: { href: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className="w-fit text-brand hover:underline">
    {t('admin.order.printLabel')}
  </a>
)

/** Labels that belong to no fulfilment: on their way, failed, voided, or bought for units that were sent otherwise. */
export function LabelRows({
  labels,
  onVoid,
}: {
  labels: readonly ShippingLabel[]
  onVoid: (label: ShippingLabel) => void
}) {
  return (
    <ul className="flex flex-col">
      {labels.map((label) => (
        <LabelRow key={label.id} label={label} onVoid={() => onVoid(label)} />
      ))}
    </ul>
  )
}

function LabelRow({ label, onVoid }: { label: ShippingLabel; onVoid: () => void }) {
  const { dateTime, money } = useFormats()
  const lacks = useLacks('orders.write')
  const price = label.prices.find(({ id }) => id === label.priceId)
  const { priceId } = label
  const mayTry = !lacks && priceId !== undefined && (label.status === 'FAILED' || label.status === 'BUYING')
  const mayVoid = !lacks && (label.status === 'BOUGHT' || label.status === 'VOIDING')
  return (
    <li className="flex flex-col border-b border-border px-4 py-2.5">
      <span className="font-medium">{states[label.status]}</span>
      {price && (
        <span className="text-ink-2">{`${price.carrier} ${price.service} · ${money(price.amount, price.currency)}`}</span>
      )}
      {label.problem && <span className="text-danger">{label.problem}</span>}
      <span className="text-label font-normal text-ink-3">{dateTime(label.createdDate)}</span>
      {label.status === 'BOUGHT' && label.labelUrl && <PrintLink href={label.labelUrl} />}
      {mayTry && <TryAgain label={label} priceId={priceId} />}
      {mayVoid && (
        <button type="button" className="w-fit text-danger hover:underline" onClick={onVoid}>
          {label.status === 'BOUGHT' ? t('admin.order.voidLabel') : t('admin.order.lookAtRefund')}
        </button>
      )}
    </li>
  )
}

/** Buys a label that failed by the same price, or looks how one stands that is under way: the server decides which. */
function TryAgain({ label, priceId }: { label: ShippingLabel; priceId: string }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => labelsClient.buyShippingLabel({ labelId: label.id, priceId }),
    onSuccess: ({ label: { status } }) =>
      toast(status === 'BUYING' ? t('admin.order.labelIsBeingMade') : t('admin.order.labelBought')),
    onError: (error) => toast.error(failureOf(error).title),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
  return (
    <Button size="sm" variant="secondary" className="mt-1 w-fit" pending={isPending} onClick={() => mutate()}>
      {label.status === 'FAILED' ? t('admin.order.tryLabelAgain') : t('admin.order.lookAtLabel')}
    </Button>
  )
}

/** Has the carrier void a label, once somebody has agreed. Mounted while it is open. */
export function VoidDialog({ label, onClose }: { label: ShippingLabel; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => labelsClient.voidShippingLabel({ labelId: label.id }),
    onSuccess: ({ label: { status } }) =>
      toast(status === 'VOIDED' ? t('admin.order.labelIsVoided') : t('admin.order.labelIsBeingVoided')),
    onError: (error) => toast.error(failureOf(error).title),
    onSettled: () => {
      onClose()
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('admin.order.voidTheLabel', { number: label.trackingNumber ?? '' })}
      description={t('admin.order.voidingRefunds')}
      confirmLabel={t('admin.order.voidLabel')}
      pending={isPending}
      onConfirm={() => mutate()}
    />
  )
}
