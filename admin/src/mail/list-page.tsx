import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { SettingsList, SettingsRow } from '../settings/settings-list.tsx'
import { SettingsPage } from '../settings/settings-page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { languageName } from './languages.ts'
import { type MailTemplate, templatesQuery } from './mail-client.ts'

export async function loader() {
  await queryClient.ensureQueryData(templatesQuery())
  return null
}

const audiences: readonly { audience: MailTemplate['audience']; title: string }[] = [
  { audience: 'MEMBER', title: t('admin.mail.toMembers') },
  { audience: 'CUSTOMER', title: t('admin.mail.toBuyers') },
  { audience: 'STAFF', title: t('admin.mail.toStaff') },
]

export function Component() {
  const { templates, siteLanguage } = useLoaded(templatesQuery())
  return (
    <SettingsPage title={t('admin.mail.emails')} lead={t('admin.mail.everyEmailThatTheSite')}>
      {audiences.map(({ audience, title }) => (
        <section key={audience} className="flex flex-col gap-2">
          <h2 className="font-sans text-[0.875rem] font-semibold">{title}</h2>
          <SettingsList label={title}>
            {templates
              .filter((template) => template.audience === audience)
              .map((template) => (
                <TemplateRow key={template.id} template={template} language={siteLanguage} />
              ))}
          </SettingsList>
        </section>
      ))}
    </SettingsPage>
  )
}

function TemplateRow({ template, language }: { template: MailTemplate; language: string }) {
  const { id, name, description, enabled, languages } = template
  const own = languages.filter(({ source }) => source === 'SITE')
  return (
    <SettingsRow
      name={
        <RouterLink href={paths.mailTemplate(id)} className="text-brand hover:underline">
          {name}
        </RouterLink>
      }
      marks={!enabled && <StatusPill tone="warning">{t('admin.mail.off')}</StatusPill>}
      facts={
        <>
          <span>{description}</span>
          {own.length > 0 && (
            <span className="text-label font-normal text-ink-3">
              {t('admin.mail.inYourOwnWordsMap', {
                map: own.map((one) => languageName(one.language, language)).join(', '),
              })}
            </span>
          )}
        </>
      }
    />
  )
}
