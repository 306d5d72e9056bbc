import type { Order } from '@fairground/client/generated/ecom.orders.ts'
import { BulkBar } from '@fairground/ui/admin/bulk-bar.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useLacks } from '../session/me.ts'
import { t } from '../texts.ts'
import { useArchive } from './archive-orders.ts'
import { useFulfilAll, useMarkAllPaid } from './fulfil-orders.ts'

export type SelectionBarProps = {
  selected: readonly Order[]
  onClear: () => void
  /** They come from the archive. */
  archived: boolean
}

/** Actions on the selected orders. */
export function SelectionBar({ selected, onClear, archived }: SelectionBarProps) {
  const archive = useArchive()
  const fulfil = useFulfilAll()
  const pay = useMarkAllPaid()
  const lacks = useLacks('orders.write')
  const wide = { variant: 'secondary', size: 'sm', disabledReason: lacks } as const
  return (
    <BulkBar count={selected.length} onClear={onClear}>
      <Button {...wide} pending={fulfil.isPending} onClick={() => fulfil.mutate(selected, { onSettled: onClear })}>
        {t('admin.orders.markAsFulfilled')}
      </Button>
      <Button {...wide} pending={pay.isPending} onClick={() => pay.mutate(selected, { onSettled: onClear })}>
        {t('admin.orders.markAsPaid')}
      </Button>
      <Button
        {...wide}
        pending={archive.pending}
        onClick={() => {
          archive.run(
            selected.map(({ id }) => id),
            !archived,
          )
          onClear()
        }}
      >
        {archived ? t('admin.orders.unarchive') : t('admin.orders.archive')}
      </Button>
    </BulkBar>
  )
}
