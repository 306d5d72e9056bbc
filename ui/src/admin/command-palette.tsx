import { Command } from 'cmdk'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useUiMessages } from '../messages/ui-messages.ts'
import { Spinner } from '../spinner.tsx'
import { useDialogFocus } from './dialog-focus.ts'

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
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The dialog's accessible name and the input's. */
  label: string
  groups: readonly PaletteGroup[]
  query: string
  onQueryChange: (query: string) => void
  /** Results are on their way. */
  loading?: boolean
  /** The caller has filtered already: show every item given. */
  filtered?: boolean
}

/** Navigate, find anything, run actions. Choosing an item closes the palette. */
export function CommandPalette({
  open,
  onOpenChange,
  label,
  groups,
  query,
  onQueryChange,
  loading = false,
  filtered = false,
}: CommandPaletteProps) {
  const messages = useUiMessages()
  const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus()
  const run = (item: PaletteItem) => {
    onOpenChange(false)
    item.onRun()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 starting:opacity-0" />
        <Radix.Content
          aria-describedby={undefined}
          {...{ onOpenAutoFocus, onCloseAutoFocus }}
          className="fixed inset-x-0 top-[12vh] z-50 mx-auto w-[calc(100%-32px)] max-w-150 overflow-hidden rounded-dialog border border-border bg-surface text-ink shadow-overlay transition-opacity starting:opacity-0"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          <Command label={label} shouldFilter={!filtered} loop>
            <div className="flex items-center gap-3 border-b border-border px-4">
              <Command.Input
                value={query}
                onValueChange={onQueryChange}
                aria-label={label}
                placeholder={messages.searchOrRun}
                className="h-12 w-full bg-transparent text-[0.9375rem] outline-none"
              />
              {loading && <Spinner />}
            </div>
            <Command.List className="max-h-[min(60vh,26rem)] overflow-y-auto p-1.5">
              {!loading && (
                <Command.Empty className="px-3 py-6 text-admin text-ink-2">{messages.nothingFound}</Command.Empty>
              )}
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
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
