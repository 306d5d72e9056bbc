import type { SeatLayout } from '@fairground/client/generated/fairground.event-seating.ts'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { useState } from 'react'
import { partWords } from '../seat-plans/spot-words.ts'
import { t } from '../texts.ts'

/** The same seats by section and row, for the keyboard and for whole rows at once. */
export function PartList({
  layout,
  chosen,
  describe,
  onToggle,
}: {
  layout: SeatLayout
  chosen: readonly string[]
  describe: (spotId: string) => string
  onToggle: (spotIds: readonly string[]) => void
}) {
  const [sectionId, setSection] = useState('')
  const [elementId, setElement] = useState('')
  const section = layout.sections.find(({ id }) => id === sectionId) ?? layout.sections[0]
  const element = section?.elements.find(({ id }) => id === elementId) ?? section?.elements[0]
  if (!section || !element) return null
  const spots =
    element.kind === 'AREA'
      ? [{ id: element.id ?? '', label: element.label }]
      : (element.seats ?? []).map(({ id = '', label }) => ({ id, label }))
  return (
    <details className="rounded-card border border-border px-4 py-2">
      <summary className="min-h-8 cursor-pointer text-admin font-semibold">{t('admin.event-seats.byRow')}</summary>
      <div className="flex flex-col gap-3 pt-2">
        <div className="flex flex-wrap items-end gap-3">
          <AdminSelectField
            label={t('admin.event-seats.section')}
            value={section.id}
            onChange={({ currentTarget: { value } }) => setSection(value)}
          >
            {section &&
              layout.sections.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </AdminSelectField>
          <AdminSelectField
            label={t('admin.event-seats.row')}
            value={element.id}
            onChange={({ currentTarget: { value } }) => setElement(value)}
          >
            {section.elements.map(({ id, kind, label }) => (
              <option key={id} value={id}>
                {partWords(kind, label)}
              </option>
            ))}
          </AdminSelectField>
          <Button variant="secondary" size="sm" onClick={() => onToggle(spots.map(({ id }) => id))}>
            {t('admin.event-seats.wholeRow')}
          </Button>
        </div>
        <ul aria-label={partWords(element.kind, element.label)} className="flex flex-wrap gap-1">
          {spots.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={chosen.includes(id)}
                aria-label={describe(id)}
                onClick={() => onToggle([id])}
                className="min-h-8 min-w-8 rounded-control border border-border-strong px-2 text-admin tabular-nums aria-pressed:bg-ink aria-pressed:text-canvas"
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
