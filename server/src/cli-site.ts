import type { Shop } from './cli-shop.ts'
import { StartRefused } from './db/managed/start-refused.ts'
import { ApiError, InvalidArgument } from './ground/api-error.ts'
import { newId } from './ground/ids.ts'
import { refusalText } from './ground/texts/catalogues.ts'
import { writtenIn } from './ground/texts/message.ts'
import { isCurrencyUsed } from './sales/orders/currency-use.ts'
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

/** Sentence that says why a setting cannot be so; undefined for a bug. */
function reason(error: unknown): string | undefined {
  if (error instanceof InvalidArgument)
    return error.violations.map(({ field, description }) => `${field} ${writtenIn('en')(description)}`).join('\n')
  if (error instanceof ApiError) return refusalText(error.code, 'en')
  return undefined
}

const change = ({ db, site, now }: Shop, wanted: SettingsChange): Promise<SettingsOfSite> =>
  changeSettings({ db, site, now, newId: () => newId(new Date()) }, wanted, isCurrencyUsed)

async function set(shop: Shop, site: SettingsOfSite, key: SettingKey, text: string): Promise<SettingsOfSite> {
  try {
    return await change(shop, changeOfSetting(site, key, text))
  } catch (error) {
    const sentence = reason(error)
    if (sentence === undefined) throw error
    throw new StartRefused(sentence)
  }
}

/** `site get [key]` and `site set <key> <value>`, for scripts. A running server shows the change at once. */
export async function siteCommand(shop: Shop, [verb, key, ...words]: readonly string[], out: Out): Promise<number> {
  if (key !== undefined && !isSettingKey(key))
    throw new StartRefused(`There is no setting "${key}". Settings: ${SETTING_KEYS.join(', ')}.`)
  if (verb === 'get') {
    if (key !== undefined) out.write(`${settingOf(shop.site, key) ?? ''}\n`)
    else for (const one of SETTING_KEYS) out.write(`${one.padEnd(20)}${settingOf(shop.site, one) ?? ''}\n`)
    return 0
  }
  if (verb === 'set' && key !== undefined && words.length > 0) {
    const after = await set(shop, shop.site, key, words.join(' '))
    out.write(`${key} ${settingOf(after, key) ?? ''}\n`)
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

/** Shows a label and reads a line; undefined once there is no more to read. */
type Ask = (label: string) => Promise<string | undefined>

/** Walks through the settings of a new shop. Each answer is saved at once, so it can be left and taken up again. */
export async function setupCommand(shop: Shop, ask: Ask, out: Out): Promise<number> {
  out.write('Enter leaves a setting as it is. Everything is saved at once, and can be changed in the admin.\n\n')
  let site: SettingsOfSite = shop.site
  for (const { key, label, why } of STEPS) {
    out.write(`${why}\n`)
    for (;;) {
      const answer = (await ask(`${label} [${settingOf(site, key) ?? ''}]: `))?.trim()
      if (answer === undefined) {
        out.write('\nLeft. What was answered is saved; setup takes up the rest.\n')
        return 0
      }
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
  out.write(
    `\nThat is the shop itself. Go on at ${shop.url}/admin/setup with payment, legal pages and the first product.\n`,
  )
  return 0
}
