import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { isPositive, parseAmount } from '@fairground/domain/money.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { t } from '../texts.ts'
import { type Tip, tipClient } from './tip-client.ts'

/** Adds a tip to an order, or changes it. Parts that staff were given stay. Mounted while it is open. */
export function TipDialog({ order, tip, onClose }: { order: Order; tip: Tip | null; onClose: () => void }) {
  const [mistake, setMistake] = useState<string>()
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (amount: string) => {
      if (!isPositive(amount)) return tipClient.tips.removeTipFromOrder({ orderId: order.id })
      const distributions = tip?.distributions.map(({ staff, ...part }) => ({
        ...part,
        staff: { staffMemberId: staff.staffMemberId ?? '' },
      }))
      return tipClient.tips.setTipOnOrder({
        orderId: order.id,
        tip: { amount, ...(distributions && { distributions }) },
      })
    },
    onSuccess: () => {
      toast(t('admin.order.tipSaved'))
      onClose()
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = String(new FormData(event.currentTarget).get('amount') ?? '').replace(',', '.')
    const isAmount = parseAmount(amount, order.currency).ok
    setMistake(isAmount ? undefined : t('admin.order.enterAnAmountToPay'))
    if (isAmount) change.mutate(amount)
  }
  return (
    <ChangeDialog
      title={tip ? t('admin.order.changeTip') : t('admin.order.addTip')}
      description={t('admin.order.tipIsOwed')}
      submit={t('admin.order.saveTip')}
      pending={change.isPending}
      error={change.error && failureOf(change.error).title}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.order.tip')}
        name="amount"
        inputMode="decimal"
        maxLength={16}
        defaultValue={tip?.amount ?? ''}
        help={t('admin.order.enter0ForNoTip')}
        error={mistake}
      />
    </ChangeDialog>
  )
}
