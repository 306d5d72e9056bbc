import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import type { Texts } from './ids.ts'
import { interpret, type MessageValues } from './interpret.ts'

/** The language that every message is written in. */
const SOURCE = 'en'

const folder = join(import.meta.dirname, '../../../messages')

type Catalogue = ReadonlyMap<string, readonly MessageFormatElement[]>

/** Read and compiled once, when the first text is written; `server/messages/<language>/<room>.json`. */
let catalogues: ReadonlyMap<string, Catalogue> | undefined

function readCatalogues(): ReadonlyMap<string, Catalogue> {
  catalogues ??= new Map(readdirSync(folder).map((language) => [language, readCatalogue(language)]))
  return catalogues
}

function readCatalogue(language: string): Catalogue {
  const catalogue = new Map<string, readonly MessageFormatElement[]>()
  for (const file of readdirSync(join(folder, language))) {
    const messages = JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, string> // held by messages.test.ts
    for (const [key, text] of Object.entries(messages))
      catalogue.set(`${basename(file, '.json')}.${key}`, parse(text, { requiresOtherClause: true }))
  }
  return catalogue
}

type Values<Id extends keyof Texts> = Texts[Id] extends undefined ? [] : [values: Texts[Id]]

/** The server's texts in the language of a locale; those that it lacks are in English. */
export function textsIn(locale: string): <Id extends keyof Texts>(id: Id, ...values: Values<Id>) => string {
  const all = readCatalogues()
  const own = all.get(locale.split('-')[0]?.toLowerCase() ?? SOURCE)
  const source = all.get(SOURCE)
  return (id, ...values) => {
    const translated = own?.get(id)
    const message = translated ?? source?.get(id)
    if (!message) throw new Error(`No message has the id ${id}`)
    return interpret(message, (values[0] ?? {}) as MessageValues, translated ? locale : SOURCE)
  }
}
