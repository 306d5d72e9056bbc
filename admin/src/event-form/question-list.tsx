import { IconButton } from '@fairground/ui/icon-button.tsx'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { t } from '../texts.ts'
import type { FormControl } from './form-queries.ts'
import { kindOf, kindWords } from './question-values.ts'

type QuestionListProps = {
  controls: readonly FormControl[]
  busy: boolean
  onMove: (id: string, to: number) => void
  onEdit: (control: FormControl) => void
  onDelete: (control: FormControl) => void
}

const icon = { size: 16, strokeWidth: 1.75 } as const

/** The questions in their order. Name and email are in every form. */
export function QuestionList({ controls, busy, onMove, onEdit, onDelete }: QuestionListProps) {
  return (
    <ol className="flex flex-col">
      {controls.map((control, at) => {
        const { id, system, inputs } = control
        const label = inputs.map((input) => input.label).join(', ')
        const required = inputs.some(({ mandatory }) => mandatory)
        return (
          <li key={id} className="flex items-center gap-2 border-b border-border py-2.5 last:border-b-0">
            <div className="min-w-0 grow">
              <p className="font-medium">{label}</p>
              <p className="text-label font-normal text-ink-3">
                {system ? t('admin.event-form.inEveryForm') : kindWords[kindOf(control)]}
                {required && !system && ` · ${t('admin.event-form.requiredShort')}`}
              </p>
            </div>
            <IconButton
              size="sm"
              label={t('admin.event-form.moveUp', { label })}
              disabled={busy || at === 0}
              onClick={() => onMove(id, at - 1)}
              icon={<ArrowUp {...icon} />}
            />
            <IconButton
              size="sm"
              label={t('admin.event-form.moveDown', { label })}
              disabled={busy || at === controls.length - 1}
              onClick={() => onMove(id, at + 1)}
              icon={<ArrowDown {...icon} />}
            />
            {!system && (
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
                  disabled={busy}
                  onClick={() => onDelete(control)}
                  icon={<Trash2 {...icon} />}
                />
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}
