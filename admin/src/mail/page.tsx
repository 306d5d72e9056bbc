import { ConfirmDialog } from '@fairground/ui/admin/dialog.tsx'
import { AdminSelectField } from '@fairground/ui/admin/form-field.tsx'
import { PageHeader } from '@fairground/ui/admin/page-header.tsx'
import { Toggle } from '@fairground/ui/admin/toggle.tsx'
import { Button } from '@fairground/ui/button.tsx'
import { StatusPill } from '@fairground/ui/status-pill.tsx'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { meQuery, useLacks, useMe } from '../session/me.ts'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { t } from '../texts.ts'
import { useChange } from '../use-change.ts'
import { useLoaded } from '../use-loaded.ts'
import { When } from '../when.tsx'
import { languageIn, languageName, unwritten } from './languages.ts'
import { mailClient, type TemplateId, templateQuery, templatesQuery } from './mail-client.ts'
import { TextEditor } from './text-editor.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const [{ templates }, { site }] = await Promise.all([
    queryClient.ensureQueryData(templatesQuery()),
    queryClient.ensureQueryData(meQuery()),
  ])
  const template = templates.find(({ id }) => id === params.templateId)
  if (!template) throw new Response('', { status: 404 })
  const language = languageIn(new URL(request.url).search, site.locale)
  await queryClient.ensureQueryData(templateQuery(template.id, language))
  return null
}

export function Component() {
  const id = useParams().templateId as TemplateId // the loader knows it
  const { site } = useMe()
  const language = languageIn(useLocation().search, site.locale)
  const { template, text, builtIn, variables } = useLoaded(templateQuery(id, language))
  const lacks = useLacks('settings.write')
  const [resetting, setResetting] = useState(false)
  const [resets, setResets] = useState(0)
  const reset = useChange({
    run: () => mailClient.mailTemplates.resetMailText({ id, language }),
    done: t('admin.mail.theBuiltInTextIs'),
    onDone: () => {
      setResetting(false)
      setResets(resets + 1)
    },
  })
  const toggle = useChange({ run: (enabled: boolean) => mailClient.mailTemplates.switchMail({ id, enabled }) })
  return (
    <Page title={template.name}>
      <PageHeader
        title={template.name}
        back={{ label: t('admin.mail.emails'), href: paths.mailTemplates() }}
        linkAs={RouterLink}
        status={<Source source={text.source} />}
        actions={
          text.source === 'SITE' && (
            <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => setResetting(true)}>
              {t('admin.mail.resetToBuiltIn')}
            </Button>
          )
        }
      />
      <p className="max-w-measure text-admin text-ink-2">
        {template.description}
        {text.updatedDate && (
          <>
            {' '}
            {t('admin.mail.lastChanged')} <When date={text.updatedDate} />.
          </>
        )}
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <LanguageField template={template} language={language} />
        {template.optional && (
          <Toggle
            label={t('admin.mail.sendThisEmail')}
            checked={template.enabled}
            disabled={lacks !== undefined || toggle.isPending}
            onChange={(enabled) => toggle.mutate(enabled)}
          />
        )}
      </div>
      {text.source === 'FALLBACK' && (
        <p className="max-w-measure rounded-card bg-info-soft px-3 py-2 text-admin text-info">
          {t('admin.mail.nothingIsWrittenInLanguageName', { languageName: languageName(language, site.locale) })}
        </p>
      )}
      <TextEditor
        key={`${id} ${language} ${resets}`}
        template={template}
        text={text}
        language={language}
        variables={variables}
      />
      <ConfirmDialog
        open={resetting}
        onOpenChange={setResetting}
        title={t('admin.mail.resetName', { name: template.name })}
        description={t('admin.mail.yourOwnTextInLanguageName', {
          languageName: languageName(language, site.locale),
          subject: builtIn.subject,
        })}
        confirmLabel={t('admin.mail.deleteOwnText')}
        pending={reset.isPending}
        onConfirm={() => reset.mutate(undefined)}
      />
    </Page>
  )
}

function Source({ source }: { source: 'BUILT_IN' | 'SITE' | 'FALLBACK' }) {
  if (source === 'SITE') return <StatusPill tone="success">{t('admin.mail.yourOwnText')}</StatusPill>
  return (
    <StatusPill tone="neutral">
      {source === 'BUILT_IN' ? t('admin.mail.builtIn') : t('admin.mail.notWrittenYet')}
    </StatusPill>
  )
}

type LanguageFieldProps = {
  template: { id: TemplateId; languages: readonly { language: string; source: 'BUILT_IN' | 'SITE' }[] }
  language: string
}

function LanguageField({ template: { id, languages }, language }: LanguageFieldProps) {
  const navigate = useNavigate()
  const { locale } = useMe().site
  const written = languages.map((one) => one.language)
  const others = unwritten(written)
  return (
    <div className="w-full max-w-70">
      <AdminSelectField
        label={t('admin.mail.language')}
        value={language}
        onChange={(event) => navigate(paths.mailTemplate(id, event.currentTarget.value), { replace: true })}
      >
        <optgroup label={t('admin.mail.written')}>
          {languages.map((one) => (
            <option key={one.language} value={one.language}>
              {one.source === 'SITE'
                ? t('admin.mail.languageWithOwnText', { language: languageName(one.language, locale) })
                : languageName(one.language, locale)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('admin.mail.notWrittenYet')}>
          {[...new Set([...(written.includes(language) ? [] : [language]), ...others])].map((one) => (
            <option key={one} value={one}>
              {languageName(one, locale)}
            </option>
          ))}
        </optgroup>
      </AdminSelectField>
    </div>
  )
}
