import type { Role } from '@fairground/client/generated/fairground.staff-roles.ts'
import { ButtonLink } from '@fairground/ui/button.tsx'
import { ChevronRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { purposeOf } from './role-words.ts'
import { rolesQuery } from './settings-client.ts'
import { SettingsPage } from './settings-page.tsx'

export async function loader() {
  await queryClient.ensureQueryData(rolesQuery())
  return null
}

export function Component() {
  const roles = useLoaded(rolesQuery())
  const lacks = useLacks('settings.write')
  const navigate = useNavigate()
  useCommand('create', lacks ? undefined : () => navigate(paths.newRole()))
  const own = roles.filter(({ builtIn }) => !builtIn)
  return (
    <SettingsPage
      title={t('admin.settings.roles')}
      lead={t('admin.settings.whatStaffCanSeeAnd')}
      actions={
        !lacks && (
          <ButtonLink size="sm" href={paths.newRole()} linkAs={RouterLink} aria-keyshortcuts="C">
            {t('admin.settings.createARole')}
          </ButtonLink>
        )
      }
    >
      <RoleList label={t('admin.settings.yourOwnRoles')} roles={own}>
        <p className="px-4 py-3 text-admin text-ink-2">{t('admin.settings.noneYetCreateOneWhen')}</p>
      </RoleList>
      <RoleList label={t('admin.settings.builtInRoles')} roles={roles.filter(({ builtIn }) => builtIn)} />
    </SettingsPage>
  )
}

type RoleListProps = { label: string; roles: readonly Role[]; children?: React.ReactNode }

/** `children` is shown where there are none. */
function RoleList({ label, roles, children }: RoleListProps) {
  return (
    <section aria-label={label} className="flex flex-col gap-1.5">
      <h2 className="font-sans text-[0.875rem] font-semibold">{label}</h2>
      <div className="overflow-hidden rounded-card border border-border bg-surface">
        {roles.length === 0 ? (
          children
        ) : (
          <ul>
            {roles.map((role) => (
              <RoleRow key={role.id} role={role} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function RoleRow({ role }: { role: Role }) {
  return (
    <li className="border-b border-border last:border-b-0">
      <RouterLink
        href={paths.role(role.id)}
        className="flex items-center justify-between gap-3 px-4 py-3 -outline-offset-2 hover:bg-canvas active:bg-sunken"
      >
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="text-admin font-semibold break-words">{role.name}</span>
          <span className="text-admin text-ink-2">{purposeOf(role)}</span>
        </span>
        <span className="flex shrink-0 items-center gap-2 text-admin">
          {role.users > 0 ? (
            <span className="tabular-nums">{t('admin.list.countUser', { count: role.users })}</span>
          ) : (
            <span className="text-label font-normal text-ink-3">{t('admin.settings.nobody')}</span>
          )}
          <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} className="text-ink-3 rtl:-scale-x-100" />
        </span>
      </RouterLink>
    </li>
  )
}
