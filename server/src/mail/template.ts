import type {
  MailAudience,
  MailBlock,
  MailContent,
  MailTemplateId,
} from '@fairground/contract/fairground/mail-templates.ts'
import type { Static } from 'typebox'
import type { Phrase } from './phrases.ts'

export type Content = Static<typeof MailContent>
export type Block = Static<typeof MailBlock>

/** A row of a list: a line of an order, a ticket. */
export interface ListRow {
  readonly label: string | { readonly phrase: Phrase }
  /** Below the label. */
  readonly detail?: string
  /** To the right of it. */
  readonly value?: string
  readonly link?: string
  /** The row that counts: a total. */
  readonly strong?: true
}

/** What a variable holds; a `LINK` is made of PUBLIC_URL alone, by whoever writes the mail. */
interface ValueOf {
  readonly TEXT: string | { readonly phrase: Phrase }
  readonly DATE: Date
  readonly LINK: string
  readonly CODE: string
  readonly LIST: readonly ListRow[]
}
export type VariableKind = keyof ValueOf
export type Value = ValueOf[VariableKind]

export interface Variable<K extends VariableKind = VariableKind> {
  readonly kind: K
  readonly description: string
  /** A text without it is refused: the mail is sent for it. */
  readonly required?: true
  /** For previews and test mails. Of a link, the path; of a date, minutes before now. */
  readonly sample: K extends 'LIST' ? readonly ListRow[] : K extends 'DATE' ? number : string
}

export interface Template {
  readonly name: string
  /** When it is sent. */
  readonly description: string
  readonly audience: MailAudience
  /** A site may do without it. */
  readonly optional?: true
  readonly variables: Readonly<Record<string, Variable>>
}

export type ValuesOf<T extends Template> = {
  readonly [K in keyof T['variables']]: ValueOf[T['variables'][K]['kind']]
}

/** What is built in, in one language. */
export type Texts = Readonly<Record<MailTemplateId, Content>>
