import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { type FormEvent, useState } from 'react'

type Props = { onClose: () => void; onSave: (name: string) => void }

export function SaveViewDialog({ onClose, onSave }: Props) {
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim()) onSave(name)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save this view"
      description="What is filtered and how it is sorted, as a tab of yours in this browser."
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" type="submit" form="view">
            Save view
          </Button>
        </>
      }
    >
      <form id="view" noValidate onSubmit={submit}>
        <AdminTextField
          label="Name"
          maxLength={40}
          value={name}
          error={tried && !name.trim() ? 'Name the view.' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
