import { Dialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { type FormEvent, useState } from 'react'
import { t } from '../texts.ts'

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
      title={t('admin.list.saveThisView')}
      description={t('admin.list.savesTheFiltersAndThe')}
      footer={
        <>
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('admin.list.cancel')}
          </Button>
          <Button size="sm" type="submit" form="view" pending={pending}>
            {replaced ? t('admin.list.replaceView') : t('admin.list.saveView')}
          </Button>
        </>
      }
    >
      <form id="view" noValidate onSubmit={submit} className="flex flex-col gap-3">
        <AdminTextField
          label={t('admin.list.name')}
          maxLength={40}
          value={name}
          help={replaced && t('admin.list.replacesYourViewReplaced', { replaced })}
          error={tried && !called ? t('admin.list.enterAName') : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <CheckboxField
          label={t('admin.list.shareWithAllStaff')}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        {error && <FieldError>{error}</FieldError>}
      </form>
    </Dialog>
  )
}
