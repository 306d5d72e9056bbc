import type { MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import type { FieldViolation } from '../ground/api-error.ts'
import { message } from '../ground/texts/message.ts'
import { textFaults } from './check-content.ts'
import { variablesOf } from './templates.ts'
import type { Content } from './texts/template.ts'

/** Words for one occasion: an event's own reminder. They may hold the placeholders of the template. */
export interface OwnWords {
  readonly subject?: string | undefined
  /** Stands where the first text of the mail stood; the other texts are left out, facts and links stay. */
  readonly body?: string | undefined
}

export function withOwnWords({ subject, blocks, ...content }: Content, own: OwnWords): Content {
  const { body } = own
  if (body === undefined) return { ...content, subject: own.subject ?? subject, blocks }
  const first = blocks.findIndex(({ kind }) => kind === 'TEXT')
  const text = { kind: 'TEXT', text: body } as const
  const replaced =
    first < 0
      ? [text, ...blocks]
      : blocks.flatMap((block, i) => (i === first ? [text] : block.kind === 'TEXT' ? [] : [block]))
  return { ...content, subject: own.subject ?? subject, blocks: replaced }
}

/** Faults of own words for a template; `at` is their wire path. */
export function ownWordsFaults(id: MailTemplateId, own: OwnWords, at: string): FieldViolation[] {
  const variables = variablesOf(id)
  return Object.entries({ subject: own.subject, body: own.body }).flatMap(([field, text]) => {
    if (text === undefined) return []
    return text.trim() === ''
      ? [{ field: `${at}${field}`, description: message('violations.blank'), violatedRule: 'MIN_LENGTH' as const }]
      : textFaults(variables, `${at}${field}`, text)
  })
}
