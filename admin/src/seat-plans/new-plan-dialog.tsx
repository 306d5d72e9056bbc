import type { SeatLayout } from '@fairground/client/generated/fairground.seat-plans.ts'
import { addRows, addSection } from '@fairground/domain/seats/edit-plan.ts'
import { AdminField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureOf } from '../failure.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { paths } from '../paths.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { PLANS, planClient } from './plan-queries.ts'

/** Bytes of a file that is read; the server takes 4 MB with everything around it. */
const MOST_BYTES = 3_500_000

/** A hall with one section, to begin with. */
const firstPlan = () =>
  addRows(addSection({ focus: { x: 2_000, y: 0 }, sections: [] }, t('admin.seat-plans.stalls')), '1', {
    rows: 10,
    seats: 20,
    firstRow: 'A',
    firstSeat: '1',
  })

interface Draft {
  readonly name: string
  readonly file: File | undefined
}

async function makePlan({ name, file }: Draft): Promise<string> {
  if (!file) return (await planClient.createSeatPlan({ name, layout: firstPlan() as SeatLayout })).seatPlan.id
  const format = /\.svg$/i.test(file.name) || file.type === 'image/svg+xml' ? 'SVG' : 'CSV'
  return (await planClient.importSeatPlan({ name, format, content: await file.text() })).seatPlan.id
}

/** Names a plan, and reads it from a file where there is one. */
export function NewPlanDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState(false)
  const navigate = useNavigate()
  const make = useChange({
    run: makePlan,
    stale: PLANS,
    onDone: (id) => {
      onClose()
      void navigate(paths.seatPlan(id))
    },
  })
  const missing = name.trim() === '' ? t('admin.seat-plans.enterAName') : undefined
  const large = file && file.size > MOST_BYTES ? t('admin.seat-plans.fileTooLarge') : undefined
  return (
    <ChangeDialog
      title={t('admin.seat-plans.newPlan')}
      submit={t('admin.seat-plans.make')}
      pending={make.isPending}
      error={make.error && failureOf(make.error).title}
      onSubmit={() => {
        setTried(true)
        if (!missing && !large) make.mutate({ name: name.trim(), file })
      }}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.seat-plans.name')}
        value={name}
        maxLength={80}
        error={tried ? missing : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <AdminField label={t('admin.seat-plans.file')} optional help={t('admin.seat-plans.fileHelp')} error={large}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept=".csv,.svg,text/csv,image/svg+xml"
            onChange={(event) => setFile(event.currentTarget.files?.[0])}
            className="min-w-0 text-admin text-ink-2 file:me-3 file:h-8 file:rounded-control file:border file:border-border file:bg-surface file:px-3 file:font-semibold file:text-ink hover:file:bg-sunken"
          />
        )}
      </AdminField>
    </ChangeDialog>
  )
}
