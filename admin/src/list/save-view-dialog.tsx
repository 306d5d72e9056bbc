import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { CheckboxField } from '@fairground/ui/checkbox-field.tsx'
import { type FormEvent, useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
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
    <ChangeDialog
      title={t('admin.list.saveThisView')}
      description={t('admin.list.savesTheFiltersAndThe')}
      submit={replaced ? t('admin.list.replaceView') : t('admin.list.saveView')}
      pending={pending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </ChangeDialog>
  )
}
