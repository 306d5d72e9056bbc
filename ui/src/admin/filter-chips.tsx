import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../texts.ts'

export type FilterChip = {
  id: string
  /** Field, operator and value in words: "Payment is Paid". */
  label: string
  onRemove: () => void
  /** Opens the filter for editing. */
  onEdit?: () => void
}

export type FilterChipsProps = {
  chips: readonly FilterChip[]
  onClear: () => void
  /** Search box and the "Add filter" menu, before the chips. */
  children?: ReactNode
}

export function FilterChips({ chips, onClear, children }: FilterChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      {chips.map((chip) => (
        <Chip key={chip.id} {...chip} />
      ))}
      {chips.length > 0 && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-6 rounded-control px-1 text-admin font-medium text-brand hover:underline"
        >
          {t('ui.clearFilters')}
        </button>
      )}
    </div>
  )
}

function Chip({ label, onRemove, onEdit }: FilterChip) {
  return (
    <span className="inline-flex h-8 items-center rounded-control border border-border bg-surface ps-2.5 text-admin">
      {onEdit ? (
        <button type="button" onClick={onEdit} className="rounded-control hover:underline">
          {label}
        </button>
      ) : (
        label
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('ui.removeFilter', { label })}
        className="inline-flex size-7 items-center justify-center rounded-control text-ink-3 hover:text-ink"
      >
        <X aria-hidden="true" size={14} strokeWidth={1.75} />
      </button>
    </span>
  )
}
