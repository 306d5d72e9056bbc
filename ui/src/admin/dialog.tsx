import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { createContext, type ReactNode, use, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { t } from '../texts.ts'
import { useDialogFocus } from './dialog-focus.ts'
import { AdminField, AdminInput } from './form-field.tsx'
import { useOpenDialog } from './open-dialogs.ts'

export type DialogSize = 'narrow' | 'wide' | 'side' | 'full'

const sizes: Record<DialogSize, string> = {
  narrow: 'inset-0 m-auto h-fit max-h-[85dvh] w-[calc(100%-32px)] max-w-110 rounded-dialog border',
  wide: 'inset-0 m-auto h-fit max-h-[85dvh] w-[calc(100%-32px)] max-w-190 rounded-dialog border',
  side: 'inset-y-0 end-0 w-full max-w-115 border-s',
  full: 'inset-0 sm:inset-4 sm:rounded-dialog sm:border',
}

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The heading and the accessible name. */
  title: string
  description?: ReactNode
  size?: DialogSize
  children?: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
}

/** A modal dialog, or with `side` a panel at the end of the window. Focus is trapped and returned. */
export function Dialog({ open, onOpenChange, title, description, size = 'narrow', children, footer }: DialogProps) {
  const focus = useDialogFocus()
  useOpenDialog(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 starting:opacity-0" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          className={`fixed z-50 flex flex-col overflow-hidden border-border bg-surface text-admin text-ink shadow-overlay transition-opacity duration-200 starting:opacity-0 ${sizes[size]}`}
        >
          <header className="flex items-start justify-between gap-3 ps-5 pe-3 pt-3">
            <Radix.Title className="pt-1 font-display text-[1.0625rem] font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton size="sm" label={t('ui.close')} icon={<X size={16} strokeWidth={1.75} />} />
            </Radix.Close>
          </header>
          <div data-dialog-body="" className="min-h-0 grow overflow-y-auto px-5 pt-1 pb-5">
            {description && <Radix.Description className="pb-3 text-ink-2">{description}</Radix.Description>}
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-3">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the object and the count: "Delete 12 products?" */
  title: string
  /** Explains what is lost and what is not. */
  description: ReactNode
  /** The verb with its object: "Delete 12 products". */
  confirmLabel: string
  /** The word to type first: for more than 50 objects, or what cannot be undone. */
  confirmWord?: string
  tone?: 'danger' | 'primary'
  pending?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** Replaces "Cancel" in a dialog that asks whether to cancel something. */
export const CancelLabel = createContext<string | undefined>(undefined)

export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  confirmWord,
  tone = 'danger',
  pending = false,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const id = useId()
  const cancelLabel = use(CancelLabel)
  const [typed, setTyped] = useState('')
  const request = confirmWord === undefined ? undefined : t('ui.typeToConfirm', { word: confirmWord })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={() => onOpenChange(false)}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
          <Button
            variant={tone}
            size="sm"
            pending={pending}
            onClick={onConfirm}
            disabledReason={typed === (confirmWord ?? '') ? undefined : request}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {request && (
        <AdminField id={id} label={request}>
          {(wiring) => (
            <AdminInput
              {...wiring}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </AdminField>
      )}
    </Dialog>
  )
}
