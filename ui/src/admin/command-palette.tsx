import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { Spinner } from '../spinner.tsx'
import { t } from '../texts.ts'
import { paletteInput, paletteRow } from './palette-frame.tsx'

export type PaletteItem = {
  id: string
  label: string
  /** Second column: email, status, date. */
  detail?: string
  icon?: ReactNode
  shortcut?: string
  /** More words that find it. */
  keywords?: string[]
  onRun: () => void
}

export type PaletteGroup = { label: string; items: readonly PaletteItem[] }

export type CommandPaletteProps = {
  /** Called when an item is chosen, before it runs. */
  onClose: () => void
  /** The input's accessible name. */
  label: string
  groups: readonly PaletteGroup[]
  query: string
  onQueryChange: (query: string) => void
  /** Results are on their way. */
  loading?: boolean
  /** The caller has filtered already: show every item given. */
  filtered?: boolean
}

/** Takes over from the input that stood there before, behind what was typed in it. */
function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}

/** Content of a `PaletteFrame`: navigate, find anything, run actions. Choosing an item closes the palette. */
export function CommandPalette(props: CommandPaletteProps) {
  const { onClose, label, groups, query, onQueryChange, loading = false, filtered = false } = props
  const run = (item: PaletteItem) => {
    onClose()
    item.onRun()
  }
  return (
    <Command label={label} shouldFilter={!filtered} loop>
      <div className={paletteRow}>
        <Command.Input
          ref={focusAtEnd}
          value={query}
          onValueChange={onQueryChange}
          aria-label={label}
          placeholder={t('ui.searchOrRun')}
          className={paletteInput}
        />
        {loading && <Spinner />}
      </div>
      <Command.List className="max-h-[min(60vh,26rem)] overflow-y-auto p-1.5">
        {!loading && <Command.Empty className="px-3 py-6 text-admin text-ink-2">{t('ui.nothingFound')}</Command.Empty>}
        {groups.map((group) => (
          <Command.Group
            key={group.label}
            heading={group.label}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-group [&_[cmdk-group-heading]]:text-ink-3"
          >
            {group.items.map((item) => (
              <Item key={item.id} item={item} onRun={run} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  )
}

function Item({ item, onRun }: { item: PaletteItem; onRun: (item: PaletteItem) => void }) {
  return (
    <Command.Item
      value={`${item.label} ${item.id}`}
      keywords={item.keywords ?? []}
      onSelect={() => onRun(item)}
      className="flex min-h-9 items-center gap-3 rounded-control px-3 text-admin select-none data-[selected=true]:bg-brand-soft data-[selected=true]:text-brand pointer-coarse:min-h-11"
    >
      {item.icon && (
        <span aria-hidden="true" className="shrink-0">
          {item.icon}
        </span>
      )}
      <span className="truncate font-medium">{item.label}</span>
      {item.detail && <span className="truncate text-ink-3">{item.detail}</span>}
      {item.shortcut && <kbd className="ms-auto font-sans text-label font-normal text-ink-3">{item.shortcut}</kbd>}
    </Command.Item>
  )
}
