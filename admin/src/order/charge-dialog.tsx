import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import type { SavedPaymentMethod } from '@fairground/client/generated/fairground.order-charges.ts'
import { displayAmount, formatAmount, parseAmount } from '@fairground/domain/money.ts'
import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { DialogFooter } from '../forms/dialog-footer.tsx'
import { partsClient } from '../orders/order-parts.ts'
import { randomId } from '../random-id.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'

export const cardWords = ({ brand, lastFourDigits }: { brand: string; lastFourDigits?: string }): string =>
  lastFourDigits === undefined ? brand : t('admin.order.cardEnding', { brand, lastFour: lastFourDigits })

type ChargeDialogProps = { order: Order; saved: readonly SavedPaymentMethod[]; onClose: () => void }

/** Charges the balance to a card that the buyer saved. Mounted while it is open. */
export function ChargeDialog({ order, saved, onClose }: ChargeDialogProps) {
  const { locale } = useFormats()
  const { currency, balanceSummary } = order
  const { amount: owed, formattedAmount: most } = balanceSummary.balance
  const [card, setCard] = useState(saved[0]?.id ?? '')
  const [typed, setTyped] = useState(owed)
  const [sure, setSure] = useState(false)
  const parsed = parseAmount(typed.trim(), currency)
  const limit = parseAmount(owed, currency)
  const minor = parsed.ok && limit.ok && parsed.minor > 0n && parsed.minor <= limit.minor ? parsed.minor : undefined
  const charge = useCharge(order, onClose)
  const why = minor === undefined ? t('admin.order.enterAnAmountUpTo', { most }) : t('admin.order.confirmCharge')
  const answer = charge.data
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('admin.order.chargeSavedCard')}
      description={t('admin.order.chargeHow')}
      footer={
        <DialogFooter error={charge.error && failureOf(charge.error).title} onClose={onClose}>
          <Button
            size="sm"
            pending={charge.isPending}
            disabledReason={minor !== undefined && sure ? undefined : why}
            onClick={() => charge.mutate({ savedPaymentMethodId: card, amount: formatAmount(minor ?? 0n, currency) })}
          >
            {minor === undefined
              ? t('admin.order.charge')
              : t('admin.order.chargeAmount', { amount: displayAmount(minor, currency, locale) })}
          </Button>
        </DialogFooter>
      }
    >
      <div className="flex flex-col gap-4">
        <AdminSelectField
          label={t('admin.order.card')}
          value={card}
          onChange={(event) => setCard(event.currentTarget.value)}
        >
          {saved.map((one) => (
            <option key={one.id} value={one.id}>
              {cardWords(one)}
            </option>
          ))}
        </AdminSelectField>
        <AdminTextField
          label={t('admin.order.amount')}
          inputMode="decimal"
          className="max-w-40"
          suffix={currency}
          error={minor === undefined ? t('admin.order.enterAnAmountUpTo2', { most }) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <CheckboxField
          label={t('admin.order.buyerAgreed')}
          checked={sure}
          onChange={(event) => setSure(event.currentTarget.checked)}
        />
        {answer?.status === 'DECLINED' && (
          <p role="alert" className="text-danger">
            {answer.reason === 'AUTHENTICATION_REQUIRED'
              ? t('admin.order.chargeNeedsBuyer')
              : t('admin.order.chargeDeclined')}
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface Charge {
  readonly savedPaymentMethodId: string
  readonly amount: string
}

/** The key is that of one press: after a break, trying the same again is the same charge; after a decline it is another. */
function useCharge({ id: orderId, number }: Order, onClose: () => void) {
  const queryClient = useQueryClient()
  const [key, setKey] = useState(() => randomId())
  return useMutation({
    mutationFn: (chosen: Charge) =>
      partsClient.orderCharges.chargeSavedPaymentMethod(
        { orderId, ...chosen },
        {
          idempotencyKey: `${key} ${chosen.savedPaymentMethodId} ${chosen.amount}`,
        },
      ),
    onSuccess: ({ status }) => {
      if (status === 'DECLINED') return setKey(randomId())
      toast(
        status === 'PENDING'
          ? t('admin.order.chargeUnderWay', { number })
          : t('admin.order.orderNumberCharged', { number }),
      )
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
}
