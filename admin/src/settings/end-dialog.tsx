import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { failureOf } from '../shell/failure.ts'
import { useChange } from './use-change.ts'

export type EndDialogProps = {
  title: string
  /** What ends with it and what does not. */
  description: string
  confirmLabel: string
  done: string
  run: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something ends at once: a key, an app, a user. */
export function EndDialog({ run, done, onClose, ...words }: EndDialogProps) {
  const end = useChange({ run, done, onDone: onClose })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      {...words}
      pending={end.isPending}
      onConfirm={() => end.mutate(undefined)}
    >
      {end.error && (
        <p role="alert" className="text-danger">
          {failureOf(end.error).title}
        </p>
      )}
    </ConfirmDialog>
  )
}
