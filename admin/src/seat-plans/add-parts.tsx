import { addElement, addRows, addSection, isCountable } from '@fairground/domain/seats/edit-plan.ts'
import type { PlanLayout } from '@fairground/domain/seats/plan.ts'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { t } from '../texts.ts'

type What = 'section' | 'rows' | 'table' | 'area'

interface AddProps {
  layout: PlanLayout
  chosen: string
  onChange: (layout: PlanLayout) => void
  onChoose: (id: string) => void
}

/** Adds to the section that is chosen, or that the chosen part is in; to the last one where none is. */
const sectionFor = ({ sections }: PlanLayout, chosen: string): string =>
  (sections.find(({ id, elements }) => id === chosen || elements.some((one) => one.id === chosen)) ?? sections.at(-1))
    ?.id ?? ''

export function AddParts({ layout, chosen, onChange, onChoose }: AddProps) {
  const [adding, setAdding] = useState<What>()
  const without = layout.sections.length === 0 ? t('admin.seat-plans.sectionFirst') : undefined
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => setAdding('section')}>
        {t('admin.seat-plans.addSection')}
      </Button>
      <Button variant="secondary" size="sm" disabledReason={without} onClick={() => setAdding('rows')}>
        {t('admin.seat-plans.addRows')}
      </Button>
      <Button variant="secondary" size="sm" disabledReason={without} onClick={() => setAdding('table')}>
        {t('admin.seat-plans.addTable')}
      </Button>
      <Button variant="secondary" size="sm" disabledReason={without} onClick={() => setAdding('area')}>
        {t('admin.seat-plans.addArea')}
      </Button>
      {adding && (
        <AddDialog
          what={adding}
          onAdd={(values) => {
            const added = withPart(layout, sectionFor(layout, chosen), adding, values)
            onChange(added)
            onChoose(newestId(layout, added))
            setAdding(undefined)
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  )
}

interface Values {
  readonly label: string
  readonly rows: string
  readonly seats: string
  readonly firstSeat: string
  readonly capacity: string
}

const starting: Record<What, Values> = {
  section: { label: '', rows: '', seats: '', firstSeat: '', capacity: '' },
  rows: { label: 'A', rows: '5', seats: '20', firstSeat: '1', capacity: '' },
  table: { label: '1', rows: '', seats: '8', firstSeat: '1', capacity: '' },
  area: { label: '', rows: '', seats: '', firstSeat: '', capacity: '100' },
}

function withPart(layout: PlanLayout, sectionId: string, what: What, values: Values): PlanLayout {
  const label = values.label.trim()
  const seats = Number(values.seats)
  switch (what) {
    case 'section':
      return addSection(layout, label)
    case 'rows':
      return addRows(layout, sectionId, {
        rows: Number(values.rows),
        seats,
        firstRow: label,
        firstSeat: values.firstSeat.trim(),
      })
    case 'table':
      return addElement(layout, sectionId, {
        kind: 'TABLE',
        label,
        seats: Array.from({ length: seats }, (_, i) => ({ label: String(i + 1) })),
      })
    case 'area':
      return addElement(layout, sectionId, { kind: 'AREA', label, capacity: Number(values.capacity) })
    default:
      return what satisfies never
  }
}

/** Id of the first part that was not there before. */
function newestId(before: PlanLayout, after: PlanLayout): string {
  const ids = ({ sections }: PlanLayout) =>
    sections.flatMap(({ id, elements }) => [id, ...elements.map((one) => one.id)])
  const known = new Set(ids(before))
  return ids(after).find((id) => !known.has(id)) ?? ''
}

const isWhole = (text: string, most: number): boolean =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most

function mistakesOf(
  what: What,
  { label, rows, seats, firstSeat, capacity }: Values,
): Partial<Record<keyof Values, string>> {
  const number = (most: number) => t('admin.seat-plans.enterANumber', { most })
  return {
    ...(label.trim() === '' ? { label: t('admin.seat-plans.enterAName') } : {}),
    ...(what === 'rows' && !isCountable(label.trim()) ? { label: t('admin.seat-plans.letterOrNumber') } : {}),
    ...(what === 'rows' && !isWhole(rows, 100) ? { rows: number(100) } : {}),
    ...((what === 'rows' || what === 'table') && !isWhole(seats, 500) ? { seats: number(500) } : {}),
    ...(what === 'rows' && !isCountable(firstSeat.trim()) ? { firstSeat: t('admin.seat-plans.letterOrNumber') } : {}),
    ...(what === 'area' && !isWhole(capacity, 50_000) ? { capacity: number(50_000) } : {}),
  }
}

const titles: Record<What, string> = {
  section: t('admin.seat-plans.addSection'),
  rows: t('admin.seat-plans.addRows'),
  table: t('admin.seat-plans.addTable'),
  area: t('admin.seat-plans.addArea'),
}

function AddDialog({ what, onAdd, onClose }: { what: What; onAdd: (values: Values) => void; onClose: () => void }) {
  const [values, setValues] = useState(starting[what])
  const [tried, setTried] = useState(false)
  const mistakes = mistakesOf(what, values)
  const field = (name: keyof Values) => ({
    value: values[name],
    error: tried ? mistakes[name] : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  })
  const isNumbered = what === 'rows' || what === 'table'
  return (
    <ChangeDialog
      title={titles[what]}
      submit={t('admin.seat-plans.add')}
      pending={false}
      error={undefined}
      onSubmit={() => {
        setTried(true)
        if (Object.keys(mistakes).length === 0) onAdd(values)
      }}
      onClose={onClose}
    >
      <AdminTextField
        label={what === 'rows' ? t('admin.seat-plans.firstRow') : t('admin.seat-plans.name')}
        maxLength={what === 'section' ? 20 : what === 'rows' ? 4 : 50}
        {...field('label')}
      />
      {what === 'rows' && (
        <AdminTextField label={t('admin.seat-plans.howManyRows')} inputMode="numeric" {...field('rows')} />
      )}
      {isNumbered && (
        <AdminTextField label={t('admin.seat-plans.howManySeats')} inputMode="numeric" {...field('seats')} />
      )}
      {what === 'rows' && (
        <AdminTextField label={t('admin.seat-plans.firstSeat')} maxLength={4} {...field('firstSeat')} />
      )}
      {what === 'area' && (
        <AdminTextField label={t('admin.seat-plans.capacity')} inputMode="numeric" {...field('capacity')} />
      )}
    </ChangeDialog>
  )
}
