import type { MailAudience, MailTemplateId } from '@fairground/contract/enumerations/mail.ts'
import type { Scope } from '@fairground/contract/enumerations/staff.ts'
import type { MailBlock, MailContent } from '@fairground/contract/fairground/mail-templates.ts'
import type { Moment } from '@fairground/domain/formatting/dates.ts'
import type { Static } from 'typebox'
import type { Sentence } from '../../ground/texts/sentence.ts'
import type { Phrase } from './phrases.ts'

export type Content = Static<typeof MailContent>
export type Block = Static<typeof MailBlock>

/** An amount in minor units. */
export interface Amount {
  readonly minor: bigint
  readonly currency: string
}

/** A time in the zone that it is read in, or from one to another. */
export interface Span {
  readonly startAt: Moment
  readonly endAt?: Moment | null
  readonly zone: string
  /** Absent: it is named. */
  readonly namesZone?: boolean
}

/** One of our own phrases; `values` stand for its placeholders. A phrase that counts has the words for `count`. */
interface Phrased {
  readonly phrase: Phrase
  readonly values?: Readonly<Record<string, string | Amount | Span>>
  readonly count?: number
}

/** Facts in one line, with a dot between them; the empty ones are left out. */
interface Facts {
  readonly facts: readonly Piece[]
}

/** A piece of text; our own words, amounts and times are written in the language of the mail. */
export type Piece = string | Phrased | Amount | Span | Facts

/** A row of a list: a line of an order, a ticket. */
export interface ListRow {
  readonly label: Piece
  /** Below the label: pieces with a dot between them; the empty ones are left out. */
  readonly detail?: string | readonly Piece[]
  /** To the right of it. */
  readonly value?: Piece
  /** Units, before the value: "2 × £14.00". */
  readonly quantity?: number
  readonly link?: string
  /** The row that counts: a total. */
  readonly strong?: true
}

/** Value of a variable; a `LINK` is made of PUBLIC_URL alone, by the writer of the mail. */
interface ValueOf {
  readonly TEXT: Piece
  readonly DATE: Date
  readonly LINK: string
  readonly CODE: string
  readonly LIST: readonly ListRow[]
}
export type VariableKind = keyof ValueOf
export type Value = ValueOf[VariableKind]

export interface Variable<K extends VariableKind = VariableKind> {
  readonly kind: K
  readonly description: Sentence
  /** A text without it is refused: the mail is sent for it. */
  readonly required?: true
  /** For previews and test mails. The path of a link; of a date, the minutes before now. */
  readonly sample: K extends 'LIST' ? readonly ListRow[] : K extends 'DATE' ? number : string
}

export interface Template {
  readonly name: Sentence
  /** Occasion on which it is sent. */
  readonly description: Sentence
  readonly audience: MailAudience
  /** Scopes that a reader in the dev mailbox must hold in place of those of the audience. */
  readonly needs?: readonly Scope[]
  /** A site may do without it. */
  readonly optional?: true
  readonly variables: Readonly<Record<string, Variable>>
}

export type ValuesOf<T extends Template> = {
  readonly [K in keyof T['variables']]: ValueOf[T['variables'][K]['kind']]
}

/** Mails to guests of events. */
export type EventMailId = Extract<MailTemplateId, `rsvp${string}` | `event${string}`>
export type EventTexts = Readonly<Record<EventMailId | 'ticketChanged' | 'ticketGivenBack', Content>>

/** Built-in texts in one language. */
export type Texts = Readonly<Record<MailTemplateId, Content>>

export type GiftCardMailId = Extract<MailTemplateId, 'orderCredited' | 'giftCard'>
export type GiftCardTexts = Readonly<Record<GiftCardMailId, Content>>
