import type { SHOP_LANGUAGES } from '@fairground/contract/enumerations/sites.ts'
import { getSiteLanguages, setSiteLanguages } from '@fairground/contract/fairground/site-languages.ts'
import { setSiteSettings } from '@fairground/contract/fairground/site-settings.ts'
import { applyTaxPresets } from '@fairground/contract/fairground/tax-presets.ts'
import { countryDefaults } from '../../sites/site-settings/country-defaults.ts'
import { changeOfSetting, type SettingKey, settingOf } from '../../sites/site-settings/settings-by-key.ts'
import { walkLookParts } from './look-step.ts'
import { countriesIn, type Questions, reasonOf } from './questions.ts'
import type { SetupShop, Walk } from './setup-shop.ts'

interface Setting {
  readonly key: SettingKey
  readonly label: string
  readonly why: string
}

const business: readonly Setting[] = [
  { key: 'name', label: 'Name of the business', why: 'Shown in the header, in emails and in search results.' },
  { key: 'email', label: 'Email for buyers', why: 'Buyers write to it.' },
  { key: 'country', label: 'Country, such as GB', why: 'Currency, units and the rules of tax begin with it.' },
  { key: 'addressLine', label: 'Street and number', why: 'Goods are sent from here.' },
  { key: 'postalCode', label: 'Postcode', why: 'Goods are sent from here.' },
  { key: 'city', label: 'City', why: 'Goods are sent from here.' },
  { key: 'sells', label: 'Sells GOODS, TICKETS or BOTH', why: 'The shop shows what it sells.' },
]

const region: readonly Setting[] = [
  { key: 'locale', label: 'Language and country, such as en-GB', why: 'Texts, prices and dates are written so.' },
  { key: 'timeZone', label: 'Time zone', why: 'For orders and dates without a place of their own.' },
  { key: 'currency', label: 'Currency', why: 'Prices are entered and money is taken in it.' },
  { key: 'weightUnit', label: 'Weights in KG or LB', why: 'Products are weighed for delivery in it.' },
  { key: 'distanceUnit', label: 'Distances in KM or MI', why: 'For local delivery.' },
  { key: 'taxIncludedInPrices', label: 'Prices include tax, true or false', why: 'Else it is added in the cart.' },
]

const look: readonly Setting[] = [
  { key: 'accent', label: 'Colour of buttons and links, such as #0f766e', why: 'The shop is recognised by it.' },
  { key: 'heroTitle', label: 'Title of the start page', why: 'The first words that visitors read.' },
]

/** Starting values of the country, where nothing hinders them: a currency in which orders exist stays. */
async function setUsual(shop: SetupShop, { write }: Questions): Promise<void> {
  const usual = countryDefaults(shop.site().settings.business?.address?.country ?? '')
  if (!usual) return
  const { locale, timeZone, currency, weightUnit, distanceUnit, taxIncludedInPrices } = usual
  try {
    await shop.call(setSiteSettings, { locale, timeZone, currency, weightUnit, distanceUnit, taxIncludedInPrices })
    write(`  Usual there: ${locale}, ${timeZone}, ${currency}, ${weightUnit}, ${distanceUnit}. Change them below.\n`)
  } catch (error) {
    if (reasonOf(error) === undefined) throw error
  }
}

const walkSettings =
  (settings: readonly Setting[]): Walk =>
  async (shop, questions) => {
    for (const { key, label, why } of settings) {
      questions.write(`${why}\n`)
      const isChanged = await questions.until(label, settingOf(shop.site(), key) ?? '', async (answer) => {
        await shop.call(setSiteSettings, changeOfSetting(shop.site(), key, answer))
      })
      if (isChanged && key === 'country') await setUsual(shop, questions)
    }
  }

export const walkBusiness = walkSettings(business)
export const walkRegion = walkSettings(region)

export const walkLook: Walk = async (shop, questions) => {
  await walkSettings(look)(shop, questions)
  await walkLookParts(shop, questions)
  questions.write(`More pictures are under ${shop.url}/admin/settings/look.\n`)
}

export const walkLanguages: Walk = async (shop, { until }) => {
  const { language, others, available } = await shop.call(getSiteLanguages, {})
  await until(
    `Languages beside ${language}, of ${available.filter((one) => one !== language).join(' ')}`,
    others.join(' '),
    async (answer) => {
      const words = answer.toLowerCase().split(/[\s,]+/)
      await shop.call(setSiteLanguages, { others: words as (typeof SHOP_LANGUAGES)[number][] }) // the operation refuses others
    },
  )
}

export const walkTax: Walk = async (shop, { write, until }) => {
  write('Check the starting values with your adviser.\n')
  await until('Countries to add starting values of tax for, such as GB DE', '', async (answer) => {
    const { rates, regions } = await shop.call(applyTaxPresets, { countries: countriesIn(answer) })
    write(`  ${rates} rates in ${regions} regions are added.\n`)
  })
}

export const walkOpening: Walk = async (shop, { yes, write }) => {
  const status = settingOf(shop.site(), 'status')
  if (status === 'ENABLED' || status === 'DEMO' || !(await yes('Open the shop to everybody', false))) return
  await shop.call(setSiteSettings, { status: 'ENABLED' })
  write(`  Open at ${shop.url}.\n`)
}
