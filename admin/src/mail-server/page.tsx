import {
  type GetMailServerResponse,
  mailServer,
  type SetMailServerRequest,
} from '@fairground/client/generated/fairground.mail-server.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { AdminSelectField, AdminTextField } from '@fairground/ui/admin/form-field.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../query-client.ts'
import { useLacks } from '../session/me.ts'
import { EndDialog } from '../settings/end-dialog.tsx'
import { SettingProblem } from '../settings/setting-problem.tsx'
import { entered, type Mistakes, StoredCard } from '../settings/settings-card.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'

const client = staffClient({ mailServer })

const serverQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'mail-server'],
    queryFn: ({ signal }) => client.mailServer.getMailServer({}, { signal }),
  })

export async function loader() {
  await queryClient.ensureQueryData(serverQuery())
  return null
}

type Server = NonNullable<GetMailServerResponse['server']>
type Security = Server['security']

const securities: Readonly<Record<Security, { label: string; port: string }>> = {
  TLS: { label: t('admin.mail-server.tls'), port: '465' },
  STARTTLS: { label: t('admin.mail-server.startTls'), port: '587' },
  NONE: { label: t('admin.mail-server.noSecurity'), port: '25' },
}

const sources: Readonly<Record<GetMailServerResponse['source'], string>> = {
  NONE: t('admin.mail-server.none'),
  SITE: t('admin.mail-server.ofSite'),
  ENVIRONMENT: t('admin.mail-server.ofEnvironment'),
}

/** The server that mails go out through, and a test of it. */
export function Component() {
  const { source, server } = useLoaded(serverQuery())
  const version = String(server?.changedDate ?? '')
  return (
    <SettingsPage title={t('admin.shell.mailServer')} lead={sources[source]}>
      {source !== 'NONE' && <TestCard key={version} />}
      <StoredCard
        id="mail-server"
        title={t('admin.mail-server.server')}
        lead={t('admin.mail-server.serverLead')}
        stored={server}
        version={version}
        read={readServer}
        save={(wanted) => client.mailServer.setMailServer(wanted)}
        onSaved={(answer) => queryClient.setQueryData(serverQuery().queryKey, answer)}
        done={t('admin.settings.settingsSaved')}
      >
        {(stored, mistakes) => <ServerFields stored={stored} mistakes={mistakes} />}
      </StoredCard>
      {server && <Removal />}
    </SettingsPage>
  )
}

function readServer(form: FormData): { change: SetMailServerRequest } | { mistakes: Mistakes } {
  const [host, from, port] = [entered(form, 'host'), entered(form, 'from'), Number(entered(form, 'port'))]
  const [user, password] = [entered(form, 'user'), String(form.get('password') ?? '')]
  const isPort = Number.isInteger(port) && port > 0
  if (!host || !from || !isPort)
    return {
      mistakes: {
        ...(host ? {} : { host: t('admin.mail-server.enterHost') }),
        ...(from ? {} : { from: t('admin.mail-server.enterSender') }),
        ...(isPort ? {} : { port: t('admin.mail-server.enterPort') }),
      },
    }
  const security = String(form.get('security')) as Security // the options are these
  return {
    change: { host, port, security, from, ...(user ? { user } : {}), ...(user && password ? { password } : {}) },
  }
}

function ServerFields({ stored, mistakes }: { stored: Server | undefined; mistakes: Mistakes }) {
  const [port, setPort] = useState(String(stored?.port ?? securities.TLS.port))
  return (
    <>
      <AdminTextField
        label={t('admin.mail-server.host')}
        name="host"
        autoComplete="off"
        maxLength={253}
        defaultValue={stored?.host}
        error={mistakes.host}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <AdminSelectField
          label={t('admin.mail-server.security')}
          name="security"
          defaultValue={stored?.security ?? 'TLS'}
          onChange={({ currentTarget }) => setPort(securities[currentTarget.value as Security].port)} // the options are these
          error={mistakes.security}
        >
          {Object.entries(securities).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </AdminSelectField>
        <AdminTextField
          label={t('admin.mail-server.port')}
          name="port"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={port}
          onChange={({ currentTarget }) => setPort(currentTarget.value)}
          error={mistakes.port}
        />
        <AdminTextField
          label={t('admin.mail-server.user')}
          name="user"
          optional
          autoComplete="off"
          maxLength={255}
          defaultValue={stored?.user}
          error={mistakes.user}
        />
        <AdminTextField
          label={t('admin.mail-server.password')}
          help={stored?.user ? t('admin.mail-server.passwordStays') : t('admin.mail-server.passwordHelp')}
          name="password"
          type="password"
          optional
          autoComplete="new-password"
          maxLength={1000}
          error={mistakes.password}
        />
      </div>
      <AdminTextField
        label={t('admin.mail-server.sender')}
        help={t('admin.mail-server.senderHelp')}
        name="from"
        type="email"
        autoComplete="off"
        maxLength={254}
        defaultValue={stored?.from}
        error={mistakes.from}
      />
    </>
  )
}

function TestCard() {
  const lacks = useLacks('settings.write')
  const test = useChange({ run: () => client.mailServer.testMailServer({}) })
  return (
    <div className="max-w-measure">
      <Card title={t('admin.mail-server.test')}>
        <div className="flex flex-col items-start gap-3">
          <p className="text-admin text-ink-2">{t('admin.mail-server.testLead')}</p>
          <Button
            size="sm"
            variant="secondary"
            disabledReason={lacks}
            pending={test.isPending}
            onClick={() => test.mutate(undefined)}
          >
            {t('admin.mail-server.sendTest')}
          </Button>
          {test.data && <p role="status">{t('admin.mail-server.sent', { to: test.data.to })}</p>}
          <SettingProblem error={test.error} />
        </div>
      </Card>
    </div>
  )
}

function Removal() {
  const lacks = useLacks('settings.write')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" disabledReason={lacks} onClick={() => setOpen(true)} className="self-start">
        {t('admin.mail-server.remove')}
      </Button>
      {isOpen && (
        <EndDialog
          title={t('admin.mail-server.removeTitle')}
          description={t('admin.mail-server.removeHelp')}
          confirmLabel={t('admin.mail-server.remove')}
          done={t('admin.mail-server.removed')}
          run={() => client.mailServer.removeMailServer({})}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
