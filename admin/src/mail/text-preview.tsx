import { toast } from '@fairground/ui/admin/toast.ts'
import { Button } from '@fairground/ui/button.tsx'
import { Skeleton } from '@fairground/ui/skeleton.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { failureOf } from '../failure.ts'
import { placeViolations } from '../forms/field-violations.ts'
import { paths } from '../paths.ts'
import { RouterLink } from '../shell/router-link.tsx'
import { rich, t } from '../texts.ts'
import { type MailContent, type MailTemplate, mailClient, previewQuery } from './mail-client.ts'
import { MailView } from './mail-view.tsx'

/** Typing rests this long before the preview is made. */
const REST_MS = 300

/** The preview of a text that is being written; its error says what cannot be saved. */
export const usePreview = (id: MailTemplate['id'], language: string, draft: MailContent) =>
  useQuery(previewQuery(id, language, useRested(draft)))

type TextPreviewProps = {
  id: MailTemplate['id']
  name: string
  language: string
  subject: string
  draft: MailContent
  preview: ReturnType<typeof usePreview>
  disabledReason: string | undefined
}

/** The mail as it would arrive, and a test of it to oneself. */
export function TextPreview({ id, name, language, subject, draft, preview, disabledReason }: TextPreviewProps) {
  const shown = useLast(preview.data)
  const test = useMutation({
    mutationFn: () => mailClient.mailTemplates.sendTestMail({ id, language, content: draft }),
    onSuccess: ({ to, sent }) =>
      toast(sent ? t('admin.mail.sentToTo', { to }) : t('admin.mail.putIntoTheMailboxFor', { to })),
    onError: (error) => toast(failureOf(error).title),
  })
  return (
    <section aria-label={t('admin.mail.preview')} className="flex min-w-0 flex-col gap-3 xl:sticky xl:top-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col">
          <span className="text-label text-ink-3">{t('admin.mail.subject')}</span>
          <span className="text-admin font-semibold break-words">{shown?.subject ?? subject}</span>
        </div>
        <Button
          size="sm"
          variant="secondary"
          pending={test.isPending}
          disabledReason={disabledReason}
          onClick={() => test.mutate()}
        >
          <Send aria-hidden="true" size={16} strokeWidth={1.75} />
          {t('admin.mail.sendMeATest')}
        </Button>
      </div>
      {preview.error && (
        <p role="status" className="rounded-card bg-warning-soft px-3 py-2 text-admin text-warning">
          {shown ? t('admin.mail.previewOfTheLastValid') : t('admin.mail.thereIsNothingToShow')}:{' '}
          {placeViolations(preview.error, [[/./, '']]).fields.length > 0
            ? t('admin.mail.fixTheMarkedFields2')
            : failureOf(preview.error).title}
        </p>
      )}
      {shown && <MailView label={t('admin.mail.previewOfName', { name })} mail={shown} />}
      {!shown && preview.isPending && <Skeleton shape="block" count={3} />}
      {test.data && !test.data.sent && (
        <p className="text-admin text-ink-2">
          {rich('admin.mail.noMailServerIsConfigured', {
            link: (text) => (
              <RouterLink href={paths.mailbox({ q: test.data.to })} className="text-brand hover:underline">
                {text}
              </RouterLink>
            ),
          })}
        </p>
      )}
    </section>
  )
}

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
