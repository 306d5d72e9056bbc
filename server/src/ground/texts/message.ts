import { textsIn, type Values } from './catalogues.ts'
import type { Texts } from './ids.ts'
import type { MessageValues } from './interpret.ts'

/** A text whose reader is not known yet: it is written where it is read. */
export class Message {
  readonly id: keyof Texts
  readonly values: MessageValues
  constructor(id: keyof Texts, values: MessageValues) {
    this.id = id
    this.values = values
  }
}

export const message = <Id extends keyof Texts>(id: Id, ...values: Values<Id>): Message =>
  new Message(id, (values[0] ?? {}) as MessageValues)

/** Text of a message for a reader of `locale`. */
export function writtenIn(locale: string): (text: Message) => string {
  const t = textsIn(locale) as (id: keyof Texts, values: MessageValues) => string // `message` has checked the values
  return ({ id, values }) => t(id, values)
}

/** Data whose messages are written for a reader of `locale`, as JSON carries them. */
export const dataIn = <Data>(data: Data, locale: string): Data => JSON.parse(jsonIn(data, locale)) as Data // only texts are written

export function jsonIn(data: unknown, locale: string): string {
  const write = writtenIn(locale)
  return JSON.stringify(data, (_, part: unknown) => (part instanceof Message ? write(part) : part))
}
