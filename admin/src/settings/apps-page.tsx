import type { OAuthApp } from '@fairground/client/generated/fairground.oauth-apps.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { useLoaded } from '../use-loaded.ts'
import { AppDialog } from './app-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { appsQuery, settingsClient } from './settings-client.ts'
import { SettingsList, SettingsRow } from './settings-list.tsx'
import { SettingsPage } from './settings-page.tsx'

export async function loader() {
  await queryClient.ensureQueryData(appsQuery())
  return null
}

type Doing = { what: 'register' } | { what: 'edit' | 'delete'; app: OAuthApp }

export function Component() {
  const apps = useLoaded(appsQuery())
  const lacks = useLacks('settings.write')
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const register = () => setDoing({ what: 'register' })
  useCommand('create', lacks ? undefined : register)
  return (
    <SettingsPage
      title="Apps"
      lead="Websites and programs that connect to this site for visitors and members. A client ID is not secret."
      actions={
        <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={register}>
          Register app
        </Button>
      }
    >
      <SettingsList label="Apps">
        {apps.map((app) => (
          <AppRow
            key={app.id}
            app={app}
            lacks={lacks}
            onEdit={() => setDoing({ what: 'edit', app })}
            onDelete={() => setDoing({ what: 'delete', app })}
          />
        ))}
      </SettingsList>
      {doing?.what === 'register' && <AppDialog app={undefined} onClose={close} />}
      {doing?.what === 'edit' && <AppDialog app={doing.app} onClose={close} />}
      {doing?.what === 'delete' && (
        <EndDialog
          title={`Delete ${doing.app.name}?`}
          description="Its visitors and members are signed out, and its client ID stops working. Carts and orders stay. This cannot be undone."
          confirmLabel="Delete app"
          done="App deleted."
          run={() => settingsClient.oauthApps.deleteOAuthApp({ id: doing.app.id })}
          onClose={close}
        />
      )}
    </SettingsPage>
  )
}

type AppRowProps = { app: OAuthApp; lacks: string | undefined; onEdit: () => void; onDelete: () => void }

function AppRow({ app, lacks, onEdit, onDelete }: AppRowProps) {
  const stays = app.storefront ? 'The site’s own pages use it.' : undefined
  return (
    <SettingsRow
      name={app.name}
      marks={app.storefront && <StatusPill tone="neutral">Built in</StatusPill>}
      facts={
        <>
          <span className="flex flex-wrap items-center gap-x-1">
            Client ID <code className="font-mono text-label break-all">{app.id}</code>
            <CopyButton text={app.id} label={`Copy the client ID of ${app.name}`} />
          </span>
          <Addresses label="Redirects" addresses={app.redirectUris} />
          <Addresses label="Origins" addresses={app.postFlowOrigins} />
        </>
      }
      actions={
        <MoreMenu
          label={`Change ${app.name}`}
          items={[
            { label: 'Edit app', disabledReason: lacks, onSelect: onEdit },
            { label: 'Delete app', tone: 'danger', disabledReason: lacks ?? stays, onSelect: onDelete },
          ]}
        />
      }
    />
  )
}

function Addresses({ label, addresses }: { label: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return <span className="text-label font-normal text-ink-3">{label}: none</span>
  return (
    <span className="text-label font-normal text-ink-3">
      {label}:{' '}
      {addresses.map((address) => (
        <span key={address} className="me-2 inline-block break-all text-ink-2">
          {address}
        </span>
      ))}
    </span>
  )
}
