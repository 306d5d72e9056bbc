import { Check } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { t } from '../texts.ts'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** Beside the label: an offset, a code. */
  readonly detail?: string
}

type ComboboxListProps = {
  listId: string
  idOf: (index: number) => string
  /** The field, at which the list opens. */
  frame: RefObject<HTMLSpanElement | null>
  options: readonly ComboboxOption[]
  marked: number
  value: string
  close: () => void
  choose: (option: ComboboxOption) => void
}

/** The open list of a `Combobox`. */
export function ComboboxList({ listId, idOf, frame, options, marked, value, close, choose }: ComboboxListProps) {
  return (
    <Popover.Root open onOpenChange={close}>
      <Popover.Anchor virtualRef={frame} />
      <Popover.Portal>
        <Popover.Content
          id={listId}
          role="listbox"
          aria-label={t('ui.choices')}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // The field keeps the focus, also while an option is pressed.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (frame.current?.contains(event.target as Node)) event.preventDefault() // events happen at nodes
          }}
          className="z-50 max-h-[min(18rem,var(--radix-popover-content-available-height))] w-[max(16rem,var(--radix-popover-trigger-width))] overflow-y-auto overscroll-contain rounded-card border border-border bg-surface p-1 text-ink shadow-overlay"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus.
            <div
              key={option.value}
              ref={index === marked ? scrollTo : undefined}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-marked={index === marked || undefined}
              onClick={() => choose(option)}
              className="flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 py-1 text-admin hover:bg-sunken data-marked:bg-brand-soft data-marked:text-brand pointer-coarse:min-h-11"
            >
              <span className="min-w-0 grow wrap-anywhere">{option.label}</span>
              {option.detail && (
                <span className="shrink-0 text-label font-normal text-ink-3 tabular-nums">{option.detail}</span>
              )}
              {option.value === value && <Check aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />}
            </div>
          ))}
          {options.length === 0 && <p className="px-2 py-2 text-admin text-ink-2">{t('ui.nothingMatches')}</p>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The marked option is in sight when the list opens and when the mark moves. */
const scrollTo = (option: HTMLElement | null) => {
  // The list takes its place and height first.
  if (option) requestAnimationFrame(() => option.scrollIntoView({ block: 'nearest' }))
}
