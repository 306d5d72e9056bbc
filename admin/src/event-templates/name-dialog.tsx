import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { fieldViolationsOf } from '../forms/violations-by-field.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { TEMPLATES } from './template-queries.ts'

type NameDialogProps = {
  title: string
  description?: string
  /** The verb with its object. */
  submit: string
  /** Name that it begins with. */
  given: string
  done: string
  run: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Gives a template its name: one that is saved, or one that there is. */
export default function NameDialog({ given, done, run, onClose, ...words }: NameDialogProps) {
  const [name, setName] = useState(given)
  const [tried, setTried] = useState(false)
  const save = useChange({ run, done, onDone: onClose, stale: TEMPLATES })
  const blank = name.trim() === ''
  return (
    <ChangeDialog
      {...words}
      pending={save.isPending}
      error={save.error}
      onSubmit={() => {
        setTried(true)
        if (!blank && !save.isPending) save.mutate(name.trim())
      }}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.event-templates.name')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={tried && blank ? t('admin.event-templates.enterAName') : fieldViolationsOf(save.error).name}
      />
    </ChangeDialog>
  )
}
