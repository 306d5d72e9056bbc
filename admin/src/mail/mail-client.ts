import type { MailContent, MailTemplate } from '@fairground/client/generated/fairground.mail-templates.ts'
import { mailTemplates } from '@fairground/client/generated/fairground.mail-templates.ts'
import { queryOptions } from '@tanstack/react-query'
import { SETTINGS } from '../settings-key.ts'
import { staffClient } from '../staff-client.ts'

export const mailClient = staffClient({ mailTemplates })

export type TemplateId = MailTemplate['id']
export type { MailContent, MailTemplate }
export type Block = MailContent['blocks'][number]

export const templatesQuery = () =>
  queryOptions({
    queryKey: [SETTINGS, 'mail-templates'],
    queryFn: ({ signal }) => mailClient.mailTemplates.listMailTemplates({}, { signal }),
  })

export const templateQuery = (id: TemplateId, language: string) =>
  queryOptions({
    queryKey: [SETTINGS, 'mail-templates', id, language],
    queryFn: ({ signal }) => mailClient.mailTemplates.getMailTemplate({ id, language }, { signal }),
  })

/** Mail that a draft becomes. */
export const previewQuery = (id: TemplateId, language: string, content: MailContent) =>
  queryOptions({
    queryKey: ['mail-preview', id, language, content],
    queryFn: ({ signal }) => mailClient.mailTemplates.previewMail({ id, language, content }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
