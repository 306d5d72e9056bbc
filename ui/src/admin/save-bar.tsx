import { Button } from '../button.tsx'
import { t } from '../texts.ts'

export type SaveBarProps = {
  /** Number of fields that differ from what is stored; the bar shows only when there are some. */
  changes: number
  onDiscard: () => void
  /** Absent: the button submits the form named by `form`. */
  onSave?: () => void
  form?: string
  pending?: boolean
  disabledReason?: string | undefined
  /** Note on how safe the input is: "Draft saved 14:02". */
  note?: string | undefined
  /** The form's own error, beside the button that caused it. */
  error?: string | undefined
}

/** "3 changes · Discard · Save", stuck to the bottom of the page while there is something to save. */
export function SaveBar({
  changes,
  onDiscard,
  onSave,
  form,
  pending = false,
  disabledReason,
  note,
  error,
}: SaveBarProps) {
  if (changes === 0) return null
  return (
    <div className="sticky bottom-3 z-30 flex flex-wrap items-center gap-2.5 rounded-card border border-border bg-surface py-2 ps-4 pe-2 shadow-overlay transition-[translate,opacity] duration-200 starting:translate-y-4 starting:opacity-0">
      <span role="status" className="text-admin font-semibold tabular-nums">
        {t('ui.changes', { count: changes })}
      </span>
      {note && !error && <span className="text-label text-ink-3 tabular-nums">{note}</span>}
      {error && (
        <span role="alert" className="text-admin text-danger">
          {error}
        </span>
      )}
      <span className="ms-auto flex gap-2">
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {t('ui.discard')}
        </Button>
        <Button
          size="sm"
          type={onSave ? 'button' : 'submit'}
          form={form}
          onClick={onSave}
          pending={pending}
          disabledReason={disabledReason}
        >
          {pending ? t('ui.saving') : t('ui.save')}
        </Button>
      </span>
    </div>
  )
}
