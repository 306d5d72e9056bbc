import { type FilterChip, FilterChips } from '@fairground/ui/admin/filter-chips.tsx'
import type { ReactNode } from 'react'
import { t } from '../texts.ts'
import { SearchBox } from './search-box.tsx'

interface Searched {
  readonly q?: string | undefined
}

type ListSearchProps = {
  /** The fields that are searched: "Name or email". */
  label: string
  choice: Searched
  go: (change: { q: string | undefined }, replace?: boolean) => unknown
  /** Filters beside the search. */
  chips?: readonly FilterChip[]
  onClear?: () => void
  children?: ReactNode
}

/** The search of a list, with what it is narrowed to as chips. */
export function ListSearch({ label, choice: { q }, go, chips = [], onClear, children }: ListSearchProps) {
  const clear = () => go({ q: undefined })
  return (
    <FilterChips
      chips={q ? [{ id: 'q', label: t('admin.list.matchesQ', { q }), onRemove: clear }, ...chips] : chips}
      onClear={onClear ?? clear}
    >
      <SearchBox label={label} value={q ?? ''} onSearch={(typed) => go({ q: typed || undefined }, true)} />
      {children}
    </FilterChips>
  )
}
