import { AdminField, AdminSelect, AdminTextField, FieldGroup } from '@fairground/ui/admin/form-field.tsx'
import { type FormEvent, useState } from 'react'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { useMe } from '../session/me.ts'
import {
  areas,
  areaWords,
  grantableLevels,
  type Level,
  levelWords,
  noLevels,
  scopesOf,
} from '../session/scope-levels.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { settingsClient } from './settings-client.ts'

type CreateKeyDialogProps = { onClose: () => void; onCreated: (name: string, secret: string) => void }

export function CreateKeyDialog({ onClose, onCreated }: CreateKeyDialogProps) {
  const { user } = useMe()
  const [name, setName] = useState('')
  const [levels, setLevels] = useState(noLevels)
  const [tried, setTried] = useState(false)
  const scopes = scopesOf(levels)
  const create = useChange({
    run: () => settingsClient.apiKeys.createApiKey({ name: name.trim(), scopes }),
    onDone: ({ apiKey, secret }) => onCreated(apiKey.name, secret),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() && scopes.length > 0) create.mutate(undefined)
  }
  return (
    <ChangeDialog
      title={t('admin.settings.createAnAPIKey')}
      submit={t('admin.settings.createKey')}
      pending={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.settings.name')}
        help={t('admin.settings.theProgramThatUsesIt')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={tried && !name.trim() ? t('admin.settings.enterAName') : undefined}
      />
      <FieldGroup legend={t('admin.settings.permissions')}>
        <div className="grid gap-3 sm:grid-cols-2">
          {areas.map((area) => (
            <AdminField key={area} label={areaWords[area]}>
              {(wiring) => (
                <AdminSelect
                  {...wiring}
                  value={levels[area]}
                  onChange={(event) => setLevels({ ...levels, [area]: event.currentTarget.value as Level })}
                >
                  {grantableLevels(user.scopes, area).map((level) => (
                    <option key={level} value={level}>
                      {levelWords[level]}
                    </option>
                  ))}
                </AdminSelect>
              )}
            </AdminField>
          ))}
        </div>
        {tried && scopes.length === 0 && (
          <p role="alert" className="text-label text-danger">
            {t('admin.settings.chooseAtLeastOnePermission')}
          </p>
        )}
      </FieldGroup>
    </ChangeDialog>
  )
}
