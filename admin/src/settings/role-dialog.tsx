import type { StaffAccount } from '@fairground/client/generated/fairground.staff-users.ts'
import { type FormEvent, useState } from 'react'
import { ChangeDialog } from './change-dialog.tsx'
import { RoleField } from './role-field.tsx'
import { settingsClient } from './settings-client.ts'
import { useChange } from './use-change.ts'

export function RoleDialog({ user, onClose }: { user: StaffAccount; onClose: () => void }) {
  const [role, setRole] = useState(user.role)
  const change = useChange({
    run: () => settingsClient.staffUsers.changeStaffRole({ id: user.id, role }),
    done: 'Role changed.',
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(undefined)
  }
  return (
    <ChangeDialog
      title={`Role of ${user.name || user.email}`}
      description="It takes effect at once."
      submit="Change role"
      pending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} />
    </ChangeDialog>
  )
}
