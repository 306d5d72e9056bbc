import { catalogueTexts, textsIn, type Values } from './catalogues.ts'
import type { Texts } from './ids.ts'
import type { MessageValues } from './interpret.ts'

/** Values of a message; one of them may be another message. */
type NestedValues = Readonly<Record<string, string | number | Message>>

/** A text whose reader is not known yet: it is written where it is read. */
export class Message {
  readonly id: keyof Texts
  readonly values: NestedValues
  constructor(id: keyof Texts, values: NestedValues) {
    this.id = id
    this.values = values
  }
}

export const message = <Id extends keyof Texts>(id: Id, ...values: Values<Id>): Message =>
  new Message(id, (values[0] ?? {}) as MessageValues)

/** Text of a message for a reader of `locale`; the id stands for one that was stored and that there is no more. */
export function writtenIn(locale: string): (text: Message) => string {
  const t = textsIn(locale) as (id: keyof Texts, values: MessageValues) => string // `message` has checked the values
  const known = catalogueTexts('en')
  const write = ({ id, values }: Message): string =>
    known.has(id) ? t(id, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))) : id
  const plain = (value: string | number | Message) => (typeof value === 'object' ? write(value) : value)
  return write
}

/** A message that was stored as JSON; texts were stored as they are before there were messages. */
export type StoredMessage = string | Message

export function storedIn(locale: string): (stored: StoredMessage) => string {
  const write = writtenIn(locale)
  return (stored) => (typeof stored === 'string' ? stored : write(stored))
}

/** Data whose messages are written for a reader of `locale`, as JSON carries them. */
export const dataIn = <Data>(data: Data, locale: string): Data => JSON.parse(jsonIn(data, locale)) as Data // only texts are written

export function jsonIn(data: unknown, locale: string): string {
  const write = writtenIn(locale)
  return JSON.stringify(data, (_, part: unknown) => (part instanceof Message ? write(part) : part))
}
