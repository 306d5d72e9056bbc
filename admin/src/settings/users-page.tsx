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
import { useLoaded } from '../use-loaded.ts'
import { EndDialog } from './end-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { purposeOf } from './role-words.ts'
import { rolesQuery, settingsClient, usersQuery } from './settings-client.ts'
import { SettingsList, SettingsRow } from './settings-list.tsx'
import { SettingsPage } from './settings-page.tsx'
import { When } from './when.tsx'

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
      title="Users"
      lead="Who can sign in to the admin, and with which role. They sign in with a link from an email."
      actions={
        <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={invite}>
          Invite user
        </Button>
      }
    >
      <SettingsList label="Users">
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
          title={`Disconnect the external account of ${doing.user.name || doing.user.email}?`}
          description="They are signed out. The next sign-in with their verified address at the provider connects to this user again."
          confirmLabel="Disconnect account"
          done="External account disconnected."
          run={() => settingsClient.staffUsers.forgetSignInProviders({ id: doing.user.id })}
          onClose={close}
        />
      )}
      {doing?.what === 'remove' && (
        <EndDialog
          title={`Remove ${doing.user.name || doing.user.email}?`}
          description={`${doing.user.email} is signed out at once and can no longer sign in. Their entries stay in the audit log.`}
          confirmLabel="Remove user"
          done="User removed."
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
          {user.id === me.id && <StatusPill tone="info">You</StatusPill>}
          {!user.lastSignInDate && <StatusPill tone="warning">Invited</StatusPill>}
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
                Last signed in <When date={user.lastSignInDate} />
                {user.signInProviders.map(
                  (issuer) => ` · by ${URL.canParse(issuer) ? new URL(issuer).host : issuer} too`,
                )}
              </>
            ) : (
              <>
                Invited <When date={user.createdDate} />
              </>
            )}
          </span>
        </>
      }
      actions={
        <MoreMenu
          label={`Change ${user.email}`}
          items={[
            { label: 'Change role', disabledReason: lacks, onSelect: onRole },
            ...(user.signInProviders.length > 0
              ? [{ label: 'Disconnect external account', disabledReason: lacks, onSelect: onForget }]
              : []),
            { label: 'Remove user', tone: 'danger', disabledReason: lacks, onSelect: onRemove },
          ]}
        />
      }
    />
  )
}
