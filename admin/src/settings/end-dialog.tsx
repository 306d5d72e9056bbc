import { present } from '@fairground/domain/present.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import type { QueryKey } from '@tanstack/react-query'
import { failureOf } from '../failure.ts'
import { useChange } from '../use-change.ts'

type EndDialogProps = {
  title: string
  /** Text about what ends with it and what does not. */
  description: string
  confirmLabel: string
  done: string
  run: () => Promise<unknown>
  /** Queries to read again; settings by default. */
  stale?: QueryKey
  onClose: () => void
}

/** Confirms that something ends at once: a key, an app, a user, a promotion. */
export function EndDialog({ run, done, stale, onClose, ...words }: EndDialogProps) {
  const end = useChange({ run, done, onDone: onClose, ...present({ stale: stale || undefined }) })
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
