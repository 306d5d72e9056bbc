import type { OAuthApp } from '@fairground/client/generated/fairground.oauth-apps.ts'
import { AdminTextAreaField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { ChangedMeanwhile } from '../changed-meanwhile.ts'
import { ChangeDialog } from '../forms/change-dialog.tsx'
import { placeViolations, type ViolationMap } from '../forms/field-violations.ts'
import { plainFields, same } from '../forms/shared-edits.ts'
import { useEditForm } from '../forms/use-edit-form.ts'
import { queryClient } from '../query-client.ts'
import { t } from '../texts.ts'
import { linesOf, textOf } from './address-lines.ts'
import { appsQuery, settingsClient } from './settings-client.ts'

interface AppValues {
  readonly name: string
  readonly redirectUris: string
  readonly postFlowOrigins: string
}

const LONGEST = 100

const fields = plainFields<AppValues>({
  name: t('admin.settings.name'),
  redirectUris: t('admin.settings.redirectAddresses'),
  postFlowOrigins: t('admin.settings.allowedOrigins'),
})

const violations: ViolationMap = [
  [/^redirectUris.*$/, 'redirectUris'],
  [/^postFlowOrigins.*$/, 'postFlowOrigins'],
  [/^name$/, 'name'],
]

const valuesOf = (app: OAuthApp | undefined): AppValues => ({
  name: app?.name ?? '',
  redirectUris: textOf(app?.redirectUris ?? []),
  postFlowOrigins: textOf(app?.postFlowOrigins ?? []),
})

async function store(app: OAuthApp | undefined, { name, redirectUris, postFlowOrigins }: AppValues) {
  const message = {
    name: name.trim(),
    redirectUris: linesOf(redirectUris),
    postFlowOrigins: linesOf(postFlowOrigins),
  }
  const { oauthApps } = settingsClient
  if (!app) return oauthApps.createOAuthApp(message)
  await assertUnchanged(app)
  return oauthApps.updateOAuthApp({ id: app.id, ...message })
}

/** Apps have no revision that the server could compare. */
async function assertUnchanged(app: OAuthApp): Promise<void> {
  const latest = (await queryClient.fetchQuery({ ...appsQuery(), staleTime: 0 })).find(({ id }) => id === app.id)
  if (latest && !same(valuesOf(latest), valuesOf(app))) throw new ChangedMeanwhile()
}

/** Registers an app, or changes the one that is given. */
export function AppDialog({ app, onClose }: { app: OAuthApp | undefined; onClose: () => void }) {
  const { values, edit, tried, error, save, dialog } = useEditForm({
    edited: app && { kind: 'setting', id: app.id },
    stored: valuesOf(app),
    fields,
    run: (values: AppValues) => store(app, values),
    done: app ? t('admin.settings.appSaved') : t('admin.settings.appRegistered'),
    onDone: onClose,
  })
  const refused = placeViolations(error, violations).fields
  const field = (name: keyof AppValues) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => edit({ [name]: event.currentTarget.value }),
    error:
      name === 'name' && tried && !values.name.trim()
        ? t('admin.settings.enterAName')
        : refused.find((one) => one.name === name)?.message,
  })
  return (
    <ChangeDialog
      title={app ? t('admin.settings.editName', { name: app.name }) : t('admin.settings.registerAnApp')}
      submit={app ? t('admin.settings.saveApp') : t('admin.settings.registerApp')}
      {...dialog}
      onSubmit={() => save(values.name.trim() ? values : undefined)}
      onClose={onClose}
    >
      <AdminTextField label={t('admin.settings.name')} autoComplete="off" maxLength={LONGEST} {...field('name')} />
      <AdminTextAreaField
        label={t('admin.settings.redirectAddresses')}
        optional
        help={t('admin.settings.onePerLineSignIn')}
        rows={3}
        spellCheck={false}
        placeholder={t('admin.settings.httpsShopExampleLoginCallback')}
        {...field('redirectUris')}
      />
      <AdminTextAreaField
        label={t('admin.settings.allowedOrigins')}
        optional
        help={t('admin.settings.onePerLineWithoutA')}
        rows={3}
        spellCheck={false}
        placeholder={t('admin.settings.httpsShopExample')}
        {...field('postFlowOrigins')}
      />
    </ChangeDialog>
  )
}
