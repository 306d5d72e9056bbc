import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useState } from 'react'
import { plainFields } from '../forms/shared-edits.ts'
import { useSharedValues } from '../forms/use-shared-values.ts'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import { isStale, useChange } from '../settings/use-change.ts'
import { t } from '../texts.ts'
import type { Label, LabelKind } from './labels.ts'

const fields = plainFields<{ name: string }>({ name: t('admin.labels.name') })

/** Makes a brand or ribbon, or gives the one that is named another name. */
export function LabelDialog({ kind, label, onClose }: { kind: LabelKind; label?: Label; onClose: () => void }) {
  const [missing, setMissing] = useState(false)
  const save = useChange({
    run: (wanted: string) => (label ? kind.rename(label, wanted) : kind.create(wanted)),
    onDone: () => {
      onClose()
      toast(
        label
          ? t('admin.labels.renamedToName', { name: name.trim() })
          : t('admin.labels.nameCreated', { name: name.trim() }),
      )
    },
    onFail: isStale,
    stale: [kind.key],
  })
  const { values, edit, note, reason } = useSharedValues({
    edited: label && { kind: kind.key, id: label.id },
    stored: { name: label?.name ?? '' },
    fields,
    pending: save.isPending,
  })
  const { name } = values
  return (
    <ChangeDialog
      title={label ? t('admin.labels.renameName', { name: label.name }) : t('admin.labels.newOne', { one: kind.one })}
      submit={label ? t('admin.labels.saveName') : t('admin.labels.createOne', { one: kind.one })}
      pending={save.isPending}
      refused={reason}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(name.trim() === '')
        if (name.trim() !== '') save.mutate(name.trim())
      }}
      onClose={onClose}
    >
      {note}
      <AdminTextField
        label={t('admin.labels.name')}
        autoComplete="off"
        maxLength={kind.longest}
        value={name}
        onChange={(event) => edit({ name: event.currentTarget.value })}
        error={missing ? t('admin.labels.nameTheOne', { one: kind.one }) : undefined}
      />
    </ChangeDialog>
  )
}
