import { isRefusal } from '@fairground/client/errors.ts'
import type { MailText, MailVariable } from '@fairground/client/generated/fairground.mail-templates.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { SaveBar } from '@fairground/ui/admin/save-bar.tsx'
import { failureOf } from '../failure.ts'
import { placeViolations } from '../forms/field-violations.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useLacks } from '../session/me.ts'
import { useCommand } from '../shell/commands.ts'
import { t } from '../texts.ts'
import { wordsOf } from './blocks.ts'
import { MailBlocks } from './mail-blocks.tsx'
import type { MailTemplate } from './mail-client.ts'
import { TextPreview, usePreview } from './text-preview.tsx'
import { useMailDraft } from './use-mail-draft.ts'
import { WordsField } from './words-field.tsx'

type TextEditorProps = {
  template: MailTemplate
  text: MailText
  language: string
  variables: readonly MailVariable[]
}

/** The text of one mail in one language beside what becomes of it. The preview says what cannot be saved, while one types. */
export function TextEditor({ template, text, language, variables }: TextEditorProps) {
  const { id, name } = template
  const lacks = useLacks('settings.write')
  const draft = useMailDraft(template, language, text)
  const { content, changes, toSend, save, others, edit } = draft
  const preview = usePreview(id, language, toSend)
  const refused = lacks ?? others.reason
  const { fields, rest } = placeViolations(save.error ?? preview.error, [[/^content\./, '']])
  const errorAt = (path: string) => fields.find((field) => field.name === path)?.message
  const submit = () => {
    if (!save.isPending) save.mutate(undefined)
  }
  useCommand('save', changes > 0 && !refused ? submit : undefined)
  const shared = { variables: wordsOf(variables), maxLength: 200, disabled: lacks !== undefined }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,41rem)]">
      <LeaveGuard isDirty={draft.isDirty} />
      <form
        noValidate
        aria-label={t('admin.mail.textOfName', { name })}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="flex min-w-0 flex-col gap-3"
      >
        {others.note}
        <Card>
          <div className="flex flex-col gap-2.5">
            <WordsField
              {...shared}
              label={t('admin.mail.subject')}
              value={content.subject}
              onChange={(subject) => edit({ ...content, subject })}
              error={errorAt('subject')}
            />
            <WordsField
              {...shared}
              label={t('admin.mail.previewLine')}
              help={t('admin.mail.shownBesideTheSubjectIn')}
              optional
              value={content.preheader ?? ''}
              onChange={(preheader) => edit({ ...content, preheader })}
              error={errorAt('preheader')}
            />
          </div>
        </Card>
        <MailBlocks draft={draft} variables={variables} errorAt={errorAt} disabledReason={lacks} />
        <SaveBar
          changes={changes}
          onDiscard={draft.discard}
          onSave={submit}
          pending={save.isPending}
          disabledReason={refused}
          error={save.error ? (rest ?? faultOf(save.error, fields.length)) : undefined}
        />
      </form>
      <TextPreview
        id={id}
        name={name}
        language={language}
        subject={content.subject}
        draft={toSend}
        preview={preview}
        disabledReason={lacks}
      />
    </div>
  )
}

const faultOf = (error: Error, placed: number): string =>
  isRefusal(error, 'STALE_REVISION')
    ? t('admin.mail.somebodyElseChangedThisText')
    : placed > 0
      ? t('admin.mail.fixTheMarkedFields')
      : failureOf(error).title
