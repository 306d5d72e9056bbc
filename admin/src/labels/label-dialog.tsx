import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangeDialog } from '../settings/change-dialog.tsx'
import type { Label, LabelKind } from './labels.ts'

/** Makes a brand or ribbon, or gives the one that is named another name. */
export function LabelDialog({ kind, label, onClose }: { kind: LabelKind; label?: Label; onClose: () => void }) {
  const cache = useQueryClient()
  const [name, setName] = useState(label?.name ?? '')
  const [missing, setMissing] = useState(false)
  const save = useMutation({
    mutationFn: () => (label ? kind.rename(label, name.trim()) : kind.create(name.trim())),
    onSuccess: async () => {
      onClose()
      toast(label ? `Renamed to ${name.trim()}.` : `${name.trim()} created.`)
      await cache.invalidateQueries({ queryKey: [kind.key] })
    },
  })
  return (
    <ChangeDialog
      title={label ? `Rename ${label.name}` : `New ${kind.one}`}
      submit={label ? 'Save name' : `Create ${kind.one}`}
      pending={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(name.trim() === '')
        if (name.trim() !== '') save.mutate()
      }}
      onClose={onClose}
    >
      <AdminTextField
        label="Name"
        autoComplete="off"
        maxLength={kind.longest}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={missing ? `Name the ${kind.one}.` : undefined}
      />
    </ChangeDialog>
  )
}
