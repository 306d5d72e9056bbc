import { isRefusal } from '@fairground/client/errors.ts'
import type { Role } from '@fairground/client/generated/fairground.staff-roles.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { SaveBar } from '@fairground/ui/admin/save-bar.tsx'
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import { failureOf } from '../failure.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { mergedFields, plainFields, type SharedField } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { useLacks, useMe } from '../session/me.ts'
import {
  areas,
  areaWords,
  changedAreas,
  type Levels,
  type Scope,
  scopesOf,
  scopeWords,
} from '../session/scope-levels.ts'
import { useCommand } from '../shell/commands.ts'
import { placesFor } from '../shell/navigation.tsx'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { PermissionMatrix } from './permission-matrix.tsx'

type RoleValues = { name: string; levels: Levels }

type RoleEditorProps = {
  /** Id; a role that is being made has none. */
  id?: string
  /** Stored role; none while it is being made. */
  stored: RoleValues | undefined
  /** First values of the form. */
  start: RoleValues
  /** Built-in roles are looked at. */
  readOnly?: boolean
  save: (values: { name: string; scopes: Scope[] }) => Promise<{ role: Role }>
  onSaved: (role: Role) => void
  /** The side column. */
  children?: ReactNode
}

export function RoleEditor({ id, stored, start, readOnly = false, save, onSaved, children }: RoleEditorProps) {
  const lacks = useLacks('settings.write')
  const [values, setValues] = useState(start)
  const [tried, setTried] = useState(false)
  const saved = useRef(false)
  const nameField = useRef<HTMLInputElement>(null)
  const scopes = scopesOf(values.levels)
  const differs = (values.name.trim() === start.name ? 0 : 1) + changedAreas(values.levels, start.levels).length
  // A copy can be made as it stands.
  const changes = readOnly ? 0 : stored ? differs : Math.max(differs, scopes.length > 0 ? 1 : 0)
  const change = useChange({
    run: () => save({ name: values.name.trim(), scopes }),
    done: stored ? t('admin.settings.roleSaved') : t('admin.settings.roleCreated'),
    onFail: isStale,
    onDone: ({ role }) => {
      saved.current = true
      setTried(false)
      onSaved(role)
    },
  })
  const others = useOthersEdits<RoleValues>({
    edited: id ? { kind: 'setting', id } : undefined,
    base: start,
    entered: () => values,
    show: setValues,
    fields: () => roleFields,
    pending: change.isPending,
    saved,
    merge: mergedRole,
  })
  const refused = lacks ?? others.reason
  const nameError = values.name.trim() ? takenError(change.error) : t('admin.settings.enterAName')
  const nothing = scopes.length === 0 ? t('admin.settings.chooseAtLeastOnePermission') : undefined
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setTried(true)
    if (!values.name.trim()) nameField.current?.focus()
    else if (scopes.length > 0 && !change.isPending) change.mutate(undefined)
  }
  useCommand('save', changes > 0 && !refused ? submit : undefined)
  const edit = (next: Partial<RoleValues>) => {
    saved.current = false
    setValues({ ...values, ...next })
    change.reset()
  }
  return (
    <form id="role" noValidate onSubmit={submit} className="flex flex-col gap-3">
      <LeaveGuard isDirty={() => changes > 0 && differs > 0 && !saved.current} />
      {others.note}
      <div className="grid items-start gap-3 lg:grid-cols-[2fr_20rem]">
        <div className="flex min-w-0 flex-col gap-3">
          {!readOnly && (
            <NameCard
              ref={nameField}
              name={values.name}
              disabled={lacks !== undefined}
              error={tried || change.error ? nameError : undefined}
              onChange={(name) => edit({ name })}
            />
          )}
          <Permissions
            levels={values.levels}
            readOnly={readOnly || lacks !== undefined}
            fault={tried ? nothing : undefined}
            onChange={(levels) => edit({ levels })}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-3">{children}</div>
      </div>
      <SaveBar
        form="role"
        changes={changes}
        onDiscard={() => edit(start)}
        pending={change.isPending}
        disabledReason={refused}
        error={change.error && !takenError(change.error) ? faultOf(change.error) : undefined}
      />
    </form>
  )
}

type NameCardProps = {
  ref: Ref<HTMLInputElement>
  name: string
  disabled: boolean
  error: string | undefined
  onChange: (name: string) => void
}

function NameCard({ ref, name, disabled, error, onChange }: NameCardProps) {
  return (
    <Card title={t('admin.settings.name')}>
      <AdminTextField
        ref={ref}
        label={t('admin.settings.roleName')}
        placeholder={t('admin.settings.nightShift')}
        autoComplete="off"
        maxLength={60}
        disabled={disabled}
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
    </Card>
  )
}

type PermissionsProps = {
  levels: Levels
  readOnly: boolean
  fault: string | undefined
  onChange: (levels: Levels) => void
}

function Permissions({ levels, readOnly, fault, onChange }: PermissionsProps) {
  const { user } = useMe()
  const scopes = scopesOf(levels)
  return (
    <Card title={t('admin.settings.permissions')} flush>
      {fault && (
        <p role="alert" className="px-4 pb-2 text-admin text-danger">
          {fault}
        </p>
      )}
      {scopes.length > 0 && placesFor(scopes).length === 0 && (
        <p role="status" className="mx-4 mb-3 rounded-card bg-warning-soft px-3 py-2 text-admin text-warning">
          {t('admin.settings.peopleWithThisRoleSee', { scopeWords: scopeWords(scopes) })}
        </p>
      )}
      <PermissionMatrix levels={levels} held={user.scopes} readOnly={readOnly} onChange={onChange} />
    </Card>
  )
}

const levelNames = {
  none: t('admin.settings.noAccess'),
  read: t('admin.settings.canView'),
  write: t('admin.settings.canChange'),
} as const

const roleFields: readonly SharedField<RoleValues>[] = [
  ...plainFields<RoleValues>({ name: t('admin.settings.name') }),
  ...areas.map(
    (area): SharedField<RoleValues> => ({
      path: area,
      label: areaWords[area],
      text: ({ levels }) => levelNames[levels[area]],
      read: ({ levels }) => levels[area],
      put: (into, { levels }) => ({ ...into, levels: { ...into.levels, [area]: levels[area] } }),
    }),
  ),
]

const mergedRole = (base: RoleValues, mine: RoleValues, theirs: RoleValues): RoleValues => ({
  name: mine.name === base.name ? theirs.name : mine.name,
  levels: mergedFields(base.levels, mine.levels, theirs.levels),
})

const takenError = (error: Error | null): string | undefined =>
  isRefusal(error, 'STAFF_ROLE_EXISTS') ? t('admin.settings.anotherRoleHasThisName') : undefined

const faultOf = (error: Error): string =>
  isRefusal(error, 'STALE_REVISION')
    ? t('admin.settings.somebodyElseChangedThisRole')
    : isRefusal(error, 'PERMISSION_DENIED')
      ? t('admin.settings.thisRoleHasPermissionsThat')
      : failureOf(error).title
