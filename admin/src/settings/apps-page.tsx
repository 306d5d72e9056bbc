import type { OAuthApp } from '@fairground/client/generated/fairground.oauth-apps.ts'
import { Button } from '@fairground/ui/button.tsx'
import { CopyButton } from '@fairground/ui/copy-button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { MoreMenu } from '../shell/more-menu.tsx'
import { rich, t } from '../texts.ts'
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
      title={t('admin.settings.apps')}
      lead={t('admin.settings.websitesAndProgramsThatConnect')}
      actions={
        <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={register}>
          {t('admin.settings.registerApp')}
        </Button>
      }
    >
      <SettingsList label={t('admin.settings.apps')}>
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
      {doing?.what === 'edit' && (
        <AppDialog app={apps.find(({ id }) => id === doing.app.id) ?? doing.app} onClose={close} />
      )}
      {doing?.what === 'delete' && (
        <EndDialog
          title={t('admin.settings.deleteName', { name: doing.app.name })}
          description={t('admin.settings.itsVisitorsAndMembersAre')}
          confirmLabel={t('admin.settings.deleteApp')}
          done={t('admin.settings.appDeleted')}
          run={() => settingsClient.oauthApps.deleteOAuthApp({ id: doing.app.id })}
          onClose={close}
        />
      )}
    </SettingsPage>
  )
}

type AppRowProps = { app: OAuthApp; lacks: string | undefined; onEdit: () => void; onDelete: () => void }

function AppRow({ app, lacks, onEdit, onDelete }: AppRowProps) {
  const stays = app.storefront ? t('admin.settings.theSitesOwnPagesUse') : undefined
  return (
    <SettingsRow
      name={app.name}
      marks={app.storefront && <StatusPill tone="neutral">{t('admin.settings.builtIn')}</StatusPill>}
      facts={
        <>
          <span className="flex flex-wrap items-center gap-x-1">
            {rich('admin.settings.clientIDId', {
              mark: (text) => <code className="font-mono text-label break-all">{text}</code>,
              id: app.id,
            })}
            <CopyButton text={app.id} label={t('admin.settings.copyTheClientIDOf', { name: app.name })} />
          </span>
          <Addresses label={t('admin.settings.redirects')} addresses={app.redirectUris} />
          <Addresses label={t('admin.settings.origins')} addresses={app.postFlowOrigins} />
        </>
      }
      actions={
        <MoreMenu
          label={t('admin.settings.changeName', { name: app.name })}
          items={[
            { label: t('admin.settings.editApp'), disabledReason: lacks, onSelect: onEdit },
            {
              label: t('admin.settings.deleteApp'),
              tone: 'danger',
              disabledReason: lacks ?? stays,
              onSelect: onDelete,
            },
          ]}
        />
      }
    />
  )
}

function Addresses({ label, addresses }: { label: string; addresses: readonly string[] }) {
  if (addresses.length === 0)
    return <span className="text-label font-normal text-ink-3">{t('admin.settings.labelNone', { label })}</span>
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
