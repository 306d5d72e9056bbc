import type { Payment } from '@fairground/client/generated/ecom.order-transactions.ts'
import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { displayAmount, formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { DialogFooter } from '../forms/dialog-footer.tsx'
import { partsClient } from '../orders/order-parts.ts'
import { randomId } from '../random-id.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'

type CaptureDialogProps = {
  order: Pick<Order, 'id' | 'currency'>
  payment: Pick<Payment, 'id' | 'amount'>
  onClose: () => void
}

/** Takes the amount that a buyer's bank has reserved, or a part of it. Mounted while it is open. */
export function CaptureDialog({ order, payment, onClose }: CaptureDialogProps) {
  const { locale } = useFormats()
  const { currency } = order
  const { amount: reserved, formattedAmount: most } = payment.amount
  const [typed, setTyped] = useState(reserved)
  const parsed = parseAmount(typed.trim(), currency)
  const limit = parseAmount(reserved, currency)
  const rest = parsed.ok && limit.ok && parsed.minor > 0n ? limit.minor - parsed.minor : -1n
  const minor = parsed.ok && rest >= 0n ? parsed.minor : undefined
  const shown = (amount: bigint) => displayAmount(amount, currency, locale)
  const capture = useCapture(order.id, payment.id, onClose)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('admin.order.captureThePayment')}
      description={t('admin.order.captureHow', { most })}
      footer={
        <DialogFooter error={capture.error && failureOf(capture.error).title} onClose={onClose}>
          <Button
            size="sm"
            pending={capture.isPending}
            disabledReason={minor === undefined ? t('admin.order.enterAnAmountUpTo', { most }) : undefined}
            onClick={() => capture.mutate(formatAmount(minor ?? 0n, currency))}
          >
            {minor === undefined ? t('admin.order.capture') : t('admin.order.captureAmount', { amount: shown(minor) })}
          </Button>
        </DialogFooter>
      }
    >
      <div className="flex flex-col gap-4">
        <AdminTextField
          label={t('admin.order.amount')}
          inputMode="decimal"
          className="max-w-40"
          suffix={currency}
          error={minor === undefined ? t('admin.order.enterAnAmountUpTo2', { most }) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p aria-live="polite" className="text-ink-2">
          {rest > 0n ? t('admin.order.restIsReleased', { rest: shown(rest) }) : t('admin.order.nothingIsReleased')}
        </p>
      </div>
    </Dialog>
  )
}

/** The key is that of one dialog: after a break, trying the same amount again is the same capture. */
function useCapture(orderId: string, paymentId: string, onClose: () => void) {
  const queryClient = useQueryClient()
  const [key] = useState(() => randomId())
  return useMutation({
    mutationFn: (amount: string) =>
      partsClient.orderBilling.captureAuthorizedPayments(
        { orderId, payments: [{ paymentId, amount: { amount } }] },
        { idempotencyKey: `${key} ${amount}` },
      ),
    onSuccess: () => {
      toast(t('admin.order.thePaymentWasCaptured'))
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
}
