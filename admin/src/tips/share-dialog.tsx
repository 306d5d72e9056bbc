import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import type { StaffDistributionMethod } from '@fairground/contract/enumerations/tips.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { transactionsQuery } from '../orders/order-parts.ts'
import { useFormats } from '../session/me.ts'
import { t } from '../texts.ts'
import { type Share, sharesOf } from './shares.ts'
import { tipClient, tippableStaffQuery } from './tip-client.ts'

type ShareDialogProps = {
  order: Order
  /** Part of the tip that nobody was given, as a decimal. */
  left: string
  method: StaffDistributionMethod
  onClose: () => void
}

const WEIGHT = /^\d{1,4}$/

/** Shares out what is left of a tip: equally among those who are ticked, or by what each did. Mounted while it is open. */
export function ShareDialog({ order, left, method, onClose }: ShareDialogProps) {
  const formats = useFormats()
  const { data: staff = [] } = useQuery(tippableStaffQuery())
  const [weights, setWeights] = useState<ReadonlyMap<string, string>>(new Map())
  const share = useShare(order, onClose)
  const isEqual = method === 'EQUAL'
  const isWrong = (weight: string) => weight !== '' && !WEIGHT.test(weight)
  const shares = sharesOf(
    left,
    order.currency,
    new Map([...weights].map(([id, weight]) => [id, WEIGHT.test(weight) ? BigInt(weight) : 0n])),
  )
  const amounts = new Map(shares.map(({ staffMemberId, amount }) => [staffMemberId, amount]))
  const money = (amount: string) => formats.money(amount, order.currency)
  const setWeight = (id: string, weight: string) => setWeights(new Map(weights).set(id, weight))
  const helpOf = (id: string) => {
    const amount = amounts.get(id)
    return amount === undefined ? undefined : money(amount)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    share.mutate(shares)
  }
  return (
    <ChangeDialog
      title={t('admin.order.shareTip')}
      description={
        isEqual
          ? t('admin.order.sharedEqually', { left: money(left) })
          : t('admin.order.sharedByParts', { left: money(left) })
      }
      submit={t('admin.order.shareTip')}
      pending={share.isPending}
      refused={shares.length === 0 ? t('admin.order.chooseWhoIsGiven') : undefined}
      error={share.error && failureOf(share.error).title}
      onSubmit={submit}
      onClose={onClose}
    >
      {staff.map(({ id, name }) =>
        isEqual ? (
          <CheckboxField
            key={id}
            name={id}
            label={[name, helpOf(id)].filter(Boolean).join(' · ')}
            onChange={({ currentTarget }) => setWeight(id, currentTarget.checked ? '1' : '')}
          />
        ) : (
          <AdminTextField
            key={id}
            name={id}
            label={t('admin.order.partsOf', { name })}
            inputMode="numeric"
            maxLength={4}
            value={weights.get(id) ?? ''}
            onChange={({ currentTarget }) => setWeight(id, currentTarget.value)}
            help={helpOf(id)}
            error={isWrong(weights.get(id) ?? '') ? t('admin.order.enterWholeParts') : undefined}
          />
        ),
      )}
    </ChangeDialog>
  )
}

function useShare(order: Order, onDone: () => void) {
  const queryClient = useQueryClient()
  const { data } = useQuery(transactionsQuery(order.id))
  // The payment by which the money came: the last one, or the order where none has been taken.
  const payment = data?.payments.findLast(({ status }) => status === 'APPROVED')
  const transaction = { id: payment?.id ?? order.id, date: payment?.createdDate ?? order.createdDate }
  return useMutation({
    mutationFn: (shares: readonly Share[]) =>
      tipClient.tips.addTipDistributionsToOrder({
        orderId: order.id,
        tipDistributions: shares.map(({ staffMemberId, amount }) => ({
          staff: { staffMemberId },
          amount,
          transaction,
          source: 'DASHBOARD',
        })),
      }),
    onSuccess: () => {
      toast(t('admin.order.tipShared'))
      onDone()
      return queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
