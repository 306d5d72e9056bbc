import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { t } from '../texts.ts'
import { useDialogFocus } from './dialog-focus.ts'

export type PaletteFrameProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The dialog's accessible name. */
  label: string
  children: ReactNode
}

/** The dialog around a command palette. */
export function PaletteFrame({ open, onOpenChange, label, children }: PaletteFrameProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 starting:opacity-0" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 top-[12vh] z-50 mx-auto w-[calc(100%-32px)] max-w-150 overflow-hidden rounded-dialog border border-border bg-surface text-ink shadow-overlay transition-opacity starting:opacity-0"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const paletteRow = 'flex items-center gap-3 border-b border-border px-4'
export const paletteInput = 'h-12 w-full bg-transparent text-[0.9375rem] outline-none'

export type PaletteFieldProps = { label: string; query: string; onQueryChange: (query: string) => void }

/** The palette's input while its list is on its way: what is typed right after the key is for it. */
export function PaletteField({ label, query, onQueryChange }: PaletteFieldProps) {
  return (
    <div className={paletteRow}>
      <input
        value={query}
        onChange={(event) => onQueryChange(event.currentTarget.value)}
        aria-label={label}
        placeholder={t('ui.searchOrRun')}
        className={paletteInput}
      />
    </div>
  )
}
