import type { PlanElement, PlanLayout } from '@fairground/domain/seats/plan.ts'
import { t } from '../texts.ts'
import { partWords } from './spot-words.ts'

const button =
  'w-full min-h-8 rounded-control px-2 text-start text-admin aria-pressed:bg-brand-soft aria-pressed:font-semibold hover:bg-sunken'

/** Sections with their rows, tables and areas: choosing one shows what can be changed of it. */
export function PlanOutline({
  layout,
  chosen,
  onChoose,
}: {
  layout: PlanLayout
  chosen: string
  onChoose: (id: string) => void
}) {
  const choice = (id: string, words: string, isSection = false) => (
    <button
      type="button"
      aria-pressed={id === chosen}
      onClick={() => onChoose(id)}
      className={`${button} ${isSection ? 'font-semibold' : 'ps-5'}`}
    >
      {words}
    </button>
  )
  return (
    <ul
      aria-label={t('admin.seat-plans.outline')}
      className="flex max-h-128 max-lg:max-h-72 flex-col overflow-y-auto rounded-card border border-border bg-surface p-1"
    >
      {layout.sections.map((section) => (
        <li key={section.id}>
          {choice(section.id, section.label || t('admin.seat-plans.unnamed'), true)}
          <ul aria-label={section.label}>
            {section.elements.map((element) => (
              <li key={element.id}>{choice(element.id, elementWords(element))}</li>
            ))}
          </ul>
        </li>
      ))}
      {layout.sections.length === 0 && <li className="p-2 text-ink-2">{t('admin.seat-plans.empty')}</li>}
    </ul>
  )
}

function elementWords({ kind, label, seats = [], capacity = 0 }: PlanElement): string {
  const count = kind === 'AREA' ? capacity : seats.length
  return t('admin.seat-plans.partOf', { part: partWords(kind, label), count })
}
