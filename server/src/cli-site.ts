import { setDocumentSettings } from '@fairground/contract/fairground/order-documents.ts'
import type { Shop } from './cli-shop.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { reasonOf } from './first-run/setup/questions.ts'
import { InvalidArgument } from './ground/api-error.ts'
import { newId } from './ground/ids.ts'
import { writtenIn } from './ground/texts/message.ts'
import { validator } from './http/validate.ts'
import { Violations } from './http/violations.ts'
import { changeDocumentSettings, readDocumentSettings } from './sales/order-documents/settings.ts'
import { isCurrencyUsed } from './sales/orders/currency-use.ts'
import { changeSettings, type SettingsOfSite } from './sites/site-settings/change-settings.ts'
import {
  changeOfSetting,
  isSettingKey,
  SETTING_KEYS,
  type SettingKey,
  settingOf,
  valuesOf,
} from './sites/site-settings/settings-by-key.ts'

interface Out {
  write(text: string): unknown
}

/** Settings of numbers and documents, which have an operation of their own. */
const DOCUMENT_KEYS = ['orderPrefix', 'invoicePrefix', 'receiptPrefix', 'creditNotePrefix', 'invoiceNote'] as const
type DocumentKey = (typeof DOCUMENT_KEYS)[number]
type Key = SettingKey | DocumentKey

const KEYS: readonly Key[] = [...SETTING_KEYS, ...DOCUMENT_KEYS]
const isDocumentKey = (text: string): text is DocumentKey => DOCUMENT_KEYS.some((key) => key === text)
const isKey = (text: string): text is Key => isSettingKey(text) || isDocumentKey(text)

const validate = validator(setDocumentSettings.request)

const byConsole = ({ db, site, now }: Shop) => ({ db, site, now, newId: () => newId(new Date()) })

/** Other fields of an address may be set at the same time: the change is made from what is stored. */
const set = (shop: Shop, key: SettingKey, text: string): Promise<SettingsOfSite> =>
  inSentences(key, () =>
    changeSettings(byConsole(shop), (stored) => changeOfSetting(stored, key, text), isCurrencyUsed),
  )

/** The value as it is stored then. */
async function setDocuments(shop: Shop, key: DocumentKey, text: string): Promise<string> {
  const wanted = { [key]: text.trim() }
  const after = await inSentences(key, async () => {
    validate(wanted, new Violations())
    return changeDocumentSettings(byConsole(shop), wanted)
  })
  return after[key] ?? ''
}

const read = async ({ db, site }: Shop, key: Key): Promise<string> =>
  (isDocumentKey(key) ? (await readDocumentSettings(db, site))[key] : settingOf(site, key)) ?? ''

/** Names the setting as it was typed, not the field behind it, and the values that it takes where they are few or of one form. */
function refusalOf(error: unknown, key: Key): string | undefined {
  if (!(error instanceof InvalidArgument)) return reasonOf(error)
  const takes = isDocumentKey(key) ? undefined : valuesOf(key)
  if (takes !== undefined) return `${key} must be ${takes}.`
  return error.violations.map(({ description }) => `${key} ${writtenIn('en')(description)}.`).join('\n')
}

/** Runs a change; one that is refused ends in a sentence that says why. */
async function inSentences<T>(key: Key, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const sentence = refusalOf(error, key)
    if (sentence === undefined) throw error
    throw new StartRefused(sentence)
  }
}

/** `site get [key]` and `site set <key> <value>`, for scripts. A running server shows the change at once. */
export async function siteCommand(shop: Shop, [verb, key, ...words]: readonly string[], out: Out): Promise<number> {
  if (key !== undefined && !isKey(key))
    throw new StartRefused(`There is no setting "${key}". Settings: ${KEYS.join(', ')}.`)
  if (verb === 'get') {
    if (key !== undefined) out.write(`${await read(shop, key)}\n`)
    else for (const one of KEYS) out.write(`${one.padEnd(20)}${await read(shop, one)}\n`)
    return 0
  }
  if (verb === 'set' && key !== undefined && words.length > 0) {
    const text = words.join(' ')
    const stored = isDocumentKey(key) ? await setDocuments(shop, key, text) : settingOf(await set(shop, key, text), key)
    out.write(`${key} ${stored ?? ''}\n`)
    return 0
  }
  throw new StartRefused('Usage: site get [key], or site set <key> <value>. An empty value ("") empties a setting.')
}
