import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Refusal } from '@fairground/contract/refusals.ts'
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

export type Values<Id extends keyof Texts> = Texts[Id] extends undefined ? [] : [values: Texts[Id]]

/** Writes a text of the server in one language. */
export type ServerTexts = <Id extends keyof Texts>(id: Id, ...values: Values<Id>) => string

/** The server's texts in the language of a locale; those that it lacks are in English. */
export function textsIn(locale: string): ServerTexts {
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

/** Every message of a language, by id. */
export const catalogueTexts = (language: string): Catalogue => readCatalogues().get(language) ?? new Map()

type IdOfCode = Extract<keyof Texts, `refusals${string}.${Refusal}`>

/** Ids of the sentences of refusals by their codes, whichever room of `refusals*.json` they stand in. */
let idsOfCodes: ReadonlyMap<string, IdOfCode> | undefined

/** The sentence of a code, which is without data. */
export function refusalText(code: Refusal, locale: string): string {
  idsOfCodes ??= new Map(
    [...catalogueTexts(SOURCE).keys()]
      .filter((id) => id.startsWith('refusals'))
      .map((id) => [id.slice(id.indexOf('.') + 1), id as IdOfCode]), // read only by the codes of the contract
  )
  const id = idsOfCodes.get(code)
  if (!id) throw new Error(`No message for the refusal ${code}`)
  return textsIn(locale)(id)
}
