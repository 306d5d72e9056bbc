import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { type FormEvent, useState } from 'react'

type Props = {
  /** Names of the user's views of this list. */
  taken: readonly string[]
  error?: string | undefined
  pending: boolean
  onClose: () => void
  onSave: (view: { name: string; shared: boolean }) => void
}

export function SaveViewDialog({ taken, error, pending, onClose, onSave }: Props) {
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [tried, setTried] = useState(false)
  const called = name.trim()
  const replaced = taken.find((one) => one.toLowerCase() === called.toLowerCase())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (called) onSave({ name: called, shared })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save this view"
      description="Saves the filters and the sorting as a tab, wherever you sign in."
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" form="view" pending={pending}>
            {replaced ? 'Replace view' : 'Save view'}
          </Button>
        </>
      }
    >
      <form id="view" noValidate onSubmit={submit} className="flex flex-col gap-3">
        <AdminTextField
          label="Name"
          maxLength={40}
          value={name}
          help={replaced && `Replaces your view “${replaced}”.`}
          error={tried && !called ? 'Enter a name.' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <CheckboxField
          label="Share with all staff"
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        {error && <FieldError>{error}</FieldError>}
      </form>
    </Dialog>
  )
}
