import { DropdownMenu } from 'radix-ui'
import { type ButtonHTMLAttributes, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { rememberMenu } from './dialog-focus.ts'

export type MenuItem =
  | {
      kind?: 'action'
      label: string
      icon?: ReactNode
      onSelect: () => void
      tone?: 'plain' | 'danger'
      /** Reason why it cannot be done now; shown in the item. */
      disabledReason?: string | undefined
      shortcut?: string
    }
  | { kind: 'check'; label: string; checked: boolean; onChange: (checked: boolean) => void }
  | { kind: 'separator' }
  | { kind: 'heading'; label: string }

export type MenuProps = {
  /** The button that opens it: an `IconButton` or `Button`, which brings the accessible name. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

type TriggerProps = ButtonHTMLAttributes<HTMLButtonElement>

const item =
  'flex min-h-8 items-center gap-2.5 rounded-control px-2.5 py-1 text-admin outline-none select-none data-highlighted:bg-sunken pointer-coarse:min-h-11'

/** A menu that was opened at least once. It begins open. */
export function OpenedMenu({ trigger, items, align = 'end', byKeyboard }: MenuProps & { byKeyboard: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (open) rememberMenu(button.current)
  }, [open])
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={byKeyboard ? focusFirst : null}
          align={align}
          sideOffset={4}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-45 overflow-y-auto rounded-card border border-border bg-surface p-1 text-ink shadow-overlay transition-opacity starting:opacity-0"
        >
          {items.map((entry, index) => (
            <Entry key={'label' in entry ? entry.label : `separator-${index}`} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Radix sees no key that was pressed before it was there. */
function focusFirst(content: HTMLElement | null): void {
  requestAnimationFrame(() =>
    content?.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus({ preventScroll: true }),
  )
}

function Entry({ entry }: { entry: MenuItem }) {
  switch (entry.kind) {
    case 'separator':
      return <DropdownMenu.Separator className="my-1 h-px bg-border" />
    case 'heading':
      return <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-group text-ink-3">{entry.label}</DropdownMenu.Label>
    case 'check':
      return (
        <DropdownMenu.CheckboxItem
          checked={entry.checked}
          onCheckedChange={entry.onChange}
          onSelect={(event) => event.preventDefault()}
          className={item}
        >
          <Tick checked={entry.checked} />
          {entry.label}
        </DropdownMenu.CheckboxItem>
      )
    default:
      return (
        <DropdownMenu.Item
          onSelect={entry.onSelect}
          disabled={entry.disabledReason !== undefined}
          className={`${item} ${entry.tone === 'danger' ? 'text-danger' : ''} data-disabled:text-ink-3`}
        >
          {entry.icon && (
            <span aria-hidden="true" className="shrink-0">
              {entry.icon}
            </span>
          )}
          <span className="grow">
            {entry.label}
            {entry.disabledReason && (
              <span className="block max-w-60 text-label font-normal">{entry.disabledReason}</span>
            )}
          </span>
          {entry.shortcut && <kbd className="font-sans text-label font-normal text-ink-3">{entry.shortcut}</kbd>}
        </DropdownMenu.Item>
      )
  }
}

function Tick({ checked }: { checked: boolean }) {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" fill="none">
      <path d="m2 7.5 3.2 3L12 3.5" stroke={checked ? 'currentColor' : 'none'} strokeWidth="1.75" />
    </svg>
  )
}
