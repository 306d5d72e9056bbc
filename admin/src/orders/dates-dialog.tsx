import { present } from '@fairground/domain/present.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import type { ListChoice } from '../paths.ts'
import { useFormats, useSiteNow } from '../session/me.ts'
import { t } from '../texts.ts'
import { daysOf } from './order-period.ts'

type Days = Pick<ListChoice, 'period' | 'from' | 'to'>
type Props = { choice: Days; onChoose: (days: Days) => void; onClose: () => void }

/** Two days between which orders were placed; one of them may be left out. */
export function DatesDialog({ choice, onChoose, onClose }: Props) {
  const { zone } = useFormats()
  const now = useSiteNow()
  const [shown] = useState(() => daysOf(choice, now, zone))
  const [from, setFrom] = useState(shown.from ?? '')
  const [to, setTo] = useState(shown.to ?? '')
  const [tried, setTried] = useState(false)
  const fault =
    !from && !to
      ? t('admin.orders.enterAFirstOrA')
      : from && to && from > to
        ? t('admin.orders.theLastDayIsBefore')
        : undefined
  return (
    <ChangeDialog
      title={t('admin.orders.ordersBetweenTwoDates')}
      description={t('admin.orders.daysAreThoseOfReplaceAll', { replaceAll: zone.replaceAll('_', ' ') })}
      submit={t('admin.orders.showOrders')}
      pending={false}
      error={null}
      onSubmit={() => {
        setTried(true)
        if (!fault) onChoose(present({ from: from || undefined, to: to || undefined }))
      }}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <AdminTextField
          label={t('admin.orders.firstDay')}
          type="date"
          min="1000-01-01"
          max="2999-12-31"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <AdminTextField
          label={t('admin.orders.lastDay')}
          type="date"
          min="1000-01-01"
          max="2999-12-31"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          error={tried ? fault : undefined}
        />
      </div>
    </ChangeDialog>
  )
}
