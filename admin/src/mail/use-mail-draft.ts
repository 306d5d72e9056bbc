import type { MailText } from '@fairground/client/generated/fairground.mail-templates.ts'
import { useRef, useState } from 'react'
import { plainFields } from '../forms/shared-edits.ts'
import { useOthersEdits } from '../forms/use-others-edits.tsx'
import { t } from '../texts.ts'
import { isStale, useChange } from '../use-change.ts'
import { contentToSend, countChanges, kindNames } from './blocks.ts'
import { type MailContent, type MailTemplate, mailClient } from './mail-client.ts'

const places = ({ blocks }: MailContent) => blocks.map((_, i) => i)

/** A mail's text while it is written: what is entered, how it is saved, and what others change meanwhile. Blocks have keys of their own. */
export function useMailDraft({ id, name }: Pick<MailTemplate, 'id' | 'name'>, language: string, text: MailText) {
  const [content, setContent] = useState<MailContent>(text.content)
  const [keys, setKeys] = useState(() => places(text.content))
  const saved = useRef(false)
  const changes = countChanges(text.content, content)
  const toSend = contentToSend(content)
  const save = useChange({
    run: () => mailClient.mailTemplates.updateMailText({ id, language, revision: text.revision, content: toSend }),
    done: t('admin.mail.emailSaved'),
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
  const edit = (next: MailContent, nextKeys = keys) => {
    saved.current = false
    setContent(next)
    setKeys(nextKeys)
    save.reset()
  }
  return {
    content,
    keys,
    changes,
    toSend,
    save,
    others,
    edit,
    discard: () => edit(text.content, places(text.content)),
    isDirty: () => changes > 0 && !saved.current,
  }
}

export type MailDraft = ReturnType<typeof useMailDraft>

const textFields = plainFields<MailContent>(
  { subject: t('admin.mail.subject'), preheader: t('admin.mail.previewLine'), blocks: t('admin.mail.blocks') },
  { blocks: (blocks) => blocks.map((block) => block.text ?? kindNames[block.kind]).join(' · ') },
)
