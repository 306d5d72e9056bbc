import { ApiError } from '@fairground/client/errors.ts'
import { Dialog, type DialogSize } from '@fairground/ui/admin/dialog.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { type FormEvent, type ReactNode, useId } from 'react'
import { failureOf } from '../failure.ts'
import { t } from '../texts.ts'
import { DialogFooter } from './dialog-footer.tsx'

type ChangeDialogProps = {
  title: string
  description?: string
  size?: DialogSize
  /** The verb with its object: "Create key". */
  submit: string
  pending: boolean
  /** Reason why it cannot be saved yet. */
  refused?: string | undefined
  /** The failed change, whose violations its fields show; or its words, where they do not. */
  error: Error | string | null | undefined
  /** Above the fields: who changed what meanwhile. */
  note?: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  onClose: () => void
  /** Below the form, and no part of it. */
  after?: ReactNode
  children: ReactNode
}

/** A short form over the page: its fields, what went wrong, Cancel and the one verb. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, description, size, submit, pending, refused, error, note, onSubmit, onClose, after, children } = props
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      {...(size ? { size } : {})}
      footer={
        <DialogFooter error={error && (typeof error === 'string' ? error : wordsOf(error))} onClose={onClose}>
          <Button size="sm" type="submit" form={form} pending={pending} disabledReason={refused}>
            {submit}
          </Button>
        </DialogFooter>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit(event)
        }}
        className="flex flex-col gap-3"
      >
        {note}
        {children}
      </form>
      {after}
    </Dialog>
  )
}

function wordsOf(error: Error): string {
  if (isShownAtFields(error)) return t('admin.forms.notSavedFixTheMarked')
  return failureOf(error).title
}

/** The fields themselves say what is wrong with them. */
const isShownAtFields = (error: Error): boolean => error instanceof ApiError && error.fieldViolations.length > 0
