import type { Role } from '@fairground/client/generated/fairground.staff-roles.ts'
import { present } from '@fairground/domain/present.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { DetailsList } from '@fairground/ui/admin/details-list.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Button, ButtonLink } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { levelsOf } from '../session/scope-levels.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { When } from '../when.tsx'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { RoleEditor } from './role-editor.tsx'
import { purposeOf } from './role-words.ts'
import { rolesQuery, settingsClient, usersQuery } from './settings-client.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const isThere = (roles: readonly Role[]) => roles.some(({ id }) => id === params.roleId)
  const [roles] = await Promise.all([
    queryClient.ensureQueryData(rolesQuery()),
    queryClient.ensureQueryData(usersQuery()),
  ])
  // A role that was made a moment ago is not in the cached list.
  if (!isThere(roles) && !isThere(await queryClient.fetchQuery({ ...rolesQuery(), staleTime: 0 })))
    throw new Response('', { status: 404 })
  return null
}

export function Component() {
  const { roleId } = useParams()
  const role = useLoaded(rolesQuery()).find(({ id }) => id === roleId)
  const [deleting, setDeleting] = useState(false)
  const lacks = useLacks('settings.write')
  const navigate = useNavigate()
  const values = useMemo(() => role && { name: role.name, levels: levelsOf(role.scopes) }, [role])
  if (!role || !values) return null // deleted a moment ago: the page is about to be left
  return (
    <Page title={role.name} narrow>
      <PageHeader
        title={role.name}
        back={{ label: t('admin.settings.roles'), href: paths.roles() }}
        linkAs={RouterLink}
        status={role.builtIn && <StatusPill tone="neutral">{t('admin.settings.builtIn')}</StatusPill>}
        actions={
          <>
            {!lacks && (
              <ButtonLink size="sm" variant="secondary" href={paths.newRole(role.id)} linkAs={RouterLink}>
                {t('admin.settings.makeACopy')}
              </ButtonLink>
            )}
            {!role.builtIn && (
              <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => setDeleting(true)}>
                {t('admin.settings.deleteRole')}
              </Button>
            )}
          </>
        }
      />
      {role.builtIn && (
        <p className="max-w-measure text-admin text-ink-2">
          {t('admin.settings.purposeOfBuiltInRolesCannot', { purposeOf: purposeOf(role) })}
        </p>
      )}
      <RoleEditor
        key={role.id}
        id={role.id}
        stored={values}
        start={values}
        readOnly={role.builtIn}
        save={(change) =>
          settingsClient.staffRoles.updateStaffRole({
            id: role.id,
            ...present({ revision: role.revision || undefined }),
            ...change,
          })
        }
        onSaved={() => {}}
      >
        <HoldersCard role={role} />
        {role.updatedDate && role.createdDate && (
          <Card title={t('admin.settings.details')}>
            <DetailsList
              details={[
                { label: t('admin.settings.made'), value: <When date={role.createdDate} /> },
                { label: t('admin.settings.lastChange'), value: <When date={role.updatedDate} /> },
              ]}
            />
          </Card>
        )}
      </RoleEditor>
      {deleting && (
        <DeleteRoleDialog
          role={role}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(paths.roles(), { replace: true })}
        />
      )}
    </Page>
  )
}

function HoldersCard({ role }: { role: Role }) {
  const users = useLoaded(usersQuery()).filter((user) => user.role === role.id)
  return (
    <Card title={t('admin.settings.whoHasIt')}>
      {users.length === 0 ? (
        <p className="text-ink-2">{t('admin.settings.nobodyYetAssignItUnder')}</p>
      ) : (
        <ul aria-label={t('admin.settings.usersWithTheRoleName', { name: role.name })} className="flex flex-col gap-2">
          {users.map(({ id, name, email }) => (
            <li key={id} className="flex flex-col">
              <span className="font-medium break-words">{name || email}</span>
              {name && <span className="text-label font-normal break-all text-ink-3">{email}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="pt-3">
        <RouterLink href={paths.users()} className="text-brand hover:underline">
          {t('admin.settings.allUsers')}
        </RouterLink>
      </p>
    </Card>
  )
}
