import type { ApiKey } from '@fairground/client/generated/fairground.api-keys.ts'
import { Button } from '@fairground/ui/button.tsx'
import { EmptyState } from '@fairground/ui/empty-state.tsx'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { scopeWords } from '../session/scope-levels.ts'
import { useCommand } from '../shell/commands.ts'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { When } from '../when.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { keysQuery, settingsClient } from './settings-client.ts'
import { SettingsList, SettingsRow } from './settings-list.tsx'
import { SettingsPage } from './settings-page.tsx'

export async function loader() {
  await queryClient.ensureQueryData(keysQuery())
  return null
}

type Doing = { what: 'create' } | { what: 'show'; name: string; secret: string } | { what: 'revoke'; key: ApiKey }

export function Component() {
  const keys = useLoaded(keysQuery())
  const lacks = useLacks('settings.write')
  const [doing, setDoing] = useState<Doing>()
  const close = () => setDoing(undefined)
  const create = () => setDoing({ what: 'create' })
  useCommand('create', lacks ? undefined : create)
  const button = (
    <Button size="sm" disabledReason={lacks} aria-keyshortcuts="C" onClick={create}>
      {t('admin.settings.createAPIKey')}
    </Button>
  )
  return (
    <SettingsPage title={t('admin.settings.aPIKeys')} lead={t('admin.settings.programsUseAKeyTo')} actions={button}>
      {keys.length === 0 ? (
        <EmptyState title={t('admin.settings.noAPIKeys')} action={button}>
          {t('admin.settings.keysForScriptsTillsAnd')}
        </EmptyState>
      ) : (
        <SettingsList label={t('admin.settings.aPIKeys')}>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} lacks={lacks} onRevoke={() => setDoing({ what: 'revoke', key })} />
          ))}
        </SettingsList>
      )}
      {doing?.what === 'create' && (
        <CreateKeyDialog onClose={close} onCreated={(name, secret) => setDoing({ what: 'show', name, secret })} />
      )}
      {doing?.what === 'show' && <SecretDialog name={doing.name} secret={doing.secret} onClose={close} />}
      {doing?.what === 'revoke' && (
        <EndDialog
          title={t('admin.settings.revokeName', { name: doing.key.name })}
          description={t('admin.settings.programsThatUseItStop')}
          confirmLabel={t('admin.settings.revokeKey')}
          done={t('admin.settings.keyRevoked')}
          run={() => settingsClient.apiKeys.revokeApiKey({ id: doing.key.id })}
          onClose={close}
        />
      )}
    </SettingsPage>
  )
}

type KeyRowProps = { apiKey: ApiKey; lacks: string | undefined; onRevoke: () => void }

function KeyRow({ apiKey: { name, scopes, createdDate, lastUsedDate }, lacks, onRevoke }: KeyRowProps) {
  return (
    <SettingsRow
      name={name}
      facts={
        <>
          <span>{scopeWords(scopes)}</span>
          <span className="text-label font-normal text-ink-3">
            {t('admin.settings.created')} <When date={createdDate} />
            {' · '}
            {lastUsedDate ? (
              <>
                {t('admin.settings.lastUsed')} <When date={lastUsedDate} />
              </>
            ) : (
              t('admin.settings.neverUsed')
            )}
          </span>
        </>
      }
      actions={
        <Button
          variant="secondary"
          size="sm"
          disabledReason={lacks}
          onClick={onRevoke}
          aria-label={t('admin.settings.revokeName2', { name })}
        >
          {t('admin.settings.revoke')}
        </Button>
      }
    />
  )
}
