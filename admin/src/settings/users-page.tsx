import type { StaffAccount } from '@fairground/client/generated/fairground.staff-users.ts'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { useLacks, useMe } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { When } from '../when.tsx'
import { EndDialog } from './end-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { purposeOf } from './role-words.ts'
import { rolesQuery, settingsClient, usersQuery } from './settings-client.ts'
import { SettingsList, SettingsRow } from './settings-list.tsx'
import { SettingsPage } from './settings-page.tsx'

export async function loader() {
  await Promise.all([queryClient.ensureQueryData(usersQuery()), queryClient.ensureQueryData(rolesQuery())])
  return null
}

type Doing = { what: 'invite' } | { what: 'role' | 'remove' | 'forget'; user: StaffAccount }

export function Component() {
  const users = useLoaded(usersQuery())
  const lacks = useLacks('settings.write')
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const invite = () => setDoing({ what: 'invite' })
  useCommand('create', lacks ? undefined : invite)
  return (
    <SettingsPage
      title={t('admin.settings.users')}
      lead={t('admin.settings.whoCanSignInTo')}
      actions={
        <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={invite}>
          {t('admin.settings.inviteUser')}
        </Button>
      }
    >
      <SettingsList label={t('admin.settings.users')}>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            lacks={lacks}
            onRole={() => setDoing({ what: 'role', user })}
            onRemove={() => setDoing({ what: 'remove', user })}
            onForget={() => setDoing({ what: 'forget', user })}
          />
        ))}
      </SettingsList>
      {doing?.what === 'invite' && <InviteDialog onClose={close} />}
      {doing?.what === 'role' && <RoleDialog user={doing.user} onClose={close} />}
      {doing?.what === 'forget' && (
        <EndDialog
          title={t('admin.settings.disconnectTheExternalAccountOf', { name: doing.user.name || doing.user.email })}
          description={t('admin.settings.theyAreSignedOutThe')}
          confirmLabel={t('admin.settings.disconnectAccount')}
          done={t('admin.settings.externalAccountDisconnected')}
          run={() => settingsClient.staffUsers.forgetSignInProviders({ id: doing.user.id })}
          onClose={close}
        />
      )}
      {doing?.what === 'remove' && (
        <EndDialog
          title={t('admin.settings.removeName', { name: doing.user.name || doing.user.email })}
          description={t('admin.settings.emailIsSignedOutAt', { email: doing.user.email })}
          confirmLabel={t('admin.settings.removeUser')}
          done={t('admin.settings.userRemoved')}
          run={() => settingsClient.staffUsers.removeStaffUser({ id: doing.user.id })}
          onClose={close}
        />
      )}
    </SettingsPage>
  )
}

type UserRowProps = {
  user: StaffAccount
  lacks: string | undefined
  onRole: () => void
  onRemove: () => void
  onForget: () => void
}

function UserRow({ user, lacks, onRole, onRemove, onForget }: UserRowProps) {
  const me = useMe().user
  return (
    <SettingsRow
      name={user.name || user.email}
      marks={
        <>
          {user.id === me.id && <StatusPill tone="info">{t('admin.settings.you')}</StatusPill>}
          {!user.lastSignInDate && <StatusPill tone="warning">{t('admin.settings.invited')}</StatusPill>}
        </>
      }
      facts={
        <>
          {user.name && <span className="break-all">{user.email}</span>}
          <span>
            <RouterLink href={paths.role(user.role)} className="font-medium text-ink hover:underline">
              {user.roleName}
            </RouterLink>{' '}
            · {purposeOf({ id: user.role, scopes: user.scopes })}
          </span>
          <span className="text-label font-normal text-ink-3">
            {user.lastSignInDate ? (
              <>
                {t('admin.settings.lastSignedIn')} <When date={user.lastSignInDate} />
                {user.signInProviders.map(
                  (issuer) =>
                    ` · ${t('admin.settings.alsoBy', { host: URL.canParse(issuer) ? new URL(issuer).host : issuer })}`,
                )}
              </>
            ) : (
              <>
                {t('admin.settings.invited')} <When date={user.createdDate} />
              </>
            )}
          </span>
        </>
      }
      actions={
        <MoreMenu
          label={t('admin.settings.changeEmail', { email: user.email })}
          items={[
            { label: t('admin.settings.changeRole'), disabledReason: lacks, onSelect: onRole },
            ...(user.signInProviders.length > 0
              ? [{ label: t('admin.settings.disconnectExternalAccount'), disabledReason: lacks, onSelect: onForget }]
              : []),
            { label: t('admin.settings.removeUser'), tone: 'danger', disabledReason: lacks, onSelect: onRemove },
          ]}
        />
      }
    />
  )
}
