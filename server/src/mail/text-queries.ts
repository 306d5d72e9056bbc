import { json, statement } from '../db/statement.ts'
import type { Content } from './texts/template.ts'

const ownText = {
  template: 'text',
  language: 'text',
  id: 'uuid',
  revision: 'int8',
  updatedAt: 'timestamptz',
  content: json<Content>(),
} as const
const columns = `template, language, id, revision, updated_at as "updatedAt", doc as content`

/** At most MAX_LANGUAGES of each template. */
export const findTexts = statement({
  name: 'mailTexts.of',
  params: { template: 'text' },
  row: ownText,
  sql: `select ${columns} from mail_texts where site_id = $1 and template = $2 order by language`,
})

export const findLanguages = statement({
  name: 'mailTexts.languages',
  row: { template: 'text', language: 'text' },
  sql: `select template, language from mail_texts where site_id = $1 order by template, language`,
})

export const lockTexts = statement({
  name: 'mailTexts.lock',
  params: { template: 'text' },
  row: ownText,
  sql: `select ${columns} from mail_texts where site_id = $1 and template = $2 order by language for update`,
})

/** The second of two who write the first text at the same time finds nothing to write. */
export const insertText = statement({
  name: 'mailTexts.insert',
  params: { template: 'text', language: 'text', id: 'uuid', at: 'timestamptz', content: json<Content>() },
  row: ownText,
  sql: `insert into mail_texts (site_id, template, language, id, updated_at, doc) values ($1, $2, $3, $4, $5, $6)
        on conflict do nothing returning ${columns}`,
})

export const writeText = statement({
  name: 'mailTexts.write',
  params: { template: 'text', language: 'text', at: 'timestamptz', content: json<Content>() },
  row: ownText,
  sql: `update mail_texts set revision = revision + 1, updated_at = $4, doc = $5
        where site_id = $1 and template = $2 and language = $3 returning ${columns}`,
})

export const deleteText = statement({
  name: 'mailTexts.delete',
  params: { template: 'text', language: 'text' },
  row: ownText,
  sql: `delete from mail_texts where site_id = $1 and template = $2 and language = $3 returning ${columns}`,
})

export const findOff = statement({
  name: 'mailTexts.off',
  row: { template: 'text' },
  sql: `select template from mails_off where site_id = $1`,
})

export const switchOff = statement({
  name: 'mailTexts.switchOff',
  params: { template: 'text' },
  sql: `insert into mails_off (site_id, template) values ($1, $2) on conflict do nothing`,
})

export const switchOn = statement({
  name: 'mailTexts.switchOn',
  params: { template: 'text' },
  sql: `delete from mails_off where site_id = $1 and template = $2`,
})
