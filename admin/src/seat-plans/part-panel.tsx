import { changePart, movedElement, resizedRow } from '@fairground/domain/seats/edit-plan.ts'
import type { PlanElement, PlanLayout, PlanSection, Point } from '@fairground/domain/seats/plan.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { t } from '../texts.ts'
import { partWords } from './spot-words.ts'

interface PanelProps {
  layout: PlanLayout
  chosen: string
  onChange: (layout: PlanLayout) => void
  onChoose: (id: string) => void
}

/** Changes the section, row, table or area that is chosen. */
export function PartPanel({ layout, chosen, onChange, onChoose }: PanelProps) {
  const section = layout.sections.find(({ id }) => id === chosen)
  const element = layout.sections.flatMap(({ elements }) => elements).find(({ id }) => id === chosen)
  if (section)
    return (
      <SectionPanel
        section={section}
        onChange={(change) => onChange(changePart(layout, section.id, { section: change }))}
        onMove={(by) => onChange(moveAll(layout, section, by))}
        onChoose={onChoose}
      />
    )
  if (element)
    return (
      <ElementPanel
        element={element}
        onChange={(change) => onChange(changePart(layout, element.id, { element: change }))}
        onChoose={onChoose}
      />
    )
  return (
    <Card title={t('admin.seat-plans.part')}>
      <p className="text-ink-2">{t('admin.seat-plans.chooseAPart')}</p>
    </Card>
  )
}

const moveAll = (layout: PlanLayout, { id }: PlanSection, by: Point): PlanLayout =>
  changePart(layout, id, {
    section: (section) => ({ ...section, elements: section.elements.map((element) => movedElement(element, by)) }),
  })

function SectionPanel({
  section,
  onChange,
  onMove,
  onChoose,
}: {
  section: PlanSection
  onChange: (change: (section: PlanSection) => PlanSection | undefined) => void
  onMove: (by: Point) => void
  onChoose: (id: string) => void
}) {
  return (
    <Card title={section.label || t('admin.seat-plans.unnamed')}>
      <div className="flex flex-col gap-3">
        <AdminTextField
          label={t('admin.seat-plans.name')}
          value={section.label}
          maxLength={20}
          onChange={({ currentTarget: { value } }) => onChange((one) => ({ ...one, label: value }))}
        />
        <MoveButtons onMove={onMove} />
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onChange(() => undefined)
            onChoose('')
          }}
        >
          {t('admin.seat-plans.removeSection')}
        </Button>
      </div>
    </Card>
  )
}

function ElementPanel({
  element,
  onChange,
  onChoose,
}: {
  element: PlanElement
  onChange: (change: (element: PlanElement) => PlanElement | undefined) => void
  onChoose: (id: string) => void
}) {
  const { kind, label, seats, capacity } = element
  const whole = (text: string) => Math.max(1, Math.min(50_000, Number(text.replace(/\D/g, '')) || 1))
  return (
    <Card title={partWords(kind, label)}>
      <div className="flex flex-col gap-3">
        <AdminTextField
          label={t('admin.seat-plans.name')}
          value={label}
          maxLength={50}
          onChange={({ currentTarget: { value } }) => onChange((one) => ({ ...one, label: value }))}
        />
        {kind === 'AREA' ? (
          <>
            <AdminTextField
              label={t('admin.seat-plans.capacity')}
              inputMode="numeric"
              value={String(capacity ?? '')}
              onChange={({ currentTarget: { value } }) => onChange((one) => ({ ...one, capacity: whole(value) }))}
            />
            <BoxFields element={element} onChange={onChange} />
            <CheckboxField
              label={t('admin.seat-plans.forWheelchairs')}
              checked={element.accessible ?? false}
              onChange={({ currentTarget: { checked } }) => onChange((one) => ({ ...one, accessible: checked }))}
            />
          </>
        ) : (
          <AdminTextField
            label={t('admin.seat-plans.howManySeats')}
            type="number"
            min={1}
            max={500}
            value={String(seats?.length ?? 0)}
            onChange={({ currentTarget: { value } }) => onChange((one) => resizedRow(one, Math.min(500, whole(value))))}
          />
        )}
        <MoveButtons onMove={(by) => onChange((one) => movedElement(one, by))} />
        {seats && <SeatFields element={element} onChange={onChange} />}
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onChange(() => undefined)
            onChoose('')
          }}
        >
          {t('admin.seat-plans.remove', { name: partWords(kind, label) })}
        </Button>
      </div>
    </Card>
  )
}

type Changes = (change: (element: PlanElement) => PlanElement | undefined) => void

function BoxFields({ element: { box }, onChange }: { element: PlanElement; onChange: Changes }) {
  if (!box) return null
  const field = (side: 'width' | 'height', label: string) => (
    <AdminTextField
      label={label}
      type="number"
      min={50}
      step={50}
      value={String(box[side])}
      onChange={({ currentTarget: { value } }) =>
        onChange((one) => ({ ...one, box: { ...box, [side]: Math.max(1, Math.min(100_000, Number(value) || 1)) } }))
      }
    />
  )
  return (
    <div className="grid grid-cols-2 gap-3">
      {field('width', t('admin.seat-plans.width'))}
      {field('height', t('admin.seat-plans.height'))}
    </div>
  )
}

/** Each seat with its label, and whether a wheelchair finds room there. */
function SeatFields({ element: { seats = [] }, onChange }: { element: PlanElement; onChange: Changes }) {
  const changeSeat = (at: number, by: object) =>
    onChange((one) => ({ ...one, seats: seats.map((seat, i) => (i === at ? { ...seat, ...by } : seat)) }))
  return (
    <details>
      <summary className="min-h-8 cursor-pointer text-admin font-semibold">{t('admin.seat-plans.seats')}</summary>
      <ul className="flex max-h-80 flex-col gap-1 overflow-y-auto pt-1">
        {seats.map(({ id, label, accessible = false }, i) => (
          <li key={id} className="flex items-center gap-2">
            <input
              aria-label={t('admin.seat-plans.labelOf', { label })}
              value={label}
              maxLength={4}
              onChange={({ currentTarget: { value } }) => changeSeat(i, { label: value })}
              className="h-8 w-16 rounded-control border border-border-strong bg-surface px-2 text-admin"
            />
            <label className="flex min-h-8 items-center gap-1.5 text-label">
              <input
                type="checkbox"
                checked={accessible}
                onChange={({ currentTarget: { checked } }) => changeSeat(i, { accessible: checked })}
                className="size-4 accent-brand"
              />
              {t('admin.seat-plans.forWheelchairs')}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Centimetres of a step: half a seat. */
const STEP = 25
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const

const MoveButtons = ({ onMove }: { onMove: (by: Point) => void }) => (
  <fieldset className="flex items-center gap-1">
    <legend className="text-label text-ink-2">{t('admin.seat-plans.move')}</legend>
    <IconButton
      size="sm"
      label={t('admin.seat-plans.moveLeft')}
      icon={<ArrowLeft {...icon} />}
      onClick={() => onMove({ x: -STEP, y: 0 })}
    />
    <IconButton
      size="sm"
      label={t('admin.seat-plans.moveRight')}
      icon={<ArrowRight {...icon} />}
      onClick={() => onMove({ x: STEP, y: 0 })}
    />
    <IconButton
      size="sm"
      label={t('admin.seat-plans.moveUp')}
      icon={<ArrowUp {...icon} />}
      onClick={() => onMove({ x: 0, y: -STEP })}
    />
    <IconButton
      size="sm"
      label={t('admin.seat-plans.moveDown')}
      icon={<ArrowDown {...icon} />}
      onClick={() => onMove({ x: 0, y: STEP })}
    />
  </fieldset>
)
