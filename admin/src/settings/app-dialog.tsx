import type { OAuthApp } from '@fairground/client/generated/fairground.oauth-apps.ts'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { atMost } from '../forms/at-most.ts'
import { placeViolations, type ViolationMap } from '../forms/field-violations.ts'
import { valibotResolver } from '../forms/valibot-resolver.ts'
import { t } from '../texts.ts'
import { linesOf, textOf } from './address-lines.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { settingsClient } from './settings-client.ts'
import { useChange } from './use-change.ts'

interface AppValues {
  name: string
  redirectUris: string
  postFlowOrigins: string
}

const schema: v.GenericSchema<AppValues> = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(t('admin.settings.enterAName')),
    atMost(100, t('admin.settings.aName')),
  ),
  redirectUris: v.string(),
  postFlowOrigins: v.string(),
})
const resolver = valibotResolver(schema)

const violations: ViolationMap = [
  [/^redirectUris.*$/, 'redirectUris'],
  [/^postFlowOrigins.*$/, 'postFlowOrigins'],
  [/^name$/, 'name'],
]

/** Registers an app, or changes the one that is given. */
export function AppDialog({ app, onClose }: { app: OAuthApp | undefined; onClose: () => void }) {
  const form = useForm<AppValues>({
    defaultValues: {
      name: app?.name ?? '',
      redirectUris: textOf(app?.redirectUris ?? []),
      postFlowOrigins: textOf(app?.postFlowOrigins ?? []),
    },
    resolver,
    mode: 'onBlur',
  })
  const save = useChange({
    run: ({ name, redirectUris, postFlowOrigins }: AppValues) => {
      const message = {
        name: name.trim(),
        redirectUris: linesOf(redirectUris),
        postFlowOrigins: linesOf(postFlowOrigins),
      }
      const { oauthApps } = settingsClient
      return app ? oauthApps.updateOAuthApp({ id: app.id, ...message }) : oauthApps.createOAuthApp(message)
    },
    done: app ? t('admin.settings.appSaved') : t('admin.settings.appRegistered'),
    onDone: onClose,
  })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    save.mutateAsync(values).then(undefined, (error) => {
      for (const { name, message } of placeViolations(error, violations).fields)
        form.setError(name as keyof AppValues, { message }, { shouldFocus: true }) // the map names these fields
    }),
  )
  return (
    <ChangeDialog
      title={app ? t('admin.settings.editName', { name: app.name }) : t('admin.settings.registerAnApp')}
      submit={app ? t('admin.settings.saveApp') : t('admin.settings.registerApp')}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdminTextField
        label={t('admin.settings.name')}
        autoComplete="off"
        maxLength={100}
        {...form.register('name')}
        error={errors.name?.message}
      />
      <AdminTextAreaField
        label={t('admin.settings.redirectAddresses')}
        optional
        help={t('admin.settings.onePerLineSignIn')}
        rows={3}
        spellCheck={false}
        placeholder={t('admin.settings.httpsShopExampleLoginCallback')}
        {...form.register('redirectUris')}
        error={errors.redirectUris?.message}
      />
      <AdminTextAreaField
        label={t('admin.settings.allowedOrigins')}
        optional
        help={t('admin.settings.onePerLineWithoutA')}
        rows={3}
        spellCheck={false}
        placeholder={t('admin.settings.httpsShopExample')}
        {...form.register('postFlowOrigins')}
        error={errors.postFlowOrigins?.message}
      />
    </ChangeDialog>
  )
}
