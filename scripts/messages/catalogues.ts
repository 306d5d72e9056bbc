import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { pseudo } from './pseudo.ts'

export type Message = readonly MessageFormatElement[]
/** Messages by id. */
export type Catalogue = ReadonlyMap<string, Message>

export const root = join(import.meta.dirname, '../..')

/** The language that the others are translated from; its ids are the types. */
export const SOURCE = 'en'
/** Made from the source language: accents, longer, in brackets; and read from right to left. */
export const PSEUDO = ['en-XA', 'ar-XB'] as const

/** Applications whose rooms would otherwise share ids with the storefront's. */
const PREFIXES: Readonly<Record<string, string>> = { admin: 'admin.', checkin: 'checkin.' }

export const workspacesWithMessages = ['ui', 'storefront', 'admin', 'checkin', 'server'].filter((name) =>
  existsSync(join(root, name, 'messages', SOURCE)),
)

const folderOf = (workspace: string, language: string): string => join(root, workspace, 'messages', language)

/** Files of a workspace in one language: one for each room. */
export const roomsOf = (workspace: string, language: string): string[] => {
  const folder = folderOf(workspace, language)
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => join(folder, file))
    : []
}

/** Texts as they are written, by id: `<room>.<key>`, `admin.<room>.<key>`. */
export function textsOf(workspace: string, language: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const file of roomsOf(workspace, language)) {
    const room = (PREFIXES[workspace] ?? '') + basename(file, '.json')
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string> // written by hand, held by messages.test.ts
    for (const [key, text] of Object.entries(messages)) texts.set(`${room}.${key}`, text)
  }
  return texts
}

const isPseudo = (language: string): boolean => (PSEUDO as readonly string[]).includes(language)

/** Messages of these workspaces in one language; what is not translated is in the source language. */
export function catalogueOf(workspaces: readonly string[], language: string): Catalogue {
  const catalogue = new Map<string, Message>()
  for (const workspace of workspaces) {
    const source = textsOf(workspace, SOURCE)
    const translated = isPseudo(language) ? source : new Map([...source, ...textsOf(workspace, language)])
    for (const [id, text] of translated) {
      const message = parseMessage(id, text)
      catalogue.set(id, isPseudo(language) ? pseudo(message, language) : message)
    }
  }
  return catalogue
}

export function parseMessage(id: string, text: string): Message {
  try {
    return parse(text, { requiresOtherClause: true })
  } catch (error) {
    throw new Error(`The message ${id} is not written as ICU: ${String(error)}: ${text}`, { cause: error })
  }
}

/** Languages that some room is translated to, the source first. */
export const languagesOf = (workspace: string): string[] => {
  const folder = join(root, workspace, 'messages')
  const translated = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(name))
    : []
  return [SOURCE, ...translated.filter((name) => name !== SOURCE).sort()]
}
