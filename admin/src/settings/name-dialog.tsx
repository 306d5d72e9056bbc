import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import type { QueryKey } from '@tanstack/react-query'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import type { Edited } from '../forms/last-change.ts'
import { plainFields } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'

type NameDialogProps = {
  title: string
  description?: string | undefined
  /** The verb with its object: "Save name". */
  submit: string
  label: string
  /** Shown at the field when the name is empty. */
  missing: string
  /** Most characters of a name. */
  longest: number
  /** Name that is stored; empty while nothing has one. */
  name: string
  /** Absent where it is created, or where nobody reports changes of it. */
  edited?: Edited | undefined
  /** Receives the name without blanks around it. */
  run: (name: string) => Promise<unknown>
  /** Confirms that it is done. */
  done: (name: string) => string
  /** Queries to read again. */
  stale: QueryKey
  onClose: () => void
}

/** Makes something that has a name and nothing else, or gives it another one. */
export function NameDialog({ title, description, submit, label, missing, longest, ...of }: NameDialogProps) {
  const { values, edit, tried, save, dialog } = useEditForm({
    edited: of.edited,
    stored: { name: of.name },
    fields: plainFields<{ name: string }>({ name: label }),
    run: of.run,
    onDone: () => {
      of.onClose()
      toast(of.done(name))
    },
    stale: of.stale,
  })
  const name = values.name.trim()
  return (
    <ChangeDialog
      title={title}
      {...(description ? { description } : {})}
      submit={submit}
      {...dialog}
      onSubmit={() => save(name || undefined)}
      onClose={of.onClose}
    >
      <AdminTextField
        label={label}
        autoComplete="off"
        maxLength={longest}
        value={values.name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        error={tried && !name ? missing : undefined}
      />
    </ChangeDialog>
  )
}
