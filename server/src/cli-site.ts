import { setDocumentSettings } from '@fairground/contract/fairground/order-documents.ts'
import type { Shop } from './cli-shop.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { ApiError, InvalidArgument } from './ground/api-error.ts'
import { newId } from './ground/ids.ts'
import { refusalText } from './ground/texts/catalogues.ts'
import { writtenIn } from './ground/texts/message.ts'
import { validator } from './http/validate.ts'
import { Violations } from './http/violations.ts'
import { changeDocumentSettings, readDocumentSettings } from './sales/order-documents/settings.ts'
import { isCurrencyUsed } from './sales/orders/currency-use.ts'
import { applyPresets } from './sales/taxes/presets.ts'
import { changeSettings, type SettingsChange, type SettingsOfSite } from './sites/site-settings/change-settings.ts'
import { countryDefaults } from './sites/site-settings/country-defaults.ts'
import {
  changeOfSetting,
  isSettingKey,
  SETTING_KEYS,
  type SettingKey,
  settingOf,
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

/** Sentence that says why a setting cannot be so; undefined for a bug. */
function reason(error: unknown): string | undefined {
  if (error instanceof InvalidArgument)
    return error.violations.map(({ field, description }) => `${field} ${writtenIn('en')(description)}`).join('\n')
  if (error instanceof ApiError) return refusalText(error.code, 'en')
  return undefined
}

const byConsole = ({ db, site, now }: Shop) => ({ db, site, now, newId: () => newId(new Date()) })

const change = (shop: Shop, wanted: SettingsChange): Promise<SettingsOfSite> =>
  changeSettings(byConsole(shop), wanted, isCurrencyUsed)

const set = (shop: Shop, site: SettingsOfSite, key: SettingKey, text: string): Promise<SettingsOfSite> =>
  inSentences(() => change(shop, changeOfSetting(site, key, text)))

/** The value as it is stored then. */
async function setDocuments(shop: Shop, key: DocumentKey, text: string): Promise<string> {
  const wanted = { [key]: text.trim() }
  const after = await inSentences(async () => {
    validate(wanted, new Violations())
    return changeDocumentSettings(byConsole(shop), wanted)
  })
  return after[key] ?? ''
}

const read = async ({ db, site }: Shop, key: Key): Promise<string> =>
  (isDocumentKey(key) ? (await readDocumentSettings(db, site))[key] : settingOf(site, key)) ?? ''

/** Runs a change; one that is refused ends in a sentence that says why. */
async function inSentences<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const sentence = reason(error)
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
    const stored = isDocumentKey(key)
      ? await setDocuments(shop, key, text)
      : settingOf(await set(shop, shop.site, key, text), key)
    out.write(`${key} ${stored ?? ''}\n`)
    return 0
  }
  throw new StartRefused('Usage: site get [key], or site set <key> <value>. An empty value ("") empties a setting.')
}

interface Step {
  readonly key: SettingKey
  readonly label: string
  readonly why: string
}

const STEPS: readonly Step[] = [
  { key: 'name', label: 'Name of the business', why: 'Shown in the header, in emails and in search results.' },
  { key: 'email', label: 'Email for buyers', why: 'Buyers write to it.' },
  { key: 'country', label: 'Country, such as GB', why: 'Currency, units and the rules of tax begin with it.' },
  { key: 'addressLine', label: 'Street and number', why: 'Goods are sent from here.' },
  { key: 'postalCode', label: 'Postcode', why: 'Goods are sent from here.' },
  { key: 'city', label: 'City', why: 'Goods are sent from here.' },
  { key: 'locale', label: 'Language and country, such as en-GB', why: 'Texts, prices and dates are written so.' },
  { key: 'timeZone', label: 'Time zone', why: 'For orders and dates without a place of their own.' },
  { key: 'currency', label: 'Currency', why: 'Prices are entered and money is taken in it.' },
  { key: 'weightUnit', label: 'Weights in KG or LB', why: 'Products are weighed for delivery in it.' },
  { key: 'distanceUnit', label: 'Distances in KM or MI', why: 'For local delivery.' },
  { key: 'taxIncludedInPrices', label: 'Prices include tax, true or false', why: 'Else it is added in the cart.' },
  { key: 'sells', label: 'Sells GOODS, TICKETS or BOTH', why: 'The shop shows what it sells.' },
]

/** Starting values of the country, where the site has none of its own choice yet. */
async function withDefaults(shop: Shop, site: SettingsOfSite, out: Out): Promise<SettingsOfSite> {
  const usual = countryDefaults(site.settings.business?.address?.country ?? '')
  if (!usual) return site
  const { locale, timeZone, currency, weightUnit, distanceUnit, taxIncludedInPrices } = usual
  try {
    const after = await change(shop, { locale, timeZone, currency, weightUnit, distanceUnit, taxIncludedInPrices })
    out.write(
      `  Usual there: ${locale}, ${timeZone}, ${currency}, ${weightUnit}, ${distanceUnit}. Change them below.\n`,
    )
    return after
  } catch (error) {
    if (reason(error) === undefined) throw error
    return site
  }
}

/** Adds starting values of tax for the countries that are entered; false once there is no more to read. */
async function addTaxes(shop: Shop, ask: Ask, out: Out): Promise<boolean> {
  out.write('Buyers are charged the tax of the place that their goods go to. Check the values with your adviser.\n')
  for (;;) {
    const answer = (await ask('Countries to add starting values of tax for, such as GB DE []: '))?.trim()
    if (answer === undefined) return false
    const countries = new Set(
      answer
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    if (countries.size === 0) return true
    try {
      const made = await inSentences(() => applyPresets(byConsole(shop), [...countries]))
      out.write(`  ${made.rates} rates in ${made.regions} regions are added.\n`)
      return true
    } catch (error) {
      if (!(error instanceof StartRefused)) throw error
      out.write(`  ${error.message}\n`)
    }
  }
}

/** Shows a label and reads a line; undefined once there is no more to read. */
type Ask = (label: string) => Promise<string | undefined>

function left(out: Out): number {
  out.write('\nLeft. What was answered is saved; setup takes up the rest.\n')
  return 0
}

/** Walks through the settings of a new shop. Each answer is saved at once, so it can be left and taken up again. */
export async function setupCommand(shop: Shop, ask: Ask, out: Out): Promise<number> {
  out.write('Enter leaves a setting as it is. Everything is saved at once, and can be changed in the admin.\n\n')
  let site: SettingsOfSite = shop.site
  for (const { key, label, why } of STEPS) {
    out.write(`${why}\n`)
    for (;;) {
      const answer = (await ask(`${label} [${settingOf(site, key) ?? ''}]: `))?.trim()
      if (answer === undefined) return left(out)
      if (answer === '') break
      try {
        site = await set(shop, site, key, answer)
        if (key === 'country') site = await withDefaults(shop, site, out)
        break
      } catch (error) {
        if (!(error instanceof StartRefused)) throw error
        out.write(`  ${error.message}\n`)
      }
    }
  }
  if (!(await addTaxes(shop, ask, out))) return left(out)
  out.write(
    `\nThat is the shop itself. Go on at ${shop.url}/admin/setup with delivery, payment, legal pages and the first product.\n`,
  )
  return 0
}
