import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiKeyAuth } from '@fairground/client/auth/api-key.ts'
import { createClient } from '@fairground/client/create-client.ts'
import { mailTemplates } from '@fairground/client/generated/fairground.mail-templates.ts'
import { type Credentials, root } from './running-shop.ts'

const MARKS: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù', A: 'À', E: 'È', I: 'Ì' }

/** A text whose letters are marked as the pages' are; placeholders stay. */
const marked = (text: string): string => text.replaceAll(/\{\{.*?\}\}|[aeiouAEI]/g, (part) => MARKS[part] ?? part)

type Template = Parameters<ReturnType<typeof clientOf>['updateMailText']>[0]['id']

const clientOf = ({ url, apiKey, siteId }: Credentials) =>
  createClient({ url, auth: apiKeyAuth({ apiKey, siteId }), modules: { mailTemplates } }).mailTemplates

/** Makes the marked text of a mail the site's own: what is sent without marks is data, a phrase, or a text that stands in code. */
export async function markMail(credentials: Credentials, id: Template): Promise<void> {
  const templates = clientOf(credentials)
  const { text } = await templates.getMailTemplate({ id, language: 'en' })
  const { subject, preheader = '', blocks } = text.content
  await templates.updateMailText({
    id,
    language: 'en',
    revision: text.revision,
    content: {
      subject: marked(subject),
      preheader: marked(preheader),
      blocks: blocks.map(({ text: words, facts, ...block }) => {
        const texts = words === undefined ? {} : { text: marked(words) }
        const list = facts?.map(({ label, value }) => ({ label: marked(label), value: marked(value) }))
        return { ...block, ...texts, ...(list ? { facts: list } : {}) }
      }),
    },
  })
}

/** Phrases that mails are put together from, in English, and the server's messages: they are in catalogues. */
export function mailPhrases(): string {
  const phrases = readFileSync(join(root, 'server/src/mail/texts/phrases.ts'), 'utf8')
  const messages = readFileSync(join(root, 'server/messages/en/purchase.json'), 'utf8')
  return JSON.stringify([...phrases.matchAll(/\ben: '([^']+)'/g)].map(([, text]) => text)) + messages
}
