import type { StaffAccount } from '@fairground/client/generated/fairground.staff-users.ts'
import { type FormEvent, useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { RoleField } from './role-field.tsx'
import { settingsClient } from './settings-client.ts'

export function RoleDialog({ user, onClose }: { user: StaffAccount; onClose: () => void }) {
  const [role, setRole] = useState(user.role)
  const change = useChange({
    run: () => settingsClient.staffUsers.changeStaffRole({ id: user.id, role }),
    done: t('admin.settings.roleChanged'),
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(undefined)
  }
  return (
    <ChangeDialog
      title={t('admin.settings.roleOfName', { name: user.name || user.email })}
      description={t('admin.settings.itTakesEffectAtOnce')}
      submit={t('admin.settings.changeRole')}
      pending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} />
    </ChangeDialog>
  )
}
