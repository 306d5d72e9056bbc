import type { StaffAccount } from '@fairground/client/generated/fairground.staff-users.ts'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { IconButton } from '@fairground/ui/icon-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'
import { useLacks, useMe } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { useLoaded } from '../use-loaded.ts'
import { EndDialog } from './end-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { roleWords } from './role-words.ts'
import { settingsClient, usersQuery } from './settings-client.ts'
import { SettingsList, SettingsRow } from './settings-list.tsx'
import { SettingsPage } from './settings-page.tsx'
import { When } from './when.tsx'

export async function loader() {
  await queryClient.ensureQueryData(usersQuery())
  return null
}

type Doing = { what: 'invite' } | { what: 'role' | 'remove'; user: StaffAccount }

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
      lead="Who may sign in to this admin, and what each of them may do. They sign in by a link that is mailed to them."
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
          />
        ))}
      </SettingsList>
      {doing?.what === 'invite' && <InviteDialog onClose={close} />}
      {doing?.what === 'role' && <RoleDialog user={doing.user} onClose={close} />}
      {doing?.what === 'remove' && (
        <EndDialog
          title={`Remove ${doing.user.name || doing.user.email}?`}
          description={`${doing.user.email} is signed out at once and can no longer sign in. What they did stays in the audit log.`}
          confirmLabel="Remove user"
          done="User removed."
          run={() => settingsClient.staffUsers.removeStaffUser({ id: doing.user.id })}
          onClose={close}
        />
      )}
    </SettingsPage>
  )
}

type UserRowProps = { user: StaffAccount; lacks: string | undefined; onRole: () => void; onRemove: () => void }

function UserRow({ user, lacks, onRole, onRemove }: UserRowProps) {
  const me = useMe().user
  const { name, words } = roleWords[user.role]
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
            <span className="font-medium text-ink">{name}.</span> {words}
          </span>
          <span className="text-label font-normal text-ink-3">
            {user.lastSignInDate ? (
              <>
                Last signed in <When date={user.lastSignInDate} />
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
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={`Change ${user.email}`}
              icon={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />}
            />
          }
          items={[
            { label: 'Change role', disabledReason: lacks, onSelect: onRole },
            { label: 'Remove user', tone: 'danger', disabledReason: lacks, onSelect: onRemove },
          ]}
        />
      }
    />
  )
}
