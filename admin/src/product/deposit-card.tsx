import {
  productDeposits,
  type SetProductDepositRequest,
} from '@fairground/client/generated/fairground.product-deposits.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../failure.ts'
import { useLacks } from '../session/me.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { type DepositKind, kindOf, readDeposit } from './read-deposit.ts'

const client = staffClient({ productDeposits }).productDeposits

type Deposit = SetProductDepositRequest['deposit']

const depositQuery = (productId: string) =>
  queryOptions({
    queryKey: ['products', 'deposit', productId],
    queryFn: async ({ signal }): Promise<Deposit> =>
      (await client.getProductDeposit({ productId }, { signal })).deposit ?? null,
  })

/** Deposit with which the product is ordered. It is saved by itself. */
export function DepositCard({ productId }: { productId: string }) {
  const { data: stored } = useQuery(depositQuery(productId))
  if (stored === undefined) return null
  return <DepositForm key={JSON.stringify(stored)} productId={productId} stored={stored} />
}

function DepositForm({ productId, stored }: { productId: string; stored: Deposit }) {
  const lacks = useLacks('catalog.write')
  const queryClient = useQueryClient()
  const [kind, setKind] = useState<DepositKind>(kindOf(stored))
  const [fault, setFault] = useState<string>()
  const save = useMutation({
    mutationFn: (deposit: Deposit) => client.setProductDeposit({ productId, deposit }),
    onSuccess: ({ deposit = null }) => {
      toast(t('admin.product.depositSaved'))
      queryClient.setQueryData(depositQuery(productId).queryKey, deposit)
    },
    onError: (error) => {
      toast.error(failureOf(error).title)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const deposit = readDeposit(kind, String(new FormData(event.currentTarget).get('value') ?? ''))
    const words =
      kind === 'percentage' ? t('admin.product.depositPercentageFault') : t('admin.product.depositAmountFault')
    setFault(deposit === undefined ? words : undefined)
    if (deposit !== undefined) save.mutate(deposit)
  }
  return (
    <Card title={t('admin.product.deposit')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-admin text-ink-2">{t('admin.product.depositLead')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <AdminSelectField
            label={t('admin.product.depositKind')}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as DepositKind)} // one of the options below
          >
            <option value="all">{t('admin.product.depositAll')}</option>
            <option value="percentage">{t('admin.product.depositShare')}</option>
            <option value="amount">{t('admin.product.depositAmount')}</option>
          </AdminSelectField>
          {kind !== 'all' && (
            <AdminTextField
              key={kind}
              label={kind === 'percentage' ? t('admin.product.depositPercentage') : t('admin.product.depositOfUnit')}
              name="value"
              inputMode="decimal"
              defaultValue={kind === kindOf(stored) ? (stored?.percentage ?? stored?.amount ?? '') : ''}
              error={fault}
            />
          )}
        </div>
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          disabledReason={lacks}
          pending={save.isPending}
          className="self-start"
        >
          {t('admin.product.depositSave')}
        </Button>
      </form>
    </Card>
  )
}
