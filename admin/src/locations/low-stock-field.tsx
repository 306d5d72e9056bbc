import { AdminField, AdminInput } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { INVENTORY, inventoryClient, stockSettingsQuery } from '../inventory/inventory-queries.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'

const MOST = 99_999

/** From how many units on an item is low, where it says nothing itself. */
export function LowStockField({ lacks }: { lacks: string | undefined }) {
  const queryClient = useQueryClient()
  const { lowStockThreshold } = useLoaded(stockSettingsQuery())
  const [typed, setTyped] = useState(String(lowStockThreshold))
  const number = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : undefined
  const save = useMutation({
    mutationFn: (threshold: number) =>
      inventoryClient.stockHistory.updateStockSettings({ settings: { lowStockThreshold: threshold } }),
    onSuccess: async () => {
      toast(t('admin.locations.saved'))
      await queryClient.invalidateQueries({ queryKey: [INVENTORY] })
    },
    onError: (error) => toast.error(failureOf(error).title),
  })
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (number !== undefined) save.mutate(number)
      }}
    >
      <AdminField
        label={t('admin.locations.lowStockThreshold')}
        help={t('admin.locations.anItemCanHaveIts')}
        error={
          number === undefined ? t('admin.locations.enterAWholeNumberUp', { MOST: MOST.toLocaleString() }) : undefined
        }
      >
        {(wiring) => (
          <AdminInput
            {...wiring}
            inputMode="numeric"
            className="max-w-24"
            value={typed}
            disabled={lacks !== undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </AdminField>
      <Button type="submit" size="sm" variant="secondary" disabledReason={lacks} pending={save.isPending}>
        {t('admin.locations.save')}
      </Button>
    </form>
  )
}
