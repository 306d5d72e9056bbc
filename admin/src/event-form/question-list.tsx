import { IconButton } from '@fairground/ui/icon-button.tsx'
import { Pencil, Trash2 } from 'lucide-react'
import { ArrangedList } from '../list/arranged-list.tsx'
import { t } from '../texts.ts'
import type { FormControl } from './form-queries.ts'
import { kindOf, kindWords } from './question-values.ts'

type QuestionListProps = {
  controls: readonly FormControl[]
  /** Reason why nothing can be changed. */
  lacks: string | undefined
  /** A change is being stored. */
  busy: boolean
  onMove: (id: string, to: number) => void
  onEdit: (control: FormControl) => void
  onDelete: (control: FormControl) => void
}

const icon = { size: 16, strokeWidth: 1.75 } as const

const labelOf = ({ inputs }: FormControl): string => inputs.map(({ label }) => label).join(', ')

/** The questions in their order, which their handles change. Name and email are in every form. */
export function QuestionList({ controls, lacks, busy, onMove, onEdit, onDelete }: QuestionListProps) {
  const move = ({ id }: FormControl, to: number) => {
    if (!busy) onMove(id, to)
  }
  return (
    <ArrangedList label={t('admin.event-form.questions')} items={controls} nameOf={labelOf} lacks={lacks} onMove={move}>
      {(control) => {
        const label = labelOf(control)
        return (
          <div className="flex min-w-0 grow flex-wrap items-center justify-end gap-x-1 py-2">
            <QuestionWords control={control} label={label} controls={controls} />
            {!control.system && (
              <>
                <IconButton
                  size="sm"
                  label={t('admin.event-form.change', { label })}
                  onClick={() => onEdit(control)}
                  icon={<Pencil {...icon} />}
                />
                <IconButton
                  size="sm"
                  label={t('admin.event-form.delete', { label })}
                  disabled={lacks !== undefined || busy}
                  onClick={() => onDelete(control)}
                  icon={<Trash2 {...icon} />}
                />
              </>
            )}
          </div>
        )
      }}
    </ArrangedList>
  )
}

type QuestionWordsProps = { control: FormControl; label: string; controls: readonly FormControl[] }

function QuestionWords({ control, label, controls }: QuestionWordsProps) {
  const { system, inputs, condition } = control
  const leading = condition && controls.find(({ id }) => id === condition.controlId)
  const required = inputs.some(({ mandatory }) => mandatory)
  return (
    <div className="min-w-32 grow basis-32">
      <p className="font-medium break-words">{label}</p>
      <p className="text-label font-normal text-ink-3">
        {system ? t('admin.event-form.inEveryForm') : kindWords[kindOf(control)]}
        {required && !system && ` · ${t('admin.event-form.requiredShort')}`}
      </p>
      {condition && leading && (
        <p className="text-label font-normal text-ink-3 break-words">
          {t('admin.event-form.onlyIf', { label: leading.label, options: condition.options.join(', ') })}
        </p>
      )}
    </div>
  )
}
