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
import { useChange } from '../settings/use-change.ts'
import { When } from '../settings/when.tsx'
import { Page } from '../shell/page.tsx'
import { RouterLink } from '../shell/router-link.tsx'
import { useLoaded } from '../use-loaded.ts'
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
    done: 'The built-in text is back.',
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
        back={{ label: 'Emails', href: paths.mailTemplates() }}
        linkAs={RouterLink}
        status={<Source source={text.source} />}
        actions={
          text.source === 'SITE' && (
            <Button size="sm" variant="secondary" disabledReason={lacks} onClick={() => setResetting(true)}>
              Reset to built-in
            </Button>
          )
        }
      />
      <p className="max-w-measure text-admin text-ink-2">
        {template.description}
        {text.updatedDate && (
          <>
            {' '}
            Last changed <When date={text.updatedDate} />.
          </>
        )}
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <LanguageField template={template} language={language} />
        {template.optional && (
          <Toggle
            label="Send this email"
            checked={template.enabled}
            disabled={lacks !== undefined || toggle.isPending}
            onChange={(enabled) => toggle.mutate(enabled)}
          />
        )}
      </div>
      {text.source === 'FALLBACK' && (
        <p className="max-w-measure rounded-card bg-info-soft px-3 py-2 text-admin text-info">
          Nothing is written in {languageName(language, site.locale)} yet, so readers get the text below. Put it into{' '}
          {languageName(language, site.locale)} and save.
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
        title={`Reset “${template.name}”?`}
        description={`Your own text in ${languageName(language, site.locale)} is deleted. Readers get “${builtIn.subject}” again.`}
        confirmLabel="Delete own text"
        pending={reset.isPending}
        onConfirm={() => reset.mutate(undefined)}
      />
    </Page>
  )
}

function Source({ source }: { source: 'BUILT_IN' | 'SITE' | 'FALLBACK' }) {
  if (source === 'SITE') return <StatusPill tone="success">Your own text</StatusPill>
  return <StatusPill tone="neutral">{source === 'BUILT_IN' ? 'Built in' : 'Not written yet'}</StatusPill>
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
        label="Language"
        value={language}
        onChange={(event) => navigate(paths.mailTemplate(id, event.currentTarget.value), { replace: true })}
      >
        <optgroup label="Written">
          {languages.map((one) => (
            <option key={one.language} value={one.language}>
              {languageName(one.language, locale)}
              {one.source === 'SITE' ? ' – your own text' : ''}
            </option>
          ))}
        </optgroup>
        <optgroup label="Not written yet">
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
