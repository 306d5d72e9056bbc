import { isRefusal } from '@fairground/client/errors.ts'
import type { MailText, MailVariable } from '@fairground/client/generated/fairground.mail-templates.ts'
import { Card } from '@fairground/ui/admin/card.tsx'
import { Menu } from '@fairground/ui/admin/menu.tsx'
import { SaveBar } from '@fairground/ui/admin/save-bar.tsx'
import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { FieldError } from '@fairground/ui/field.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { placeViolations } from '../forms/field-violations.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { plainFields } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { moved } from '../moved.ts'
import { paths } from '../paths.ts'
import { useLacks } from '../session/me.ts'
import { isStale, useChange } from '../settings/use-change.ts'
import { useCommand } from '../shell/commands.ts'
import { failureOf } from '../shell/failure.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { BlockCard } from './block-card.tsx'
import { blankBlock, contentToSend, countChanges, kindNames, kindsToAdd, wordsOf } from './blocks.ts'
import { type MailContent, type MailTemplate, mailClient, previewQuery } from './mail-client.ts'
import { MailView } from './mail-view.tsx'
import { WordsField } from './words-field.tsx'

/** Typing rests this long before the preview is made. */
const REST_MS = 300

export type TextEditorProps = {
  template: MailTemplate
  text: MailText
  language: string
  variables: readonly MailVariable[]
}

/** The text of one mail in one language beside what becomes of it. The preview says what cannot be saved, while one types. */
export function TextEditor({ template: { id, name }, text, language, variables }: TextEditorProps) {
  const lacks = useLacks('settings.write')
  const [content, setContent] = useState<MailContent>(text.content)
  const [keys, setKeys] = useState(() => text.content.blocks.map((_, i) => i))
  const saved = useRef(false)
  const changes = countChanges(text.content, content)
  const draft = contentToSend(content)
  const shownDraft = useRested(draft)
  const preview = useQuery(previewQuery(id, language, shownDraft))
  const shown = useLast(preview.data)
  const save = useChange({
    run: () => mailClient.mailTemplates.updateMailText({ id, language, revision: text.revision, content: draft }),
    done: 'Email saved.',
    onFail: isStale,
    onDone: () => {
      saved.current = true
    },
  })
  const others = useOthersEdits<MailContent>({
    edited: { kind: 'mail', id: `${name} (${language})` },
    base: text.content,
    entered: () => content,
    show: (next) => {
      setContent(next)
      setKeys((before) => next.blocks.map((_, i) => Math.max(-1, ...before) + 1 + i))
    },
    fields: () => textFields,
    pending: save.isPending,
    saved,
  })
  const refused = lacks ?? others.reason
  const test = useMutation({
    mutationFn: () => mailClient.mailTemplates.sendTestMail({ id, language, content: draft }),
    onSuccess: ({ to, sent }) => toast(sent ? `Sent to ${to}.` : `Put into the mailbox for ${to}.`),
    onError: (error) => toast(failureOf(error).title),
  })
  const { fields, rest } = placeViolations(save.error ?? preview.error, [[/^content\./, '']])
  const errorAt = (path: string) => fields.find((field) => field.name === path)?.message

  const edit = (next: MailContent, nextKeys = keys) => {
    saved.current = false
    setContent(next)
    setKeys(nextKeys)
    save.reset()
  }
  const blocks = (next: MailContent['blocks'], nextKeys = keys) => edit({ ...content, blocks: next }, nextKeys)
  const submit = () => {
    if (!save.isPending) save.mutate(undefined)
  }
  useCommand('save', changes > 0 && !refused ? submit : undefined)
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,41rem)]">
      <LeaveGuard isDirty={() => changes > 0 && !saved.current} />
      <form
        noValidate
        aria-label={`Text of ${name}`}
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
              label="Subject"
              value={content.subject}
              onChange={(subject) => edit({ ...content, subject })}
              variables={wordsOf(variables)}
              error={errorAt('subject')}
              maxLength={200}
              disabled={lacks !== undefined}
            />
            <WordsField
              label="Preview line"
              help="Shown beside the subject in lists of mails."
              optional
              value={content.preheader ?? ''}
              onChange={(preheader) => edit({ ...content, preheader })}
              variables={wordsOf(variables)}
              error={errorAt('preheader')}
              maxLength={200}
              disabled={lacks !== undefined}
            />
          </div>
        </Card>
        <ol aria-label="Blocks" className="flex flex-col gap-3">
          {content.blocks.map((block, i) => (
            <BlockCard
              key={keys[i]}
              block={block}
              place={i + 1}
              last={i === content.blocks.length - 1}
              variables={variables}
              errorAt={(path) => errorAt(`blocks[${i}].${path}`)}
              disabled={lacks !== undefined}
              onChange={(next) => blocks(content.blocks.map((one, n) => (n === i ? next : one)))}
              onMove={(by) => blocks(moved(content.blocks, i, i + by), moved(keys, i, i + by))}
              onRemove={() => {
                const before = { content, keys }
                blocks(
                  content.blocks.filter((_, n) => n !== i),
                  keys.filter((_, n) => n !== i),
                )
                toast(`${kindNames[block.kind]} removed.`, {
                  action: { label: 'Undo', onClick: () => edit(before.content, before.keys) },
                })
              }}
            />
          ))}
        </ol>
        {errorAt('blocks') && <FieldError>{`The blocks ${lowered(errorAt('blocks') ?? '')}`}</FieldError>}
        <span>
          <Menu
            align="start"
            trigger={
              <Button variant="secondary" size="sm" disabledReason={lacks}>
                <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
                Add block
              </Button>
            }
            items={kindsToAdd(content, variables).map((kind) => ({
              label: kindNames[kind],
              onSelect: () =>
                blocks([...content.blocks, blankBlock(kind, variables)], [...keys, Math.max(-1, ...keys) + 1]),
            }))}
          />
        </span>
        <SaveBar
          changes={changes}
          onDiscard={() =>
            edit(
              text.content,
              text.content.blocks.map((_, i) => i),
            )
          }
          onSave={submit}
          pending={save.isPending}
          disabledReason={refused}
          error={save.error ? (rest ?? faultOf(save.error, fields.length)) : undefined}
        />
      </form>
      <section aria-label="Preview" className="flex min-w-0 flex-col gap-3 xl:sticky xl:top-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="flex min-w-0 flex-col">
            <span className="text-label text-ink-3">Subject</span>
            <span className="text-admin font-semibold break-words">{shown?.subject ?? content.subject}</span>
          </div>
          <Button
            size="sm"
            variant="secondary"
            pending={test.isPending}
            disabledReason={lacks}
            onClick={() => test.mutate()}
          >
            <Send aria-hidden="true" size={16} strokeWidth={1.75} />
            Send me a test
          </Button>
        </div>
        {preview.error && (
          <p role="status" className="rounded-card bg-warning-soft px-3 py-2 text-admin text-warning">
            {shown ? 'Preview of the last valid text' : 'There is nothing to show yet'}:{' '}
            {placeViolations(preview.error, [[/./, '']]).fields.length > 0
              ? 'fix the marked fields.'
              : failureOf(preview.error).title}
          </p>
        )}
        {shown && <MailView label={`Preview of ${name}`} mail={shown} />}
        {!shown && preview.isPending && <Skeleton shape="block" count={3} />}
        {test.data && !test.data.sent && (
          <p className="text-admin text-ink-2">
            No mail server is configured, so test emails are stored in the{' '}
            <RouterLink href={paths.mailbox({ q: test.data.to })} className="text-brand hover:underline">
              mailbox
            </RouterLink>
            .
          </p>
        )}
      </section>
    </div>
  )
}

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const textFields = plainFields<MailContent>(
  { subject: 'Subject', preheader: 'Preview line', blocks: 'Blocks' },
  { blocks: (blocks) => blocks.map((block) => block.text ?? kindNames[block.kind]).join(' · ') },
)

const faultOf = (error: Error, placed: number): string =>
  isRefusal(error, 'STALE_REVISION')
    ? 'Somebody else changed this text. Check their changes above, then save again.'
    : placed > 0
      ? 'Fix the marked fields.'
      : failureOf(error).title

/** The last value that there was: it stays while another is made, or cannot be. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

/** A value once it has stayed the same for a while. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value)
  const key = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same value is another object each time
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [key])
  return rested
}
