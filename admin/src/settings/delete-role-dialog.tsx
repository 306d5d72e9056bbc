import { isRefusal } from '@fairground/client/errors.ts'
import type { Role } from '@fairground/client/generated/fairground.staff-roles.ts'
import { present } from '@fairground/domain/present.ts'
import { lackingScope } from '@fairground/domain/staff/roles.ts'
import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { useState } from 'react'
import { failureOf } from '../failure.ts'
import { useMe } from '../session/me.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { rolesQuery, settingsClient } from './settings-client.ts'

type DeleteRoleDialogProps = { role: Role; onClose: () => void; onDeleted: () => void }

/** Users with the role get another one, which is chosen here. */
export function DeleteRoleDialog({ role, onClose, onDeleted }: DeleteRoleDialogProps) {
  const { user } = useMe()
  const others = useLoaded(rolesQuery()).filter(
    ({ id, scopes }) => id !== role.id && lackingScope(user.scopes, scopes) === undefined,
  )
  const [moveTo, setMoveTo] = useState(others.find(({ id }) => id === 'analyst')?.id ?? others[0]?.id ?? '')
  const inUse = role.users > 0
  const end = useChange({
    run: () =>
      settingsClient.staffRoles.deleteStaffRole({
        id: role.id,
        ...present({ moveTo: inUse && moveTo ? moveTo : undefined }),
      }),
    done: t('admin.settings.roleDeleted'),
    onDone: onDeleted,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('admin.settings.deleteTheRoleName', { name: role.name })}
      description={
        inUse
          ? t('admin.settings.countItTheyGetThe', {
              count: t('admin.list.countUserHas', { count: role.users }),
            })
          : t('admin.settings.nobodyHasIt')
      }
      confirmLabel={t('admin.settings.deleteRole')}
      pending={end.isPending}
      onConfirm={() => end.mutate(undefined)}
    >
      {inUse && (
        <AdminSelectField
          label={t('admin.settings.newRole')}
          value={moveTo}
          onChange={(event) => setMoveTo(event.currentTarget.value)}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </AdminSelectField>
      )}
      {end.error && (
        <p role="alert" className="pt-2 text-danger">
          {isRefusal(end.error, 'STAFF_ROLE_IN_USE')
            ? t('admin.settings.somebodyHasJustBeenGiven')
            : failureOf(end.error).title}
        </p>
      )}
    </ConfirmDialog>
  )
}
