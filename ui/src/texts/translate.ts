import { catalogues } from 'virtual:fairground-messages'
import type { ReactNode } from 'react'
import { locale } from './language.ts'

/** Wraps the text of an element of a message: `(text) => <a href="/terms">{text}</a>`. */
export type Wrap = (text: ReactNode) => ReactNode

type Values<Messages, Id extends keyof Messages> = Messages[Id] extends undefined ? [] : [values: Messages[Id]]

/** Texts by the ids of a workspace's catalogues: see docs/languages.md. */
export type Translate<Messages, Result> = <Id extends keyof Messages>(id: Id, ...values: Values<Messages, Id>) => Result

const chosen = new Map<string, (typeof catalogues)[string]>()

/** Languages are few; which catalogue a locale reads is found once. */
function catalogueFor(wanted: string) {
  const catalogue = chosen.get(wanted) ?? catalogues[wanted] ?? catalogues[wanted.split('-')[0] ?? ''] ?? catalogues.en
  if (!catalogue) throw new Error('No catalogue was built')
  chosen.set(wanted, catalogue)
  return catalogue
}

/**
 * On the server, in development and in tests messages are looked up. Built for browsers, each call is replaced by its message
 * (scripts/messages/plugin.ts), and this code is left out.
 */
export function translate(id: string, values: object = {}): string & ReactNode {
  const message = catalogueFor(locale())[id]
  if (!message) throw new Error(`No message has the id ${id}`)
  return message(values) as string // nodes where the message has tags, which `rich` alone may name
}
